"""The settings of a table of 打二毛 (ermao §7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from games.rules import settings as table_settings
from games.rules.settings import Each, Setting, Step, Switch, Whole

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

SETTINGS: dict[str, Setting] = {
    "points_per_level": Whole(1, 1_000_000),
    "extra_step": Step(of=5, or_none=True),
    "must_play_ace": Switch(),
    "bottom_cards": Whole(0, 100),
    "bottom_factors": Each(SHAPES, Whole(1, 64)),
}


def read(settings: Mapping[str, Any]) -> Rules:
    """A preset and what differs from it (``unknown_preset``, ``unknown_rule``, ``bad_rule``)."""
    return Rules(**table_settings.read(PRESETS, settings, SETTINGS))
