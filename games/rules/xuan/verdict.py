"""The referee of 打旋 and 丁二皇 in words: groups, who beats whom, who takes first (xuan §3, §5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from games.rules.verdict import Verdict, hands, line, verb
from games.rules.xuan.words import words

_FLOWERS = {
    "ten": ("三花十", "three flowers with the tens"),
    "six": ("三花六", "three flowers with the sixes"),
}


def verdict(question: Mapping[str, Any], answer: Mapping[str, Any], language: str) -> Verdict:
    """The sentences of an answer of `judge` to the same question."""
    named = words(question["game"], language)
    said = tuple(_hand(hand, named, language) for hand in answer["hands"])
    if "order" not in answer:
        return Verdict(said, ())
    return Verdict(said, tuple(_lines(answer, language)))


def _hand(hand: Mapping[str, Any], named: Mapping[str, str], language: str) -> str:
    """Both groups by name, or every way to split; 三花 says that it does not compare."""
    stop = "; " if language == "en" else "；"
    ways = hand.get("splits", [hand])
    said = stop.join(_split(way["names"], named, language) for way in ways)
    if hand["sanhua"] is None:
        return said
    zh, en = _FLOWERS[hand["sanhua"]]
    return line(f"{zh}，不输不赢", f"{en}: neither wins nor loses", language)


def _split(names: Mapping[str, str], named: Mapping[str, str], language: str) -> str:
    if language == "en":
        return f"low “{names['low']}”, high “{names['high']}”"
    return f"{named['low']} {names['low']}，{named['high']} {names['high']}"


def _lines(answer: Mapping[str, Any], language: str) -> list[str]:
    shown = sorted(number for group in answer["order"] for number in group)
    if len(shown) < 2:
        return []
    beats = {number: [low for high, low in answer["beats"] if high == number] for number in shown}
    lines = [_beats(number, losers, language) for number, losers in beats.items() if losers]
    draws = [pair for pair in combinations(shown, 2) if not _decided(pair, beats)]
    lines += [_draw(pair, language) for pair in draws]
    return [*lines, _first(answer["order"][0], language)]


def _decided(pair: tuple[int, int], beats: Mapping[int, Sequence[int]]) -> bool:
    one, other = pair
    return other in beats[one] or one in beats[other]


def _beats(winner: int, losers: Sequence[int], language: str) -> str:
    big, small = hands([winner], language), hands(losers, language)
    return line(f"{big}吃{small}。", f"{big} beats {small}.", language)


def _draw(pair: Sequence[int], language: str) -> str:
    name = hands(pair, language)
    return line(f"{name}走，互不输赢。", f"{name} draw; nobody pays.", language)


def _first(takers: Sequence[int], language: str) -> str:
    name = hands(takers, language)
    together = len(takers) > 1
    zh = f"{name}{'一起' if together else ''}先收。"
    return line(
        zh, f"{name} {verb(takers, 'takes', 'take')} first{', together' if together else ''}.", language
    )
