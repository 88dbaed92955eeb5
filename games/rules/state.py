"""Where a table stands: frozen, and to and from JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from games.rules.game import Play


@dataclass(frozen=True, slots=True)
class State:
    """Everything needed to go on; holds no hands, so it stays small however long the evening."""

    game: str
    order: tuple[int, ...]
    """Seats at the table in playing order."""
    totals: Mapping[int, int]
    """Seat -> points won or lost so far; those who left included."""
    pool: int
    """Points on the table that belong to no seat."""
    hands: int
    """Hands recorded so far, voided ones counted; the next gets the number after."""
    dealer: int | None
    """The due dealer; None in games without one."""
    closed: bool
    play: Play
    """What the game itself keeps (bowls, who owes, the lap, …)."""

    def to_json(self) -> dict[str, Any]:
        return {
            "order": list(self.order),
            "totals": {str(seat): points for seat, points in self.totals.items()},
            "pool": self.pool,
            "hands": self.hands,
            "dealer": self.dealer,
            "closed": self.closed,
            "play": self.play.to_json(),
        }

    @staticmethod
    def from_json(game: str, data: Mapping[str, Any]) -> State:
        # The register of games needs this module, so it cannot be imported above.
        from games.rules.games import GAMES

        return State(
            game=game,
            order=tuple(data["order"]),
            totals={int(seat): points for seat, points in data["totals"].items()},
            pool=data["pool"],
            hands=data["hands"],
            dealer=data["dealer"],
            closed=data["closed"],
            play=GAMES[game].play_from_json(data["play"]),
        )


def seat_after(order: Sequence[int], seat: int) -> int:
    """The next seat in playing order (下家); ``seat`` must be in ``order``."""
    return order[(order.index(seat) + 1) % len(order)]


def order_after(order: Sequence[int], seat: int | None) -> tuple[int, ...]:
    """All seats in playing order, starting with the one after ``seat`` (None: as they are)."""
    if seat is None:
        return tuple(order)
    start = order.index(seat) + 1
    return (*order[start:], *order[:start])
