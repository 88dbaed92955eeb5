"""The settings of a table of 炸金花抓二游 (jinhua §5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from games.rules import settings as table_settings
from games.rules.settings import OneOf, Setting, Some, Switch, Whole

KEY = "jinhua"

FREE_ANTE, BONUS, FLOOR, OPEN_FIRST = "free_ante", "bonus", "floor", "open_first"
PERKS = (FREE_ANTE, BONUS, FLOOR, OPEN_FIRST)
MOST_PERKS = 2

TWO_TWOS, TWO_TWOS_OR_SMALL = "two_twos", "two_twos_or_small"


@dataclass(frozen=True, slots=True)
class Rules:
    """Complete settings; points are whole points."""

    preset: str
    ante: int
    eryou: str
    """Which hands are 二游: ``two_twos`` or ``two_twos_or_small``."""
    eryou_above_straight: bool
    ace_low_straight: bool
    perks: tuple[str, ...]
    """What a verified claimer may: at most two of ``free_ante``, ``bonus``, ``floor``, ``open_first``."""
    false_claim_penalty: bool
    raise_cap: int
    """How many antes a raise may add; 0 without limit."""

    @property
    def game(self) -> str:
        return KEY

    def to_json(self) -> dict[str, Any]:
        """Preset and all settings; ``read`` reads them back."""
        return {**asdict(self), "perks": list(self.perks)}


PRESETS: dict[str, dict[str, Any]] = {
    "default": {
        "ante": 1,
        "eryou": TWO_TWOS,
        "eryou_above_straight": False,
        "ace_low_straight": True,
        "perks": [FREE_ANTE, BONUS],
        "false_claim_penalty": True,
        "raise_cap": 2,
    }
}

SETTINGS: dict[str, Setting] = {
    "ante": Whole(1, 1_000_000),
    "eryou": OneOf((TWO_TWOS, TWO_TWOS_OR_SMALL)),
    "eryou_above_straight": Switch(),
    "ace_low_straight": Switch(),
    "perks": Some(PERKS, MOST_PERKS),
    "false_claim_penalty": Switch(),
    "raise_cap": Whole(0, 1_000),
}


def read(settings: Mapping[str, Any]) -> Rules:
    """A preset and what differs from it (``unknown_preset``, ``unknown_rule``, ``bad_rule``)."""
    values = table_settings.read(PRESETS, settings, SETTINGS)
    return Rules(**{**values, "perks": tuple(values["perks"])})
