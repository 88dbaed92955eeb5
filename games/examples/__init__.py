"""Worked examples for house rules and the rules pages: short records, worked out by the rules themselves."""

from __future__ import annotations

from games.examples import ermao, jinhua, shuangkou, xuan
from games.examples.example import Example
from games.examples.working import Worked, worked

__all__ = ["EXAMPLES", "Example", "Worked", "examples_of", "worked"]

EXAMPLES: tuple[Example, ...] = (*xuan.EXAMPLES, *ermao.EXAMPLES, *shuangkou.EXAMPLES, *jinhua.EXAMPLES)
"""For each game one for every setting, and the general ones."""


def examples_of(game: str) -> tuple[Example, ...]:
    """A game's examples; their keys differ."""
    return tuple(example for example in EXAMPLES if example.game == game)
