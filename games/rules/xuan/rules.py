"""The settings of a table of 打旋 or 丁二皇 (xuan §10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from games.rules import settings as table_settings
from games.rules.settings import OneOf, Setting, Switch, Whole


@dataclass(frozen=True, slots=True)
class Rules:
    """Complete settings. ``game`` is ``daxuan`` or ``dingerhuang``; points are whole points."""

    game: str
    preset: str
    skin: int
    opening: int
    min_raise_to: int
    min_raise_factor: int
    first_bowl: int
    bowl_min: int
    mango: int
    ante: int
    bowl: str
    zero_ties: bool
    sanhua: str
    knockout_mango: bool
    passed_mango: bool
    lap_mango: bool
    lap_returns_to_starter: bool

    def to_json(self) -> dict[str, Any]:
        """Preset and all settings; ``read`` reads them back."""
        settings = asdict(self)
        del settings["game"]
        return settings


_BOTH: dict[str, Any] = {"min_raise_to": 10, "min_raise_factor": 2, "ante": 0}
_DAXUAN: dict[str, Any] = {
    "bowl": "carried",
    "zero_ties": True,
    "sanhua": "off",
    "knockout_mango": True,
    "passed_mango": True,
    "lap_mango": True,
    "lap_returns_to_starter": True,
}


def _daxuan(skin: int, opening: int, first_bowl: int, bowl_min: int, mango: int) -> dict[str, Any]:
    return {
        "skin": skin,
        "opening": opening,
        "first_bowl": first_bowl,
        "bowl_min": bowl_min,
        "mango": mango,
        **_BOTH,
        **_DAXUAN,
    }


PRESETS: dict[str, dict[str, dict[str, Any]]] = {
    "daxuan": {
        "1-3": _daxuan(1, 3, 100, 50, 5),
        "5-10": _daxuan(5, 10, 500, 300, 10),
        "5-20": _daxuan(5, 20, 1000, 500, 20),
    },
    "dingerhuang": {
        "default": {
            "skin": 0,
            "opening": 0,
            "min_raise_to": 0,
            "min_raise_factor": 1,
            "first_bowl": 0,
            "bowl_min": 0,
            "mango": 0,
            "ante": 1,
            "bowl": "per_hand",
            "zero_ties": False,
            "sanhua": "auto",
            "knockout_mango": False,
            "passed_mango": False,
            "lap_mango": False,
            "lap_returns_to_starter": True,
        }
    },
}

_POINTS = Whole(0, 1_000_000)

SETTINGS: dict[str, Setting] = {
    "skin": _POINTS,
    "opening": _POINTS,
    "min_raise_to": _POINTS,
    "min_raise_factor": Whole(1, 10),
    "first_bowl": _POINTS,
    "bowl_min": _POINTS,
    "mango": _POINTS,
    "ante": _POINTS,
    "bowl": OneOf(("carried", "per_hand", "off")),
    "zero_ties": Switch(),
    "sanhua": OneOf(("off", "auto")),
    "knockout_mango": Switch(),
    "passed_mango": Switch(),
    "lap_mango": Switch(),
    "lap_returns_to_starter": Switch(),
}


def read(game: str, settings: Mapping[str, Any]) -> Rules:
    """A preset and what differs from it (``unknown_preset``, ``unknown_rule``, ``bad_rule``)."""
    return Rules(game=game, **table_settings.read(PRESETS[game], settings, SETTINGS))
