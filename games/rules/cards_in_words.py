"""A card as it is said at a table, for sentences about it."""

from __future__ import annotations

_WORDS = {
    "RJ": ("大王", "the big joker"),
    "BJ": ("小王", "the small joker"),
    "r": ("红", "red "),
    "b": ("黑", "black "),
    "s": ("黑桃", "of spades"),
    "h": ("红桃", "of hearts"),
    "d": ("方块", "of diamonds"),
    "c": ("梅花", "of clubs"),
}


def in_words(card: str, language: str) -> str:
    """``2h`` → 红桃 2, ``rQ`` → 红 Q, ``T`` → 10, ``RJ`` → 大王; in ``zh`` or ``en``."""
    english = language == "en"
    if card in ("RJ", "BJ"):
        return _WORDS[card][english]
    if card[:1] in ("r", "b"):
        return f"{_WORDS[card[0]][english].strip()} {_rank(card[1:])}"
    suit = _WORDS.get(card[-1:]) if len(card) > 1 else None
    if suit is None:
        return _rank(card)
    rank = _rank(card[:-1])
    return f"the {rank} {suit[1]}" if english else f"{suit[0]} {rank}"


def _rank(rank: str) -> str:
    return rank.replace("T", "10")
