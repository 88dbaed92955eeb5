"""Sharing points, caps and odd points (README §6)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from settlement.payouts.shares import fill, share

SHARES = [
    pytest.param(10, [1, 2], {1: 5, 2: 5}, id="even"),
    pytest.param(10, [3, 1, 2], {3: 4, 1: 3, 2: 3}, id="the odd point to the first in playing order"),
    pytest.param(11, [3, 1, 2], {3: 4, 1: 4, 2: 3}, id="two odd points to the first two"),
    pytest.param(2, [4, 5, 6], {4: 1, 5: 1, 6: 0}, id="fewer points than sharers"),
    pytest.param(0, [4, 5], {4: 0, 5: 0}, id="nothing to share"),
    pytest.param(7, [8], {8: 7}, id="alone"),
]

FILLS = [
    pytest.param(60, {1: 50, 2: 200}, {1: 30, 2: 30}, id="no cap reached"),
    pytest.param(
        150, {1: 50, 2: 200}, {1: 50, 2: 100}, id="what the capped one cannot take goes to the other"
    ),
    pytest.param(300, {1: 50, 2: 200}, {1: 50, 2: 200}, id="all capped: the rest stays"),
    pytest.param(
        100, {1: 10, 2: 60, 3: 60}, {1: 10, 2: 45, 3: 45}, id="the capped one's rest is shared equally"
    ),
    pytest.param(101, {1: 60, 2: 10, 3: 60}, {1: 46, 2: 10, 3: 45}, id="odd point to the first with room"),
    pytest.param(4, {1: 1, 2: 9, 3: 9}, {1: 1, 2: 2, 3: 1}, id="an odd point passes over a full one"),
    pytest.param(5, {1: 0, 2: 9}, {1: 0, 2: 5}, id="a cap of 0 gets nothing"),
    pytest.param(5, {}, {}, id="nobody"),
]


@pytest.mark.parametrize(("points", "sharers", "expected"), SHARES)
def test_share(points: int, sharers: list[int], expected: dict[int, int]) -> None:
    assert list(share(points, sharers).items()) == list(expected.items())


@pytest.mark.parametrize(("points", "caps", "expected"), FILLS)
def test_fill(points: int, caps: dict[int, int], expected: dict[int, int]) -> None:
    assert list(fill(points, caps).items()) == list(expected.items())


def poured(points: int, caps: dict[int, int]) -> dict[int, int]:
    """Hand out one point at a time, round and round, to whoever has room."""
    got = dict.fromkeys(caps, 0)
    while points and any(got[seat] < cap for seat, cap in caps.items()):
        for seat, cap in caps.items():
            if points and got[seat] < cap:
                got[seat] += 1
                points -= 1
    return got


@given(
    st.integers(0, 120),
    st.lists(st.integers(0, 40), max_size=8).map(lambda caps: dict(enumerate(caps, 1))),
)
@settings(max_examples=200, deadline=None)
def test_fill_is_points_poured_one_by_one(points: int, caps: dict[int, int]) -> None:
    assert fill(points, caps) == poured(points, caps)


@given(st.integers(0, 10**9), st.permutations(range(1, 9)), st.integers(1, 8))
@settings(max_examples=200, deadline=None)
def test_shares_differ_by_one_at_most_and_add_up(points: int, seats: list[int], count: int) -> None:
    got = share(points, seats[:count])
    assert sum(got.values()) == points
    assert max(got.values()) - min(got.values()) <= 1
    assert list(got.values()) == sorted(got.values(), reverse=True)
