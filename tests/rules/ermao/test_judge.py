"""The referee for one trick (judge §4, ermao §9)."""

import json
from pathlib import Path
from typing import Any

import pytest

from games.rules.ermao.cards import CARDS
from games.rules.referee import judge

CASES = json.loads((Path(__file__).parents[2] / "cases" / "ermao_judge.json").read_text(encoding="utf-8"))


def ask(trump: Any, level: Any, *hands: str, **more: Any) -> dict[str, Any]:
    cards = [hand.split() for hand in hands]
    return judge({"id": "q", "game": "ermao", "trump": trump, "level": level, "hands": cards, **more})


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["judge"]["id"]))
def test_case(case: dict[str, Any]) -> None:
    answer, expect = judge(case["judge"]), case["expect"]
    if "error" in expect:
        assert answer["error"]["code"] == expect["error"]["code"]
    else:
        assert answer == {"id": case["judge"]["id"], **expect}


TRICKS: list[Any] = [
    # trump, level, the hands in turn; who wins, points
    # single cards
    ("h", "2", ["5s", "Ks", "As", "Ts"], 3, 25),
    ("h", "2", ["5s", "Kc", "Ac", "Tc"], 1, 25),  # other suits are thrown away
    ("h", "2", ["5s", "3h"], 2, 5),  # the lowest trump
    ("h", "2", ["As", "3h", "4h"], 3, 0),
    ("h", "2", ["Ah", "2c"], 2, 0),  # a level card of another suit over A of trumps
    ("h", "2", ["2c", "2s", "2d"], 1, 0),  # equal: the first
    ("h", "2", ["2c", "2h"], 2, 0),
    ("h", "2", ["2h", "2h"], 1, 0),
    ("h", "2", ["2h", "BJ"], 2, 0),
    ("h", "2", ["BJ", "RJ", "RJ"], 2, 0),
    ("h", "2", ["As", "2s"], 2, 0),  # a level card is no spade
    ("h", "2", ["2s", "As"], 1, 0),  # led as a trump
    ("h", "2", ["3h", "As"], 1, 0),
    ("h", "T", ["Th", "BJ", "5c", "Kd"], 2, 25),
    ("s", "A", ["Ks", "Ah"], 2, 10),  # A is the level
    ("nt", "7", ["7s", "7h"], 1, 0),  # all level cards equal
    ("nt", "7", ["As", "7h", "BJ"], 3, 0),
    ("nt", "7", ["9s", "8h", "Ks"], 3, 10),
    # identical cards
    ("h", "2", ["Ks Ks", "As As"], 2, 20),
    ("h", "2", ["Ks Ks", "As Qs"], 1, 20),  # no pair
    ("h", "2", ["Ks Ks", "As Ah"], 1, 20),  # equal rank, not identical
    ("h", "2", ["As As", "3h 3h"], 2, 0),
    ("h", "2", ["As As", "2c 2d"], 1, 0),  # two equal trumps are not identical
    ("h", "2", ["2c 2c", "2d 2d", "2h 2h"], 3, 0),
    ("h", "2", ["3h 3h", "RJ BJ"], 1, 0),
    ("h", "2", ["2h 2h", "BJ BJ", "RJ RJ"], 3, 0),
    ("h", "2", ["Ks Ks Ks", "As As Ks", "3h 3h 3h"], 3, 40),
    ("h", "2", ["Ks Ks Ks Ks", "As As As As"], 2, 40),
    ("h", "2", ["RJ RJ RJ RJ", "BJ BJ BJ BJ"], 1, 0),
    # runs
    ("h", "2", ["5s 5s 6s 6s", "6s 6s 7s 7s"], 2, 10),
    ("h", "2", ["6s 5s 6s 5s", "7s 8s 8s 7s"], 2, 10),  # the order of the cards says nothing
    ("h", "2", ["5s 5s 6s 6s", "Ks Ks As As"], 2, 30),
    ("h", "2", ["5s 5s 6s 6s", "3h 3h 4h 4h"], 2, 10),
    ("h", "2", ["5s 5s 6s 6s", "3h 3h 5h 5h"], 1, 20),  # trumps, but no run
    ("h", "2", ["5s 5s 6s 6s", "7s 7s 7s 7s"], 1, 10),  # four alike are no run
    ("h", "2", ["3s 3s 3s 3s", "5s 5s 6s 6s"], 1, 10),
    ("h", "2", ["5s 5s 6s 6s", "9c 9c Tc Tc"], 1, 30),  # a run of a suit not led
    ("h", "2", ["5s 5s 6s 6s", "Ah Ah 2h 2h"], 1, 10),  # level cards are in no run
    ("h", "2", ["Kh Kh Ah Ah", "BJ BJ RJ RJ"], 1, 20),  # nor are jokers
    ("h", "2", ["3h 3h 4h 4h", "4h 4h 5h 5h", "5h 5h 6h 6h"], 3, 20),
    ("h", "7", ["6s 6s 8s 8s", "9s 9s Ts Ts"], 2, 20),  # 6 and 8 are neighbours at level 7
    ("h", "7", ["6s 6s 8s 8s", "5h 5h 6h 6h"], 2, 10),
    ("h", "7", ["5h 5h 6h 6h", "6h 6h 8h 8h"], 2, 10),
    ("h", "A", ["Qs Qs Ks Ks", "2h 2h 3h 3h"], 2, 20),
    ("nt", "3", ["2s 2s 4s 4s", "5h 5h 6h 6h"], 1, 10),  # no trumps: a run of hearts is none
    ("h", "2", ["5s 5s 5s 6s 6s 6s", "8s 8s 8s 9s 9s 9s"], 2, 15),
    ("h", "2", ["5s 5s 5s 6s 6s 6s", "8s 8s 9s 9s Ts Ts"], 1, 35),  # as many cards, another shape
    ("h", "2", ["5s 5s 6s 6s 7s 7s", "8s 8s 8s 9s 9s 9s"], 1, 10),
    ("h", "2", ["5s 5s 6s 6s 7s 7s 8s 8s", "7h 7h 8h 8h 9h 9h Th Th"], 2, 30),
    ("h", "2", ["As"], 1, 0),
]


@pytest.mark.parametrize(("trump", "level", "hands", "wins", "points"), TRICKS)
def test_trick(trump: str, level: str, hands: list[str], wins: int, points: int) -> None:
    assert ask(trump, level, *hands) == {"id": "q", "wins": wins, "points": points}


NO_LEADS = [
    ("h", "2", "Ks Qs"),
    ("h", "2", "Ks Ks Qs"),
    ("h", "2", "Ks Ks Qs Qs Qs"),
    ("h", "2", "3s 4s 5s"),  # groups of one are no run
    ("h", "2", "5s 5s 7s 7s"),
    ("h", "2", "5s 5s 6c 6c"),
    ("h", "2", "As As 2s 2s"),
    ("h", "3", "As As 2s 2s"),  # A is only high
    ("h", "2", "2h 2h 3h 3h"),  # the level card is no neighbour
    ("h", "2", "2s 2h"),
    ("h", "2", "2s 2s 2h 2h"),
    ("h", "2", "BJ RJ"),
    ("h", "2", "BJ BJ RJ RJ"),
    ("h", "7", "6s 6s 7s 7s"),
    ("h", "7", "7s 7s 8s 8s"),
    ("h", "7", "5s 5s 8s 8s"),
    ("h", "K", "Qs Qs As As Ks Ks"),
]


@pytest.mark.parametrize(("trump", "level", "lead"), NO_LEADS)
def test_what_cannot_be_led(trump: str, level: str, lead: str) -> None:
    error = ask(trump, level, lead)["error"]
    assert (error["code"], error["field"]) == ("not_a_lead", "hands.0")


def test_without_the_level_between_them_they_are_neighbours() -> None:
    assert ask("h", "K", "Qs Qs As As", "3s 3s 4s 4s")["wins"] == 1


UNREADABLE: list[Any] = [
    ("not_a_card", "hands.1.0", {"hands": [["5s"], ["10s"]]}),
    ("not_a_card", "hands.0.0", {"hands": [["5S"]]}),
    ("not_a_card", "hands.0.0", {"hands": [[5]]}),
    ("not_a_card", "hands.0.0", {"hands": [[["5s"]]]}),
    ("too_many_copies", "hands.0", {"hands": [["5s"] * 5]}),
    ("too_many_copies", "hands.2", {"hands": [["5s"] * 2] * 3}),
    ("too_many_copies", "hands.1", {"hands": [["RJ"] * 4, ["RJ", "5s", "5s", "5s"]]}),
    ("wrong_card_count", "hands.1", {"hands": [["5s"], ["6s", "6s"]]}),
    ("wrong_card_count", "hands.0", {"hands": [[], []]}),
    ("wrong_hand_count", "hands", {"hands": []}),
    ("wrong_hand_count", "hands", {"hands": [["5s"], ["6s"], ["7s"], ["8s"], ["9s"]]}),
    ("bad_record", "hands", {"hands": None}),
    ("bad_record", "hands.0", {"hands": ["5s"]}),
    ("bad_record", "trump", {"trump": "x"}),
    ("bad_record", "trump", {"trump": None}),
    ("bad_record", "trump", {"trump": ["h"]}),
    ("bad_record", "level", {"level": "10"}),
    ("bad_record", "level", {"level": ""}),
    ("bad_record", "level", {"level": "23"}),
    ("bad_record", "level", {"level": 2}),
    ("bad_record", "rules", {"rules": []}),
    ("unknown_rule", "rules.skin", {"rules": {"skin": 1}}),
]


@pytest.mark.parametrize(("code", "field", "part"), UNREADABLE)
def test_what_cannot_be_read(code: str, field: str, part: dict[str, Any]) -> None:
    question = {"game": "ermao", "trump": "h", "level": "2", "hands": [["5s"]], **part}
    error = judge(question)["error"]
    assert (error["code"], error["field"]) == (code, field)
    assert error["message"].endswith("。") and "…" not in error["message"]


def test_four_decks_hold_400_points() -> None:
    assert len(CARDS) == 54
    points = {"5": 5, "T": 10, "K": 10}
    for rank, worth in points.items():
        assert ask("h", "2", *[f"{rank}{suit}" for suit in "shdc"])["points"] == 4 * worth
    assert ask("nt", "2", "As As As As")["points"] == 0
