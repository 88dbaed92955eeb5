"""A table of 打旋 1-3 with 甲 乙 丙 丁, bowls of 200, in an evening of 城西茶铺."""

import uuid
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from clubs.models import Club, User
from games import services
from games.models import Table
from settlement import ledger
from settlement.models import Sitting


@dataclass
class Desk:
    """A table to record at, and short ways to ask the book."""

    sitting: Sitting
    table: Table
    by: User

    def record(self, event: Mapping[str, Any], **more: Any) -> dict[str, Any]:
        sent = {"id": str(uuid.uuid4()), **event}
        return services.record(table_id=self.table.pk, event=sent, by=self.by, **more).answer

    def fresh(self) -> Table:
        return Table.objects.select_related("sitting__club", "pool").get(pk=self.table.pk)

    def totals(self) -> dict[str, int]:
        """Name → points by the ledger, the pool as 池."""
        points = ledger.balances(self.sitting)
        return {
            account.player.name if account.player else "池": points[account.pk]
            for account in self.sitting.accounts.select_related("player")
        }


def open_desk(club: Club, by: User, names: str = "甲乙丙丁", **more: Any) -> Desk:
    sitting = more.pop("sitting", None) or services.open_sitting(club=club)
    table = services.open_table(
        sitting=sitting, players=list(names), by=by, **{"game": "daxuan", "rules": {"preset": "1-3"}, **more}
    )
    return Desk(sitting, table, by)


def fill(desk: Desk, points: int = 200) -> Desk:
    for seat in range(1, desk.table.seats.count() + 1):
        desk.record({"type": "bowl", "seat": seat, "points": points})
    return desk


@pytest.fixture
def desk(club: Club, host: User) -> Desk:
    return fill(open_desk(club, host))


def shown(seat: int, high: int, low: int) -> dict[str, Any]:
    return {"seat": seat, "fate": "shown", "order": {"high": high, "low": low}}


def folded(seat: int, round_: int = 1) -> dict[str, Any]:
    return {"seat": seat, "fate": "folded", "round": round_}


# Dealt by 甲, so 乙 is the forced opener. 甲 beats 乙 in both groups; 丙 folds in round 1, 丁 in round 2.
# Stakes 50, 50, 1 (skin), 3: 甲 +54, 乙 −50, 丙 −1, 丁 −3.
HAND = {
    "type": "hand",
    "dealer": 1,
    "bids": [3, 30, 50],
    "seats": [shown(1, 1, 1), shown(2, 2, 2), folded(3), folded(4, 2)],
}
HAND_NET = {"1": 54, "2": -50, "3": -1, "4": -3}
# All but 丁 fold in round 1: 甲 and 乙 lose the skin, 丙 (the forced opener after dealer 乙) his 3.
KNOCKOUT = {
    "type": "hand",
    "bids": [3],
    "dealer": 2,
    "seats": [folded(1), folded(2), folded(3), {"seat": 4, "fate": "stood"}],
}
KNOCKOUT_NET = {"1": -1, "2": -1, "3": -3, "4": 5}
