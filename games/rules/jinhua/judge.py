"""The referee for 炸金花抓二游: which hand is what, and which is bigger (judge §2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from games.rules import parse
from games.rules.errors import Refusal
from games.rules.jinhua.cards import Worth, check_copies, read_cards, worth
from games.rules.jinhua.rules import read

MOST_HANDS = 6
"""Seats of the game."""


def judge(question: Mapping[str, Any], language: str = "zh") -> dict[str, Any]:
    """Answer one question of the referee.

    Args:
        question: ``{"game", "rules"?, "hands"}``; a hand is three cards.
        language: makes no difference, classes are answered by their keys.

    Returns:
        ``{"hands": [{"class"}, …], "order"}``: hand numbers from 1, best first, equal ones together.

    Raises:
        Refusal: ``wrong_hand_count``, ``wrong_card_count``, ``not_a_card``, ``too_many_copies``,
            ``bad_record``, or what is wrong with ``rules``.
    """
    settings = question.get("rules")
    rules = read(parse.mapping({} if settings is None else settings, "rules"))
    hands = parse.items(question.get("hands"), "hands")
    if not 1 <= len(hands) <= MOST_HANDS:
        raise Refusal("wrong_hand_count", "hands", least=1, most=MOST_HANDS, count=len(hands))
    cards = [read_cards(hand, f"hands.{place}") for place, hand in enumerate(hands)]
    check_copies((f"hands.{place}", hand) for place, hand in enumerate(cards))
    worths = [worth(rules, hand) for hand in cards]
    return {"hands": [{"class": each.name} for each in worths], "order": _order(worths)}


def _order(worths: Sequence[Worth]) -> list[list[int]]:
    def by(number: int) -> Worth:
        return worths[number - 1]

    # Sorting keeps equal hands in the order they were asked in, backwards too.
    best_first = sorted(range(1, len(worths) + 1), key=by, reverse=True)
    return [list(equal) for _, equal in groupby(best_first, key=by)]
