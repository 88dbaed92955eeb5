"""Made-up evenings of 打旋 from a seed: records that the rules accept, for filling the book."""

import random
from typing import Any

from games.rules.record import FORMAT, fold, open_table, view

NAMES = ["甲", "乙", "丙", "丁", "戊", "己", "庚", "辛"]
BIDS = [[3], [3, 10], [3, 10, 20], [10, 20, 40], [3, 3, 10]]


def a_hand(chance: random.Random, order: list[int]) -> dict[str, Any]:
    """A hand by order: everybody in or folded, two or more shown.

    Now and then a knockout or one passed out.
    """
    bids, kind = chance.choice(BIDS), chance.random()
    if kind < 0.1:
        left = chance.choice(order)
        return {
            "type": "hand",
            "bids": [3],
            "seats": [_fold(s, 1) if s != left else _stood(s) for s in order],
        }
    if kind < 0.2:
        return {"type": "hand", "bids": [3], "passed": 2, "seats": [_stood(s) for s in order]}
    shown = set(chance.sample(order, chance.randint(2, len(order))))
    seats = [_shown(chance, s) if s in shown else _fold(s, chance.randint(1, len(bids))) for s in order]
    return {"type": "hand", "bids": bids, "seats": seats}


def evening(seed: int, *, seats: int = 4, hands: int = 20, close: bool = True) -> dict[str, Any]:
    """A whole record: bowls, hands, top-ups where a bowl runs low, and the close."""
    chance = random.Random(seed)
    head = {
        "format": FORMAT,
        "game": "daxuan",
        "rules": {"preset": "1-3"},
        "players": NAMES[:seats],
        "dealer": 1,
    }
    rules, state = open_table(head)
    events: list[dict[str, Any]] = [
        {"type": "bowl", "seat": seat, "points": 400} for seat in range(1, seats + 1)
    ]
    for event in events:
        state, _ = fold(rules, state, event)
    for _ in range(hands):
        seen = view(rules, state)
        low = [seat for seat in seen["order"] if seen["seats"][str(seat)]["bowl"] < 100]
        for event in [{"type": "bowl", "seat": seat, "points": 400} for seat in low]:
            state, _ = fold(rules, state, event)
            events.append(event)
        hand = a_hand(chance, seen["order"])
        state, _ = fold(rules, state, hand)
        events.append(hand)
    if close:
        events.append({"type": "close"})
    return {**head, "events": events}


def _shown(chance: random.Random, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "fate": "shown",
        "order": {"high": chance.randint(1, 4), "low": chance.randint(1, 4)},
    }


def _fold(seat: int, round_: int) -> dict[str, Any]:
    return {"seat": seat, "fate": "folded", "round": round_}


def _stood(seat: int) -> dict[str, Any]:
    return {"seat": seat, "fate": "stood"}
