"""Trumps declared and declared over (亮主, 反主; ermao §8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from games.rules import parse
from games.rules.cards_in_words import printed
from games.rules.ermao.cards import BIG, COPIES, NO_TRUMPS, SMALL, SUITS, card
from games.rules.errors import Refusal
from games.rules.state import State


class Declared(NamedTuple):
    """The declaration that stands."""

    seat: int
    trump: str
    strength: int
    """The number of level cards shown; both jokers and two big ones are above any number of them."""


_JOKERS = {tuple(sorted((SMALL, BIG))): COPIES + 1, (BIG, BIG): COPIES + 2}


def read(event: Mapping[str, Any], state: State, level: str) -> Declared | None:
    """The last declaration of a hand, each checked in its turn; None where none is noted.

    Args:
        level: the rank of the level played, as on cards.

    Raises:
        Refusal: ``not_a_declaration``, ``does_not_outrank``, ``not_a_card``, ``unknown_seat``,
            ``bad_record``.
    """
    value = event.get("declarations")
    if value is None:
        return None
    last: Declared | None = None
    for place, item in enumerate(parse.items(value, "declarations")):
        path = f"declarations.{place}"
        declared = _declared(parse.mapping(item, path), path, state, level)
        if last is not None and declared.strength <= last.strength:
            raise Refusal("does_not_outrank", f"{path}.show")
        last = declared
    return last


def outranking(last: Declared | None, level: str) -> list[list[str]]:
    """Everything that may be shown next, the weakest first.

    Args:
        last: the declaration that stands; None where nobody has shown yet.
        level: the rank of the level played, as on cards.
    """
    alike = [([level + suit] * count, count) for count in range(1, COPIES + 1) for suit in SUITS]
    jokers = [(list(cards), strength) for cards, strength in _JOKERS.items()]
    stands = last.strength if last else 0
    return [cards for cards, strength in (*alike, *jokers) if strength > stands]


def _declared(item: Mapping[str, Any], path: str, state: State, level: str) -> Declared:
    seat = parse.seat(item.get("seat"), f"{path}.seat", state.order)
    cards = parse.items(item.get("show"), f"{path}.show")
    shown = [card(value, f"{path}.show.{place}") for place, value in enumerate(cards)]
    worth = worth_of(shown, level)
    if worth is None:
        raise not_one(f"{path}.show", level)
    return Declared(seat, *worth)


def worth_of(shown: Sequence[str], level: str) -> tuple[str, int] | None:
    """Trumps and strength of cards shown, as in `Declared`; None if they declare nothing (ermao §8)."""
    jokers = _JOKERS.get(tuple(sorted(shown)))
    if jokers:
        return NO_TRUMPS, jokers
    alike = 1 <= len(shown) <= COPIES and len(set(shown)) == 1
    if not alike or shown[0] in (SMALL, BIG) or shown[0][0] != level:
        return None
    return shown[0][1], len(shown)


def not_one(field: str, level: str) -> Refusal:
    """Cards that declare nothing at this level (``not_a_declaration``)."""
    return Refusal("not_a_declaration", field, level=printed(level))
