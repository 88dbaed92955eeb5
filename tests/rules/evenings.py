"""Random evenings of 打旋 and 丁二皇 for properties: events that a table takes, and some it does not."""

import random

from hypothesis import settings

from games.rules.errors import Refusal
from games.rules.record import Rules, State, fold, open_table
from games.rules.xuan.deck import KINDS
from tests.rules.building import Json

LAW = settings(max_examples=25, deadline=None)

DECK = [kind.key for kind in KINDS for _ in range(kind.copies)]
SETTINGS: list[tuple[str, Json]] = [
    ("daxuan", {}),
    ("daxuan", {"preset": "5-20"}),
    ("daxuan", {"bowl": "off", "ante": 2, "lap_mango": False}),
    ("dingerhuang", {}),
    ("dingerhuang", {"mango": 4, "passed_mango": True, "knockout_mango": True, "skin": 1}),
]


def head(chance: random.Random) -> Json:
    game, rules = chance.choice(SETTINGS)
    players = chance.randint(2, 8)
    return {
        "format": "table-record/1",
        "game": game,
        "rules": rules,
        "players": [f"P{seat}" for seat in range(1, players + 1)],
        "dealer": chance.randint(1, players),
    }


def hand(chance: random.Random, rules: Rules, order: list[int]) -> Json:
    """A hand that may well be refused: fates, bids, stakes and cards at random."""
    seats = [{"seat": seat, "fate": _fate(chance)} for seat in order]
    event: Json = {"type": "hand", "seats": seats}
    if chance.random() < 0.9:
        event["bids"] = sorted(chance.choice([3, 5, 20, 40, 100, 400]) for _ in range(3))
    passed = chance.random() < 0.15
    if passed:
        event["passed"] = chance.randint(1, 3)
    deck = chance.sample(DECK, len(DECK))
    by_cards = chance.random() < 0.5
    left = [item for item in seats if item["fate"] == "shown"]
    for item in seats:
        if item["fate"] == "folded":
            item["round"] = chance.randint(1, 3)
            if chance.random() < 0.3:
                item["stake"] = chance.choice([0, 1, 5, 20])
        elif item["fate"] == "shown" and (passed or len(left) == 1):
            item["fate"] = "stood"
        elif item["fate"] == "shown":
            _show(chance, item, deck, by_cards)
    return event


def _fate(chance: random.Random) -> str:
    return chance.choice(["shown", "shown", "folded", "folded", "out"])


def _show(chance: random.Random, item: Json, deck: list[str], by_cards: bool) -> None:
    if by_cards:
        item["pairs"] = [[deck.pop(), deck.pop()], [deck.pop(), deck.pop()]]
    else:
        item["order"] = {"high": chance.randint(1, 4), "low": chance.randint(1, 4)}


def event(chance: random.Random, rules: Rules, state: State) -> Json:
    """Something that may happen next."""
    order = list(state.order)
    kind = chance.random()
    if kind < 0.8:
        return hand(chance, rules, order)
    if kind < 0.9:
        return {"type": "bowl", "seat": chance.choice(order), "points": chance.choice([50, 500, 2000])}
    if kind < 0.94:
        return {"type": "join", "player": "N", "after": chance.choice(order)}
    if kind < 0.98:
        return {"type": "leave", "seat": chance.choice(order)}
    return {"type": "final_lap"}


def bowls(chance: random.Random, rules: Rules, state: State) -> list[Json]:
    """Everyone's first bowl, small enough to run out and large enough to go on."""
    chosen = rules.to_json()
    if chosen["bowl"] != "carried":
        return []
    return [
        {"type": "bowl", "seat": seat, "points": chosen["first_bowl"] * chance.choice([1, 2, 8])}
        for seat in state.order
    ]


def evening(seed: int, length: int = 25) -> Json:
    """A record every event of which is taken."""
    chance = random.Random(seed)
    record = head(chance)
    rules, state = open_table(record)
    events = bowls(chance, rules, state)
    for filled in events:
        state, _ = fold(rules, state, filled)
    for _ in range(length):
        tried = event(chance, rules, state)
        try:
            state, _ = fold(rules, state, tried)
        except Refusal:
            continue
        events.append(tried)
    return record | {"events": events}
