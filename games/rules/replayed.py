"""A record worked out, and the line that is printed for it (README §2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from games.rules.corrections import Entry
from games.rules.game import Rules
from games.rules.games import game_of
from games.rules.state import State


@dataclass(frozen=True, slots=True)
class Replay:
    """What a record comes to."""

    id: Any
    """The record's own, as it was sent: a text, a number or None."""
    rules: Rules
    state: State
    entries: tuple[Entry, ...]
    """The events that stand, in order."""

    def to_json(self) -> dict[str, Any]:
        """The line ``manage.py replay`` prints."""
        return {
            "id": self.id,
            "events": [{"event": entry.position, **entry.outcome.line()} for entry in self.entries],
            "standing": {str(seat): points for seat, points in self.state.totals.items()},
            "pool": self.state.pool,
            "next": next_of(self.rules, self.state),
        }


def next_of(rules: Rules, state: State) -> dict[str, Any]:
    """The record's ``next``: due dealer, and what the game adds."""
    return {"dealer": state.dealer, **game_of(state.game).next(rules, state)}
