"""Random evenings of 炸金花抓二游 for properties: events that a table takes."""

import random
from typing import Any

from games.rules.errors import Refusal
from games.rules.jinhua.cards import RANK
from games.rules.record import Rules, State, fold, legal_acts, open_table
from tests.rules.building import Json

DECK = list(RANK)
SETTINGS: list[Json] = [
    {},
    {"perks": ["floor", "bonus"], "ante": 3},
    {"perks": ["open_first", "floor"], "eryou": "two_twos_or_small", "raise_cap": 0},
    {"perks": [], "false_claim_penalty": False, "eryou_above_straight": True},
]


def head(chance: random.Random) -> Json:
    players = chance.randint(2, 6)
    return {
        "format": "table-record/1",
        "game": "jinhua",
        "rules": chance.choice(SETTINGS),
        "players": [f"P{seat}" for seat in range(1, players + 1)],
        "dealer": chance.randint(1, players),
    }


def hand(chance: random.Random, order: list[int]) -> Json:
    """A hand by seats; it may well be refused."""
    deck = chance.sample(DECK, len(DECK))
    winners = chance.sample(order, chance.choice([1, 1, 1, 2]))
    seats = [_seat(chance, deck, seat, seat in winners, winners[0]) for seat in order]
    return {"type": "hand", "seats": seats}


def _seat(chance: random.Random, deck: list[str], seat: int, won: bool, winner: int) -> Json:
    fate = "won" if won else chance.choice(["beaten", "folded", "folded", "out"])
    item: Json = {"seat": seat, "fate": fate}
    if fate == "out":
        return item
    item["bets"] = chance.choice([0, 1, 2, 7, 30])
    claim = chance.random()
    if claim < 0.25:
        item["claim"] = "true"
    elif claim < 0.35 and fate == "folded":
        item["claim"] = "false"
    elif claim < 0.6:
        item["cards"] = [deck.pop(), deck.pop(), deck.pop()]
    if fate == "beaten" and chance.random() < 0.5:
        item["beaten_by"] = winner
    return item


def played(chance: random.Random, rules: Rules, state: State) -> Json:
    """A hand by its log, each act one of those offered."""
    seats: list[Json] = [{"seat": seat} for seat in state.order]
    for item in seats:
        if chance.random() < 0.2:
            item["claim"] = chance.choice(["true", "true", "false"])
    event: Json = {"type": "hand", "seats": seats, "log": []}
    while turn := legal_acts(rules, state, event):
        event["log"].append(_act(chance, turn))
    return event


def _act(chance: random.Random, turn: Json) -> Json:
    act = chance.choice(turn["acts"])
    name = act["act"]
    if name == "showdown":
        return {"act": name, "won": chance.sample(act["of"], chance.choice([1, 1, 2]))}
    entry: Json = {"seat": turn["seat"], "act": name}
    if name == "raise":
        entry["to"] = chance.randint(act["min"], act["max"] or act["min"] + 50)
    elif name in ("compare", "open"):
        entry["with"] = chance.choice(act["with"])
        entry |= _result(chance, name)
    return entry


def _result(chance: random.Random, name: str) -> Json:
    if name == "compare" and chance.random() < 0.3:
        return {"refused": True}
    return {"won": chance.random() < 0.5}


def event(chance: random.Random, rules: Rules, state: State) -> Json:
    """Something that may happen next."""
    kind = chance.random()
    if kind < 0.5:
        return hand(chance, list(state.order))
    if kind < 0.85:
        return played(chance, rules, state)
    if kind < 0.93:
        return {"type": "join", "player": "N", "after": chance.choice(state.order)}
    return {"type": "leave", "seat": chance.choice(state.order)}


def evening(seed: int, length: int = 20) -> Json:
    """A record every event of which is taken."""
    chance = random.Random(seed)
    record = head(chance)
    rules, state = open_table(record)
    events: list[Any] = []
    for _ in range(length):
        tried = event(chance, rules, state)
        try:
            state, _ = fold(rules, state, tried)
        except Refusal:
            continue
        events.append(tried)
    return record | {"events": events}
