"""Random evenings of 二人双扣 for properties: hands that a table takes."""

import random

from games.rules.errors import Refusal
from games.rules.record import fold, open_table
from tests.rules.building import Json
from tests.rules.shuangkou.building import record

OTHER_BOMBS: list[Json] = [
    {"size": 4, "run": 3},
    {"size": 5, "run": 3},
    {"size": 4, "run": 6},
    {"jokers": 3},
    {"jokers": 4},
]


def _bomb(chance: random.Random) -> Json:
    return {"size": chance.randint(4, 10)} if chance.random() < 0.7 else chance.choice(OTHER_BOMBS)


def hand(chance: random.Random) -> Json:
    """A hand that may hold more cards than there are."""
    bombs = {str(seat): [_bomb(chance) for _ in range(chance.choice([0, 1, 1, 2, 4]))] for seat in (1, 2)}
    return {"type": "hand", "winner": chance.randint(1, 2), "left": chance.randint(1, 27), "bombs": bombs}


def evening(seed: int, hands: int = 12) -> Json:
    """A record every hand of which is taken."""
    chance = random.Random(seed)
    table = record([], rules={"base": chance.randint(1, 1000), "bonus_cap": chance.randint(0, 40)})
    rules, state = open_table(table)
    while len(table["events"]) < hands:
        event = hand(chance)
        try:
            state, _ = fold(rules, state, event)
        except Refusal as refused:
            assert refused.code in ("too_many_cards", "too_many_jokers")
            continue
        table["events"].append(event)
    return table


def turned(event: Json) -> Json:
    """The same hand with the two seats changed over."""
    played = event["bombs"]
    return {**event, "winner": 3 - event["winner"], "bombs": {"1": played["2"], "2": played["1"]}}
