"""Sharing whole points between seats (README §6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def share(points: int, sharers: Sequence[int]) -> dict[int, int]:
    """Share points equally; the odd ones go one each in the order given (README §6).

    Args:
        points: whole points >= 0.
        sharers: at least one seat, no seat twice, the first to get an odd point first.

    Returns:
        Points of every sharer, 0 included, in the order given; they add up to ``points``.
    """
    whole, odd = divmod(points, len(sharers))
    return {seat: whole + (place < odd) for place, seat in enumerate(sharers)}


def fill(points: int, caps: Mapping[int, int]) -> dict[int, int]:
    """Share points like water: nobody above his cap, the rest equally to the others (README §6).

    Args:
        points: whole points >= 0.
        caps: seat -> the most it may get (>= 0), the first to get an odd point first.

    Returns:
        Points of every seat in ``caps``, 0 included, in that order. They add up to ``points``,
        or to the caps' sum where that is less.
    """
    got = dict.fromkeys(caps, 0)
    open_seats = [seat for seat, cap in caps.items() if cap > 0]
    left = min(points, sum(caps.values()))
    while left >= len(open_seats) > 0:
        step = min(left // len(open_seats), min(caps[seat] - got[seat] for seat in open_seats))
        for seat in open_seats:
            got[seat] += step
        left -= step * len(open_seats)
        open_seats = [seat for seat in open_seats if got[seat] < caps[seat]]
    for seat in open_seats[:left]:
        got[seat] += 1
    return got
