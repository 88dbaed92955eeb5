"""The settings of a table of 双扣 (shuangkou §5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from games.rules import settings as table_settings
from games.rules.settings import Setting, Whole

GAME = "shuangkou"


@dataclass(frozen=True, slots=True)
class Rules:
    """Complete settings."""

    preset: str
    base: int
    """Points a single unit of the formula is worth."""
    bonus_cap: int
    """The most a seat's bombs can add up to as bonus."""

    @property
    def game(self) -> str:
        return GAME

    def to_json(self) -> dict[str, Any]:
        """Preset and all settings; ``read`` reads them back."""
        return asdict(self)


PRESETS: dict[str, dict[str, Any]] = {"default": {"base": 1, "bonus_cap": 18}}

SETTINGS: dict[str, Setting] = {"base": Whole(1, 1_000_000), "bonus_cap": Whole(0, 1_000)}


def read(settings: Mapping[str, Any]) -> Rules:
    """A preset and what differs from it (``unknown_preset``, ``unknown_rule``, ``bad_rule``)."""
    return Rules(**table_settings.read(PRESETS, settings, SETTINGS))
