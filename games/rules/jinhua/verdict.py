"""The referee of 抓二游 in words: what three cards are, and why one hand is above another (jinhua §1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from games.rules.jinhua.cards import PAIR, RANKS, THREE, Worth, is_eryou, worth
from games.rules.jinhua.rules import Rules, read
from games.rules.jinhua.words import words
from games.rules.verdict import Verdict, hands, line, ranks, verb

_ACE_LOW = 1


def verdict(question: Mapping[str, Any], answer: Mapping[str, Any], language: str) -> Verdict:
    """The sentences of an answer of `judge` to the same question."""
    rules = read(question.get("rules") or {})
    worths = [worth(rules, cards) for cards in question["hands"]]
    said = [_hand(rules, cards, one, language) for cards, one in zip(question["hands"], worths, strict=True)]
    return Verdict(tuple(said), tuple(_lines(answer["order"], worths, language)))


def _hand(rules: Rules, cards: Sequence[str], value: Worth, language: str) -> str:
    """The class, its ranks in the order in which they count, and whether the hand may be claimed."""
    name = words(language)[value.name]
    claim = is_eryou(rules, cards) and value.name != "eryou"
    shown = ranks(map(_rank, _shown(value)))
    zh = f"{name}：{shown}{'，也能抓二游' if claim else ''}"
    return line(zh, f"{name}: {shown}{', may be claimed too' if claim else ''}", language)


def _shown(value: Worth) -> tuple[int, ...]:
    if value.name == THREE:
        return value.ranks * 3
    return (value.ranks[0], *value.ranks) if value.name == PAIR else value.ranks


def _rank(number: int) -> str:
    return "A" if number == _ACE_LOW else RANKS[number - 2]


def _lines(order: Sequence[Sequence[int]], worths: Sequence[Worth], language: str) -> list[str]:
    """Who is best, who are equal, and between neighbours why."""
    if len(worths) < 2:
        return []
    lines = [] if len(order) == 1 or len(order[0]) > 1 else [_best(order[0], language)]
    lines += [_equal(group, language) for group in order if len(group) > 1]
    return lines + [_above(one, other, worths, language) for one, other in pairwise(order)]


def _best(numbers: Sequence[int], language: str) -> str:
    name = hands(numbers, language)
    return line(f"{name}最大。", f"{name} is best.", language)


def _equal(numbers: Sequence[int], language: str) -> str:
    name = hands(numbers, language)
    return line(f"{name}一样大。", f"{name} are equal.", language)


def _above(one: Sequence[int], other: Sequence[int], worths: Sequence[Worth], language: str) -> str:
    big, small = hands(one, language), hands(other, language)
    zh, en = _why(worths[one[0] - 1], worths[other[0] - 1], words(language))
    return line(f"{big}大过{small}：{zh}。", f"{big} {verb(one, 'beats', 'beat')} {small}: {en}.", language)


def _why(big: Worth, small: Worth, named: Mapping[str, str]) -> tuple[str, str]:
    """Another class, or the first rank that differs."""
    one, other = named[big.name], named[small.name]
    if big.name != small.name:
        return f"{one}比{other}大", f"{one} over {other}"
    high, low = next(pair for pair in zip(big.ranks, small.ranks, strict=True) if pair[0] != pair[1])
    high_rank, low_rank = ranks(_rank(high)), ranks(_rank(low))
    return f"都是{one}，{high_rank} 比 {low_rank} 大", f"both {one}, {high_rank} over {low_rank}"
