"""What can happen at a table: one function an event, each from a state to the next (README §2, §5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from games.rules import parse
from games.rules.close import close
from games.rules.errors import Refusal, at_table_of
from games.rules.game import Check, Rules
from games.rules.games import game_of
from games.rules.outcome import Outcome
from games.rules.state import State, seat_after

CORRECTIONS = ("amend", "void", "reopen")
"""Events that change earlier ones; only a whole record can be corrected."""


def apply(rules: Rules, state: State, event: Any, check: Check) -> tuple[State, Outcome]:
    """One event that is no correction, on a table that is open (``unknown_event``, ``table_closed``, …)."""
    kind = event_type(event)
    if kind in CORRECTIONS:
        raise Refusal("unknown_event", "type")
    if state.closed:
        raise Refusal("table_closed", "type")
    with at_table_of(state.game):
        return _EVENTS[kind](rules, state, event, check)


def event_type(event: Any) -> str:
    """The type of an event (``bad_record``, ``unknown_event``)."""
    kind = parse.text(parse.mapping(event, "").get("type"), "type")
    if kind not in _EVENTS and kind not in CORRECTIONS:
        raise Refusal("unknown_event", "type")
    return kind


def _hand(rules: Rules, state: State, event: Mapping[str, Any], check: Check) -> tuple[State, Outcome]:
    settled = game_of(state.game).hand(rules, state, event, check)
    totals = dict(state.totals)
    for seat, points in settled.net.items():
        totals[seat] += points
    moved = State(
        game=state.game,
        order=state.order,
        totals=totals,
        pool=settled.pool,
        hands=state.hands + 1,
        dealer=settled.dealer,
        closed=False,
        play=settled.play,
    )
    return moved, Outcome(
        type="hand",
        hand=moved.hands,
        net=settled.net,
        pool=settled.pool,
        event=settled.event,
        transfers=settled.transfers,
        warnings=settled.warnings,
        more=settled.more,
        why=settled.why,
        shown=settled.shown,
    )


def _bowl(rules: Rules, state: State, event: Mapping[str, Any], check: Check) -> tuple[State, Outcome]:
    play = game_of(state.game).bowl(rules, state, event)
    return replace(state, play=play), _plain(state, event, {"seat": event["seat"]})


def _final_lap(rules: Rules, state: State, event: Mapping[str, Any], check: Check) -> tuple[State, Outcome]:
    play = game_of(state.game).final_lap(rules, state)
    return replace(state, play=play), _plain(state, event, {})


def _join(rules: Rules, state: State, event: Mapping[str, Any], check: Check) -> tuple[State, Outcome]:
    """A seat more, with the next number that was never used (README §5)."""
    parse.text(event.get("player"), "player")
    after = event.get("after")
    place = len(state.order)
    if after is not None:
        place = state.order.index(parse.seat(after, "after", state.order)) + 1
    most = game_of(state.game).seats[1]
    if len(state.order) >= most:
        raise Refusal("table_full", "player", most=most)
    seat = max(state.totals) + 1
    order = (*state.order[:place], seat, *state.order[place:])
    moved = replace(state, order=order, totals={**state.totals, seat: 0})
    return moved, _plain(state, event, {"seat": seat})


def _leave(rules: Rules, state: State, event: Mapping[str, Any], check: Check) -> tuple[State, Outcome]:
    """A seat out of play; its total stays (README §5)."""
    seat = parse.seat(event.get("seat"), "seat", state.order)
    game = game_of(state.game)
    if len(state.order) <= game.seats[0]:
        raise Refusal("too_few_players", "seat", least=game.seats[0])
    dealer = seat_after(state.order, seat) if state.dealer == seat else state.dealer
    order = tuple(other for other in state.order if other != seat)
    moved = replace(state, order=order, dealer=dealer, play=game.left(rules, state.play, seat))
    return moved, _plain(state, event, {"seat": seat})


def _close(rules: Rules, state: State, event: Mapping[str, Any], check: Check) -> tuple[State, Outcome]:
    outcome = close(state, event)
    totals = {seat: points + outcome.net.get(seat, 0) for seat, points in state.totals.items()}
    play = game_of(state.game).paid(rules, state.play, outcome.net)
    return replace(state, totals=totals, pool=0, closed=True, play=play), outcome


def _plain(state: State, event: Mapping[str, Any], more: Mapping[str, Any]) -> Outcome:
    return Outcome(type=event["type"], hand=None, net={}, pool=state.pool, event=dict(event), more=more)


_Apply = Callable[[Rules, State, Mapping[str, Any], Check], tuple[State, Outcome]]

_EVENTS: dict[str, _Apply] = {
    "bowl": _bowl,
    "hand": _hand,
    "join": _join,
    "leave": _leave,
    "final_lap": _final_lap,
    "close": _close,
}
