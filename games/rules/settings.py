"""Reading a table's settings: a preset, and what differs from it (README §2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.rules.errors import Refusal

Read = Callable[[str, Any, Any], Any]
"""(name, value as sent, the preset's value) → the value to keep; refuses what a setting may not be."""


def read(
    presets: Mapping[str, Mapping[str, Any]], settings: Mapping[str, Any], value_of: Read
) -> dict[str, Any]:
    """``preset`` and every setting, complete; the first preset is the default.

    Raises:
        Refusal: ``unknown_preset``, ``unknown_rule``, and ``bad_rule`` from ``value_of``.
    """
    preset = settings.get("preset", next(iter(presets)))
    if not isinstance(preset, str) or preset not in presets:
        raise Refusal("unknown_preset", "rules.preset", presets="、".join(presets))
    values = dict(presets[preset])
    for name, value in settings.items():
        if name == "preset":
            continue
        if name not in values:
            raise Refusal("unknown_rule", f"rules.{name}")
        values[name] = value_of(name, value, values[name])
    return {"preset": preset, **values}


def whole(path: str, value: Any, least: int, most: int) -> int:
    """A whole number within bounds; ``true`` and ``1.0`` are none."""
    return int(allowed(path, value, type(value) is int and least <= value <= most, f"{least}–{most}"))


def one_of(path: str, value: Any, words: Sequence[str]) -> Any:
    return allowed(path, value, isinstance(value, str) and value in words, " / ".join(words))


def switch(path: str, value: Any) -> Any:
    return allowed(path, value, isinstance(value, bool), "true / false")


def allowed(path: str, value: Any, fits: bool, words: str) -> Any:
    """The value if it fits, else ``bad_rule`` saying in words what is allowed."""
    if not fits:
        raise Refusal("bad_rule", path, allowed=words)
    return value
