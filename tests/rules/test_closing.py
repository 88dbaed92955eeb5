"""sitting §3–§5 and README §2: close and reopen."""

from typing import Any

import pytest

from tests.rules.building import bowl, hand, nets, refusal, run, shown, stood

PASSED = hand(stood(1), stood(2), stood(3), bids=[3], passed=2)
SHOWDOWN = hand(shown(1), shown(2, 2, 2), shown(3, 3, 3), bids=[10])
CLOSE = {"type": "close"}


def closing(events: list[Any], **head: Any) -> dict[str, Any]:
    return run(events, **head).to_json()["events"][-1]


def test_the_pool_goes_back_from_the_seat_after_the_due_dealer_on() -> None:
    line = closing([PASSED, PASSED, {"type": "leave", "seat": 2}, CLOSE])
    assert line["transfers"] == [
        {"from": "pool", "to": 1, "points": 8, "reason": "pool_return"},
        {"from": "pool", "to": 3, "points": 7, "reason": "pool_return"},
    ]
    assert (line["net"], line["pool"]) == ({"1": 8, "3": 7}, 0)


def test_the_returned_pool_counts_for_settling_up() -> None:
    assert closing([PASSED, PASSED, CLOSE])["settle_up"] == []


def test_settling_up_clears_the_standing() -> None:
    assert closing([SHOWDOWN, CLOSE])["settle_up"] == [
        {"from": 2, "to": 1, "points": 10},
        {"from": 3, "to": 1, "points": 10},
    ]


BILLS = [
    pytest.param("386.00", "386.00", id="text"),
    pytest.param("386", "386.00", id="whole text"),
    pytest.param(386, "386.00", id="whole number"),
    pytest.param(57.3, "57.30", id="number with a decimal"),
    pytest.param(0.05, "0.05", id="five cents"),
    pytest.param("0.01", "0.01", id="one cent"),
]


@pytest.mark.parametrize(("bill", "whole"), BILLS)
def test_the_meal_adds_up(bill: Any, whole: str) -> None:
    meal = closing([SHOWDOWN, {"type": "close", "meal": {"bill": bill}}])["meal"]
    cents = sum(int(part.replace(".", "")) for part in meal.values())
    assert cents == int(whole.replace(".", ""))
    assert meal["1"] == "0.00"


NO_BILLS: list[Any] = [None, True, 0, -5, 1.234, 1e300, 10**400, float("nan"), float("inf"), [], {}]
NO_BILLS += ["", "0", "0.00", "-1", "1e3", "12.", ".5", " 12", "1,000", "１２", "9" * 400]


@pytest.mark.parametrize("bill", NO_BILLS)
def test_a_bill_that_is_none(bill: Any) -> None:
    assert refusal([{"type": "close", "meal": {"bill": bill}}]).code == "bad_bill"


def test_after_the_close_only_corrections_and_reopen() -> None:
    for event in (SHOWDOWN, CLOSE, bowl(1), {"type": "join", "player": "丁"}, {"type": "final_lap"}):
        assert refusal([SHOWDOWN, CLOSE, event]).code == "table_closed"


def test_a_correction_works_the_close_out_again() -> None:
    line = closing([SHOWDOWN, CLOSE, {"type": "void", "hand": 1}])
    assert (line["event"], line["type"], line["settle_up"]) == (2, "close", [])


def test_reopened_as_if_it_had_not_been_closed() -> None:
    replayed = run([PASSED, PASSED, CLOSE, {"type": "reopen"}, SHOWDOWN])
    assert [entry.position for entry in replayed.entries] == [1, 2, 5]
    assert nets(replayed)[-1] == {1: 45, 2: -15, 3: -15}
    assert refusal([CLOSE, {"type": "reopen"}, {"type": "reopen"}]).code == "not_closed"
