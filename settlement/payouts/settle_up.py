"""Settling up: the fewest transfers that bring every total to 0 (sitting §5).

People whose totals add up to 0 among themselves need one transfer fewer than they are. So the
fewest transfers are found by cutting the people into as many such circles as possible.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

EXACT_UP_TO = 20
"""People left after equal opposites are paired for which the exact minimum is looked for.

Each one more doubles the work; 20 take about a second. Above it the circles are looked for
smallest first, which is still correct and nearly always the minimum.
"""

Payment = tuple[int, int, int]


def settle_up(totals: Mapping[int, int]) -> list[Payment]:
    """Say who pays whom so that every total becomes 0, with the fewest transfers (sitting §5).

    Args:
        totals: seat -> its total in points; they add up to 0.

    Returns:
        ``(from, to, points)`` with points > 0, by payer and then payee; empty when all totals
        are 0. The same for the same totals, in whatever order the mapping holds them.

    Raises:
        ValueError: the totals do not add up to 0, which no table's ledger can make.
    """
    if sum(totals.values()):
        raise ValueError("totals must add up to 0")
    people = [(seat, totals[seat]) for seat in sorted(totals) if totals[seat]]
    pairs, rest = _opposites(people)
    payments = [payment for circle in pairs + _circles(rest) for payment in _clear(circle)]
    return sorted(payments)


Person = tuple[int, int]
Circle = list[Person]


def _opposites(people: Sequence[Person]) -> tuple[list[Circle], Circle]:
    """Pair x with −x. Never a loss: two circles that hold x and −x can be cut anew with that pair as one."""
    waiting: dict[int, list[Person]] = {}
    pairs: list[Circle] = []
    for person in people:
        partners = waiting.get(-person[1])
        if partners:
            pairs.append([partners.pop(0), person])
        else:
            waiting.setdefault(person[1], []).append(person)
    rest = sorted(person for persons in waiting.values() for person in persons)
    return pairs, rest


def _circles(people: Circle) -> list[Circle]:
    """Cut people (totals adding up to 0) into as many circles as possible."""
    found: list[Circle] = []
    while len(people) > EXACT_UP_TO:
        circle = _small_circle(people)
        if not circle:
            return [*found, people]
        found.append(circle)
        people = [person for person in people if person not in circle]
    return found + _most_circles(people)


def _most_circles(people: Circle) -> list[Circle]:
    """Cut into the greatest number of circles, exactly.

    Line the people up in some order: each time the running sum is 0 a circle is closed. The best
    line-up is found over sets: ``closed[set]`` is the most circles closed by a line-up of the
    set. The last person always stands last, which halves the sets.
    """
    if not people:
        return []
    *lined_up, last = people
    bits = [1 << place for place in range(len(lined_up))]
    sums = _subset_sums([points for _, points in lined_up])
    closed = [0] * len(sums)
    for members in range(1, len(sums)):
        best, others = 0, members
        while others:
            bit = others & -others
            others ^= bit
            if closed[members ^ bit] > best:
                best = closed[members ^ bit]
        closed[members] = best if sums[members] else best + 1
    return _walk_back(lined_up, last, bits, sums, closed)


def _subset_sums(points: Sequence[int]) -> list[int]:
    """Sum of every subset, indexed by its bit mask."""
    sums = [0]
    for value in points:
        sums += [total + value for total in sums]
    return sums


def _walk_back(
    lined_up: Circle, last: Person, bits: Sequence[int], sums: Sequence[int], closed: Sequence[int]
) -> list[Circle]:
    """Read one best line-up backwards, cutting where the running sum is 0."""
    circles: list[Circle] = [[last]]
    members = len(sums) - 1
    while members:
        if sums[members] == 0:
            circles.append([])
        wanted = closed[members] - (sums[members] == 0)
        place = next(i for i, bit in enumerate(bits) if members & bit and closed[members ^ bit] == wanted)
        circles[-1].append(lined_up[place])
        members ^= bits[place]
    return circles


def _small_circle(people: Circle) -> Circle | None:
    """A circle of three or four people, or None."""
    by_points = {points: (seat, points) for seat, points in people}
    for first, second in combinations(people, 2):
        third = by_points.get(-first[1] - second[1])
        if third and third not in (first, second):
            return [first, second, third]
    pairs: dict[int, list[Circle]] = {}
    for pair in combinations(people, 2):
        total = pair[0][1] + pair[1][1]
        for other in pairs.get(-total, ()):
            if not set(other) & set(pair):
                return [*other, *pair]
        pairs.setdefault(total, []).append([*pair])
    return None


def _clear(circle: Circle) -> list[Payment]:
    """Pay a circle out: the biggest loser pays the biggest winner until nobody is left."""
    totals = dict(circle)
    payments: list[Payment] = []
    while any(totals.values()):
        payer = min(totals, key=lambda seat: (totals[seat], seat))
        payee = max(totals, key=lambda seat: (totals[seat], -seat))
        points = min(-totals[payer], totals[payee])
        payments.append((payer, payee, points))
        totals[payer] += points
        totals[payee] -= points
    return payments
