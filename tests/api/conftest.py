"""城西茶铺 with an evening and a table of 打旋, and a short way to each address."""

import uuid
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from rest_framework.test import APIClient

from clubs.models import Club, Player, User
from games import services
from games.models import Table
from settlement.models import Report, ReportFile, Sitting

Api = Callable[[User | None], APIClient]


@dataclass(frozen=True)
class House:
    """One of everything in a club."""

    club: Club
    player: Player
    sitting: Sitting
    table: Table
    report: Report

    def address(self, path: str) -> str:
        """`clubs/{club}/players/` → the address with this house's ids."""
        ids = {name: getattr(self, name).pk for name in ("club", "player", "sitting", "table", "report")}
        return "/api/v1/" + path.format(**ids)


@pytest.fixture
def house(club: Club, host: User) -> House:
    sitting = services.open_sitting(club=club)
    table = services.open_table(sitting=sitting, game="daxuan", players=["甲", "乙", "丙", "丁"], by=host)
    report = Report.objects.create(sitting=sitting, status=Report.Status.DONE)
    for kind in ("pdf", "xlsx"):
        ReportFile.objects.create(report=report, kind=kind, content=b"x")
    return House(club, club.players.get(name="甲"), sitting, table, report)


def bowl(seat: int = 1, points: int = 200) -> dict[str, Any]:
    return {"id": str(uuid.uuid4()), "type": "bowl", "seat": seat, "points": points}
