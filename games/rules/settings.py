"""What a table's settings can be, and reading them: a preset, and what differs from it (README §2).

A game's ``SETTINGS`` says of each setting what it may be. The limits are public, so a form can draw them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from games.rules.errors import Refusal
from games.rules.parse import MAX_POINTS


class Setting(Protocol):
    """What one setting may be."""

    def read(self, path: str, value: Any, default: Any) -> Any:
        """The value to keep.

        Args:
            path: of the setting, ``rules.ante``.
            value: as sent.
            default: the preset's value.

        Raises:
            Refusal: ``bad_rule`` with ``allowed`` in words; ``unknown_rule`` for a part there is not.
        """


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number within bounds; ``true`` and ``1.0`` are none."""

    least: int
    most: int

    def read(self, path: str, value: Any, default: Any) -> Any:
        fits = type(value) is int and self.least <= value <= self.most
        return _allowed(path, value, fits, f"{self.least}–{self.most}")


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of a few words."""

    words: tuple[str, ...]

    def read(self, path: str, value: Any, default: Any) -> Any:
        return _allowed(path, value, isinstance(value, str) and value in self.words, " / ".join(self.words))


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off."""

    def read(self, path: str, value: Any, default: Any) -> Any:
        return _allowed(path, value, isinstance(value, bool), "true / false")


@dataclass(frozen=True, slots=True)
class Some:
    """A list of different words, at most ``most`` of them; none is allowed."""

    words: tuple[str, ...]
    most: int

    def read(self, path: str, value: Any, default: Any) -> Any:
        return _allowed(path, value, self._fits(value), f"0–{self.most}: {' / '.join(self.words)}")

    def _fits(self, value: Any) -> bool:
        if not isinstance(value, list | tuple) or len(value) > self.most:
            return False
        known = all(isinstance(word, str) and word in self.words for word in value)
        return known and len(set(value)) == len(value)


@dataclass(frozen=True, slots=True)
class Step:
    """A multiple of ``of`` above 0, or None where ``or_none``."""

    of: int
    or_none: bool = False
    most: int = MAX_POINTS

    def read(self, path: str, value: Any, default: Any) -> Any:
        none = "null, " if self.or_none else ""
        return _allowed(path, value, self._fits(value), f"{none}{self.of}, {2 * self.of}, {3 * self.of} …")

    def _fits(self, value: Any) -> bool:
        if value is None:
            return self.or_none
        return type(value) is int and 0 < value <= self.most and value % self.of == 0


@dataclass(frozen=True, slots=True)
class Each:
    """A whole number for each name; those not named keep the preset's."""

    names: tuple[str, ...]
    number: Whole

    def read(self, path: str, value: Any, default: Any) -> Any:
        limits = f"{self.number.least}–{self.number.most}"
        given = _allowed(path, value, isinstance(value, Mapping), f"{' / '.join(self.names)}: {limits}")
        for name in given:
            if name not in self.names:
                raise Refusal("unknown_rule", f"{path}.{name}")
        kept = {name: self.number.read(f"{path}.{name}", given[name], default[name]) for name in given}
        return {**default, **kept}


def read(
    presets: Mapping[str, Mapping[str, Any]], given: Mapping[str, Any], settings: Mapping[str, Setting]
) -> dict[str, Any]:
    """``preset`` and every setting, complete; the first preset is the default.

    Args:
        given: ``preset`` (optional) and whatever differs from it.
        settings: what each setting may be.

    Raises:
        Refusal: ``unknown_preset``, ``unknown_rule``, ``bad_rule``.
    """
    preset = given.get("preset", next(iter(presets)))
    if not isinstance(preset, str) or preset not in presets:
        raise Refusal("unknown_preset", "rules.preset", presets="、".join(presets))
    values = dict(presets[preset])
    for name, value in given.items():
        if name == "preset":
            continue
        if name not in settings:
            raise Refusal("unknown_rule", f"rules.{name}")
        values[name] = settings[name].read(f"rules.{name}", value, values[name])
    return {"preset": preset, **values}


def _allowed(path: str, value: Any, fits: bool, words: str) -> Any:
    """The value if it fits, else ``bad_rule`` saying in words what is allowed."""
    if not fits:
        raise Refusal("bad_rule", path, allowed=words)
    return value
