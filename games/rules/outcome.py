"""What an event comes to: movements of points, and what is worth telling about them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

POOL = "pool"

Account = int | str
"""A seat's number, or ``"pool"``."""


class Transfer(NamedTuple):
    """Points that move from one account of a table to another."""

    source: Account
    target: Account
    points: int
    """> 0."""
    reason: str

    def to_json(self) -> dict[str, Any]:
        return {"from": self.source, "to": self.target, "points": self.points, "reason": self.reason}

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Transfer:
        return Transfer(data["from"], data["to"], data["points"], data["reason"])


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one event came to. The nets and the change of the pool add up to 0."""

    type: str
    hand: int | None
    """Number of the hand; None for what is no hand."""
    net: Mapping[int, int]
    """Seat -> points won or lost; every seat at the table, for hands and the close."""
    pool: int
    """Points in the pool after the event."""
    event: Mapping[str, Any]
    """The event as it must be stored: what was sent, and the facts of README §4.3."""
    transfers: tuple[Transfer, ...] = ()
    warnings: tuple[Mapping[str, str], ...] = ()
    """``{"code", "field"}`` for checks that only warn after a correction (README §4.4)."""
    more: Mapping[str, Any] = field(default_factory=dict)
    """The game's own keys of the result (``dealer``, ``takers``, ``kind``, …)."""
    why: tuple[Mapping[str, Any], ...] = ()
    """For each transfer the facts that explain it; see ``explain``."""
    shown: Mapping[str, Any] = field(default_factory=dict)
    """Seat as a string -> its cards where they are known: ``{"high": [card, card], "low": [card, card]}`` for
    a hand that is split, ``{"cards": [card, …], "class": "flush"}`` for one that is not."""

    def line(self) -> dict[str, Any]:
        """The keys ``replay`` prints for it (README §2), the event's place apart."""
        line: dict[str, Any] = {"type": self.type}
        if self.hand is not None:
            line["hand"] = self.hand
        if self.net:
            line["net"] = {str(seat): points for seat, points in self.net.items()}
        line["pool"] = self.pool
        line["transfers"] = [transfer.to_json() for transfer in self.transfers]
        line |= self.more
        if self.warnings:
            line["warnings"] = [dict(warning) for warning in self.warnings]
        return line

    def to_json(self) -> dict[str, Any]:
        """Everything, JSON-safe; ``from_json`` reads it back."""
        return {
            "type": self.type,
            "hand": self.hand,
            "net": {str(seat): points for seat, points in self.net.items()},
            "pool": self.pool,
            "event": dict(self.event),
            "transfers": [transfer.to_json() for transfer in self.transfers],
            "warnings": [dict(warning) for warning in self.warnings],
            "more": dict(self.more),
            "why": [dict(facts) for facts in self.why],
            "shown": dict(self.shown),
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Outcome:
        return Outcome(
            type=data["type"],
            hand=data["hand"],
            net={int(seat): points for seat, points in data["net"].items()},
            pool=data["pool"],
            event=data["event"],
            transfers=tuple(Transfer.from_json(transfer) for transfer in data["transfers"]),
            warnings=tuple(data["warnings"]),
            more=data["more"],
            why=tuple(data["why"]),
            shown=data["shown"],
        )
