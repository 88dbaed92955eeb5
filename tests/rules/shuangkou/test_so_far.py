"""What bombs come to while a hand is being entered, and what can still be played (shuangkou §2, §3)."""

from typing import Any

import pytest

from games.rules.record import open_table
from games.rules.shuangkou.rules import read
from games.rules.shuangkou.so_far import so_far
from tests.rules.shuangkou.building import bombs, record

Json = dict[str, Any]


def told(event: Json, **rules: int) -> Json:
    _rules, state = open_table(record([]))
    return so_far(read(rules), state, event)


def merge(of: int, count: int, makes: int, made: int) -> Json:
    return {"of": of, "count": count, "makes": makes, "made": made}


# Bombs of one seat: stars, what merged, what stays, multiplier, bonus, cards still to play.
SEATS: list[Any] = [
    pytest.param("", [], [], [], 1, 0, 27, id="none"),
    pytest.param("7", [7], [], [7], 8, 6, 20, id="one"),
    pytest.param("5 5", [5, 5], [merge(5, 2, 6, 1)], [6], 4, 2, 17, id="two fives make a six"),
    pytest.param("4 4", [4, 4], [], [4, 4], 1, 0, 19, id="two fours stay"),
    pytest.param("4 4 4", [4, 4, 4], [merge(4, 3, 5, 1)], [5], 2, 0, 15, id="three fours make a five"),
    pytest.param(
        "4 4 4 5",
        [4, 4, 4, 5],
        [merge(4, 3, 5, 1), merge(5, 2, 6, 1)],
        [6],
        4,
        2,
        10,
        id="what came up merges on",
    ),
    pytest.param(
        "4 4 4 4 6",
        [4, 4, 4, 4, 6],
        [merge(4, 4, 5, 2), merge(5, 2, 6, 1), merge(6, 2, 7, 1)],
        [7],
        8,
        6,
        5,
        id="up to seven",
    ),
    pytest.param("6 jjj", [6, 6], [merge(6, 2, 7, 1)], [7], 8, 6, 18, id="three jokers are six stars"),
    pytest.param("4x3 8", [7, 8], [], [7, 8], 16, 16, 7, id="a run"),
    pytest.param("8 9 7", [8, 9, 7], [], [7, 8, 9], 32, 18, 3, id="the bonus is capped"),
]


@pytest.mark.parametrize(("played", "stars", "merges", "stay", "multiplier", "bonus", "cards"), SEATS)
def test_a_seat(
    played: str,
    stars: list[int],
    merges: list[Json],
    stay: list[int],
    multiplier: int,
    bonus: int,
    cards: int,
) -> None:
    assert told({"type": "hand", "bombs": {"2": bombs(played)}})["seats"]["2"] == {
        "stars": stars,
        "merges": merges,
        "stay": stay,
        "multiplier": multiplier,
        "bonus": bonus,
        "cards": cards,
        "left": cards,
    }


def test_the_cap_is_the_table_s() -> None:
    assert told({"bombs": {"1": bombs("8")}}, bonus_cap=4)["seats"]["1"]["bonus"] == 4


# Jokers of both seats still to be played.
JOKERS = [("", "", 4), ("jjj", "", 1), ("9", "10", 1), ("jjjj", "", 0), ("9x3", "9", 0), ("jjj", "jjj", 0)]


@pytest.mark.parametrize(("one", "two", "jokers"), JOKERS)
def test_jokers(one: str, two: str, jokers: int) -> None:
    assert told({"bombs": {"1": bombs(one), "2": bombs(two)}})["jokers"] == jokers


def test_what_the_loser_holds_cannot_be_bombed() -> None:
    found = told({"winner": 1, "left": 11, "bombs": {"1": bombs("4"), "2": bombs("8 4")}})["seats"]
    assert {seat: (each["cards"], each["left"]) for seat, each in found.items()} == {
        "1": (23, 23),
        "2": (4, 15),
    }


@pytest.mark.parametrize(
    "event",
    [
        {},
        {"bombs": None},
        {"bombs": []},
        {"bombs": {"1": 7, "3": [{"size": 4}]}},
        {"bombs": {"1": [{"size": 3}, None, "4"]}},
        {"winner": "1", "left": True},
        {"winner": 1, "left": 10**400},
    ],
    ids=repr,
)
def test_what_cannot_be_read_is_left_out(event: Json) -> None:
    found = told(event)
    assert found["jokers"] == 4
    assert [(each["stars"], each["cards"]) for each in found["seats"].values()] == [([], 27), ([], 27)]


def test_more_than_was_dealt_leaves_nothing() -> None:
    found = told({"winner": 2, "left": 5, "bombs": {"1": bombs("8 8 8 8")}})["seats"]["1"]
    assert (found["cards"], found["left"]) == (0, 0)
