"""芒果: who puts what into the pool before a hand, and the final lap (xuan §7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from games.rules.errors import Refusal
from games.rules.state import State
from games.rules.xuan.play import Lap, Play
from games.rules.xuan.rules import Rules

SETTLED, KNOCKOUT, PASSED = "settled", "knockout", "passed"


def dues(rules: Rules, play: Play, dealt: Iterable[int]) -> dict[int, int]:
    """Seat -> mango it puts in before this hand; only seats dealt in, never two (xuan §7.3, §7.4)."""
    if not rules.mango:
        return {}
    if _everybody(rules, play):
        return dict.fromkeys(dealt, rules.mango)
    return {seat: rules.mango for seat in dealt if seat in play.owes}


def _everybody(rules: Rules, play: Play) -> bool:
    return play.lap is not None and rules.lap_mango


def after(
    rules: Rules, play: Play, kind: str, dealt: Sequence[int], last: int | None, passed: int | None
) -> Play:
    """What is owed after a hand, and the lap moved on.

    Args:
        dealt: seats of the hand in playing order from the seat after the dealer.
        last: the one left of a knockout.
        passed: the round in which the hand was passed out. Round 1 owes nothing (xuan §7.2).
    """
    owes: tuple[int, ...] = ()
    if rules.mango and not _everybody(rules, play):
        if kind == KNOCKOUT and rules.knockout_mango:
            owes = tuple(seat for seat in dealt if seat != last)
        elif kind == PASSED and rules.passed_mango and passed != 1:
            owes = tuple(dealt)
    lap = play.lap
    if lap and kind == SETTLED:
        lap = Lap(lap.of, lap.left - 1)
    return Play(play.bowls, owes, kind if owes else None, lap)


def deals_again(play: Play, kind: str) -> bool:
    """Whether the same dealer deals once more (xuan §7.3)."""
    return play.lap is not None and kind != SETTLED


def final_lap(rules: Rules, state: State) -> Play:
    """圈芒 from here on (``already_final_lap``)."""
    play: Play = state.play  # type: ignore[assignment]
    if play.lap:
        raise Refusal("already_final_lap")
    hands = len(state.order) + rules.lap_returns_to_starter
    play = replace(play, lap=Lap(hands, hands))
    return replace(play, owes=(), why=None) if rules.lap_mango else play


def left(play: Play, seat: int) -> Play:
    """A seat has left: its bowl goes with it, and what it owed is dropped (README §5)."""
    owes = tuple(other for other in play.owes if other != seat)
    bowls = {other: points for other, points in play.bowls.items() if other != seat}
    return replace(play, owes=owes, why=play.why if owes else None, bowls=bowls)
