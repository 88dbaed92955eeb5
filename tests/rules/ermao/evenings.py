"""Random evenings of 打二毛 for properties: only what the table takes."""

import random

from games.rules.errors import Refusal
from games.rules.record import fold, open_table
from tests.rules.building import Json
from tests.rules.ermao.building import show

SETTINGS: list[Json] = [
    {},
    {"points_per_level": 50},
    {"extra_step": 40, "bottom_factors": {"throw": 16}},
    {"must_play_ace": False},
    {"must_play_ace": False, "extra_step": 80, "bottom_cards": 40},
]
SHOWN = [("1 2h",), ("2 2c 2c", "3 2d 2d 2d"), ("4 BJ RJ",), ("1 5s",), ("3 Tc", "2 RJ RJ"), ("2 Ah",)]


def hand(chance: random.Random) -> Json:
    """A hand that may well be refused for its declarer or what was declared."""
    event: Json = {"type": "hand", "captured": 5 * chance.randint(0, chance.choice([0, 19, 31, 39, 44, 80]))}
    if chance.random() < 0.3:
        event["declarer"] = chance.randint(1, 4)
    if chance.random() < 0.5:
        event["bottom"] = 5 * chance.randint(0, min(36, 80 - event["captured"] // 5))
        shape = chance.choice(["single", "pair", "tractor", "throw"])
        event["last_trick"] = {"by": chance.choice(["attackers", "declarers"]), "shape": shape}
    if chance.random() < 0.2:
        event |= show(*chance.choice(SHOWN))
    return event


def evening(seed: int, hands: int = 40) -> Json:
    chance = random.Random(seed)
    record: Json = {
        "format": "table-record/1",
        "game": "ermao",
        "rules": chance.choice(SETTINGS),
        "players": ["东", "南", "西", "北"],
        "events": [],
    }
    rules, state = open_table(record)
    for _ in range(hands):
        event = hand(chance)
        try:
            state, _ = fold(rules, state, event)
        except Refusal:
            continue
        record["events"].append(event)
    if chance.random() < 0.5:
        record["events"].append({"type": "close"})
    return record
