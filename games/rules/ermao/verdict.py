"""The referee of 打二毛 in words: what each play is, who takes the trick and why (ermao §9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.rules.ermao.cards import Order
from games.rules.ermao.judge import Play, shape
from games.rules.ermao.words import words
from games.rules.verdict import Verdict, hands, line

_ALIKE = {1: ("单张", "single"), 2: ("对子", "pair"), 3: ("三张", "three alike"), 4: ("四张", "four alike")}


def verdict(question: Mapping[str, Any], answer: Mapping[str, Any], language: str) -> Verdict:
    """The sentences of an answer of `judge` to the same question."""
    order = Order(question["trump"], question["level"])
    plays = [shape(order, cards) for cards in question["hands"]]
    lead = plays[0]
    said = tuple(_hand(play, lead, language) for play in plays)
    return Verdict(said, tuple(_lines(plays, answer, language)))


def _hand(play: Play | None, lead: Play | None, language: str) -> str:
    """The play as named, or that it cannot take the trick."""
    if play is None or lead is None or not _can_win(play, lead):
        return line("垫牌，赢不了", "discard: cannot win", language)
    suit = _suit(play.suit, language)
    same = _ALIKE[play.same][language == "en"]
    if play.groups == 1:
        return line(f"{suit}{same}", f"{same}, {suit}", language)
    zh = f"{suit}拖拉机，{play.groups} 组{same}"
    return line(zh, f"tractor, {play.groups} times {same}, {suit}", language)


def _can_win(play: Play, lead: Play) -> bool:
    alike = (play.same, play.groups) == (lead.same, lead.groups)
    return alike and play.suit in (lead.suit, "trump")


def _suit(suit: str, language: str) -> str:
    if suit == "trump":
        return "trumps" if language == "en" else "主牌"
    return words(language)[suit]


def _lines(plays: Sequence[Play | None], answer: Mapping[str, Any], language: str) -> list[str]:
    """Who takes it and why, and the points in it; of a lead alone only its points."""
    points = answer["points"]
    held = line(f"这一轮有 {points} 分。", f"there are {points} points in this trick.", language)
    if len(plays) < 2:
        return [held]
    winner = hands([answer["wins"]], language)
    zh, en = _why(plays, answer["wins"])
    return [line(f"{winner}赢这一轮：{zh}。", f"{winner} takes the trick: {en}.", language), held]


def _why(plays: Sequence[Play | None], wins: int) -> tuple[str, str]:
    lead, best = plays[0], plays[wins - 1]
    if lead is None or best is None:
        return "", ""
    able = [play for play in plays if play is not None and _can_win(play, lead)]
    if len([play for play in able if (play.suit, play.top) == (best.suit, best.top)]) > 1:
        return "一样大的，先出的赢", "of equal plays the one played first wins"
    if len(able) == 1:
        return "别家都跟不上", "nobody else can beat it"
    if best.suit == "trump" and lead.suit != "trump":
        several = len([play for play in able if play.suit == "trump"]) > 1
        return ("主牌里最大", "the highest trumps") if several else ("用主牌将吃", "it is trumped")
    return ("主牌里最大", "the highest trumps") if best.suit == "trump" else ("最大", "the highest")
