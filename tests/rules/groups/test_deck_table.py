"""The deck as the card picker gets it."""

from __future__ import annotations

import json
from dataclasses import dataclass

from games.rules.xuan.groups import deck_table


@dataclass(frozen=True)
class Rules:
    game: str
    zero_ties: bool


def test_kinds_and_groups() -> None:
    table = deck_table(Rules("daxuan", True), "zh")
    assert json.loads(json.dumps(table)) == table
    assert len(table["kinds"]) == 17
    assert sum(kind["copies"] for kind in table["kinds"]) == 32
    assert len(table["groups"]) == 151
    assert table["kinds"][0] == {
        "kind": "rQ", "rank": "Q", "ink": "red", "name": "天", "copies": 2, "single": 1,
    }  # fmt: skip
    assert table["kinds"][4]["rank"] == "10"
    assert table["kinds"][16]["copies"] == 1
    assert table["groups"]["rQ b9"]["name"] == "天九王"
    assert table["groups"]["rQ b9"]["strength"] > table["groups"]["rQ r8"]["strength"]


def test_each_game_has_its_own_words_and_strengths() -> None:
    table = deck_table(Rules("dingerhuang", False), "zh")
    assert table["kinds"][7]["name"] == "虎头"
    assert table["groups"]["rQ b9"]["name"] == "奶狗"
    assert table["groups"]["r4 b6"]["strength"] > table["groups"]["bT rT"]["strength"]
    assert deck_table(Rules("dingerhuang", False), "en")["groups"]["rQ rQ"]["name"] == "Heaven pair"
