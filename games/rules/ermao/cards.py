"""The cards of 打二毛: four decks, and how strong a card is when trumps are known (ermao §9)."""

from __future__ import annotations

from games.rules.errors import Refusal

RANKS = "23456789TJQKA"
"""From the lowest; a ten is ``T``."""
SUITS = "shdc"
NO_TRUMPS = "nt"
TRUMPS = (*SUITS, NO_TRUMPS)
BIG, SMALL = "RJ", "BJ"
JOKERS = (BIG, SMALL)
COPIES = 4
"""One of each card a deck."""

CARDS = frozenset({*JOKERS, *(rank + suit for rank in RANKS for suit in SUITS)})
POINTS = {card: {"5": 5, "T": 10, "K": 10}.get(card[0], 0) for card in CARDS}

_BIG, _SMALL, _LEVEL_OF_TRUMPS, _LEVEL = 16, 15, 14, 13
"""Strengths above the thirteen ranks."""


def card(value: object, field: str) -> str:
    """A card as text (``not_a_card``)."""
    if not isinstance(value, str) or value not in CARDS:
        raise Refusal("not_a_card", field)
    return value


class Order:
    """Which cards are trumps, and what beats what, at one level."""

    def __init__(self, trump: str, level: str) -> None:
        """``trump`` is one of ``TRUMPS``, ``level`` one of ``RANKS``."""
        self.trump = trump
        self.level = level
        self.steps = {rank: step for step, rank in enumerate(RANKS.replace(level, ""))}
        """Rank -> its place among its neighbours; the level's own rank is left out."""

    def stands_out(self, card: str) -> bool:
        """Jokers and level cards: trumps whatever their suit, and in no run."""
        return card in JOKERS or card[0] == self.level

    def suit(self, card: str) -> str:
        """The suit a card counts as; all trumps are one, called ``trump``."""
        return "trump" if self.stands_out(card) or card[1] == self.trump else card[1]

    def strength(self, card: str) -> int:
        """Higher beats lower within a suit of ``suit``; equal cards do not beat each other."""
        if card in JOKERS:
            return _BIG if card == BIG else _SMALL
        if card[0] == self.level:
            return _LEVEL_OF_TRUMPS if card[1] == self.trump else _LEVEL
        return self.steps[card[0]]
