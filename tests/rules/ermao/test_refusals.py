"""Every refusal code of 打二毛: what brings it about, where it points, and that it says what to do."""

from typing import Any

import pytest

from games.rules.errors import Refusal
from games.rules.messages import ERMAO
from tests.rules.ermao.building import hand, last, refusal, show

HEAD: list[Any] = [
    ("unknown_preset", "rules.preset", {"preset": "1-3"}),
    ("unknown_rule", "rules.skin", {"skin": 1}),
    ("unknown_rule", "rules.bottom_factors.triple", {"bottom_factors": {"triple": 4}}),
    ("bad_rule", "rules.points_per_level", {"points_per_level": 0}),
    ("bad_rule", "rules.points_per_level", {"points_per_level": 1_000_001}),
    ("bad_rule", "rules.points_per_level", {"points_per_level": True}),
    ("bad_rule", "rules.points_per_level", {"points_per_level": 1.0}),
    ("bad_rule", "rules.points_per_level", {"points_per_level": None}),
    ("bad_rule", "rules.extra_step", {"extra_step": 0}),
    ("bad_rule", "rules.extra_step", {"extra_step": -5}),
    ("bad_rule", "rules.extra_step", {"extra_step": 42}),
    ("bad_rule", "rules.extra_step", {"extra_step": "40"}),
    ("bad_rule", "rules.extra_step", {"extra_step": False}),
    ("bad_rule", "rules.must_play_ace", {"must_play_ace": 1}),
    ("bad_rule", "rules.must_play_ace", {"must_play_ace": None}),
    ("bad_rule", "rules.bottom_cards", {"bottom_cards": -1}),
    ("bad_rule", "rules.bottom_cards", {"bottom_cards": 101}),
    ("bad_rule", "rules.bottom_factors", {"bottom_factors": 2}),
    ("bad_rule", "rules.bottom_factors", {"bottom_factors": None}),
    ("bad_rule", "rules.bottom_factors.pair", {"bottom_factors": {"pair": 0}}),
    ("bad_rule", "rules.bottom_factors.throw", {"bottom_factors": {"throw": 65}}),
    ("bad_rule", "rules.bottom_factors.single", {"bottom_factors": {"single": "2"}}),
]


@pytest.mark.parametrize(("code", "field", "rules"), HEAD)
def test_settings(code: str, field: str, rules: dict[str, Any]) -> None:
    refused = refusal([], rules)
    assert (refused.position, refused.code, refused.field) == (0, code, field)
    _reads_well(refused)


@pytest.mark.parametrize("players", [0, 3, 5])
def test_four_play(players: int) -> None:
    refused = refusal([], players=players)
    assert (refused.position, refused.code, refused.field) == (0, "wrong_player_count", "players")


EVENTS: list[tuple[str, str, list[Any]]] = [
    ("table_full", "player", [{"type": "join", "player": "戊"}]),
    ("too_few_players", "seat", [{"type": "leave", "seat": 2}]),
    ("no_bowls", "type", [{"type": "bowl", "seat": 1, "points": 100}]),
    ("no_final_lap", "type", [{"type": "final_lap"}]),
    ("table_closed", "type", [{"type": "close"}, hand(0, 1)]),
    ("declarer_missing", "declarer", [hand(90)]),
    ("wrong_declarer", "declarer", [hand(90, 1), hand(90, 2)]),
    ("wrong_declarer", "declarer", [hand(160, 1), hand(90, 3)]),
    ("unknown_seat", "declarer", [hand(90, 5)]),
    ("unknown_seat", "declarer", [hand(90, 0)]),
    ("bad_record", "declarer", [hand(90, declarer=True)]),
    ("bad_record", "trump", [hand(90, 1, trump="x")]),
    ("bad_record", "trump", [hand(90, 1, trump=["h"])]),
    ("not_points", "captured", [hand(None, 1)]),
    ("not_points", "captured", [{"type": "hand", "declarer": 1}]),
    ("not_points", "captured", [hand(-5, 1)]),
    ("not_points", "captured", [hand(5.0, 1)]),
    ("not_points", "captured", [hand("5", 1)]),
    ("not_points", "captured", [hand(True, 1)]),
    ("not_points", "bottom", [hand(0, 1, bottom=-10)]),
    ("not_multiple_of_five", "captured", [hand(93, 1)]),
    ("not_multiple_of_five", "bottom", [hand(90, 1, bottom=12)]),
    ("too_many_points", "captured", [hand(405, 1)]),
    ("too_many_points", "bottom", [hand(0, 1, bottom=185)]),
    ("too_many_points", "bottom", [hand(390, 1, bottom=15)]),
    ("too_many_points", "bottom", [hand(390, 1, **last("throw", 15))]),
    ("bad_record", "last_trick", [hand(90, 1, last_trick="attackers")]),
    ("unknown_side", "last_trick.by", [hand(90, 1, last_trick={"by": 2})]),
    ("unknown_side", "last_trick.by", [hand(90, 1, last_trick={"by": ["attackers"]})]),
    ("unknown_shape", "last_trick.shape", [hand(90, 1, last_trick={"by": "attackers"})]),
    ("unknown_shape", "last_trick.shape", [hand(90, 1, **last("triple", 5))]),
    ("bad_record", "declarations", [hand(90, declarations={"seat": 1})]),
    ("bad_record", "declarations.0", [hand(90, declarations=["2h"])]),
    ("bad_record", "declarations.0.seat", [hand(90, declarations=[{"show": ["2h"]}])]),
    ("unknown_seat", "declarations.0.seat", [hand(90, **show("5 2h"))]),
    ("bad_record", "declarations.0.show", [hand(90, declarations=[{"seat": 1}])]),
    ("not_a_card", "declarations.1.show.1", [hand(90, **show("1 2h", "2 2s 2x"))]),
    ("not_a_card", "declarations.0.show.0", [hand(90, declarations=[{"seat": 1, "show": [2]}])]),
    ("not_a_declaration", "declarations.0.show", [hand(90, **show("1 3h"))]),
    ("does_not_outrank", "declarations.1.show", [hand(90, **show("1 2h", "2 2s"))]),
    ("trump_contradicts_declarations", "trump", [hand(90, trump="s", **show("1 2h"))]),
]


@pytest.mark.parametrize(("code", "field", "events"), EVENTS)
def test_event(code: str, field: str, events: list[Any]) -> None:
    refused = refusal(events)
    assert (refused.code, refused.field) == (code, field)
    assert refused.position == len(events)
    _reads_well(refused)


def _reads_well(refused: Refusal) -> None:
    zh, en = refused.message("zh"), refused.message("en")
    assert zh.endswith("。") and en.endswith(".")
    assert "{" not in zh + en
    if refused.code != "bad_rule":
        assert "…" not in zh + en


def test_every_code_has_a_case() -> None:
    assert {code for code, *_ in EVENTS} >= ERMAO.keys() - {"not_a_lead"}, "not_a_lead is the referee's"


def test_how_much_can_be_buried_is_a_setting() -> None:
    assert refusal([hand(0, 1, bottom=85)], {"bottom_cards": 8}).detail == {"most": 80}
    assert refusal([hand(0, 1, bottom=5)], {"bottom_cards": 0}).detail == {"most": 0}
    assert refusal([hand(390, 1, bottom=15)]).detail == {"most": 10}
