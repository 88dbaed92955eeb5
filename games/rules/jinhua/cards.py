"""The deck and what three cards are worth: 52 cards, suits equal (jinhua §1).

A card is rank and suit, ``"Kd"``: rank one of ``23456789TJQKA``, suit one of ``shdc``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from games.rules import parse
from games.rules.errors import Refusal
from games.rules.jinhua.rules import TWO_TWOS_OR_SMALL, Rules

RANKS = "23456789TJQKA"
SUITS = "shdc"
RANK: dict[str, int] = {rank + suit: value for value, rank in enumerate(RANKS, 2) for suit in SUITS}
"""Card -> its rank as a number, 2 to 14; the deck."""

THREE, STRAIGHT_FLUSH, FLUSH, STRAIGHT = "three", "straight_flush", "flush", "straight"
ERYOU, PAIR, HIGH = "eryou", "pair", "high"

_ORDER = (THREE, STRAIGHT_FLUSH, FLUSH, STRAIGHT, ERYOU, PAIR, HIGH)
_ORDER_ABOVE = (THREE, STRAIGHT_FLUSH, FLUSH, ERYOU, STRAIGHT, PAIR, HIGH)


def _places(order: Sequence[str]) -> dict[str, int]:
    return {name: len(order) - place for place, name in enumerate(order)}


_PLACES = {False: _places(_ORDER), True: _places(_ORDER_ABOVE)}
"""``eryou_above_straight`` -> class -> its place, the higher the better."""

_ACE_LOW = [14, 3, 2]


class Worth(NamedTuple):
    """What three cards are worth. Compares like a tuple: the greater the better, equal ties."""

    place: int
    """Of the class at this table."""
    ranks: tuple[int, ...]
    """What decides between hands of one class, the most important first."""
    name: str
    """The class: ``three straight_flush flush straight eryou pair high``."""


def worth(rules: Rules, cards: Iterable[str]) -> Worth:
    """The highest class three cards belong to, and what decides within it (jinhua §1)."""
    known = list(cards)
    places = _PLACES[rules.eryou_above_straight]
    found = _classes(rules, known)
    name = max(found, key=places.__getitem__)
    return Worth(places[name], found[name], name)


def is_eryou(rules: Rules, cards: Iterable[str]) -> bool:
    """Whether the hand may be claimed as 二游, whatever higher class it belongs to (jinhua §1)."""
    ranks = sorted(RANK[card] for card in cards)
    if ranks.count(2) == 2:
        return True
    return rules.eryou == TWO_TWOS_OR_SMALL and ranks[0] == 2 and all(rank in (3, 4) for rank in ranks[1:])


def _classes(rules: Rules, cards: Sequence[str]) -> dict[str, tuple[int, ...]]:
    """Every class the cards belong to, with the ranks that decide within it."""
    ranks = sorted((RANK[card] for card in cards), reverse=True)
    found = {HIGH: tuple(ranks)}
    pair = next((rank for rank in ranks if ranks.count(rank) == 2), None)
    if ranks[0] == ranks[2]:
        found[THREE] = (ranks[0],)
    elif pair:
        found[PAIR] = (pair, *(rank for rank in ranks if rank != pair))
    if is_eryou(rules, cards):
        found[ERYOU] = tuple(ranks)
    run = _run(rules, ranks)
    if run:
        found[STRAIGHT] = run
    if len({card[1] for card in cards}) == 1:
        found[FLUSH] = tuple(ranks)
        if run:
            found[STRAIGHT_FLUSH] = run
    return found


def _run(rules: Rules, ranks: Sequence[int]) -> tuple[int, ...]:
    """The ranks of a straight, the ace as 1 where it is low; () for what is none."""
    if ranks == _ACE_LOW:
        return (3, 2, 1) if rules.ace_low_straight else ()
    high, middle, low = ranks
    return (high, middle, low) if (middle, low) == (high - 1, high - 2) else ()


def read_cards(value: Any, path: str) -> tuple[str, ...]:
    """Three cards (``wrong_card_count``, ``not_a_card``; of one deck, ``too_many_copies``)."""
    cards = parse.items(value, path)
    if len(cards) != 3:
        raise parse.wrong_count(path, "每手是三张", "a hand is three cards")
    for place, card in enumerate(cards):
        if not isinstance(card, str) or card not in RANK:
            raise Refusal("not_a_card", f"{path}.{place}")
    return tuple(cards)


def check_copies(hands: Iterable[tuple[str, Sequence[str]]]) -> None:
    """Refuse the first hand, given with its path, that needs a card a second time (``too_many_copies``)."""
    used: set[str] = set()
    for path, cards in hands:
        for card in cards:
            if card in used:
                raise Refusal("too_many_copies", path, card=card, copies=1)
            used.add(card)
