"""What follows from the hands: running totals, places, who won from whom."""

from dataclasses import replace

from settlement.reports.document import head_to_head, ranked, running
from tests.reports.evening import NAMES, NETS, RETURNED, TOTALS, document


def test_running_totals_end_at_the_standing():
    series = {row.key: row.points for row in document().series}
    assert series == {
        "w": (0, -1, -2, 31, 31, 31),
        "l": (0, -50, -51, -56, -56, -56),
        "q": (0, 54, 51, 26, 26, 26),
        "h": (0, -3, 2, -1, -1, -1),
    }


def test_a_voided_hand_keeps_its_place_and_moves_nothing():
    first, *others = document().hands
    hands = [replace(first, nets={}, lines=(), voided=True), *others]
    leader = running(NAMES, hands, [])[2]
    assert leader.points == (0, 0, -3, -28, -28, -33)


def test_no_hands_is_a_row_of_noughts():
    assert [row.points for row in running(NAMES, [], [])] == [(0,)] * 4


def test_standing_best_first_with_its_figures():
    rows = [
        (row.place, row.name, row.points, row.hands, row.won, row.best, row.worst, row.chips)
        for row in document().standing
    ]
    assert rows == [
        (1, "老王", 31, 5, 1, 33, -5, 2031),
        (2, "阿强", 26, 5, 1, 54, -25, 2026),
        (3, "小何", -1, 5, 1, 5, -5, 1999),
        (4, "李姐", -56, 5, 0, 0, -50, 1944),
    ]


def test_equal_totals_share_a_place():
    rows = ranked(NAMES, {"w": 5, "l": -10, "q": 5, "h": 0}, [], 0)
    assert [(row.key, row.place) for row in rows] == [("w", 1), ("q", 1), ("h", 3), ("l", 4)]


def test_without_allotment_no_chips():
    assert {row.chips for row in ranked(NAMES, TOTALS, [], 0)} == {None}


def test_head_to_head_leaves_the_pool_out():
    won = head_to_head(document())
    assert won["w", "q"] == 20 - 1
    assert won["h", "w"] == 1 - 3
    assert won["q", "h"] == 3 - 3
    assert all(won[one, other] == -won[other, one] for one, other in won)


def test_the_pencil_agrees_with_itself():
    assert sum(TOTALS.values()) == 0
    assert {key: sum(net[key] for net in NETS) + RETURNED[key] for key in NAMES} == TOTALS
