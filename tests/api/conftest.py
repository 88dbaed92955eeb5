"""城西茶铺 with an evening and a table of 打旋, and a short way to each address."""

import uuid
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from rest_framework.test import APIClient

from clubs.models import Club, Player, User
from games import services
from games.house_rules.services import name_rules
from games.models import RuleSet, Table
from settlement.models import Report, ReportFile, Sitting

Api = Callable[[User | None], APIClient]
THINGS = ("club", "player", "sitting", "table", "report", "rule_set")


@dataclass(frozen=True)
class House:
    """One of everything in a club."""

    club: Club
    player: Player
    sitting: Sitting
    table: Table
    report: Report
    rule_set: RuleSet

    def address(self, path: str) -> str:
        """`clubs/{club}/players/` → the address with this house's ids."""
        ids = {name: getattr(self, name).pk for name in THINGS}
        return "/api/v1/" + path.format(**ids)


@pytest.fixture
def house(club: Club, host: User) -> House:
    sitting = services.open_sitting(club=club)
    table = services.open_table(sitting=sitting, game="daxuan", players=["甲", "乙", "丙", "丁"], by=host)
    report = Report.objects.create(sitting=sitting, status=Report.Status.DONE)
    for kind in ("pdf", "xlsx"):
        ReportFile.objects.create(report=report, kind=kind, content=b"x")
    rule_set = name_rules(club=club, game="daxuan", name="我们的打法", rules={"skin": 2})
    return House(club, club.players.get(name="甲"), sitting, table, report, rule_set)


def bowl(seat: int = 1, points: int = 200) -> dict[str, Any]:
    return {"id": str(uuid.uuid4()), "type": "bowl", "seat": seat, "points": points}
