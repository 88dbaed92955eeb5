"""What was shown: cards, or the order of the groups without cards (xuan §9, §5.8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from games.rules import parse
from games.rules.errors import Refusal
from games.rules.xuan.deck import BY_KEY, over_copied, wrong_count
from games.rules.xuan.entry import SHOWN, Entry
from games.rules.xuan.groups import strengths
from games.rules.xuan.rules import Rules
from games.rules.xuan.splits import arrange, sanhua


@dataclass(slots=True)
class Showing:
    """Hands on the table."""

    strength: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Seat -> (low, high), higher is stronger; seats with 三花 do not compare and are left out."""
    sanhua: list[int] = field(default_factory=list)
    cards: dict[str, Any] = field(default_factory=dict)
    """Seat as a string -> its groups by name, where cards are known."""


def read(rules: Rules, dealt: Sequence[Entry]) -> Showing:
    """Read every shown hand (``pairs_missing``, ``mixed_showing``, ``too_many_copies``, ``no_sanhua``, …)."""
    showing = Showing()
    by_cards: list[tuple[Entry, list[str]]] = []
    by_order: list[Entry] = []
    for entry in dealt:
        claimed = _claims_sanhua(rules, entry)
        if entry.fate != SHOWN:
            continue
        pairs, order = entry.data.get("pairs"), entry.data.get("order")
        if pairs is not None:
            by_cards.append((entry, _four(pairs, f"{entry.field}.pairs")))
        if order is not None:
            by_order.append(entry)
        elif pairs is None and not claimed:
            raise Refusal("pairs_missing", f"{entry.field}.pairs")
        strength = None if order is None else _order(order, f"{entry.field}.order")
        if claimed and pairs is None:
            showing.sanhua.append(entry.seat)
        elif strength is not None:
            showing.strength[entry.seat] = strength
    if by_cards and by_order:
        raise Refusal("mixed_showing", f"{by_order[0].field}.order")
    if by_cards:
        _deal(rules, by_cards, showing)
    return showing


def _claims_sanhua(rules: Rules, entry: Entry) -> bool:
    value = entry.data.get("sanhua")
    if value is None or value is False:
        return False
    if value is not True:
        raise parse.bad(f"{entry.field}.sanhua", "要 true 或 false", "true or false is needed")
    if rules.sanhua == "off":
        raise Refusal("no_sanhua", f"{entry.field}.sanhua")
    return True


def _order(value: Any, path: str) -> tuple[int, int]:
    """Strengths of low and high: the smaller the number the better."""
    order = parse.mapping(value, path)
    high = parse.whole(order.get("high"), f"{path}.high")
    low = parse.whole(order.get("low"), f"{path}.low")
    return -low, -high


def _four(value: Any, path: str) -> list[str]:
    """Two groups of two cards, in a row (``wrong_card_count``, ``not_a_card``)."""
    groups = parse.items(value, path)
    if len(groups) != 2:
        raise wrong_count(path)
    return [*_two(groups[0], path, 0), *_two(groups[1], path, 1)]


def _two(group: Any, path: str, place: int) -> list[str]:
    if not isinstance(group, list) or len(group) != 2:
        parse.items(group, f"{path}.{place}")
        raise wrong_count(f"{path}.{place}")
    for number, card in enumerate(group):
        if not isinstance(card, str) or card not in BY_KEY:
            raise Refusal("not_a_card", f"{path}.{place}.{number}")
    return group


def _deal(rules: Rules, hands: Sequence[tuple[Entry, list[str]]], showing: Showing) -> None:
    """Set strengths, 三花 and the groups to show, once the deck has been found to hold all the cards."""
    if over_copied(card for _, cards in hands for card in cards):
        _too_many(hands)
    table = strengths(rules)
    for entry, cards in hands:
        split = arrange(rules, cards[:2], cards[2:])
        showing.cards[str(entry.seat)] = {"high": list(split.high), "low": list(split.low)}
        if sanhua(rules, cards):
            showing.sanhua.append(entry.seat)
        elif entry.data.get("sanhua"):
            raise Refusal("no_sanhua", f"{entry.field}.sanhua")
        else:
            (a, b), (c, d) = split
            showing.strength[entry.seat] = (table[c][d], table[a][b])


def _too_many(hands: Sequence[tuple[Entry, list[str]]]) -> None:
    """Refuse the first hand with which there are more copies of a card than the deck has."""
    used: list[str] = []
    for entry, cards in hands:
        used += cards
        if over := over_copied(used):
            raise Refusal("too_many_copies", f"{entry.field}.pairs", card=over, copies=BY_KEY[over].copies)
