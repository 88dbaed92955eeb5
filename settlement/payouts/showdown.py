"""The capped pairwise showdown of 打旋 and 丁二皇: 尾大吃皮 / 头大吃皮 (xuan §5)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from operator import itemgetter
from typing import NamedTuple

from settlement.payouts.shares import fill

_HAND = itemgetter(1)


class Take(NamedTuple):
    """Points one seat took from another, and the figures that explain how many."""

    taker: int
    loser: int
    points: int
    """Points taken, > 0."""
    cap: int
    """The taker's own stake: the most he may take from one seat (xuan §5.2)."""
    left: int
    """What the loser still had of his stake when this turn came to him."""
    turn: int
    """1 for the first group of takers, 2 for the next, …"""


class Ranking(NamedTuple):
    """Who takes when, and from whom (xuan §5.1, §3)."""

    groups: list[list[int]]
    """Takers best first; seats equal in low and high stand together."""
    beats: dict[int, tuple[int, ...]]
    """Seat -> the seats it beats, folded ones last."""


def rank(shown: Mapping[int, tuple[int, int]], folded: Sequence[int] = ()) -> Ranking:
    """Order the hands that were shown, and say who beats whom (xuan §3, §5.1).

    Better in one group and not worse in the other beats; one each way, or both equal, is a draw.

    Args:
        shown: seat -> (strength of low, strength of high); higher is stronger, equal is a tie.
        folded: seats everyone shown beats.
    """
    fold = tuple(folded)
    groups: list[list[int]] = []
    beats: dict[int, tuple[int, ...]] = {}
    behind: list[tuple[int, int]] = []
    equal: list[tuple[int, int]] = []
    last = worse = None
    for seat, hand in sorted(shown.items(), key=_HAND):
        high = hand[1]
        if worse is None or hand != last:
            behind += equal
            # Those behind have no better low, so only a better high could save them.
            worse = (*[other for other, theirs in behind if theirs <= high], *fold)
            equal, last = [], hand
            groups.append([])
        groups[-1].append(seat)
        equal.append((seat, high))
        beats[seat] = worse
    groups.reverse()
    return Ranking(groups, beats)


def settle(
    groups: Sequence[Sequence[int]],
    beats: Mapping[int, Collection[int]],
    stakes: Mapping[int, int],
    order: Sequence[int],
) -> list[Take]:
    """Let each group of equal hands take from the seats it beats (xuan §5.2–5.6).

    Args:
        groups: takers best first (low, then high); seats equal in both stand together. Needs not
            hold every seat: those missing take nothing.
        beats: seat -> the seats it beats, folded ones included.
        stakes: points each seat has put in, folded ones included, the pool apart.
        order: playing order from the seat after the dealer; losers are visited and odd points
            given out in this order. Holds every seat named in ``groups`` and ``beats``.

    Returns:
        Takes in the order they happen, none of 0 points. Nobody takes from one seat more than
        his own stake, nobody loses more than his stake.
    """
    left = dict(stakes)
    takes: list[Take] = []
    for turn, group in enumerate(groups, 1):
        if len(group) > 1:
            _take_together(takes, left, turn, group, beats, stakes, order)
            continue
        taker = group[0]
        cap, beaten = stakes[taker], beats[taker]
        if not cap or not beaten:
            continue
        for loser in order:
            if loser in beaten and (have := left[loser]):
                points = cap if cap < have else have
                left[loser] = have - points
                takes.append(Take(taker, loser, points, cap, have, turn))
    return takes


def _take_together(
    takes: list[Take],
    left: dict[int, int],
    turn: int,
    group: Sequence[int],
    beats: Mapping[int, Collection[int]],
    stakes: Mapping[int, int],
    order: Sequence[int],
) -> None:
    """Equal takers share what each loser still has, one loser after another (xuan §5.3, README §6)."""
    takers = [seat for seat in order if seat in group]
    for loser in order:
        caps = {seat: stakes[seat] for seat in takers if loser in beats[seat]}
        have = left[loser] if caps else 0
        for taker, points in fill(have, caps).items():
            if points:
                left[loser] -= points
                takes.append(Take(taker, loser, points, caps[taker], have, turn))
