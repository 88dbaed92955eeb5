"""A card as it is said at a table: what is printed on it, and the names of suits and jokers."""

from __future__ import annotations

from collections.abc import Mapping

SUITS: Mapping[str, tuple[str, str]] = {
    "s": ("黑桃", "spades"),
    "h": ("红桃", "hearts"),
    "d": ("方块", "diamonds"),
    "c": ("梅花", "clubs"),
}
"""Letter -> name in Chinese and English."""

MARKS: Mapping[str, str] = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}

JOKERS: Mapping[str, tuple[str, str]] = {"RJ": ("大王", "big joker"), "BJ": ("小王", "small joker")}
"""Card -> name in Chinese and English."""

_INKS = {"r": ("红", "red"), "b": ("黑", "black")}


def printed(rank: str) -> str:
    """What is printed on a card of a rank: 10 for ``T``."""
    return rank.replace("T", "10")


def in_words(card: str, language: str) -> str:
    """``2h`` → 红桃 2, ``rQ`` → 红 Q, ``T`` → 10, ``RJ`` → 大王; in ``zh`` or ``en``."""
    english = language == "en"
    if card in JOKERS:
        return f"the {JOKERS[card][1]}" if english else JOKERS[card][0]
    if card[:1] in _INKS:
        return f"{_INKS[card[0]][english]} {printed(card[1:])}"
    if card[-1:] not in SUITS:
        return printed(card)
    rank, suit = printed(card[:-1]), SUITS[card[-1]][english]
    return f"the {rank} of {suit}" if english else f"{suit} {rank}"
