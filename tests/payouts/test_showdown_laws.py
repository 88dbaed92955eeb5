"""What holds for every showdown, and a slow twin that says the same (PROOFS B1).

``BOBO_SOAK=100000 pytest tests/payouts/test_showdown_laws.py -k soak`` runs as many cases.
"""

from __future__ import annotations

import os
import random
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from settlement.payouts.showdown import rank, settle

CASES = int(os.environ.get("BOBO_SOAK", "300"))


class Deal(NamedTuple):
    shown: dict[int, tuple[int, int]]
    folded: list[int]
    stakes: dict[int, int]
    order: list[int]


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    order = list(draw(st.permutations(range(1, draw(st.integers(2, 8)) + 1))))
    strength = st.integers(0, draw(st.sampled_from([1, 3, 20])))
    number = draw(st.integers(1, len(order)))
    seats = draw(st.permutations(order))
    return Deal(
        {seat: (draw(strength), draw(strength)) for seat in seats[:number]},
        seats[number:],
        {seat: draw(st.integers(0, 30)) for seat in order},
        order,
    )


def nets(deal: Deal) -> dict[int, int]:
    net = dict.fromkeys(deal.order, 0)
    for take in settle(*rank(deal.shown, deal.folded), deal.stakes, deal.order):
        net[take.taker] += take.points
        net[take.loser] -= take.points
    return net


def beats(deal: Deal, one: int, other: int) -> bool:
    if one not in deal.shown:
        return False
    if other not in deal.shown:
        return True
    (low, high), (their_low, their_high) = deal.shown[one], deal.shown[other]
    return low >= their_low and high >= their_high and (low, high) != (their_low, their_high)


def twin(deal: Deal) -> dict[int, int]:
    """The same by moving single points: best hands first, loser by loser, round and round."""
    left, net = dict(deal.stakes), dict.fromkeys(deal.order, 0)
    for hand in sorted(set(deal.shown.values()), reverse=True):
        for loser in deal.order:
            room = {
                seat: deal.stakes[seat]
                for seat in deal.order
                if deal.shown.get(seat) == hand and beats(deal, seat, loser)
            }
            while left[loser] and any(room.values()):
                for taker in room:
                    if left[loser] and room[taker]:
                        room[taker] -= 1
                        left[loser] -= 1
                        net[taker] += 1
                        net[loser] -= 1
    return net


@given(deals())
@settings(max_examples=200, deadline=None)
def test_equal_to_the_twin(deal: Deal) -> None:
    assert nets(deal) == twin(deal)


def any_deal(chance: random.Random) -> Deal:
    order = chance.sample(range(1, 9), chance.randint(2, 8))
    seats = chance.sample(order, len(order))
    number = chance.randint(1, len(order))
    levels, most = chance.choice([1, 2, 3, 20]), chance.choice([3, 30, 120])
    return Deal(
        {seat: (chance.randrange(levels), chance.randrange(levels)) for seat in seats[:number]},
        seats[number:],
        {seat: chance.randint(0, most) for seat in order},
        order,
    )


def test_soak() -> None:
    for seed in range(CASES):
        deal = any_deal(random.Random(seed))
        net = nets(deal)
        assert net == twin(deal), f"seed {seed}"
        assert sum(net.values()) == 0, f"seed {seed}"
        assert all(-deal.stakes[seat] <= points for seat, points in net.items()), f"seed {seed}"


@given(deals())
@settings(max_examples=200, deadline=None)
def test_no_points_are_made_or_lost(deal: Deal) -> None:
    assert sum(nets(deal).values()) == 0


@given(deals())
@settings(max_examples=200, deadline=None)
def test_nobody_wins_more_from_one_seat_or_loses_more_than_he_staked(deal: Deal) -> None:
    taken: dict[tuple[int, int], int] = {}
    lost = dict.fromkeys(deal.order, 0)
    for take in settle(*rank(deal.shown, deal.folded), deal.stakes, deal.order):
        assert take.points > 0
        assert beats(deal, take.taker, take.loser)
        taken[take.taker, take.loser] = taken.get((take.taker, take.loser), 0) + take.points
        lost[take.loser] += take.points
    assert all(points <= deal.stakes[taker] for (taker, _), points in taken.items())
    assert all(points <= deal.stakes[seat] for seat, points in lost.items())


@given(deals(), st.permutations(range(11, 19)))
@settings(max_examples=200, deadline=None)
def test_seat_numbers_do_not_matter(deal: Deal, numbers: list[int]) -> None:
    name = dict(zip(deal.order, numbers, strict=False))
    renamed = Deal(
        {name[seat]: hand for seat, hand in deal.shown.items()},
        [name[seat] for seat in deal.folded],
        {name[seat]: stake for seat, stake in deal.stakes.items()},
        [name[seat] for seat in deal.order],
    )
    assert nets(renamed) == {name[seat]: points for seat, points in nets(deal).items()}
