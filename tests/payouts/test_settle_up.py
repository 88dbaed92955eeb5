"""The fewest transfers that clear a standing (sitting §5)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from settlement.payouts.settle_up import settle_up

TABLES = [
    pytest.param({}, [], id="nobody"),
    pytest.param({1: 0, 2: 0}, [], id="all even"),
    pytest.param({1: 5, 2: -5}, [(2, 1, 5)], id="two"),
    pytest.param({1: 10, 2: -4, 3: -6}, [(2, 1, 4), (3, 1, 6)], id="two pay one"),
    pytest.param(
        {1: 7, 2: -3, 3: 3, 4: -7, 5: 0},
        [(2, 3, 3), (4, 1, 7)],
        id="opposites meet, the even one is left out",
    ),
    pytest.param(
        {1: 5, 2: 4, 3: -9, 4: 8, 5: -2, 6: -6},
        [(3, 1, 5), (3, 2, 4), (5, 4, 2), (6, 4, 6)],
        id="two circles of three: four transfers, where biggest pays biggest needs five",
    ),
]


@pytest.mark.parametrize(("totals", "expected"), TABLES)
def test_settle_up(totals: dict[int, int], expected: list[tuple[int, int, int]]) -> None:
    assert settle_up(totals) == expected


def test_sixteen_people_in_five_circles() -> None:
    circles = [[101, 202, -303], [17, 400, -417], [1000, -1, -999], [55, 56, -111], [3, 5000, -5002, -1]]
    totals = dict(enumerate((points for circle in circles for points in circle), 1))
    assert len(settle_up(totals)) == 11


def test_thirty_people_are_cleared() -> None:
    totals = {seat: seat * seat for seat in range(1, 30)}
    totals[30] = -sum(totals.values())
    assert cleared(totals)
    assert len(settle_up(totals)) == 29


def test_totals_that_no_ledger_makes_are_an_error() -> None:
    with pytest.raises(ValueError, match="add up to 0"):
        settle_up({1: 5, 2: -4})


def standings(people: int, biggest: int) -> st.SearchStrategy[dict[int, int]]:
    one = st.integers(-biggest, biggest)
    return st.lists(one, min_size=1, max_size=people - 1).map(
        lambda points: dict(enumerate([*points, -sum(points)], 1))
    )


def cleared(totals: dict[int, int]) -> bool:
    left = dict(totals)
    for payer, payee, points in settle_up(totals):
        assert points > 0
        left[payer] += points
        left[payee] -= points
    return not any(left.values())


def most_circles(points: tuple[int, ...]) -> int:
    """Brute force: put the first one into every subset that adds up to 0, and go on with the rest."""
    if not points:
        return 0
    first, *rest = points
    best = 0
    for choice in range(1 << len(rest)):
        chosen = [value for place, value in enumerate(rest) if choice >> place & 1]
        if first + sum(chosen) == 0:
            others = tuple(value for place, value in enumerate(rest) if not choice >> place & 1)
            best = max(best, 1 + most_circles(others))
    return best


@given(standings(8, 6))
@settings(max_examples=200, deadline=None)
def test_as_few_as_brute_force_finds(totals: dict[int, int]) -> None:
    people = tuple(points for points in totals.values() if points)
    assert len(settle_up(totals)) == len(people) - most_circles(people)


@given(standings(16, 10**6) | standings(16, 9))
@settings(max_examples=30, deadline=None)
def test_everybody_is_cleared(totals: dict[int, int]) -> None:
    assert cleared(totals)


@given(standings(9, 20), st.randoms(use_true_random=False))
@settings(max_examples=200, deadline=None)
def test_the_same_for_the_same_totals(totals: dict[int, int], shuffle: object) -> None:
    items = list(totals.items())
    shuffle.shuffle(items)  # type: ignore[attr-defined]
    assert settle_up(dict(items)) == settle_up(totals)
