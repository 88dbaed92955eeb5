"""The deck of 32 cards and the 151 groups of two, from the best (xuan §1, §2)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from games.rules.games import GAMES
from games.rules.xuan.deck import BY_KEY, KINDS
from games.rules.xuan.groups import GROUPS, group_name, is_named, strengths

Pair = tuple[str, str]
Rows = list[list[dict[str, Any]]]


def deck(page: str, language: str) -> dict[str, Any]:
    """`{"ranks": [[{"cards", "name", "copies", "points"}, …], …]}`, the highest single first."""
    by_single = groupby(KINDS, key=lambda kind: kind.single)
    ranks = [
        [
            {
                "cards": [kind.key],
                "name": kind.name(page, language),
                "copies": kind.copies,
                "points": kind.points,
            }
            for kind in kinds
        ]
        for _single, kinds in by_single
    ]
    return {"ranks": ranks}


def groups(page: str, language: str) -> dict[str, Any]:
    """`{"named": rows, "points": [(digit, rows), …]}`, best first.

    A row is `[{"cards", "name"}, …]`: groups that tie.
    """
    table = strengths(GAMES[page].rules({}))  # type: ignore[arg-type]

    def strength(pair: Pair) -> int:
        return table[pair[0]][pair[1]]

    def rows(pairs: Iterable[Pair]) -> Rows:
        ties = groupby(pairs, key=strength)
        return [
            [{"cards": pair, "name": group_name(*pair, page, language)} for pair in tie] for _, tie in ties
        ]

    ranked = sorted(GROUPS, key=strength, reverse=True)
    named = [pair for pair in ranked if is_named(*pair)]
    points = groupby(ranked[len(named) :], key=_digit)
    return {"named": rows(named), "points": [(digit, rows(pairs)) for digit, pairs in points]}


def _digit(pair: Pair) -> int:
    return sum(BY_KEY[card].points for card in pair) % 10
