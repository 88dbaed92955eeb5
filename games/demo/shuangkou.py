"""A made-up hand of 二人双扣: a few bombs each, never more cards or jokers than there are."""

from __future__ import annotations

from random import Random
from typing import Any

from games.rules.state import State

BOMBS = ((4, 8), (5, 5), (6, 3), (7, 1))
"""Cards of a bomb and how often one comes up against another."""
TENDENCY = 0.6
"""How often another bomb follows."""
ROOM = 20
"""Cards of a hand that went into bombs at most; the rest was played otherwise."""
THREE_JOKERS = 0.08


def hand(chance: Random, rules: Any, state: State) -> dict[str, Any]:
    winner = chance.choice(state.order)
    left = chance.choices((chance.randint(1, 5), chance.randint(6, 10), chance.randint(11, 18)), (4, 3, 2))[0]
    bombs = {
        str(seat): _bombs(chance, ROOM if seat == winner else min(ROOM, 27 - left)) for seat in state.order
    }
    if chance.random() < THREE_JOKERS:
        bombs[str(winner)].append({"jokers": 3})
    return {
        "type": "hand",
        "winner": winner,
        "left": left,
        "bombs": {seat: played for seat, played in bombs.items() if played},
    }


def _bombs(chance: Random, room: int) -> list[dict[str, int]]:
    sizes, weights = zip(*BOMBS, strict=True)
    played: list[dict[str, int]] = []
    while chance.random() < TENDENCY:
        size = chance.choices(sizes, weights)[0]
        if size > room:
            break
        room -= size
        played.append({"size": size})
    return played
