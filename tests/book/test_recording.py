"""A hand in the book: transfers, hands, the table's state, the answer."""

from games import presenting
from games.models import Event, Hand
from settlement.models import Posting, Transfer
from tests.book.conftest import HAND, HAND_NET, KNOCKOUT, KNOCKOUT_NET, Desk


def test_a_hand_moves_what_the_rules_say(desk: Desk) -> None:
    answer = desk.record(HAND)
    assert (answer["seq"], answer["hand"], answer["net"], answer["pool"]) == (5, 1, HAND_NET, 0)
    assert desk.totals() == {"甲": 54, "乙": -50, "丙": -1, "丁": -3, "池": 0}
    assert sorted(Transfer.objects.values_list("points", "reason")) == [
        (1, "skin"),
        (3, "skin"),
        (50, "beaten"),
    ]


def test_the_answer_shows_the_table_after_it(desk: Desk) -> None:
    table = desk.record(HAND)["table"]
    assert [(s["name"], s["total"], s["bowl"]) for s in table["seats"]] == [
        ("甲", 54, 254),
        ("乙", -50, 150),
        ("丙", -1, 199),
        ("丁", -3, 197),
    ]
    assert (table["seq"], table["hand"], table["dealer"], table["opener"]) == (5, 2, 2, 3)
    assert table["last"]["net"] == HAND_NET


def test_a_knockout_owes_mango_and_the_next_hand_pays_it(desk: Desk) -> None:
    desk.record(HAND)
    table = desk.record(KNOCKOUT)["table"]
    assert (table["owes"], table["why"]) == ([3, 1, 2], "knockout")
    answer = desk.record({**HAND, "dealer": 3})
    # three mangoes of 5 go into the pool and to 甲, who takes first
    assert sorted((t["from"], t["points"]) for t in answer["transfers"] if t["reason"] == "mango") == [
        (1, 5),
        (2, 5),
        (3, 5),
    ]
    assert [(t["to"], t["points"]) for t in answer["transfers"] if t["reason"] == "pool"] == [(1, 15)]
    assert desk.totals()["池"] == 0


def test_each_transfer_has_its_line(desk: Desk) -> None:
    answer = desk.record(HAND)
    assert [(line["from"], line["to"], line["points"]) for line in answer["lines"]] == [
        (t["from"], t["to"], t["points"]) for t in answer["transfers"]
    ]
    assert all(line["text"] for line in answer["lines"])


def test_a_hand_where_nothing_moves_is_a_hand_all_the_same(desk: Desk) -> None:
    stood = [{"seat": seat, "fate": "stood"} for seat in range(1, 5)]
    answer = desk.record({"type": "hand", "bids": [3], "passed": 2, "seats": stood})
    assert (answer["hand"], answer["kind"], answer["transfers"]) == (1, "passed", [])
    assert Posting.objects.get(hand=1).accounts == [s.account_id for s in desk.table.seats.order_by("number")]


def test_the_stored_event_holds_the_facts(desk: Desk) -> None:
    desk.record(HAND)
    body = Event.objects.get(table=desk.table, seq=5).body
    assert body["dealer"] == 1
    assert [(seat["seat"], seat["stake"], seat["fate"]) for seat in body["seats"]] == [
        (1, 50, "shown"),
        (2, 50, "shown"),
        (3, 1, "folded"),
        (4, 3, "folded"),
    ]
    assert Hand.objects.get(table=desk.table).entered == body


def test_who_sits_out_is_not_dealt_in(desk: Desk) -> None:
    seats = [*HAND["seats"][:3], {"seat": 4, "fate": "out"}]
    desk.record({**HAND, "seats": seats})
    four = desk.table.seats.get(number=4)
    assert four.account_id not in Posting.objects.get(hand=1).accounts


def test_joining_makes_a_seat_and_an_account(desk: Desk) -> None:
    table = desk.record({"type": "join", "player": "戊", "after": 1})["table"]
    assert [seat["name"] for seat in table["seats"]] == ["甲", "戊", "乙", "丙", "丁"]
    assert desk.totals()["戊"] == 0


def test_who_comes_back_has_a_new_seat_and_the_same_account(desk: Desk) -> None:
    desk.record(HAND)
    desk.record({"type": "leave", "seat": 2})
    table = desk.record({"type": "join", "player": "乙"})["table"]
    assert [(s["seat"], s["name"], s["total"], s["left"]) for s in table["seats"]] == [
        (1, "甲", 54, False),
        (3, "丙", -1, False),
        (4, "丁", -3, False),
        (5, "乙", 0, False),
        (2, "乙", -50, True),
    ]
    assert desk.sitting.accounts.count() == 5
    assert desk.totals()["乙"] == -50


def test_hand_rows_tell_the_evening(desk: Desk) -> None:
    desk.record(HAND)
    desk.record(KNOCKOUT)
    rows = presenting.hand_rows(desk.fresh(), "zh")
    assert [(row["number"], row["net"], row["kind"], row["dealer"]) for row in rows] == [
        (1, HAND_NET, "settled", 1),
        (2, KNOCKOUT_NET, "knockout", 2),
    ]
