"""Levels and how a hand moves them (ermao §1, §3, §5)."""

from __future__ import annotations

from typing import NamedTuple

from games.rules.ermao.rules import Rules

LEVELS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
ACE = len(LEVELS) - 1
"""Levels are kept by their place: 0 is 2."""

DECLARERS, ATTACKERS = "declarers", "attackers"
SIDES = (DECLARERS, ATTACKERS)

TAKEN_OVER = 160
"""From here on the attackers take over."""
DOUBLE = 200

_HELD = ((0, 3), (95, 2), (155, 1))
"""Most points the attackers may have -> levels the declarers move up."""


class Move(NamedTuple):
    """Who moves up, and by how much."""

    side: str
    up: int


def move(rules: Rules, score: int) -> Move:
    """What a score is worth (ermao §3)."""
    for most, up in _HELD:
        if score <= most:
            return Move(DECLARERS, up)
    if score < DOUBLE:
        return Move(ATTACKERS, 1)
    further = (score - DOUBLE) // rules.extra_step if rules.extra_step else 0
    return Move(ATTACKERS, 2 + further)


class Raised(NamedTuple):
    """A team's level after it moved up."""

    level: int
    won: bool
    """Whether the match is won with it."""


def raised(rules: Rules, level: int, moved: Move) -> Raised:
    """Move a team up from ``level`` (ermao §5)."""
    reached = level + moved.up
    if rules.must_play_ace:
        return Raised(min(reached, ACE), level == ACE and moved.side == DECLARERS)
    return Raised(min(reached, ACE), reached > ACE)
