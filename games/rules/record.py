"""The table record: open, fold, replay (README §2–§5). The one door to the rules.

A table is a record of events; everything else follows from it. ``fold`` moves a table on by one event,
``replay`` works a whole record out, corrections included. Both refuse the same things.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.rules import parse
from games.rules.corrections import Entry, Ledger
from games.rules.errors import Refusal, at_table_of
from games.rules.game import Check, Game, Rules
from games.rules.games import game_of
from games.rules.outcome import Outcome
from games.rules.replayed import Replay, next_of
from games.rules.state import State
from games.rules.table import apply

FORMAT = "table-record/1"

__all__ = [
    "FORMAT",
    "Entry",
    "Outcome",
    "Replay",
    "Rules",
    "State",
    "fold",
    "legal_acts",
    "next_of",
    "open_table",
    "refold",
    "replay",
    "rules_of",
    "view",
]


def rules_of(game: str, settings: Mapping[str, Any]) -> Rules:
    """The settings of a table (``unknown_game``, ``unknown_preset``, ``unknown_rule``, ``bad_rule``)."""
    chosen = game_of(game)
    with at_table_of(chosen.key):
        return chosen.rules(parse.mapping(settings, "rules"))


def open_table(head: Mapping[str, Any]) -> tuple[Rules, State]:
    """A new table.

    Args:
        head: ``{"game", "rules"?, "players", "dealer"?}`` as in a record.

    Raises:
        Refusal: ``unknown_game``, ``wrong_player_count``, ``unknown_seat`` (of the dealer), ``bad_record``,
            and what ``rules_of`` refuses.
    """
    key = parse.text(parse.mapping(head, "").get("game"), "game")
    game = game_of(key)
    settings = head.get("rules")
    rules = rules_of(key, {} if settings is None else settings)
    with at_table_of(key):
        return rules, _seated(game, rules, head)


def _seated(game: Game, rules: Rules, head: Mapping[str, Any]) -> State:
    players = parse.items(head.get("players"), "players")
    for place, player in enumerate(players):
        parse.text(player, f"players.{place}")
    least, most = game.seats
    if not least <= len(players) <= most:
        raise Refusal("wrong_player_count", "players", least=least, most=most, count=len(players))
    order = tuple(range(1, len(players) + 1))
    named = head.get("dealer")
    dealer = parse.seat(1 if named is None else named, "dealer", order)
    return State(
        game=game.key,
        order=order,
        totals=dict.fromkeys(order, 0),
        pool=0,
        hands=0,
        dealer=dealer if game.deals else None,
        closed=False,
        play=game.start(rules),
    )


def fold(rules: Rules, state: State, event: Mapping[str, Any]) -> tuple[State, Outcome]:
    """Move a table on by one event recorded now: hand, bowl, join, leave, final_lap or close.

    Costs the same however many hands there were. Corrections need the whole record: ``replay``.
    """
    return apply(rules, state, event, Check.FRESH)


def refold(rules: Rules, state: State, event: Mapping[str, Any]) -> tuple[State, Outcome]:
    """``fold`` for an event recorded before, which carries its facts (``Outcome.event``; README §4.3)."""
    return apply(rules, state, event, Check.RECORDED)


def replay(record: Any) -> Replay:
    """Work out a whole record.

    Raises:
        Refusal: the first thing refused, with ``position``: the event's place from 1, 0 for the head.
    """
    try:
        head = parse.mapping(record, "")
        if head.get("format") != FORMAT:
            raise parse.bad("format", f"要 {FORMAT}", f"{FORMAT} is needed")
        rules, state = open_table(head)
        events = parse.items(head.get("events"), "events")
    except Refusal as refusal:
        refusal.position = 0
        raise
    ledger = Ledger(rules, state)
    for position, event in enumerate(events, 1):
        try:
            ledger.enter(position, event)
        except Refusal as refusal:
            refusal.position = position
            raise
    return Replay(parse.name(head.get("id")), rules, ledger.state(), ledger.entries())


def view(rules: Rules, state: State) -> dict[str, Any]:
    """A table for the page: seats, bowls, who deals, opens and owes, the lap."""
    game = game_of(state.game)
    parts = game.view(rules, state)
    seats = {
        str(seat): {
            "total": points,
            **parts["seats"].get(str(seat), {"bowl": None, "mango": 0, "missing": 0}),
            "left": seat not in state.order,
        }
        for seat, points in state.totals.items()
    }
    return {
        "hand": state.hands + 1,
        "dealer": state.dealer,
        "order": list(state.order),
        "pool": state.pool,
        "closed": state.closed,
        **parts,
        "seats": seats,
    }


def legal_acts(rules: Rules, state: State, event: Mapping[str, Any]) -> dict[str, Any] | None:
    """What may be done next in the betting log of a hand entered so far; None when betting is over.

    ``{"round", "seat", "bid", "acts": [{"act": "raise", "min": 20, "max": 97}, …]}``; ``max`` is None where
    no bowl is known. At the start of rounds 2 and 3 ``seat`` is None, ``speakers`` lists the seats that may
    open and ``acts_of`` maps each (as a string) to its acts.
    """
    return game_of(state.game).legal_acts(rules, state, parse.mapping(event, ""))
