"""A hand from what was entered to what it comes to: read and check first, then settle (ermao §3–§6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.rules.ermao import entry as entries
from games.rules.ermao.entry import Entry
from games.rules.ermao.levels import ATTACKERS, LEVELS, Move, Raised, move, raised
from games.rules.ermao.play import Play, seat_on, seats_of, team_of
from games.rules.ermao.rules import Rules
from games.rules.game import Check, Settled
from games.rules.outcome import Transfer
from games.rules.state import State


def play(rules: Rules, state: State, event: Mapping[str, Any], check: Check) -> Settled:
    """Read, check and settle one hand."""
    entry = entries.read(rules, state, event, check)
    before: Play = state.play  # type: ignore[assignment]
    points = score(rules, entry.captured, entry.bottom, entry.shape)
    moved = move(rules, points)
    winner = _winner(entry.declarer, moved)
    reached = raised(rules, before.level(winner), moved)
    after = _after(before, entry.declarer, winner, moved, reached)
    transfers = _transfers(rules, winner, moved.up)
    return Settled(
        event=_facts(event, entry),
        net=_net(state, transfers),
        pool=state.pool,
        play=after,
        dealer=None,
        transfers=transfers,
        why=tuple(_why(rules, entry, points, moved) for _ in transfers),
        more={
            "declarer": entry.declarer,
            "level": LEVELS[before.level(team_of(entry.declarer))],
            "score": points,
            "winner": str(winner),
            "up": moved.up,
            "levels": after.names(),
            "match_won": str(winner) if reached.won else None,
        },
    )


def score(rules: Rules, captured: int, bottom: int, shape: str | None) -> int:
    """The attackers' points: the bottom counts, multiplied, if they took the last trick (ermao §3)."""
    if shape is None:
        return captured
    return captured + bottom * rules.bottom_factors[shape]


def _winner(declarer: int, moved: Move) -> int:
    declaring = team_of(declarer)
    return 3 - declaring if moved.side == ATTACKERS else declaring


def _after(before: Play, declarer: int, winner: int, moved: Move, reached: Raised) -> Play:
    """Levels and who declares next; after a won match both teams start again (ermao §4, §5)."""
    if reached.won:
        return Play(match=before.match + 1)
    first, second = before.levels
    levels = (reached.level, second) if winner == 1 else (first, reached.level)
    return Play(levels, seat_on(declarer, 1 if moved.side == ATTACKERS else 2), before.match)


def _transfers(rules: Rules, winner: int, up: int) -> tuple[Transfer, ...]:
    """Each losing seat pays its counterpart, first to first and second to second (ermao §6)."""
    points = rules.points_per_level * up
    pairs = zip(seats_of(3 - winner), seats_of(winner), strict=True)
    return tuple(Transfer(loser, taker, points, "levels") for loser, taker in pairs)


def _net(state: State, transfers: tuple[Transfer, ...]) -> dict[int, int]:
    net = dict.fromkeys(state.order, 0)
    for transfer in transfers:
        net[int(transfer.source)] -= transfer.points
        net[int(transfer.target)] += transfer.points
    return net


def _why(rules: Rules, entry: Entry, points: int, moved: Move) -> dict[str, Any]:
    return {
        "score": points,
        "captured": entry.captured,
        "bottom": entry.bottom,
        "factor": rules.bottom_factors[entry.shape] if entry.shape else None,
        "side": moved.side,
        "up": moved.up,
        "each": rules.points_per_level,
    }


def _facts(event: Mapping[str, Any], entry: Entry) -> dict[str, Any]:
    """The event as it is stored: with its declarer, and the trumps that were declared (README §4.3)."""
    facts = {**event, "declarer": entry.declarer}
    if entry.trump is not None:
        facts["trump"] = entry.trump
    return facts
