"""The settings of a table of 炸金花抓二游 (jinhua §5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from games.rules import settings as table_settings

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

_WORDS = {"eryou": (TWO_TWOS, TWO_TWOS_OR_SMALL)}
_RANGES = {"ante": (1, 1_000_000), "raise_cap": (0, 1_000)}


def read(settings: Mapping[str, Any]) -> Rules:
    """A preset and what differs from it (``unknown_preset``, ``unknown_rule``, ``bad_rule``)."""
    values = table_settings.read(PRESETS, settings, _value)
    return Rules(**{**values, "perks": tuple(values["perks"])})


def _value(name: str, value: Any, default: Any) -> Any:
    path = f"rules.{name}"
    if name == "perks":
        words = f"0–{MOST_PERKS}: {' / '.join(PERKS)}"
        return table_settings.allowed(path, value, _are_perks(value), words)
    if name in _WORDS:
        return table_settings.one_of(path, value, _WORDS[name])
    if name in _RANGES:
        return table_settings.whole(path, value, *_RANGES[name])
    return table_settings.switch(path, value)


def _are_perks(value: Any) -> bool:
    if not isinstance(value, list | tuple) or len(value) > MOST_PERKS:
        return False
    return all(isinstance(perk, str) and perk in PERKS for perk in value) and len(set(value)) == len(value)
