"""The pencil evening (`tests.reports.evening`) entered through the services."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import uuid4

from clubs.models import Club
from clubs.services import add_player
from games.models import Table
from games.services import open_sitting, open_table, record

NAMES = ["老王", "李姐", "阿强", "小何"]
BEGAN = datetime(2026, 11, 30, 11, 5, tzinfo=UTC)

OUT, SHOWN, STOOD = "folded", "shown", "stood"


def hand(*fates: Any, **more: Any) -> dict[str, Any]:
    """A hand: for each seat `(fate, more)`, in order."""
    seats = [{"seat": seat, "fate": fate, **extra} for seat, (fate, extra) in enumerate(fates, 1)]
    return {"type": "hand", "seats": seats, **more}


def folded(number: int) -> tuple[str, dict[str, Any]]:
    return OUT, {"round": number}


def showing(high: list[str], low: list[str]) -> tuple[str, dict[str, Any]]:
    return SHOWN, {"pairs": [high, low]}


def placed(high: int, low: int) -> tuple[str, dict[str, Any]]:
    return SHOWN, {"order": {"high": high, "low": low}}


STANDING = (STOOD, {})

HANDS = [
    hand(
        folded(1),
        showing(["r8", "b7"], ["b9", "b5"]),
        showing(["rQ", "b9"], ["r2", "b8"]),
        folded(2),
        bids=[3, 10, 50],
    ),
    hand(folded(1), folded(1), folded(1), STANDING, bids=[10]),
    hand(placed(2, 1), placed(1, 2), folded(3), folded(1), bids=[3, 20, 20]),
    hand(*[STANDING] * 4, passed=2, bids=[3]),
    hand(*[STANDING] * 4, passed=2, bids=[3]),
]
BOWLS = [{"type": "bowl", "seat": seat, "points": 100} for seat in range(1, 5)]
CLOSE = {"type": "close", "meal": {"bill": "386.00", "policy": "points"}}


def enter(table: Table, *events: dict[str, Any], start: datetime = BEGAN) -> Table:
    """Record events a minute apart."""
    for minute, event in enumerate(events):
        record(table_id=table.pk, event={**event, "id": str(uuid4())}, at=start + timedelta(minutes=minute))
    table.refresh_from_db()
    return table


def open_evening(club: Club, **more: Any) -> Table:
    """An open 打旋 1-3 table with the four people, no hand yet."""
    people = [add_player(club=club, name=name) for name in NAMES]
    evening = open_sitting(
        club=club, title="周一的打旋", place="二楼靠窗", allotment=2000, opened_at=BEGAN, **more
    )
    return open_table(sitting=evening, game="daxuan", players=people, rules={"preset": "1-3"}, name="一号桌")


def closed_evening(club: Club) -> Table:
    return enter(open_evening(club), *BOWLS, *HANDS, CLOSE)
