"""What an entry form offers: every bomb there is, and the classes of cards left (shuangkou §2, §4)."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from games.rules.shuangkou import bombs, hand, words
from games.rules.shuangkou.rules import Rules


def entry_table(rules: Rules, language: str) -> dict[str, Any]:
    """Bombs and margins for a form, JSON-safe.

    ``{"dealt", "margins": [{"margin", "name", "least", "most"}, …], "bombs": [{"bomb", "stars", "cards",
    "jokers", "short", "name"}, …]}``: the smallest margin first; ``bomb`` as a hand's record has it,
    ``jokers`` those it cannot do without.
    """
    return {"dealt": hand.DEALT, "margins": _margins(language), "bombs": [_bomb(b, language) for b in _ALL]}


def _margins(language: str) -> list[dict[str, Any]]:
    found = []
    for margin, group in groupby(range(1, hand.DEALT + 1), hand.margin):
        lefts = list(group)
        name = words.words(language)[str(margin)]
        found.append({"margin": margin, "name": name, "least": lefts[0], "most": lefts[-1]})
    return found


def _every_bomb() -> list[dict[str, int]]:
    """Of one rank, of jokers, then in a row; those that take more cards than a seat has are none."""
    sizes = range(bombs.LOWEST, bombs.HIGHEST + 1)
    alike = [{"size": size} for size in sizes]
    jokers = [{"jokers": count} for count in bombs.JOKER_STARS]
    rows = [{"size": size, "run": run} for size in sizes for run in bombs.RUNS]
    return [*alike, *jokers, *(row for row in rows if _fits(row["size"], row["run"]))]


def _fits(size: int, run: int) -> bool:
    return bombs.run_stars(size, run) is not None and size * run <= hand.DEALT


_ALL = _every_bomb()


def _bomb(data: dict[str, int], language: str) -> dict[str, Any]:
    bomb = bombs.read(data, "")
    short, name = words.bomb(data, language)
    return {"bomb": data, **bomb._asdict(), "short": short, "name": name}
