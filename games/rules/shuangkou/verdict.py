"""The referee of 双扣 in words: what a play is, what jokers stand for, what beats what (shuangkou §6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.rules.shuangkou.cards import CARDS
from games.rules.shuangkou.judge_words import bomb_why, name, rank_name, rank_why
from games.rules.shuangkou.plays import Reading, beats, biggest, readings
from games.rules.shuangkou.stand_ins import stand_ins
from games.rules.verdict import Verdict, hands, line

Play = tuple[list[str], list[Reading]]
"""The ranks of a hand, and everything they can be."""


def verdict(question: Mapping[str, Any], answer: Mapping[str, Any], language: str) -> Verdict:
    """The sentences of an answer of `judge` to the same question."""
    plays = [_play(hand) for hand in question["hands"]]
    said = tuple(_hand(cards, biggest(found), language) for cards, found in plays)
    lines = _lines(plays[0][1], plays[1], language) if len(plays) == 2 else ()
    return Verdict(said, tuple(lines))


def _play(hand: Sequence[str]) -> Play:
    cards = [CARDS[card] for card in hand]
    return cards, readings(cards)


def _hand(cards: Sequence[str], reading: Reading | None, language: str) -> str:
    if reading is None:
        return line("不成牌型，不能这样出", "no play: this cannot be played", language)
    said = name(reading, language) + _stands_for(cards, reading, language)
    return line(said, said, language)


def _stands_for(cards: Sequence[str], reading: Reading, language: str) -> str:
    """Which ranks the jokers are, if any stands for another card."""
    instead = stand_ins(cards, reading)
    if not instead:
        return ""
    if len(set(instead)) == 1:
        zh, en = rank_name(instead[0], "zh"), rank_name(instead[0], "en")
    else:
        zh = "、".join(rank_name(rank, "zh") for rank in instead)
        en = ", ".join(rank_name(rank, "en") for rank in instead)
    count = len(instead)
    jokers = "the joker is" if count == 1 else f"{count} jokers are"
    return f" ({jokers} {en})" if language == "en" else f"（{count} 个王当 {zh}）"


def _lines(first: Sequence[Reading], second: Play, language: str) -> list[str]:
    """Whether the second play beats the first, and why or why not."""
    cards, found = second
    lead = biggest(first)
    if lead is None or not found:
        none = [number for number, ways in ((1, first), (2, found)) if not ways]
        which = hands(none, language)
        return [line(f"{which}不成牌型，比不了。", f"{which}: no play, so nothing to compare.", language)]
    winning = biggest([way for way in found if beats(way, lead)])
    if winning:
        return [_beaten(lead, winning, cards, winning != biggest(found), language)]
    return [_held(lead, biggest(_answers(lead, found)), language)]


def _answers(lead: Reading, found: Sequence[Reading]) -> list[Reading]:
    """The readings that may be compared with the lead: bombs, and plays of its kind and size."""
    alike = (lead.kind, lead.size)
    return [way for way in found if way.stars or lead.stars or (way.kind, way.size) == alike]


def _beaten(lead: Reading, winning: Reading, cards: Sequence[str], other: bool, language: str) -> str:
    """``other``: the second play wins as something else than its biggest reading."""
    zh, en = _why(winning, lead)
    said = name(winning, language) + _stands_for(cards, winning, language)
    as_zh, as_en = (f"当{said}出，", f", played as {said}") if other else ("", "")
    return line(f"第 2 手{as_zh}压得住第 1 手：{zh}。", f"hand 2{as_en} beats hand 1: {en}.", language)


def _held(lead: Reading, answer: Reading | None, language: str) -> str:
    if answer is None:
        zh = "第 2 手不能接在第 1 手上：要一样的牌型、一样多的张数，或者炸弹。"
        en = "hand 2 may not be played on hand 1: the same kind and number of cards is needed, or a bomb."
        return line(zh, en, language)
    if not beats(lead, answer):
        zh, en = "一样大，压不住，第 1 手大", "equal does not beat, so hand 1 stands"
        return line(f"{zh}。", f"{en}.", language)
    zh, en = _why(lead, answer)
    return line(f"第 2 手压不住第 1 手：{zh}。", f"hand 2 does not beat hand 1: {en}.", language)


def _why(big: Reading, small: Reading) -> tuple[str, str]:
    """Why one play beats another that may be compared with it, in both languages."""
    if big.stars:
        return bomb_why(big, small)
    if small.stars or big.rank is None or small.rank is None:
        return "炸弹压一切", "a bomb beats everything else"
    return rank_why(big, small)
