"""A table record in the making: each event a while after the one before, each with its id."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from random import Random
from typing import Any
from uuid import UUID

from games.rules.record import FORMAT, fold, open_table, replay

Event = dict[str, Any]


class Made:
    """A table while the evening is made up; the same arguments, `seed` among them, make the same record."""

    def __init__(self, game: str, preset: str, people: Sequence[str], seed: int, began: datetime) -> None:
        self.chance, self.clock = Random(seed), began
        self.record: dict[str, Any] = {
            "format": FORMAT,
            "game": game,
            "rules": {"preset": preset},
            "players": list(people),
            "dealer": 1 + self.chance.randrange(len(people)),
            "events": [],
        }
        self.rules, self.state = open_table(self.record)

    def add(self, event: Event, minutes: float = 0.1) -> None:
        """Record an event a while after the one before."""
        self.clock += timedelta(seconds=round(60 * minutes))
        marks = {"id": str(UUID(int=self.chance.getrandbits(128), version=4)), "at": self.clock.isoformat()}
        self.record["events"].append({**event, **marks})
        if event["type"] in ("amend", "void"):
            self.state = replay(self.record).state
        else:
            self.state, _outcome = fold(self.rules, self.state, event)

    def close(self, meal: Mapping[str, str] | None) -> None:
        self.add({"type": "close"} | ({"meal": dict(meal)} if meal else {}))
