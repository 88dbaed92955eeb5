"""The referee's answers for three cards and what it cannot read (judge §2)."""

import json
from pathlib import Path
from typing import Any

import pytest

from games.rules.referee import judge
from tests.rules.building import Json

FILE = Path(__file__).parents[2] / "cases" / "jinhua.json"
CASES = [case for case in json.loads(FILE.read_text(encoding="utf-8")) if "judge" in case]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["judge"]["id"])
def test_case(case: Json) -> None:
    answer = judge(case["judge"])
    if "error" in case["expect"]:
        assert answer["error"]["code"] == case["expect"]["error"]["code"]
    else:
        assert answer == {"id": case["judge"]["id"], **case["expect"]}


def ask(*hands: Any, **more: Any) -> Json:
    cards = [hand.split() if isinstance(hand, str) else hand for hand in hands]
    return judge({"game": "jinhua", "hands": cards, **more})


def test_equal_hands_stand_together() -> None:
    answer = ask("Kh 9s 5d", "2h 2s Kd", "Ks 9d 5c", "Ah As Ad")
    assert answer["order"] == [[4], [2], [1, 3]]
    assert [hand["class"] for hand in answer["hands"]] == ["high", "eryou", "high", "three"]


def test_settings_decide() -> None:
    straight, twos = "5h 6s 7d", "2h 2s Kd"
    assert ask(straight, twos)["order"] == [[1], [2]]
    assert ask(straight, twos, rules={"eryou_above_straight": True})["order"] == [[2], [1]]


@pytest.mark.parametrize(
    ("hands", "code", "field"),
    [
        ([], "wrong_hand_count", "hands"),
        (["Ah Kh Qh"] * 7, "wrong_hand_count", "hands"),
        (["Ah Kh"], "wrong_card_count", "hands.0"),
        (["Ah Kh Qh Jh"], "wrong_card_count", "hands.0"),
        ([[["Ah"], "Kh", "Qh"]], "not_a_card", "hands.0.0"),
        (["Ah Kh BJ"], "not_a_card", "hands.0.2"),
        (["Ah Ah Qh"], "too_many_copies", "hands.0"),
        (["Ah Kh Qh", "As Ks Qh"], "too_many_copies", "hands.1"),
        ([7], "bad_record", "hands.0"),
    ],
)
def test_what_cannot_be_read(hands: list[Any], code: str, field: str) -> None:
    error = ask(*hands)["error"]
    assert (error["code"], error["field"]) == (code, field)
    assert "…" not in error["message"]


def test_the_rest_of_a_question() -> None:
    assert judge({"game": "jinhua"})["error"]["code"] == "bad_record"
    assert ask("Ah Kh Qh", rules={"mango": 1})["error"]["code"] == "unknown_rule"
    assert ask("Ah Kh Qh", rules=None)["order"] == [[1]]
