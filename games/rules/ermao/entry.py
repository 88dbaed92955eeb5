"""A hand as it was entered, read and checked (ermao §2, §8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from games.rules import parse
from games.rules.ermao import declarations
from games.rules.ermao.cards import RANKS, TRUMPS
from games.rules.ermao.declarations import Declared
from games.rules.ermao.levels import ATTACKERS, DECLARERS, SIDES
from games.rules.ermao.play import Play, team_of
from games.rules.ermao.rules import SHAPES, Rules
from games.rules.errors import Refusal
from games.rules.game import Check
from games.rules.state import State

ALL_POINTS = 400
"""In four decks."""
MOST_A_CARD = 10


@dataclass(frozen=True, slots=True)
class Entry:
    """What a hand is settled from."""

    declarer: int
    trump: str | None
    captured: int
    """Points the attackers took in tricks."""
    bottom: int
    """Points in the buried cards."""
    shape: str | None
    """What the attackers won the last trick with; None where the declarers won it."""


def read(rules: Rules, state: State, event: Mapping[str, Any], check: Check) -> Entry:
    """Read and check a hand; for the codes see ermao §2 and §8."""
    play: Play = state.play  # type: ignore[assignment]
    declared = None
    if check is not Check.RECORDED:
        declared = declarations.read(event, state, level_played(play))
    who = declarer(play, state, event, declared)
    trump = _trump(event, declared)
    captured, bottom = points(rules, event)
    return Entry(who, trump, captured, bottom, last_trick(event))


def level_played(play: Play) -> str:
    """The rank, as on cards, of the level the declaring side plays; 2 in the first hand of a match."""
    return RANKS[0 if play.declarer is None else play.level(team_of(play.declarer))]


def declarer(play: Play, state: State, event: Mapping[str, Any], declared: Declared | None) -> int:
    """Who declares: as named, else as declared or due (``declarer_missing``, ``wrong_declarer``)."""
    value = event.get("declarer")
    named = None if value is None else parse.seat(value, "declarer", state.order)
    if play.declarer is not None:
        if named is not None and team_of(named) != team_of(play.declarer):
            raise Refusal("wrong_declarer", "declarer", due=play.declarer)
        return named or play.declarer
    if declared is not None and named not in (None, declared.seat):
        raise Refusal("wrong_declarer", "declarer", due=declared.seat)
    first = declared.seat if declared else named
    if first is None:
        raise Refusal("declarer_missing", "declarer")
    return first


def _trump(event: Mapping[str, Any], declared: Declared | None) -> str | None:
    """Trumps as noted or declared (``trump_contradicts_declarations``)."""
    value = event.get("trump")
    if value is not None and value not in TRUMPS:
        raise parse.bad("trump", "要 s、h、d、c 或 nt", "s, h, d, c or nt is needed")
    if declared is None:
        return None if value is None else str(value)
    if value not in (None, declared.trump):
        raise Refusal("trump_contradicts_declarations", "trump", declared=declared.trump)
    return declared.trump


def points(rules: Rules, event: Mapping[str, Any]) -> tuple[int, int]:
    """Captured and buried points (``not_points``, ``not_multiple_of_five``, ``too_many_points``)."""
    captured = _fives(event.get("captured"), "captured", ALL_POINTS)
    value = event.get("bottom")
    bottom = _fives(0 if value is None else value, "bottom", MOST_A_CARD * rules.bottom_cards)
    if captured + bottom > ALL_POINTS:
        raise Refusal("too_many_points", "bottom", most=ALL_POINTS - captured)
    return captured, bottom


def _fives(value: Any, field: str, most: int) -> int:
    points = parse.points(value, field)
    if points % 5:
        raise Refusal("not_multiple_of_five", field)
    if points > most:
        raise Refusal("too_many_points", field, most=most)
    return points


def last_trick(event: Mapping[str, Any]) -> str | None:
    """The shape the attackers won the last trick with (``unknown_side``, ``unknown_shape``)."""
    value = event.get("last_trick")
    trick = parse.mapping({} if value is None else value, "last_trick")
    side = DECLARERS if trick.get("by") is None else trick["by"]
    if side not in SIDES:
        raise Refusal("unknown_side", "last_trick.by")
    if side != ATTACKERS:
        return None
    shape = trick.get("shape")
    if shape not in SHAPES:
        raise Refusal("unknown_shape", "last_trick.shape")
    return str(shape)
