"""城西茶铺 with a closed evening, an evening that runs, and every page's address."""

import uuid
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import pytest
from django.test import Client

from clubs.models import Club, User
from games import services
from games.house_rules.services import name_rules
from games.models import RuleSet, Table
from settlement.models import Report, ReportFile, Sitting

NAMES = ["甲", "乙", "丙", "丁"]


def hand(winner: int = 1, loser: int = 2, stake: int = 10) -> dict[str, Any]:
    """Seat `winner` is best in both groups and takes `stake` from `loser`; the others fold for the skin."""
    shown = [
        {"seat": winner, "fate": "shown", "stake": stake, "order": {"high": 1, "low": 1}},
        {"seat": loser, "fate": "shown", "stake": stake, "order": {"high": 2, "low": 2}},
    ]
    folded = [
        {"seat": seat, "fate": "folded", "round": 1, "stake": 1} for seat in {1, 2, 3, 4} - {winner, loser}
    ]
    return {"type": "hand", "seats": [*shown, *folded]}


def knockout() -> dict[str, Any]:
    """Everybody but seat 1 folds in round 1: the other three owe a mango of 5 each."""
    folded = [{"seat": seat, "fate": "folded", "round": 1, "stake": 3} for seat in (2, 3, 4)]
    return {"type": "hand", "seats": [{"seat": 1, "fate": "stood", "stake": 3}, *folded]}


@dataclass
class Desk:
    """A table and a short way to record at it."""

    table: Table
    by: User

    def record(self, *events: Mapping[str, Any]) -> None:
        for event in events:
            sent = {"id": str(uuid.uuid4()), **event}
            services.record(table_id=self.table.pk, event=sent, by=self.by)
        self.table.refresh_from_db()

    def bowls(self, points: int = 1000) -> None:
        self.record(*({"type": "bowl", "seat": seat, "points": points} for seat in (1, 2, 3, 4)))


@dataclass(frozen=True)
class House:
    """A club with one of everything."""

    club: Club
    closed: Sitting
    running: Sitting
    desk: Desk
    rule_set: RuleSet

    def address(self, path: str) -> str:
        """`/clubs/{club}/` → the address in this house."""
        return path.format(
            club=self.club.pk,
            closed=self.closed.pk,
            running=self.running.pk,
            table=self.desk.table.pk,
            token=self.desk.table.board_token,
            rule_set=self.rule_set.pk,
        )


def lay(club: Club, by: User, **more: Any) -> tuple[Sitting, Desk]:
    """An evening of 打旋 1-3 with four bowls of 1000."""
    sitting = services.open_sitting(club=club, **more)
    desk = Desk(services.open_table(sitting=sitting, game="daxuan", players=NAMES, by=by), by)
    desk.bowls()
    return sitting, desk


@pytest.fixture
def house(club: Club, host: User) -> House:
    closed, past = lay(club, host, title="中秋")
    past.record(hand(), hand(2, 1, 30), {"type": "close", "meal": {"bill": "100.00"}})
    report = Report.objects.filter(sitting=closed).first() or Report.objects.create(sitting=closed)
    Report.objects.filter(pk=report.pk).update(status=Report.Status.DONE, progress=100)
    ReportFile.objects.create(report=report, kind="pdf", content=b"%PDF")
    running, desk = lay(club, host)
    desk.record(hand(), knockout())
    closed.refresh_from_db()
    rule_set = name_rules(club=club, game="dingerhuang", name="底皮五分", rules={"ante": 5}, by=host)
    return House(club, closed, running, desk, rule_set)


@pytest.fixture
def browse() -> Callable[..., Client]:
    """`browse(user)` is a browser signed in as that user, `browse()` one that is not, in a language."""

    def open_browser(user: User | None = None, language: str = "zh-hans") -> Client:
        client = Client()
        client.cookies["django_language"] = language
        if user:
            client.force_login(user)
        return client

    return open_browser


Browse = Callable[..., Client]
