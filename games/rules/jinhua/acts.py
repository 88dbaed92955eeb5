"""What may be done next in a betting log, for the page that offers only that (jinhua §4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.rules import parse
from games.rules.jinhua import hand
from games.rules.jinhua.log import Log, read_log, start
from games.rules.jinhua.rules import Rules
from games.rules.state import State


def legal(rules: Rules, state: State, event: Mapping[str, Any]) -> dict[str, Any] | None:
    """See ``record.legal_acts``; ``bid`` is the unit. Seats may be left out while nobody is known to be out.

    Besides ``call`` (``to``), ``raise`` (``min``, ``max`` or None) and ``fold``: ``compare`` and ``open``
    with what they cost and ``with`` whom, and with two seats left ``showdown`` ``of`` them.
    """
    seats = [] if event.get("seats") is None else parse.items(event["seats"], "seats")
    listed = [item.get("seat") for item in seats if isinstance(item, Mapping)]
    missing = [{"seat": seat} for seat in state.order if seat not in listed]
    acts = [] if event.get("log") is None else event["log"]
    log = start(rules, hand.begin(rules, state, {**event, "seats": [*seats, *missing], "log": acts}).dealt)
    read_log(log, acts, state.order)
    if log.due is None:
        return None
    return {"round": 1, "seat": log.due, "bid": log.unit, "acts": _acts(log, log.due)}


def _acts(log: Log, seat: int) -> list[dict[str, Any]]:
    left = log.in_play()
    others, ante = [other for other in left if other != seat], log.rules.ante
    acts: list[dict[str, Any]] = [
        {"act": "call", "to": log.unit},
        {"act": "raise", "min": log.unit + 1, "max": log.most()},
        {"act": "fold"},
        {"act": "compare", "cost": ante, "with": others},
    ]
    if log.may_open(seat):
        acts.append({"act": "open", "cost": ante, "with": others})
    if len(left) == 2:
        acts.append({"act": "showdown", "of": left})
    return acts
