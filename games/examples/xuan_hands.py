"""Short ways to write hands of 打旋 and 丁二皇, and examples that both games share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from django.utils.functional import Promise

from games.examples.example import Event, Example, Settings

BOTH = ("daxuan", "dingerhuang")
PLAIN = {"bowl": "off", "ante": 0}
STAKE = 10
"""What is staked where the settings allow it."""


def both(
    key: str,
    title: Promise,
    events: Callable[[Settings], Sequence[Event]],
    base: Settings | None = None,
    **more: Any,
) -> tuple[Example, ...]:
    """The same example for each of the two games."""
    own = {**PLAIN, **(base or {})}
    return tuple(Example(key, game, title, events, base=own, **more) for game in BOTH)


def about(
    setting: str,
    title: Promise,
    events: Callable[[Settings], Sequence[Event]],
    base: Settings | None = None,
    **more: Any,
) -> tuple[Example, ...]:
    """An example about a setting, which is as in the game's preset unless `base` says otherwise."""
    own = {name: value for name, value in PLAIN.items() if name != setting} | dict(base or {})
    return tuple(Example(setting, game, title, events, setting, own, **more) for game in BOTH)


def stake(settings: Settings) -> int:
    """Ten points, or what the opener and a fold cost at least."""
    return least(STAKE, settings, "opening", "skin")


def least(points: int, settings: Settings, *names: str) -> int:
    """The points, or what one of the settings asks for if that is more."""
    return max(points, *(int(settings[name]) for name in names))


def hand(*seats: Event, **more: Any) -> Event:
    return {"type": "hand", "seats": list(seats), **more}


def shown(seat: int, place: int, **more: Any) -> Event:
    """Shown and `place`-best in both groups."""
    return {"seat": seat, "fate": "shown", "order": {"high": place, "low": place}, **more}


def cards(seat: int, one: str, other: str) -> Event:
    """`cards(1, "rQ b9", "r2 b4")`: shown as two groups."""
    return {"seat": seat, "fate": "shown", "pairs": [one.split(), other.split()]}


def folded(seat: int) -> Event:
    """Folded in round 1."""
    return {"seat": seat, "fate": "folded", "round": 1}


def stood(seat: int) -> Event:
    return {"seat": seat, "fate": "stood"}


def bowl(seat: int, points: int) -> Event:
    return {"type": "bowl", "seat": seat, "points": points}
