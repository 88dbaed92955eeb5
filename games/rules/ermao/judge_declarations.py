"""The referee for declarations of 打二毛: which outranks which (ermao §8). Not part of `manage.py judge`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.rules import parse
from games.rules.cards_in_words import printed
from games.rules.ermao.cards import NO_TRUMPS, RANKS, card
from games.rules.ermao.declarations import not_one, worth_of
from games.rules.ermao.words import words
from games.rules.errors import Refusal
from games.rules.verdict import Verdict, line

MOST_SHOWN = 8


def judge_declarations(question: Mapping[str, Any]) -> dict[str, Any]:
    """Say which of the cards shown in turn declare.

    Args:
        question: ``{"level", "declarations": [cards, …]}``; what was shown, in turn.

    Returns:
        ``{"declarations": [{"trump", "strength", "outranks"}, …], "stands": number from 1, "trump"}``;
        ``outranks`` is whether it outranks what stood before it.

    Raises:
        Refusal: ``not_a_declaration``, ``not_a_card``, ``wrong_hand_count``, ``bad_record``.
    """
    level = read_level(question.get("level"))
    shows = parse.items(question.get("declarations"), "declarations")
    if not 1 <= len(shows) <= MOST_SHOWN:
        raise Refusal("wrong_hand_count", "declarations", least=1, most=MOST_SHOWN, count=len(shows))
    answers: list[dict[str, Any]] = []
    stands, strongest = 0, 0
    for place, show in enumerate(shows):
        trump, strength = _worth(show, f"declarations.{place}", level)
        outranks = strength > strongest
        if outranks:
            stands, strongest = place + 1, strength
        answers.append({"trump": trump, "strength": strength, "outranks": outranks})
    return {"declarations": answers, "stands": stands, "trump": answers[stands - 1]["trump"]}


def read_level(value: Any) -> str:
    """The level of a question, as on cards (``bad_record``)."""
    if not isinstance(value, str) or value not in tuple(RANKS):
        raise parse.bad("level", "要 2 到 9、T、J、Q、K 或 A", "2 to 9, T, J, Q, K or A is needed")
    return value


def _worth(show: Any, path: str, level: str) -> tuple[str, int]:
    cards = [card(value, f"{path}.{place}") for place, value in enumerate(parse.items(show, path))]
    worth = worth_of(cards, level)
    if worth is None:
        raise not_one(path, level)
    return worth


def verdict_on_declarations(question: Mapping[str, Any], answer: Mapping[str, Any], language: str) -> Verdict:
    """What each showing declares, which outrank what stood before, and the trumps that stand."""
    named = words(language)
    shows, answers = question["declarations"], answer["declarations"]
    said = [_shown(show, one["trump"], named, language) for show, one in zip(shows, answers, strict=True)]
    lines = [
        _turn(number, bool(one["outranks"]), language) for number, one in enumerate(answers, 1) if number > 1
    ]
    return Verdict(tuple(said), (*lines, _last(answer, named, language)))


def _shown(show: Sequence[str], trump: str, named: Mapping[str, str], language: str) -> str:
    if trump == NO_TRUMPS:
        two_big = len(set(show)) == 1
        zh = f"{'两张大王' if two_big else '大小王各一张'}，{named[trump]}"
        return line(zh, f"{'two big jokers' if two_big else 'both jokers'}, {named[trump]}", language)
    rank = printed(show[0][0])
    return line(f"{len(show)} 张{named[trump]} {rank}", f"{len(show)} × {rank} of {named[trump]}", language)


def _turn(number: int, outranks: bool, language: str) -> str:
    if outranks:
        return line(f"第 {number} 次反得了。", f"showing {number} outranks what stood before.", language)
    zh = f"第 {number} 次反不了：要张数更多，或用王。"
    return line(zh, f"showing {number} does not outrank it: more cards or jokers are needed.", language)


def _last(answer: Mapping[str, Any], named: Mapping[str, str], language: str) -> str:
    trump, number = named[answer["trump"]], answer["stands"]
    zh = trump if answer["trump"] == NO_TRUMPS else f"{trump}做主"
    en = trump if answer["trump"] == NO_TRUMPS else f"{trump} are trumps"
    return line(f"算第 {number} 次的：{zh}。", f"showing {number} stands: {en}.", language)
