"""The referee for one trick of 打二毛: who takes it, and the points in it (judge §4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from games.rules import parse
from games.rules.ermao.cards import COPIES, POINTS, TRUMPS, Order, card
from games.rules.ermao.judge_declarations import read_level
from games.rules.ermao.rules import read
from games.rules.errors import Refusal

MOST_HANDS = 4
"""Seats of the game."""


class Play(NamedTuple):
    """Cards that can lead or take a trick."""

    same: int
    """Identical cards in each group."""
    groups: int
    """1 for a single card or identical ones, more for a run."""
    suit: str
    top: int
    """Strength of the highest card."""


def judge(question: Mapping[str, Any], language: str = "zh") -> dict[str, Any]:
    """Answer one question of the referee.

    Args:
        question: ``{"game", "rules"?, "trump", "level", "hands"}``; the hands played to one trick in turn.
        language: has no part in the answer.

    Returns:
        ``{"wins": number of the hand from 1, "points": points in the trick}``.

    Raises:
        Refusal: ``wrong_hand_count``, ``wrong_card_count``, ``not_a_card``, ``too_many_copies``,
            ``not_a_lead``, ``bad_record``, or what is wrong with ``rules``.
    """
    settings = question.get("rules")
    read(parse.mapping({} if settings is None else settings, "rules"))
    order = Order(_trump(question.get("trump")), read_level(question.get("level")))
    hands = _hands(question)
    lead = shape(order, hands[0])
    if lead is None:
        raise Refusal("not_a_lead", "hands.0")
    points = sum(POINTS[card] for cards in hands for card in cards)
    return {"wins": _wins(order, lead, hands), "points": points}


def shape(order: Order, cards: Sequence[str]) -> Play | None:
    """What cards played together are: alike, or a run in one suit; None for anything else."""
    counts = Counter(cards)
    same = counts.most_common(1)[0][1]
    if any(count != same for count in counts.values()):
        return None
    kinds = list(counts)
    top = max(order.strength(kind) for kind in kinds)
    if len(kinds) > 1 and (same < 2 or not _neighbours(order, kinds)):
        return None
    return Play(same, len(kinds), order.suit(kinds[0]), top)


def _neighbours(order: Order, kinds: Sequence[str]) -> bool:
    """Whether different cards are of one suit and of ranks next to each other, level and jokers aside."""
    if any(order.stands_out(kind) for kind in kinds) or len({kind[1] for kind in kinds}) > 1:
        return False
    steps = [order.steps[kind[0]] for kind in kinds]
    return max(steps) - min(steps) == len(kinds) - 1


def _wins(order: Order, lead: Play, hands: Sequence[Sequence[str]]) -> int:
    """The highest play of the lead's shape, trumps over the suit led; of equals the first."""
    best, winner = lead, 1
    for number, cards in enumerate(hands[1:], 2):
        play = shape(order, cards)
        if play is not None and (play.same, play.groups) == (lead.same, lead.groups) and _beats(play, best):
            best, winner = play, number
    return winner


def _beats(play: Play, best: Play) -> bool:
    if play.suit == best.suit:
        return play.top > best.top
    return play.suit == "trump"


def _hands(question: Mapping[str, Any]) -> list[list[str]]:
    hands = parse.items(question.get("hands"), "hands")
    if not 1 <= len(hands) <= MOST_HANDS:
        raise Refusal("wrong_hand_count", "hands", least=1, most=MOST_HANDS, count=len(hands))
    played = [_cards(hand, f"hands.{place}") for place, hand in enumerate(hands)]
    used: Counter[str] = Counter()
    for place, cards in enumerate(played):
        if len(cards) != len(played[0]) or not cards:
            raise parse.wrong_count(
                f"hands.{place}",
                "每家出的要和领出的一样多，至少一张",
                "everyone plays as many as were led, at least one",
            )
        used.update(cards)
        over = next((card for card in cards if used[card] > COPIES), None)
        if over:
            raise Refusal("too_many_copies", f"hands.{place}", card=over, copies=COPIES)
    return played


def _cards(hand: Any, path: str) -> list[str]:
    return [card(value, f"{path}.{place}") for place, value in enumerate(parse.items(hand, path))]


def _trump(value: Any) -> str:
    if not isinstance(value, str) or value not in TRUMPS:
        raise parse.bad("trump", "要 s、h、d、c 或 nt", "s, h, d, c or nt is needed")
    return value
