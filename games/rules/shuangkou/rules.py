"""The settings of a table of 双扣 (shuangkou §5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from games.rules.errors import Refusal

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

_RANGES = {"base": (1, 1_000_000), "bonus_cap": (0, 1_000)}


def read(settings: Mapping[str, Any]) -> Rules:
    """A preset and what differs from it (``unknown_preset``, ``unknown_rule``, ``bad_rule``)."""
    preset = settings.get("preset", next(iter(PRESETS)))
    if not isinstance(preset, str) or preset not in PRESETS:
        raise Refusal("unknown_preset", "rules.preset", presets="、".join(PRESETS))
    values = dict(PRESETS[preset])
    for name, value in settings.items():
        if name == "preset":
            continue
        if name not in values:
            raise Refusal("unknown_rule", f"rules.{name}")
        least, most = _RANGES[name]
        if type(value) is not int or not least <= value <= most:
            raise Refusal("bad_rule", f"rules.{name}", allowed=f"{least}–{most}")
        values[name] = value
    return Rules(preset, **values)
