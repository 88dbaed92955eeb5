"""What a hand that is still being entered comes to, and what may be shown next (ermao §3, §8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from games.rules.ermao import declarations
from games.rules.ermao.cards import RANKS
from games.rules.ermao.entry import declarer, last_trick, level_played, points
from games.rules.ermao.hand import score
from games.rules.ermao.levels import DECLARERS, LEVELS, move
from games.rules.ermao.play import Play
from games.rules.ermao.rules import Rules
from games.rules.errors import Refusal
from games.rules.state import State

T = TypeVar("T")

_CALLED = {(DECLARERS, 3): "clean", (DECLARERS, 2): "light"}
"""Results that have a name (大光, 小光), by who moves up how many levels."""


def told(rules: Rules, state: State, event: Mapping[str, Any]) -> dict[str, Any]:
    """What can be said already; None, or no declarations, for what cannot be read yet.

    Returns:
        ``due`` (None in the first hand of a match), ``levels`` and ``match`` before the hand; ``declarer``
        and the ``level`` played; ``trump`` as declared and ``declarations``, all that may be shown next;
        ``score``, the ``side`` that moves up, ``up`` and what it is ``called``.
    """
    play: Play = state.play  # type: ignore[assignment]
    who, shown = _shown(play, state, event)
    before = {"due": play.declarer, "levels": play.names(), "match": play.match}
    level = LEVELS[RANKS.index(level_played(play))]
    return {**before, "declarer": who, "level": level, **shown, **_moved(rules, event)}


def _shown(play: Play, state: State, event: Mapping[str, Any]) -> tuple[int | None, dict[str, Any]]:
    """Who declares, and the trumps shown so far."""
    level = level_played(play)
    try:
        last = declarations.read(event, state, level)
    except Refusal:
        return _known(lambda: declarer(play, state, event, None)), {"trump": None, "declarations": []}
    shown = {"trump": last and last.trump, "declarations": declarations.outranking(last, level)}
    return _known(lambda: declarer(play, state, event, last)), shown


def _moved(rules: Rules, event: Mapping[str, Any]) -> dict[str, Any]:
    counted = _known(lambda: score(rules, *points(rules, event), last_trick(event)))
    if counted is None:
        return {"score": None, "side": None, "up": None, "called": None}
    moved = move(rules, counted)
    return {"score": counted, "side": moved.side, "up": moved.up, "called": _CALLED.get(moved)}


def _known(read: Callable[[], T]) -> T | None:
    try:
        return read()
    except Refusal:
        return None
