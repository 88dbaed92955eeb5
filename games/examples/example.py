"""A worked example: a short record, and the settings it is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.utils.functional import Promise

from games.rules.record import FORMAT, rules_of

Settings = Mapping[str, Any]
Event = dict[str, Any]

NAMES = {"zh": "甲乙丙丁", "en": "ABCD"}
"""Whoever sits in seats 1 to 4."""


@dataclass(frozen=True, slots=True)
class Asks:
    """What may be done next, where that is what a setting changes."""

    act: str
    """Of `record.legal_acts`: ``raise`` or ``open``."""
    event: Callable[[Settings], Event]
    """The hand entered so far."""


@dataclass(frozen=True, slots=True)
class Example:
    """One to a few hands whose points, or what is refused or allowed in them, depend on a setting.

    Its other settings are its own, so that it says one thing; stakes follow the settings where a fixed
    figure would be refused.
    """

    key: str
    """Stable; the setting's name where it is about one."""
    game: str
    title: Promise
    events: Callable[[Settings], Sequence[Event]]
    """Complete settings -> the record's events."""
    setting: str = ""
    base: Settings = field(default_factory=dict)
    """What differs from the game's first preset."""
    heeds: tuple[str, ...] = ()
    """Other settings that it takes over as well when it is shown with a table's settings."""
    players: int = 3
    asks: Asks | None = None
    tells: bool = False
    """Whether its hands' summaries say what the points do not (levels, a match won)."""

    def settings(self, given: Settings | None) -> dict[str, Any]:
        """Complete settings to work it out with (`rules_of`'s refusals).

        Args:
            given: a table's settings, or some of them. An example about a setting takes that one and those
                it heeds, any other takes all.
        """
        taken = dict(given or {})
        if "preset" in taken:
            taken = rules_of(self.game, taken).to_json()
        if self.setting:
            taken = {name: taken[name] for name in (self.setting, *self.heeds) if name in taken}
        return rules_of(self.game, {**self.base, **taken}).to_json()

    def record(self, given: Settings | None = None, language: str = "zh") -> dict[str, Any]:
        """The table record, as `record.replay` reads it."""
        settings = self.settings(given)
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": settings,
            "players": list(NAMES[language][: self.players]),
            "events": list(self.events(settings)),
        }
