"""What a table of 打旋 or 丁二皇 keeps from hand to hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple


class Lap(NamedTuple):
    """The final lap (xuan §7.3)."""

    of: int
    """Hands it lasts."""
    left: int
    """Hands still to be dealt; 0 when it is over."""


@dataclass(frozen=True, slots=True)
class Play:
    """Bowls, mangoes owed and the final lap. All points are whole points."""

    bowls: Mapping[int, int] = field(default_factory=dict)
    """Seat -> points in its bowl; no entry before it was first filled (xuan §8)."""
    owes: tuple[int, ...] = ()
    """Seats that put in a mango before the next hand, in playing order (xuan §7)."""
    why: str | None = None
    """``knockout`` or ``passed`` when somebody owes."""
    lap: Lap | None = None

    def to_json(self) -> dict[str, Any]:
        return {
            "bowls": {str(seat): points for seat, points in self.bowls.items()},
            "owes": list(self.owes),
            "why": self.why,
            "lap": self.lap and list(self.lap),
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Play:
        return Play(
            bowls={int(seat): points for seat, points in data["bowls"].items()},
            owes=tuple(data["owes"]),
            why=data["why"],
            lap=Lap(*data["lap"]) if data["lap"] else None,
        )
