"""Splitting four cards into high and low, and the hands that do not compare (xuan §3, §5.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from games.rules.xuan.deck import PLACE, in_order
from games.rules.xuan.groups import GroupRules, Strengths, strengths

Pair = tuple[str, str]


class Split(NamedTuple):
    """Four cards as two groups, the cards of each in the order of xuan §1."""

    high: Pair
    """The stronger group; of two equal ones the one whose cards come first in the order of xuan §1."""
    low: Pair


class SanhuaRules(Protocol):
    """The setting that lets 三花 sit a showdown out (xuan §10)."""

    @property
    def sanhua(self) -> str: ...


_TEN = {"bT", "rT", "bJ"}
_SIX = {"b6", "r6", "RJ"}
_WAYS = (((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)))


def arrange(rules: GroupRules, one: Sequence[str], other: Sequence[str]) -> Split:
    """Say which of two groups of two cards is high (xuan §3)."""
    return _arrange(strengths(rules), _pair(*one), _pair(*other))


def splits(rules: GroupRules, four: Sequence[str]) -> list[Split]:
    """The different ways to split four cards, best first: by low, by high, by the high's cards.

    Three of them, fewer where cards of one kind make two the same.
    """
    table = strengths(rules)
    cards = in_order(four)
    found = {_arrange(table, (cards[a], cards[b]), (cards[c], cards[d])) for (a, b), (c, d) in _WAYS}
    return sorted(found, key=lambda split: _best_first(table, split))


def sanhua(rules: SanhuaRules, four: Sequence[str]) -> str | None:
    """``ten`` or ``six`` for four cards that are 三花 at this table, else None (xuan §5.8)."""
    if rules.sanhua == "off":
        return None
    if _TEN.issubset(four):
        return "ten"
    return "six" if _SIX.issubset(four) else None


def _pair(one: str, other: str) -> Pair:
    return (one, other) if PLACE[one] <= PLACE[other] else (other, one)


def _arrange(table: Strengths, one: Pair, other: Pair) -> Split:
    strong, weak = table[one[0]][one[1]], table[other[0]][other[1]]
    if strong > weak or (strong == weak and _places(one) <= _places(other)):
        return Split(one, other)
    return Split(other, one)


def _places(pair: Pair) -> tuple[int, int]:
    return PLACE[pair[0]], PLACE[pair[1]]


def _best_first(table: Strengths, split: Split) -> tuple[int, int, int, int]:
    (a, b), (c, d) = split
    return -table[c][d], -table[a][b], *_places(split.high)
