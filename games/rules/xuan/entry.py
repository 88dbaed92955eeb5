"""The seats of a hand as entered (xuan §9)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from games.rules import parse
from games.rules.errors import Refusal
from games.rules.state import State

SHOWN, FOLDED, STOOD, OUT = "shown", "folded", "stood", "out"
FATES = (SHOWN, FOLDED, STOOD, OUT)
ROUNDS = (1, 2, 3)


@dataclass(slots=True)
class Entry:
    """One seat of a hand while it is being read; fate, stake and round are filled in as they are known."""

    field: str
    """Path of its entry: ``seats.2``."""
    seat: int
    data: Mapping[str, Any]
    fate: str = STOOD
    stake: int = 0
    round: int | None = None
    """In which round it folded."""


def read_seats(event: Mapping[str, Any], state: State, log: bool) -> dict[int, Entry]:
    """Every seat at the table once, as listed (``missing_seat``, ``duplicate_seat``, ``unknown_fate``, …).

    Args:
        log: whether a betting log says what became of each, so that ``fate`` may be left out.
    """
    entries: dict[int, Entry] = {}
    for place, item in enumerate(parse.items(event.get("seats"), "seats")):
        field = f"seats.{place}"
        data = parse.mapping(item, field)
        seat = parse.seat(data.get("seat"), f"{field}.seat", state.order)
        if seat in entries:
            raise Refusal("duplicate_seat", f"{field}.seat", seat=seat)
        entries[seat] = Entry(field, seat, data, _fate(data.get("fate"), field, log))
    for seat in state.order:
        if seat not in entries:
            raise Refusal("missing_seat", "seats", seat=seat)
    return entries


def _fate(value: Any, field: str, log: bool) -> str:
    if value is None and log:
        return STOOD
    if not isinstance(value, str) or value not in FATES:
        raise Refusal("unknown_fate", f"{field}.fate")
    return value


def read_round(entry: Entry) -> int:
    """The round in which a seat folded (``fold_round_missing``)."""
    value = entry.data.get("round")
    if type(value) is not int or value not in ROUNDS:
        raise Refusal("fold_round_missing", f"{entry.field}.round")
    return value


def read_stake(entry: Entry) -> int | None:
    """The stake entered on a seat, None where there is none (``not_points``)."""
    value = entry.data.get("stake")
    return None if value is None else parse.points(value, f"{entry.field}.stake")
