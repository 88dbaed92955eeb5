"""A recorded hand after an earlier one was corrected: mostly it comes out as it did (README §4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.rules.outcome import Outcome
from games.rules.xuan.bowls import floor
from games.rules.xuan.entry import FOLDED, OUT
from games.rules.xuan.mango import dues
from games.rules.xuan.play import Play
from games.rules.xuan.rules import Rules


def again(rules: Rules, was: Play, became: Play, now: Play, outcome: Outcome) -> Play | None:
    """What is kept after the hand where it comes out exactly as before, else None.

    Stakes, fates and dealer are facts, so only mango, lap and (for warnings) the bowls can make a difference.

    Args:
        was, became: before and after the hand as it was settled last.
        now: before the hand as it is now.
    """
    if (was.owes, was.why, was.lap) != (now.owes, now.why, now.lap) or outcome.warnings:
        return None
    if rules.bowl != "carried":
        return became
    if was.bowls != now.bowls and not _bowls_do(rules, now, outcome):
        return None
    net = outcome.net
    bowls = {seat: points + net.get(seat, 0) for seat, points in now.bowls.items()}
    return Play(bowls, became.owes, became.why, became.lap)


def _bowls_do(rules: Rules, now: Play, outcome: Outcome) -> bool:
    """Whether no bowl gives cause for a warning (xuan §7.4, §8)."""
    seats: list[Mapping[str, Any]] = [seat for seat in outcome.event["seats"] if seat["fate"] != OUT]
    due = dues(rules, now, [seat["seat"] for seat in seats])
    top = max(seat["stake"] for seat in seats if seat["fate"] != FOLDED)
    least = floor(rules)
    for seat in seats:
        number, stake = seat["seat"], seat["stake"]
        limit = now.bowls.get(number, 0) - due.get(number, 0) - rules.ante
        if limit < least or stake > limit or (seat["fate"] != FOLDED and stake < min(top, limit)):
            return False
    return True
