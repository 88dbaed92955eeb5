"""Who pays for the meal (sitting §4)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from settlement.payouts.meal import Policy, cents_to_text, meal

TABLES = [
    pytest.param(
        38600, [100, -60, -30, -10], "points", [0, 19300, 9650, 9650], id="loser half, winner nothing"
    ),
    pytest.param(38601, [100, -60, -30, -10], "points", [0, 19301, 9650, 9650], id="odd cent of the halving"),
    pytest.param(10001, [50, -30, -30, 5, 5], "points", [0, 2501, 2500, 2500, 2500], id="equal losers"),
    pytest.param(10000, [40, 40, -70, -10], "points", [0, 0, 5000, 5000], id="equal winners pay nothing"),
    pytest.param(9999, [20, -20], "points", [0, 9999], id="nobody between: the loser pays it all"),
    pytest.param(
        9999, [20, 20, -20, -20], "points", [0, 0, 5000, 4999], id="nobody between: losers share it all"
    ),
    pytest.param(100, [0, 0, 0], "points", [34, 33, 33], id="all equal: everyone the same"),
    pytest.param(101, [9, -4, -5], "equal", [34, 34, 33], id="AA"),
    pytest.param(1, [9, -4, -5], "points", [0, 0, 1], id="one cent"),
    pytest.param(1, [9, 0, -9], "equal", [1, 0, 0], id="one cent AA"),
]


@pytest.mark.parametrize(("bill", "totals", "policy", "pays"), TABLES)
def test_meal(bill: int, totals: list[int], policy: Policy, pays: list[int]) -> None:
    assert list(meal(bill, dict(enumerate(totals, 1)), policy).values()) == pays


def test_odd_cents_go_by_seat_whatever_the_order_of_totals() -> None:
    assert meal(100, {3: 0, 1: 0, 2: 0}, "equal") == {1: 34, 2: 33, 3: 33}


@pytest.mark.parametrize(
    ("cents", "text"), [(38600, "386.00"), (5, "0.05"), (0, "0.00"), (129999, "1299.99")]
)
def test_cents_to_text(cents: int, text: str) -> None:
    assert cents_to_text(cents) == text


@given(
    st.integers(1, 10**7),
    st.dictionaries(st.integers(1, 16), st.integers(-50, 50), min_size=1),
    st.sampled_from(["points", "equal"]),
)
@settings(max_examples=200, deadline=None)
def test_adds_up_and_losing_more_never_costs_less(bill: int, totals: dict[int, int], policy: Policy) -> None:
    pays = meal(bill, totals, policy)
    assert sum(pays.values()) == bill
    assert list(pays) == sorted(totals)
    if policy == "points" and len(set(totals.values())) > 1:
        assert all(pays[seat] == 0 for seat in totals if totals[seat] == max(totals.values()))
        losers = [pays[seat] for seat in totals if totals[seat] == min(totals.values())]
        assert sum(losers) * 2 >= bill
