"""What a table of 打二毛 keeps from hand to hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from games.rules.ermao.levels import LEVELS

TEAMS = (1, 2)


def team_of(seat: int) -> int:
    """Seats 1 and 3 are team 1, seats 2 and 4 team 2."""
    return 1 if seat % 2 else 2


def seats_of(team: int) -> tuple[int, int]:
    """The two seats of a team, in seat order."""
    return team, team + 2


def seat_on(seat: int, steps: int) -> int:
    """The seat so many places further round the table; two places on sits the partner."""
    return (seat - 1 + steps) % 4 + 1


@dataclass(frozen=True, slots=True)
class Play:
    """The match under way."""

    levels: tuple[int, int] = (0, 0)
    """Each team's level, by its place in ``LEVELS``."""
    declarer: int | None = None
    """The seat due to declare; None before the first hand of a match."""
    match: int = 1
    """Number of the match, from 1."""

    def level(self, team: int) -> int:
        return self.levels[team - 1]

    def names(self) -> dict[str, str]:
        """Team -> its level, as printed."""
        return {str(team): LEVELS[self.level(team)] for team in TEAMS}

    def to_json(self) -> dict[str, Any]:
        return {"levels": list(self.levels), "declarer": self.declarer, "match": self.match}

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Play:
        first, second = data["levels"]
        return Play((first, second), data["declarer"], data["match"])
