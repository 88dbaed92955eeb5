"""炸弹: what is one, its stars, and what a seat's bombs add up to (shuangkou §2, §3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from games.rules.errors import Refusal

NATURAL = 8
"""Cards of one rank in two decks."""
JOKERS = 4
LOWEST, HIGHEST = 4, 12
"""Stars of the smallest and the biggest bomb; the sizes of a bomb of one rank are the same."""
RUNS = range(3, 7)
JOKER_STARS = {3: 6, 4: 7}
"""Jokers played alone -> stars."""

MULTIPLIERS = {4: 1, 5: 2, 6: 4, 7: 8, 8: 16, 9: 32, 10: 64, 11: 64, 12: 64}
BONUSES = {4: 0, 5: 0, 6: 2, 7: 6, 8: 10, 9: 14, 10: 18, 11: 18, 12: 18}


class Bomb(NamedTuple):
    """A bomb that was played."""

    stars: int
    cards: int
    jokers: int
    """Jokers it cannot have done without."""


def run_stars(size: int, run: int) -> int | None:
    """Stars of ``run`` neighbouring ranks of ``size`` cards each; None if that is no bomb."""
    fits = size >= LOWEST and run in RUNS and size + run <= HIGHEST
    return size + run if fits else None


def read(value: Any, field: str) -> Bomb:
    """``{"size"}``, ``{"size", "run"}`` or ``{"jokers"}`` (``not_a_bomb``)."""
    bomb = _bomb(value) if isinstance(value, Mapping) else None
    if bomb is None:
        raise Refusal("not_a_bomb", field)
    return bomb


def _bomb(data: Mapping[str, Any]) -> Bomb | None:
    size, run, jokers = data.get("size"), data.get("run"), data.get("jokers")
    if jokers is not None:
        alone = size is None and run is None
        return _of_jokers(jokers) if alone and type(jokers) is int else None
    if type(size) is not int or not LOWEST <= size <= HIGHEST:
        return None
    helped = max(0, size - NATURAL)
    if run is None:
        return Bomb(size, size, helped)
    stars = run_stars(size, run) if type(run) is int else None
    return Bomb(stars, size * run, helped * run) if stars else None


def _of_jokers(count: int) -> Bomb | None:
    return Bomb(JOKER_STARS[count], count, count) if count in JOKER_STARS else None


@dataclass(frozen=True, slots=True)
class Merge:
    """Equal stars that became higher ones: ``count`` of ``of`` made ``made`` of ``makes``."""

    of: int
    count: int
    makes: int
    made: int

    def to_json(self) -> dict[str, int]:
        return asdict(self)


def add_up(stars: Iterable[int]) -> tuple[int, ...]:
    """Merge equal stars upwards and give back the stars that stay, lowest first (shuangkou §3).

    Three or more at 4 stars make two fewer at 5, two or more at k make one fewer at k + 1. Nothing stands
    above 12: a seat's 27 cards cannot even bring two bombs to 12.
    """
    return tuple(star for star, here, made in _going_up(stars) if not made for _ in range(here))


def merges(stars: Iterable[int]) -> tuple[Merge, ...]:
    """What merged on the way, from the lowest star up; stars that came up count with those played."""
    return tuple(Merge(star, here, star + 1, made) for star, here, made in _going_up(stars) if made)


def _going_up(stars: Iterable[int]) -> Iterator[tuple[int, int, int]]:
    """At each star: how many stand there, and how many of the next one they make."""
    count, made = Counter(stars), 0
    for star in range(LOWEST, HIGHEST + 1):
        here = count[star] + made
        made = max(0, here - (2 if star == LOWEST else 1)) if star < HIGHEST else 0
        yield star, here, made


def multiplier(stay: Sequence[int]) -> int:
    """That of the highest star that stayed; 1 without a bomb (shuangkou §3)."""
    return MULTIPLIERS[stay[-1]] if stay else 1


def bonus(stay: Sequence[int], cap: int) -> int:
    """Of all that stayed, added, at most ``cap`` (shuangkou §3)."""
    return min(cap, sum(BONUSES[star] for star in stay))
