"""The referee for 双扣: what a play is at its biggest, and whether it is beaten (judge §3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from games.rules import parse
from games.rules.errors import Refusal
from games.rules.shuangkou.cards import CARDS, COPIES
from games.rules.shuangkou.plays import Reading, beats, biggest, readings
from games.rules.shuangkou.rules import read

MOST_HANDS = 8


def judge(question: Mapping[str, Any], language: str = "zh") -> dict[str, Any]:
    """Answer one question of the referee.

    Args:
        question: ``{"game", "rules"?, "hands"}``; a hand is a play, a list of cards.
        language: plays have no names, so it makes no difference.

    Returns:
        ``{"hands": [{"kind", "rank", "size", "stars"}, …]}`` with the biggest reading of each, ``{"kind":
        None}`` for no play; of exactly two hands also ``wins``: 1, 2 or, where one is no play, None.

    Raises:
        Refusal: ``wrong_hand_count``, ``wrong_card_count``, ``not_a_card``, ``too_many_copies``,
            ``bad_record``, or what is wrong with ``rules``.
    """
    settings = question.get("rules")
    read({} if settings is None else parse.mapping(settings, "rules"))
    hands = parse.items(question.get("hands"), "hands")
    if not 1 <= len(hands) <= MOST_HANDS:
        raise Refusal("wrong_hand_count", "hands", least=1, most=MOST_HANDS, count=len(hands))
    plays = [_cards(hand, f"hands.{place}") for place, hand in enumerate(hands)]
    _check_copies(plays)
    found = [readings(cards) for cards in plays]
    answer: dict[str, Any] = {"hands": [_shown(biggest(ways)) for ways in found]}
    if len(found) == 2:
        answer["wins"] = _wins(*found)
    return answer


def _cards(hand: Any, path: str) -> list[str]:
    """The ranks of a hand (``wrong_card_count``, ``not_a_card``)."""
    things = parse.items(hand, path)
    if not things:
        raise parse.wrong_count(path, "一手至少一张", "a play is one card or more")
    for place, thing in enumerate(things):
        if not isinstance(thing, str) or thing not in CARDS:
            raise Refusal("not_a_card", f"{path}.{place}")
    return [CARDS[thing] for thing in things]


def _check_copies(plays: Sequence[Sequence[str]]) -> None:
    """All plays together come out of two decks (``too_many_copies``)."""
    used: Counter[str] = Counter()
    for place, cards in enumerate(plays):
        used.update(cards)
        for rank in cards:
            if used[rank] > COPIES[rank]:
                raise Refusal("too_many_copies", f"hands.{place}", card=rank, copies=COPIES[rank])


def _shown(reading: Reading | None) -> dict[str, Any]:
    return reading.to_json() if reading else {"kind": None}


def _wins(first: Sequence[Reading], second: Sequence[Reading]) -> int | None:
    """Who holds the trick: the second needs one reading that beats the first's biggest (judge §3)."""
    lead = biggest(first)
    if lead is None or not second:
        return None
    return 2 if any(beats(answer, lead) for answer in second) else 1
