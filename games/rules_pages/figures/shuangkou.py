"""The ladder of bombs, and what bombs add up to (shuangkou §2, §3)."""

from __future__ import annotations

from typing import Any

from games.rules.cards_in_words import printed
from games.rules.shuangkou.bombs import (
    BONUSES,
    HIGHEST,
    JOKER_STARS,
    LOWEST,
    MULTIPLIERS,
    RUNS,
    add_up,
    bonus,
    multiplier,
    run_stars,
)
from games.rules.shuangkou.cards import IN_ROWS
from games.rules.shuangkou.hand import DEALT
from games.rules.shuangkou.rules import PRESETS

MERGED = ((4, 4), (4, 4, 4), (4, 4, 4, 4), (6, 6, 6), (6, 8))
"""What the examples start from: stars of the bombs a seat played."""
SHOWN_FROM = IN_ROWS.index("5")


def bombs(page: str, language: str) -> dict[str, Any]:
    """`{"rungs": [{"stars", "bombs", "multiplier", "bonus"}, …]}`, the highest first.

    A bomb is `{"ranks", "each", "jokers"}`; those of a rung stand from the biggest (shuangkou §6).
    """
    rungs = [
        {
            "stars": stars,
            "bombs": _bombs(stars),
            "multiplier": MULTIPLIERS[stars],
            "bonus": BONUSES[stars],
        }
        for stars in range(HIGHEST, LOWEST - 1, -1)
    ]
    return {"rungs": rungs}


def _bombs(stars: int) -> list[dict[str, Any]]:
    """Four jokers are the biggest of their stars, three the smallest; else fewer cards are bigger."""
    alike = [_of_ranks(stars, 1)]
    rows = [
        _of_ranks(size, run)
        for run in RUNS
        for size in range(HIGHEST, LOWEST - 1, -1)
        if run_stars(size, run) == stars and size * run <= DEALT
    ]
    jokers = {count: {"jokers": range(count)} for count, of in JOKER_STARS.items() if of == stars}
    in_order = sorted(alike + rows, key=lambda bomb: bomb["each"] * len(bomb["ranks"]))
    return [*([jokers[4]] if 4 in jokers else []), *in_order, *([jokers[3]] if 3 in jokers else [])]


def _of_ranks(size: int, run: int) -> dict[str, Any]:
    ranks = IN_ROWS[SHOWN_FROM : SHOWN_FROM + run]
    return {"ranks": [printed(rank) for rank in ranks], "each": size}


def merging(page: str, language: str) -> dict[str, Any]:
    """`{"merged": [{"before", "after", "multiplier", "bonus"}, …]}` with the stars lowest first."""
    cap = next(iter(PRESETS.values()))["bonus_cap"]
    return {
        "merged": [
            {
                "before": before,
                "after": (after := add_up(before)),
                "multiplier": multiplier(after),
                "bonus": bonus(after, cap),
            }
            for before in MERGED
        ]
    }
