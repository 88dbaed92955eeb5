"""The referee's answers and what it cannot read (judge §1)."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from games.rules.referee import judge

KING_AND_SIX = [["b9", "rQ"], ["b4", "r2"]]

ANSWERS = [
    pytest.param(
        {"game": "daxuan", "hands": [KING_AND_SIX, [["b6", "b9"], ["r6", "r7"]]]},
        {
            "hands": [
                {
                    "high": ["rQ", "b9"],
                    "low": ["r2", "b4"],
                    "names": {"high": "天九王", "low": "地官六"},
                    "sanhua": None,
                },
                {
                    "high": ["b6", "b9"],
                    "low": ["r6", "r7"],
                    "names": {"high": "长三五", "low": "六七三"},
                    "sanhua": None,
                },
            ],
            "order": [[1], [2]],
            "beats": [[1, 2]],
        },
        id="001 例1: 六王 beats 三五",
    ),
    pytest.param(
        {"game": "daxuan", "hands": [["rQ", "rQ", "b9", "b8"]]},
        {
            "hands": [
                {
                    "splits": [
                        {
                            "high": ["rQ", "b9"],
                            "low": ["rQ", "b8"],
                            "names": {"high": "天九王", "low": "天黑杠"},
                        },
                        {
                            "high": ["rQ", "rQ"],
                            "low": ["b9", "b8"],
                            "names": {"high": "天牌一对", "low": "非洲七"},
                        },
                    ],
                    "sanhua": None,
                }
            ]
        },
        id="two splits, the better low first",
    ),
]


@pytest.mark.parametrize(("question", "answer"), ANSWERS)
def test_answer(question: dict[str, Any], answer: dict[str, Any]) -> None:
    assert judge({"id": "q", **question}) == {"id": "q", **answer}


def test_equal_hands_stand_together_and_a_draw_beats_nobody() -> None:
    # 梅十九 = 板五九 over 人十五 twice: equal. The third has a better high (和官九) and a worse low: a draw.
    hands = [[["bT", "b9"], ["r8", "r7"]], [["b4", "b5"], ["r8", "b7"]], [["b8", "b7"], ["b5", "r4"]]]
    answer = judge({"game": "daxuan", "hands": hands})
    assert answer["order"] == [[1, 2], [3]]
    assert answer["beats"] == []


def test_sanhua_stands_in_neither() -> None:
    hands = [[["bT", "rT"], ["bJ", "r7"]], [["rQ", "r8"], ["b5", "b5"]]]
    on = judge({"game": "dingerhuang", "hands": hands})
    assert [hand["sanhua"] for hand in on["hands"]] == ["ten", None]
    assert (on["order"], on["beats"]) == ([[2]], [])
    off = judge({"game": "dingerhuang", "rules": {"sanhua": "off"}, "hands": hands})
    assert (off["order"], off["beats"]) == ([[2], [1]], [[2, 1]])


def test_zero_ties_is_a_setting() -> None:
    hands = [[["r4", "r6"], ["bT", "rT"]], [["b4", "b6"], ["bJ", "b9"]]]
    assert judge({"game": "daxuan", "hands": hands})["order"] == [[1, 2]]
    assert judge({"game": "dingerhuang", "hands": hands})["order"] == [[1], [2]]
    asked = {"game": "dingerhuang", "rules": {"zero_ties": True}, "hands": hands}
    assert judge(asked)["order"] == [[1, 2]]


FOUR = ["rQ", "b9", "r2", "b4"]
REFUSED = [
    pytest.param({"hands": [FOUR]}, "unknown_game", "game", id="no game"),
    pytest.param({"game": ["daxuan"], "hands": [FOUR]}, "unknown_game", "game", id="game a list"),
    pytest.param({"game": "daxuan"}, "bad_record", "hands", id="no hands"),
    pytest.param({"game": "daxuan", "hands": []}, "wrong_hand_count", "hands", id="an empty list"),
    pytest.param({"game": "daxuan", "hands": [FOUR] * 9}, "wrong_hand_count", "hands", id="nine hands"),
    pytest.param({"game": "daxuan", "hands": [[]]}, "wrong_card_count", "hands.0", id="no cards"),
    pytest.param({"game": "daxuan", "hands": [FOUR[:3]]}, "wrong_card_count", "hands.0", id="three cards"),
    pytest.param(
        {"game": "daxuan", "hands": [[FOUR[:3], FOUR[3:]]]}, "wrong_card_count", "hands.0.0", id="3 + 1"
    ),
    pytest.param(
        {"game": "daxuan", "hands": [FOUR, KING_AND_SIX]}, "wrong_card_count", "hands.1", id="two sorts"
    ),
    pytest.param(
        {"game": "daxuan", "hands": [KING_AND_SIX, FOUR]}, "wrong_card_count", "hands.1", id="two sorts"
    ),
    pytest.param({"game": "daxuan", "hands": ["rQb9r2b4"]}, "bad_record", "hands.0", id="a text"),
    pytest.param(
        {"game": "daxuan", "hands": [["rQ", "b9", "r2", "r9"]]}, "not_a_card", "hands.0.3", id="red 9"
    ),
    pytest.param(
        {"game": "daxuan", "hands": [["rQ", "b9", "r2", "гQ"]]}, "not_a_card", "hands.0.3", id="look-alike"
    ),
    pytest.param(
        {"game": "daxuan", "hands": [["rQ", "b9", "r2", {}]]}, "not_a_card", "hands.0.3", id="an object"
    ),
    pytest.param(
        {"game": "daxuan", "hands": [["rQ", "b9", 2, "b4"]]}, "not_a_card", "hands.0.2", id="a number"
    ),
    pytest.param(
        {"game": "daxuan", "hands": [["rQ", "rQ", "rQ", "b8"]]}, "too_many_copies", "hands.0", id="3 rQ"
    ),
    pytest.param(
        {"game": "daxuan", "hands": [["r3", "r3", "b9", "b8"]]}, "too_many_copies", "hands.0", id="2 r3"
    ),
    pytest.param(
        {"game": "daxuan", "hands": [FOUR, FOUR, FOUR]}, "too_many_copies", "hands.2", id="across hands"
    ),
    pytest.param(
        {"game": "daxuan", "rules": {"x": 1}, "hands": [FOUR]}, "unknown_rule", "rules.x", id="rule"
    ),
    pytest.param([], "bad_record", "", id="no object"),
    pytest.param(None, "bad_record", "", id="null"),
]


@pytest.mark.parametrize(("question", "code", "field"), REFUSED)
def test_what_cannot_be_read(question: Any, code: str, field: str) -> None:
    error = judge(question)["error"]
    assert (error["code"], error["field"]) == (code, field)
    assert error["message"] != code


def run(path: str) -> list[dict[str, Any]]:
    out = io.StringIO()
    try:
        call_command("judge", path, stdout=out)
    except SystemExit as end:
        assert end.code == 1
        assert any("error" in json.loads(line) for line in out.getvalue().splitlines())
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_the_command_answers_a_list_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "questions.json"
    good = {"id": "好", "game": "daxuan", "hands": [FOUR]}
    file.write_text(json.dumps([good, {"id": "坏\ud800", "game": "poker"}]))
    answers = run(str(file))
    assert [answer["id"] for answer in answers] == ["好", "坏\ud800"]
    assert answers[1]["error"]["code"] == "unknown_game"


def test_the_command_reads_one_object_from_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    text = json.dumps({"id": 7, "game": "daxuan", "hands": [KING_AND_SIX]})
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert run("-")[0]["order"] == [[1]]


def test_names_and_sentences_in_english() -> None:
    answer = judge({"game": "daxuan", "hands": [KING_AND_SIX]}, "en")
    assert answer["hands"][0]["names"] == {"high": "Heaven Nine King", "low": "Six, Earth high"}
    assert judge({"game": "poker"}, "en")["error"]["message"].isascii()


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "\udcff"])
def test_what_is_not_json_is_said(tmp_path: Path, text: str) -> None:
    file = tmp_path / "questions.json"
    file.write_text(text, errors="surrogateescape")
    with pytest.raises(CommandError, match=r"is not (JSON|UTF-8)"):
        call_command("judge", str(file))


def test_a_missing_file_is_said(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="nowhere"):
        call_command("judge", str(tmp_path / "nowhere.json"))


@pytest.mark.parametrize(("sent", "kept"), [(1.5, 1.5), ("问", "问"), (float("nan"), None), ([1], None)])
def test_an_id_comes_back_if_it_is_a_text_or_a_number(sent: Any, kept: Any) -> None:
    assert judge({"id": sent, "game": "daxuan", "hands": [FOUR]})["id"] == kept
