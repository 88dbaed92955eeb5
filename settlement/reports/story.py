"""A hand in one line for print: who got how many points from whom."""

from __future__ import annotations

from collections.abc import Mapping

from django.utils.translation import gettext as _

from settlement.reports.document import Hand

Flows = dict[tuple[str, str], int]


def story(hand: Hand) -> str:
    """Everybody who got points, with the groups he showed and those he got them from.

    What two sides gave each other is set off, so that an ante that went back is not there. Where
    nothing is left to say it is the hand's own summary.
    """
    groups = {one.name: f"（{one.high.name}、{one.low.name}）" for one in hand.shown}
    parts = [
        f"{taker}{groups.get(taker, '')} ← {_givers(givers, len(hand.nets))}"
        for taker, givers in _by_taker(flows(hand)).items()
    ]
    return _("；").join(parts) or hand.summary


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


def _givers(givers: Mapping[str, int], dealt_in: int) -> str:
    """Each giver with his points; said once where they are the same."""
    points = set(givers.values())
    if len(givers) > 1 and len(points) == 1:
        each = {"points": points.pop(), "names": _("、").join(givers)}
        return (_("每人 %(points)s") if len(givers) == dealt_in else _("%(names)s 各 %(points)s")) % each
    return _("、").join(f"{name} {points}" for name, points in givers.items())
