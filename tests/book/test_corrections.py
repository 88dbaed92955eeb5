"""Amend and void (README §4, sitting §1.3): the book only grows, and what is not touched stays."""

import pytest

from games import presenting
from games.models import Event, Hand
from games.prove import prove
from games.rules.errors import Refusal
from settlement.models import Posting, Transfer
from tests.book.conftest import HAND, HAND_NET, KNOCKOUT, KNOCKOUT_NET, Desk

SMALLER = {"bids": [3, 10, 20], "seats": HAND["seats"]}
# Stakes 20, 20, 1, 3: 甲 +24, 乙 −20, 丙 −1, 丁 −3.
SMALLER_NET = {"1": 24, "2": -20, "3": -1, "4": -3}


def test_an_amend_reverses_and_posts_anew(desk: Desk) -> None:
    desk.record(HAND)
    before = list(Transfer.objects.order_by("id").values())
    answer = desk.record({"type": "amend", "hand": 1, "as": SMALLER}, reason="mistyped")
    assert answer["net"] == SMALLER_NET
    assert answer["changes"] == [{"hand": 1, "before": HAND_NET, "after": SMALLER_NET}]
    assert desk.totals() == {"甲": 24, "乙": -20, "丙": -1, "丁": -3, "池": 0}
    assert list(Transfer.objects.order_by("id").values())[: len(before)] == before
    assert [(p.reverses_id is not None, p.event) for p in Posting.objects.order_by("id")] == [
        (False, 5),
        (True, 6),
        (False, 6),
    ]


def test_the_correction_says_who_and_why(desk: Desk) -> None:
    desk.record(HAND)
    desk.record({"type": "void", "hand": 1}, reason="mistyped")
    event = Event.objects.get(table=desk.table, seq=6)
    assert (event.type, event.reason, event.by) == ("void", "mistyped", desk.by)


def test_only_hands_that_come_out_otherwise_are_touched(desk: Desk) -> None:
    for _ in range(3):
        desk.record(HAND)
    untouched = list(Posting.objects.filter(hand__in=[1, 3]).values())
    desk.record({"type": "amend", "hand": 2, "as": SMALLER})
    assert list(Posting.objects.filter(hand__in=[1, 3]).values()) == untouched
    assert [row.corrected_at is not None for row in Hand.objects.order_by("number")] == [False, True, False]


def test_a_void_takes_the_hand_out_and_keeps_its_number(desk: Desk) -> None:
    desk.record(HAND)
    desk.record({"type": "void", "hand": 1})
    assert desk.record(HAND)["hand"] == 2
    rows = presenting.hand_rows(desk.fresh(), "zh")
    assert [(row["number"], row["voided"], row["net"]) for row in rows] == [
        (1, True, {}),
        (2, False, HAND_NET),
    ]
    assert desk.totals()["甲"] == 54


def test_voiding_a_knockout_drops_its_mango_from_the_next_hand(desk: Desk) -> None:
    desk.record(KNOCKOUT)
    desk.record({**HAND, "dealer": 3})
    desk.record({"type": "void", "hand": 1})
    assert desk.totals()["池"] == 0
    assert sum(desk.totals().values()) == 0
    assert not Transfer.objects.filter(
        posting__reversed_by=None, posting__reverses=None, reason="mango"
    ).exists()
    assert prove(desk.sitting) == []


def test_a_correction_may_not_make_nonsense(desk: Desk) -> None:
    desk.record(HAND)
    with pytest.raises(Refusal) as refused:
        desk.record({"type": "amend", "hand": 1, "as": {"bids": [3], "seats": HAND["seats"][:3]}})
    assert (refused.value.code, refused.value.field) == ("missing_seat", "as.seats")
    assert desk.fresh().seq == 5


def test_a_voided_hand_is_not_there_any_more(desk: Desk) -> None:
    desk.record(HAND)
    desk.record({"type": "void", "hand": 1})
    with pytest.raises(Refusal) as refused:
        desk.record({"type": "void", "hand": 1})
    assert refused.value.code == "hand_not_found"


def test_the_figures_follow_a_correction(desk: Desk) -> None:
    desk.record(HAND)
    desk.record(KNOCKOUT)
    desk.record({"type": "void", "hand": 1})
    rows = {
        row.player.name: (row.points, row.hands, row.sittings, row.biggest)
        for row in desk.sitting.club.standings.filter(game="daxuan").select_related("player")
    }
    assert rows == {"甲": (-1, 1, 1, 0), "乙": (-1, 1, 1, 0), "丙": (-3, 1, 1, 0), "丁": (5, 1, 1, 5)}
    assert KNOCKOUT_NET == {"1": -1, "2": -1, "3": -3, "4": 5}
