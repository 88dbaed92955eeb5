"""A hand in one line for print: who got how many points from whom."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf

from django.utils.translation import gettext as _

from settlement.reports.document import Hand, Shown
from settlement.reports.text import shorten

MANY = 2
"""More givers of the same points are counted, not named: the columns beside show who it was."""

Flows = dict[tuple[str, str], int]


def story(hand: Hand, longest: float = inf) -> str:
    """The hand's fact, and everybody who got points, with the groups he showed and those he got them from.

    What two sides gave each other is set off, so that an ante that went back is not there; a pool
    that gave away all it got in this hand is only told as what it gave. Where nothing is left to say
    it is the hand's own summary. Names wider than `longest` ems are cut.
    """
    groups = {one.name: _groups(one) for one in hand.shown}
    told = _by_taker(_told(flows(hand), _pools(hand)))
    parts = [
        f"{shorten(taker, longest)}{groups.get(taker, '')} ← {_givers(givers, len(hand.nets), longest)}"
        for taker, givers in told.items()
    ]
    return _("；").join([*([hand.fact] if hand.fact else []), *(parts or [hand.summary])])


def _groups(shown: Shown) -> str:
    named = _("、").join(f"{group.name} {group.written}".rstrip() for group in shown.groups)
    return _("（%(groups)s）") % {"groups": named} if named else ""


def _pools(hand: Hand) -> set[str]:
    """What the table's pool is called in the lines."""
    sources = {line.source for line in hand.lines if line.source_key is None}
    return sources | {line.target for line in hand.lines if line.target_key is None}


def _told(net: Flows, pools: set[str]) -> Flows:
    got = sum(points for (_source, target), points in net.items() if target in pools)
    gave = sum(points for (source, _target), points in net.items() if source in pools)
    return {pair: points for pair, points in net.items() if pair[1] not in pools or got != gave}


def flows(hand: Hand) -> Flows:
    """(From, to) → points > 0, in the order they first moved."""
    net: Flows = {}
    for line in hand.lines:
        there, back = (line.source, line.target), (line.target, line.source)
        if back in net:
            net[back] -= line.points
        else:
            net[there] = net.get(there, 0) + line.points
    return {
        (pair if points > 0 else (pair[1], pair[0])): abs(points) for pair, points in net.items() if points
    }


def _by_taker(net: Flows) -> dict[str, dict[str, int]]:
    taken: dict[str, dict[str, int]] = {}
    for (source, target), points in net.items():
        taken.setdefault(target, {})[source] = points
    return taken


def _givers(givers: Mapping[str, int], dealt_in: int, longest: float) -> str:
    """Each giver with his points; where many give the same it is said once."""
    points, names = set(givers.values()), [shorten(name, longest) for name in givers]
    if len(givers) == 1 or len(points) > 1:
        return _("、").join(f"{name} {gave}" for name, gave in zip(names, givers.values(), strict=True))
    each = {"points": points.pop(), "names": _("、").join(names), "count": len(givers)}
    if len(givers) == dealt_in:
        return _("每人 %(points)s") % each
    if len(givers) > MANY:
        return _("%(count)s 人各 %(points)s") % each
    return _("%(names)s 各 %(points)s") % each
