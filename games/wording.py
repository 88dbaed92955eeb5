"""The rules in force at a table, in words a player reads."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from django.utils.translation import gettext as _

Settings = Mapping[str, Any]


def rules_in_words(game: str, settings: Settings) -> tuple[str, ...]:
    """Short phrases in the active language; none for a game that has no words here.

    Args:
        settings: complete, as `Rules.to_json` writes them.
    """
    words = _GAMES.get(game)
    return tuple(words(settings)) if words else ()


def _xuan(settings: Settings) -> Iterator[str]:
    """xuan §10."""
    yield from _stakes(settings)
    yield from _bowl(settings)
    yield from _mango(settings)
    yield _("皱都一样大") if settings["zero_ties"] else _("皱也按单张比")
    if settings["sanhua"] == "auto":
        yield _("三花不输不赢")


def _stakes(settings: Settings) -> Iterator[str]:
    if settings["ante"]:
        yield _("每人底皮 %(points)s") % {"points": settings["ante"]}
    if settings["skin"]:
        yield _("皮 %(points)s") % {"points": settings["skin"]}
    if settings["opening"]:
        yield _("挡家先下 %(points)s") % {"points": settings["opening"]}
    if settings["min_raise_to"]:
        yield _("加注至少到 %(points)s") % {"points": settings["min_raise_to"]}
    if settings["min_raise_factor"] > 1:
        yield _("加注至少 %(times)s 倍") % {"times": settings["min_raise_factor"]}


def _bowl(settings: Settings) -> Iterator[str]:
    if settings["bowl"] == "carried":
        yield _("起钵 %(first)s，加钵至少 %(more)s") % {
            "first": settings["first_bowl"],
            "more": settings["bowl_min"],
        }
    elif settings["bowl"] == "per_hand":
        yield _("每盘自报簸簸")
    else:
        yield _("不设钵")


def _mango(settings: Settings) -> Iterator[str]:
    """xuan §7; without mango points there is nothing to say."""
    kinds = [
        name
        for setting, name in (
            ("knockout_mango", _("揍芒")),
            ("passed_mango", _("休芒")),
            ("lap_mango", _("圈芒")),
        )
        if settings[setting]
    ]
    if settings["mango"] and kinds:
        yield _("芒果 %(points)s：%(kinds)s") % {"points": settings["mango"], "kinds": _("、").join(kinds)}
    if settings["mango"] and settings["lap_mango"]:
        yield _("圈芒打回起头的人") if settings["lap_returns_to_starter"] else _("圈芒打一圈")


_GAMES: dict[str, Callable[[Settings], Iterator[str]]] = {"daxuan": _xuan, "dingerhuang": _xuan}
