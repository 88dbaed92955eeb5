"""Every refusal a table of 双扣 can give: what brings it about, where it points, that it says what to do."""

from typing import Any

import pytest

from games.rules.messages import SHUANGKOU
from tests.rules.shuangkou.building import Json, hand, refusal

ONE = hand(1, 12, "7", "6")

HEAD: list[tuple[str, str, Json]] = [
    ("unknown_preset", "rules.preset", {"rules": {"preset": "1-3"}}),
    ("unknown_preset", "rules.preset", {"rules": {"preset": None}}),
    ("unknown_rule", "rules.skin", {"rules": {"skin": 1}}),
    ("bad_rule", "rules.base", {"rules": {"base": 0}}),
    ("bad_rule", "rules.base", {"rules": {"base": 1_000_001}}),
    ("bad_rule", "rules.base", {"rules": {"base": True}}),
    ("bad_rule", "rules.base", {"rules": {"base": 1.0}}),
    ("bad_rule", "rules.base", {"rules": {"base": "5"}}),
    ("bad_rule", "rules.base", {"rules": {"base": None}}),
    ("bad_rule", "rules.bonus_cap", {"rules": {"bonus_cap": -1}}),
    ("bad_rule", "rules.bonus_cap", {"rules": {"bonus_cap": 1001}}),
    ("bad_record", "rules", {"rules": []}),
    ("wrong_player_count", "players", {"players": ["甲"]}),
    ("wrong_player_count", "players", {"players": ["甲", "乙", "丙"]}),
    ("unknown_seat", "dealer", {"dealer": 3}),
]


@pytest.mark.parametrize(("code", "field", "head"), HEAD)
def test_head(code: str, field: str, head: Json) -> None:
    refused = refusal([], **head)
    assert (refused.position, refused.code, refused.field) == (0, code, field)
    _reads_well(refused.message("zh"), refused.message("en"))


def other(**changed: Any) -> Json:
    return {**hand(1, 3), **changed}


def of_one(*bombs: Any) -> Json:
    return other(bombs={"1": list(bombs)})


NOT_BOMBS: list[Any] = [
    {"size": 3},
    {"size": 13},
    {"size": 0},
    {"size": -4},
    {"size": "7"},
    {"size": 7.0},
    {"size": True},
    {"size": None},
    {"size": [4]},
    {"size": 4, "run": 2},
    {"size": 4, "run": 1},
    {"size": 4, "run": 7},
    {"size": 4, "run": "3"},
    {"size": 3, "run": 3},
    {"size": 8, "run": 5},
    {"size": 7, "run": 6},
    {"size": 10, "run": 3},
    {"run": 3},
    {"jokers": 2},
    {"jokers": 5},
    {"jokers": True},
    {"jokers": 3.0},
    {"jokers": [3]},
    {"jokers": 3, "size": 4},
    {"jokers": 4, "run": 3},
    {},
    {"stars": 7},
    7,
    None,
    [{"size": 4}],
]

EVENTS: list[tuple[str, str, list[Any]]] = [
    ("unknown_seat", "winner", [other(winner=3)]),
    ("unknown_seat", "winner", [other(winner=0)]),
    ("bad_record", "winner", [other(winner="1")]),
    ("bad_record", "winner", [other(winner=True)]),
    ("bad_record", "winner", [{"type": "hand", "left": 3}]),
    ("wrong_card_count", "left", [other(left=0)]),
    ("wrong_card_count", "left", [other(left=28)]),
    ("wrong_card_count", "left", [other(left=-1)]),
    ("wrong_card_count", "left", [other(left=10**400)]),
    ("bad_record", "left", [{"type": "hand", "winner": 1}]),
    ("bad_record", "left", [other(left="3")]),
    ("bad_record", "left", [other(left=3.0)]),
    ("bad_record", "left", [other(left=True)]),
    ("bad_record", "bombs", [other(bombs=[])]),
    ("bad_record", "bombs.1", [other(bombs={"1": {"size": 4}})]),
    ("unknown_seat", "bombs.3", [other(bombs={"3": []})]),
    ("unknown_seat", "bombs.01", [other(bombs={"01": []})]),
    ("unknown_seat", "bombs.甲", [other(bombs={"甲": []})]),
    ("not_a_bomb", "bombs.2.1", [other(bombs={"2": [{"size": 4}, {"size": 3}]})]),
    ("too_many_cards", "bombs.1", [hand(1, 3, "8 8 8 4")]),
    ("too_many_cards", "bombs.1", [hand(1, 3, "5x6")]),
    ("too_many_cards", "bombs.2", [hand(1, 20, "", "8")]),
    ("too_many_cards", "bombs.2", [hand(1, 1, "", "9x3")]),
    ("too_many_cards", "bombs.1", [hand(2, 24, "4")]),
    ("too_many_jokers", "bombs.2.0", [hand(1, 3, "jjj", "10")]),
    ("too_many_jokers", "bombs.2.1", [hand(1, 3, "jjj", "4 10")]),
    ("too_many_jokers", "bombs.1.1", [hand(1, 3, "10 11")]),
    ("too_many_jokers", "bombs.1.1", [hand(1, 3, "jjjj 9")]),
    ("too_many_jokers", "bombs.2.0", [hand(1, 3, "9x3", "10")]),
    ("too_many_jokers", "bombs.2.0", [hand(1, 3, "jjj", "jjj")]),
    ("table_full", "player", [{"type": "join", "player": "丙"}]),
    ("too_few_players", "seat", [{"type": "leave", "seat": 1}]),
    ("no_bowls", "type", [{"type": "bowl", "seat": 1, "points": 100}]),
    ("no_final_lap", "type", [{"type": "final_lap"}]),
    ("table_closed", "type", [{"type": "close"}, ONE]),
    ("not_closed", "type", [ONE, {"type": "reopen"}]),
    ("hand_not_found", "hand", [{"type": "void", "hand": 1}]),
    ("hand_not_found", "hand", [ONE, {"type": "void", "hand": 1}, {"type": "void", "hand": 1}]),
    ("wrong_card_count", "as.left", [ONE, {"type": "amend", "hand": 1, "as": other(left=0)}]),
    ("not_a_bomb", "as.bombs.1.0", [ONE, {"type": "amend", "hand": 1, "as": of_one({"size": 2})}]),
]


@pytest.mark.parametrize(("code", "field", "events"), EVENTS)
def test_event(code: str, field: str, events: list[Any]) -> None:
    refused = refusal(events)
    assert (refused.position, refused.code, refused.field) == (len(events), code, field)
    _reads_well(refused.message("zh"), refused.message("en"))


@pytest.mark.parametrize("bomb", NOT_BOMBS, ids=repr)
def test_anything_else_is_not_a_bomb(bomb: Any) -> None:
    refused = refusal([of_one({"size": 4}, bomb)])
    assert (refused.code, refused.field) == ("not_a_bomb", "bombs.1.1")


def test_figures_are_in_the_detail() -> None:
    assert refusal([hand(1, 20, "", "8")]).detail == {"seat": 2, "cards": 8, "most": 7}
    assert refusal([hand(1, 3, "jjj", "10")]).detail == {"jokers": 5, "most": 4}


def test_every_code_of_the_game_has_a_case() -> None:
    assert {code for code, *_ in EVENTS} >= SHUANGKOU.keys()


def _reads_well(zh: str, en: str) -> None:
    assert zh.endswith("。") and en.endswith(".")
    assert "{" not in zh + en and "…" not in zh + en
