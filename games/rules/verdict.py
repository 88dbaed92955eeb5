"""A referee's answer in words: what every game's sentences share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Verdict(NamedTuple):
    """Sentences, in Chinese or English."""

    hands: tuple[str, ...]
    """What each hand is; empty where there is nothing to say of it."""
    lines: tuple[str, ...]
    """What they come to together; none where nothing is compared."""


def hands(numbers: Iterable[int], language: str) -> str:
    """Hands as a sentence names them: 第 1、3 手, hands 1 and 3."""
    if language != "en":
        return f"第 {'、'.join(map(str, numbers))} 手"
    names = [str(number) for number in numbers]
    return f"hand {names[0]}" if len(names) == 1 else f"hands {', '.join(names[:-1])} and {names[-1]}"


def line(zh: str, en: str, language: str) -> str:
    """One of two sentences, the English one beginning with a capital."""
    return f"{en[:1].upper()}{en[1:]}" if language == "en" else zh


def verb(numbers: Sequence[int], one: str, several: str) -> str:
    """The English verb for one hand or for several."""
    return one if len(numbers) == 1 else several


def ranks(cards: Iterable[str]) -> str:
    """Ranks in a row, a ten as 10."""
    return " ".join("10" if rank == "T" else rank for rank in cards)
