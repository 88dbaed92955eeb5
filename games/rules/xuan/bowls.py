"""Bowls: how much a seat has in front of it (xuan §8, §7.4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from games.rules import parse
from games.rules.errors import Refusal
from games.rules.state import State
from games.rules.xuan.entry import Entry
from games.rules.xuan.play import Play
from games.rules.xuan.rules import Rules


def floor(rules: Rules) -> int:
    """The least a seat must have left to play with once its mango is in (xuan §7.4)."""
    return max(1, rules.skin)


def filled(rules: Rules, state: State, event: Mapping[str, Any]) -> Play:
    """A ``bowl`` event: points put in front of a seat, or its chips counted."""
    if rules.bowl != "carried":
        raise Refusal("no_bowls")
    play: Play = state.play  # type: ignore[assignment]
    seat = parse.seat(event.get("seat"), "seat", state.order)
    if event.get("counted") is not None:
        return _set(play, seat, _counted(event))
    put = parse.points(event.get("points"), "points", least=1)
    least = rules.bowl_min if seat in play.bowls else rules.first_bowl
    if put < least:
        raise Refusal("bowl_below_minimum", "points", least=least)
    return _set(play, seat, play.bowls.get(seat, 0) + put)


def _counted(event: Mapping[str, Any]) -> int:
    if event.get("points") is not None:
        raise parse.bad("counted", "points 和 counted 只能填一个", "points or counted is needed, not both")
    return parse.points(event["counted"], "counted")


def _set(play: Play, seat: int, points: int) -> Play:
    return replace(play, bowls={**play.bowls, seat: points})


def paid(rules: Rules, play: Play, net: Mapping[int, int]) -> Play:
    """The bowls once points have moved: a carried bowl follows its seat's nets."""
    if rules.bowl != "carried":
        return play
    bowls = {seat: points + net.get(seat, 0) for seat, points in play.bowls.items()}
    return Play(bowls, play.owes, play.why, play.lap)


def limits(
    rules: Rules, play: Play, entries: Iterable[Entry], dues: Mapping[int, int]
) -> dict[int, int | None]:
    """What each seat dealt in can stake at most, its mango in; None where no bowl is known.

    Negative where a correction has left less in the bowl than the seat must put in. The ante comes out of
    a carried bowl and lies beside one named for the hand (xuan §8).
    """
    if rules.bowl == "off":
        return {entry.seat: None for entry in entries}
    if rules.bowl == "carried":
        return {
            entry.seat: play.bowls.get(entry.seat, 0) - dues.get(entry.seat, 0) - rules.ante
            for entry in entries
        }
    return {entry.seat: _named(entry, dues) for entry in entries}


def _named(entry: Entry, dues: Mapping[int, int]) -> int | None:
    value = entry.data.get("bowl")
    if value is None:
        return None
    return parse.points(value, f"{entry.field}.bowl") - dues.get(entry.seat, 0)


def missing(rules: Rules, limit: int | None) -> int:
    """Points a bowl lacks for the next hand, 0 if it will do."""
    return 0 if limit is None else max(0, floor(rules) - limit)
