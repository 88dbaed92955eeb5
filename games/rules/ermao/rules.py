"""The settings of a table of 打二毛 (ermao §7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from games.rules import parse
from games.rules import settings as table_settings
from games.rules.errors import Refusal

GAME = "ermao"
SHAPES = ("single", "pair", "tractor", "throw")
"""What the last trick can be won with; each has its factor for the bottom."""


@dataclass(frozen=True, slots=True)
class Rules:
    """Complete settings."""

    preset: str
    points_per_level: int
    """Points each losing seat pays a level."""
    extra_step: int | None
    """Attackers' points above 200 for each further level; None: no further levels."""
    must_play_ace: bool
    """Nobody jumps over A, and a match is won only by moving up as declarers at A."""
    bottom_cards: int
    """Cards buried, each worth at most ten points."""
    bottom_factors: Mapping[str, int]
    """Shape of the last trick -> what the bottom counts for."""

    @property
    def game(self) -> str:
        return GAME

    def to_json(self) -> dict[str, Any]:
        """Preset and all settings; ``read`` reads them back."""
        return {
            "preset": self.preset,
            "points_per_level": self.points_per_level,
            "extra_step": self.extra_step,
            "must_play_ace": self.must_play_ace,
            "bottom_cards": self.bottom_cards,
            "bottom_factors": dict(self.bottom_factors),
        }


PRESETS: dict[str, dict[str, Any]] = {
    "default": {
        "points_per_level": 1,
        "extra_step": None,
        "must_play_ace": True,
        "bottom_cards": 18,
        "bottom_factors": {"single": 2, "pair": 2, "tractor": 4, "throw": 8},
    }
}

_RANGES = {"points_per_level": (1, 1_000_000), "bottom_cards": (0, 100)}
_FACTOR = (1, 64)


def read(settings: Mapping[str, Any]) -> Rules:
    """A preset and what differs from it (``unknown_preset``, ``unknown_rule``, ``bad_rule``)."""
    return Rules(**table_settings.read(PRESETS, settings, _value))


def _value(name: str, value: Any, default: Any) -> Any:
    path = f"rules.{name}"
    if name == "must_play_ace":
        return table_settings.switch(path, value)
    if name == "extra_step":
        return table_settings.allowed(path, value, value is None or _step(value), "null, 5, 10, 15 …")
    if name == "bottom_factors":
        return {**default, **_factors(path, value)}
    return table_settings.whole(path, value, *_RANGES[name])


def _step(value: Any) -> bool:
    """A multiple of 5 above 0."""
    return type(value) is int and 0 < value <= parse.MAX_POINTS and value % 5 == 0


def _factors(path: str, value: Any) -> dict[str, int]:
    """The factors named; the others stay as they are."""
    if not isinstance(value, Mapping):
        raise Refusal("bad_rule", path, allowed=f"{' / '.join(SHAPES)}: 1–64")
    for shape in value:
        if shape not in SHAPES:
            raise Refusal("unknown_rule", f"{path}.{shape}")
    return {
        shape: table_settings.whole(f"{path}.{shape}", factor, *_FACTOR) for shape, factor in value.items()
    }
