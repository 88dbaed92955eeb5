"""A made-up hand of 打二毛: mostly close, the bottom taken now and then."""

from __future__ import annotations

from random import Random
from typing import Any

from games.rules.ermao.play import Play
from games.rules.ermao.rules import SHAPES
from games.rules.state import State

BOTTOM_TAKEN = 0.25
"""How often the attackers take the last trick."""


def hand(chance: Random, rules: Any, state: State) -> dict[str, Any]:
    """One hand; the first of a match names who declared trumps with a two (ermao §8)."""
    play: Play = state.play  # type: ignore[assignment]
    event: dict[str, Any] = {"type": "hand", "captured": _fives(chance, 110, 45, most=240)}
    if play.declarer is None:
        seat = chance.choice(state.order)
        event |= {"declarer": seat, "declarations": [{"seat": seat, "show": ["2" + chance.choice("shdc")]}]}
    else:
        event["trump"] = chance.choice(("s", "h", "d", "c"))
    if chance.random() < BOTTOM_TAKEN:
        shape = chance.choices(SHAPES, (6, 4, 1, 1))[0]
        event |= {
            "bottom": _fives(chance, 15, 15, most=60),
            "last_trick": {"by": "attackers", "shape": shape},
        }
    return event


def _fives(chance: Random, middle: int, spread: int, *, most: int) -> int:
    """Points in fives around a middle, from 0."""
    return 5 * round(min(max(chance.gauss(middle, spread), 0), most) / 5)
