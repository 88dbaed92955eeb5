"""Which score moves whom up by how much (ermao §3)."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from games.rules.ermao.levels import DECLARERS, LEVELS, move
from games.rules.games import GAMES

ALL_POINTS = 400
STEP = 5
SHOWN_FROM = LEVELS.index("5")


def levels(page: str, language: str) -> dict[str, Any]:
    """`{"rows": [{"least", "most", "declarers", "up", "from", "to"}, …]}`; the last has no `most`.

    `from` and `to` are levels as an example.
    """
    rules: Any = GAMES["ermao"].rules({})
    moves = groupby(range(0, ALL_POINTS + 1, STEP), key=lambda score: move(rules, score))
    rows = [
        {
            "least": (scores := [*found])[0],
            "most": None if scores[-1] == ALL_POINTS else scores[-1],
            "declarers": moved.side == DECLARERS,
            "up": moved.up,
            "from": LEVELS[SHOWN_FROM],
            "to": LEVELS[SHOWN_FROM + moved.up],
        }
        for moved, found in moves
    ]
    return {"rows": rows}
