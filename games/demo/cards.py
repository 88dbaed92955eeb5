"""One deal: who holds what, who stays, what is bid. Chance comes from the generator that is passed in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any

from games.rules.xuan.deck import KINDS
from games.rules.xuan.groups import group_strength
from games.rules.xuan.rules import Rules
from games.rules.xuan.splits import Split, sanhua, splits

DECK = tuple(kind.key for kind in KINDS for _copy in range(kind.copies))

STAY = 4
"""The round in which one who stays to the end would fold."""


@dataclass(frozen=True)
class Dealt:
    """Four cards as their player lays them, best low first; `power` 0 … 1, `odd` for 三花."""

    split: Split
    high: int
    low: int
    odd: bool

    @property
    def power(self) -> float:
        return (0.6 * self.low + 0.4 * self.high) / 150


def deal(chance: Random, rules: Rules, seats: Sequence[int]) -> dict[int, Dealt]:
    """Shuffle and give four cards to each seat."""
    deck = chance.sample(DECK, len(DECK))
    return {seat: laid(rules, deck[4 * place : 4 * place + 4]) for place, seat in enumerate(seats)}


def laid(rules: Rules, four: Sequence[str]) -> Dealt:
    best = splits(rules, four)[0]
    high, low = (group_strength(rules, *pair) for pair in best)
    return Dealt(best, high, low, sanhua(rules, four) is not None)


def folds(chance: Random, dealt: Mapping[int, Dealt], nerve: Mapping[int, float]) -> dict[int, int]:
    """In which round each seat folds, `STAY` for those who do not: the better the cards the later."""
    ranked = sorted(dealt, key=lambda seat: dealt[seat].power, reverse=True)
    last = max(len(ranked) - 1, 1)
    wish = {
        seat: 1 - 0.75 * place / last + nerve[seat] + chance.gauss(0, 0.2)
        for place, seat in enumerate(ranked)
    }
    keenest = max(wish, key=lambda seat: wish[seat])
    return {seat: STAY if seat == keenest else _round(wish[seat]) for seat in dealt}


def _round(wish: float) -> int:
    return 1 + sum(wish > limit for limit in (0.3, 0.5, 0.65))


def bids(chance: Random, rules: Rules, most: int) -> list[int]:
    """The bid at the end of each round: up in every one, to round numbers, never above `most`."""
    bid = rules.opening or chance.choice((1, 2, 2, 5))
    made = [bid if chance.random() < 0.6 else raised(chance, rules, bid)]
    made.append(raised(chance, rules, made[-1]))
    made.append(most if chance.random() < 0.06 else raised(chance, rules, made[-1]))
    return [min(bid, most) for bid in made]


def raised(chance: Random, rules: Rules, bid: int) -> int:
    """A usual raise: two or three times the bid, as a round number."""
    step = 10 if rules.min_raise_to else 5
    wanted = max(bid * chance.choice((2, 2, 2.5, 3)), rules.min_raise_to, bid + step)
    return int(-(-wanted // step) * step)


def showing(chance: Random, dealt: Mapping[int, Dealt]) -> dict[int, dict[str, Any]]:
    """How those who stayed are entered: by their cards or, a third of the time, by order alone."""
    if chance.random() < 0.35 and not any(hand.odd for hand in dealt.values()):
        high = _places({seat: hand.high for seat, hand in dealt.items()})
        low = _places({seat: hand.low for seat, hand in dealt.items()})
        return {seat: {"order": {"high": high[seat], "low": low[seat]}} for seat in dealt}
    return {seat: {"pairs": [list(pair) for pair in hand.split]} for seat, hand in dealt.items()}


def _places(strength: Mapping[int, int]) -> dict[int, int]:
    """1 for the strongest; equal strengths share a place."""
    levels = sorted(set(strength.values()), reverse=True)
    return {seat: 1 + levels.index(value) for seat, value in strength.items()}


def rising(made: Sequence[int]) -> bool:
    return all(one <= other for one, other in pairwise(made))
