"""What may be done next in a betting log, for the page that offers only that (xuan §4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.rules import parse
from games.rules.game import Check
from games.rules.state import State
from games.rules.xuan import betting, hand
from games.rules.xuan.betting import Betting
from games.rules.xuan.rules import Rules


def legal(rules: Rules, state: State, event: Mapping[str, Any]) -> dict[str, Any] | None:
    """See ``record.legal_acts``. Seats may be left out while nobody is known to sit out."""
    seats = [] if event.get("seats") is None else parse.items(event["seats"], "seats")
    listed = [item.get("seat") for item in seats if isinstance(item, dict)]
    missing = [{"seat": seat} for seat in state.order if seat not in listed]
    bets = [] if event.get("bets") is None else event["bets"]
    whole = {**event, "seats": [*seats, *missing], "bets": bets}
    log = hand.log_of(hand.begin(rules, state, whole, Check.FRESH))
    betting.read_log(log, bets, state.order)
    if log.over:
        return None
    return _turn(log)


def _turn(log: Betting) -> dict[str, Any]:
    head = {"round": log.round, "seat": log.due, "bid": log.bid}
    if log.due is not None:
        return {**head, "acts": _acts(log, log.due)}
    speakers = log.able()
    acts_of = {str(seat): _acts(log, seat) for seat in speakers}
    return {**head, "acts": [], "speakers": speakers, "acts_of": acts_of}


def _acts(log: Betting, seat: int) -> list[dict[str, Any]]:
    limit, least = log.limits[seat], log.least_raise()
    acts: list[dict[str, Any]] = []
    if log.bet:
        acts.append({"act": "call", "to": log.bid if limit is None else min(log.bid, limit)})
    else:
        acts.append({"act": "check"})
    if limit is None or least <= limit:
        acts.append({"act": "raise", "min": least, "max": limit})
    if limit is not None:
        acts.append({"act": "all_in", "to": limit})
    acts.append({"act": "fold"})
    return acts
