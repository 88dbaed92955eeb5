"""The referee for 打旋 and 丁二皇: which hand is what, and which is bigger (judge §1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.rules import parse
from games.rules.errors import Refusal
from games.rules.xuan.deck import BY_KEY, over_copied, wrong_count
from games.rules.xuan.groups import group_name, strengths
from games.rules.xuan.rules import Rules, read
from games.rules.xuan.splits import Split, arrange, sanhua, splits
from settlement.payouts.showdown import rank

MOST_HANDS = 8
"""Seats of the game (xuan §10)."""


def judge(question: Mapping[str, Any], language: str = "zh") -> dict[str, Any]:
    """Answer one question of the referee.

    Args:
        question: ``{"game", "rules"?, "hands"}``; a hand is two pairs or four cards, all of one sort.
        language: of the groups' names, ``zh`` or ``en``.

    Returns:
        Pairs: ``{"hands": [{"high", "low", "names", "sanhua"}, …], "order", "beats"}``. Four cards:
        ``{"hands": [{"splits": [{"high", "low", "names"}, …], "sanhua"}, …]}``. Hands numbered from 1.

    Raises:
        Refusal: ``wrong_hand_count``, ``wrong_card_count``, ``not_a_card``, ``too_many_copies``,
            ``bad_record``, or what is wrong with ``rules``.
    """
    rules = read(question["game"], parse.mapping(question.get("rules", {}), "rules"))
    hands = parse.items(question.get("hands"), "hands")
    if not 1 <= len(hands) <= MOST_HANDS:
        raise Refusal("wrong_hand_count", "hands", least=1, most=MOST_HANDS, count=len(hands))
    in_pairs = _in_pairs(hands[0])
    cards = [_hand(hand, in_pairs, f"hands.{place}") for place, hand in enumerate(hands)]
    _check_copies(cards)
    if in_pairs:
        return _compare(rules, cards, language)
    return {"hands": [_ways(rules, four, language) for four in cards]}


def _in_pairs(hand: Any) -> bool:
    return isinstance(hand, list) and bool(hand) and isinstance(hand[0], list)


def _hand(hand: Any, in_pairs: bool, path: str) -> list[str]:
    """Four cards; of a hand in pairs the first two are one pair (``wrong_card_count``)."""
    things = parse.items(hand, path)
    if len(things) != (2 if in_pairs else 4):
        raise wrong_count(path)
    if not in_pairs:
        return [_card(thing, f"{path}.{place}") for place, thing in enumerate(things)]
    return [card for place, pair in enumerate(things) for card in _pair(pair, f"{path}.{place}")]


def _pair(pair: Any, path: str) -> list[str]:
    things = parse.items(pair, path)
    if len(things) != 2:
        raise wrong_count(path)
    return [_card(thing, f"{path}.{place}") for place, thing in enumerate(things)]


def _card(thing: Any, path: str) -> str:
    if not isinstance(thing, str) or thing not in BY_KEY:
        raise Refusal("not_a_card", path)
    return thing


def _check_copies(hands: Sequence[Sequence[str]]) -> None:
    used: list[str] = []
    for place, hand in enumerate(hands):
        used += hand
        if over := over_copied(used):
            raise Refusal("too_many_copies", f"hands.{place}", card=over, copies=BY_KEY[over].copies)


def _compare(rules: Rules, hands: Sequence[Sequence[str]], language: str) -> dict[str, Any]:
    answers, shown = [], {}
    table = strengths(rules)
    for number, cards in enumerate(hands, 1):
        split = arrange(rules, cards[:2], cards[2:])
        kind = sanhua(rules, cards)
        answers.append({**_split(rules, split, language), "sanhua": kind})
        if kind is None:
            (a, b), (c, d) = split
            shown[number] = (table[c][d], table[a][b])
    groups, beats = rank(shown)
    return {
        "hands": answers,
        "order": [sorted(group) for group in groups],
        "beats": sorted([winner, loser] for winner, losers in beats.items() for loser in losers),
    }


def _ways(rules: Rules, four: Sequence[str], language: str) -> dict[str, Any]:
    ways = [_split(rules, split, language) for split in splits(rules, four)]
    return {"splits": ways, "sanhua": sanhua(rules, four)}


def _split(rules: Rules, split: Split, language: str) -> dict[str, Any]:
    names = {
        "high": group_name(*split.high, rules.game, language),
        "low": group_name(*split.low, rules.game, language),
    }
    return {"high": list(split.high), "low": list(split.low), "names": names}
