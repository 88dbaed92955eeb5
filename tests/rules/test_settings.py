"""What every setting may be (xuan §10, ermao §7, shuangkou §5, jinhua §5): the limits, and one beyond."""

from typing import Any

import pytest

from games.rules.errors import Refusal
from games.rules.games import GAMES
from games.rules.record import rules_of

POINTS = [
    (name, [0, 1, 1_000_000], [-1, 1_000_001])
    for name in ("skin", "opening", "min_raise_to", "first_bowl", "bowl_min", "mango", "ante")
]
SWITCHES = ("zero_ties", "knockout_mango", "passed_mango", "lap_mango", "lap_returns_to_starter")
ODD = [True, 1.0, "1", None, [1], {}]
NOT_A_SWITCH = [0, 1, "true", None, []]

XUAN: list[tuple[str, list[Any], list[Any]]] = [
    *POINTS,
    ("min_raise_factor", [1, 10], [0, 11]),
    ("bowl", ["carried", "per_hand", "off"], ["", "kept", None, 0, ["off"], {}]),
    ("sanhua", ["off", "auto"], ["on", True, None]),
    *((name, [True, False], NOT_A_SWITCH) for name in SWITCHES),
]
LIMITS: dict[str, list[tuple[str, list[Any], list[Any]]]] = {
    "daxuan": XUAN,
    "dingerhuang": XUAN,
    "ermao": [
        ("points_per_level", [1, 1_000_000], [0, 1_000_001]),
        ("extra_step", [None, 5, 40, 200], [0, -5, 4, 6, False, "5", 5.0]),
        ("must_play_ace", [True, False], NOT_A_SWITCH),
        ("bottom_cards", [0, 100], [-1, 101]),
        ("bottom_factors", [{}, {"pair": 1}, {"single": 64, "throw": 1}], [2, None, [], "pair"]),
        ("bottom_factors", [], [{"pair": 0}, {"throw": 65}, {"single": True}, {"triple": 2}]),
    ],
    "shuangkou": [("base", [1, 1_000_000], [0, 1_000_001]), ("bonus_cap", [0, 1000], [-1, 1001])],
    "jinhua": [
        ("ante", [1, 1_000_000], [0, 1_000_001]),
        ("eryou", ["two_twos", "two_twos_or_small"], ["three_twos", None, True, ["two_twos"]]),
        *((name, [True, False], NOT_A_SWITCH) for name in ("eryou_above_straight", "ace_low_straight")),
        (
            "perks",
            [[], ["floor"], ["open_first", "bonus"], ("bonus",)],
            ["bonus", None, ["luck"], [[]]],
        ),
        ("perks", [], [["bonus", "bonus"], ["free_ante", "bonus", "floor"]]),
        ("false_claim_penalty", [True, False], NOT_A_SWITCH),
        ("raise_cap", [0, 1000], [-1, 1001]),
    ],
}
ROWS = [(game, *row) for game, rows in LIMITS.items() for row in rows]
GOOD = [(game, name, value) for game, name, good, _ in ROWS for value in good]
BAD = [(game, name, value) for game, name, _, bad in ROWS for value in bad]
BAD += [
    (game, name, odd) for game, name, good, _ in ROWS if type(next(iter(good), None)) is int for odd in ODD
]


@pytest.mark.parametrize(("game", "name", "value"), GOOD)
def test_what_is_allowed_is_kept(game: str, name: str, value: Any) -> None:
    kept = rules_of(game, {name: value}).to_json()[name]
    if name == "bottom_factors":
        assert {**kept, **value} == kept
    else:
        assert kept == (list(value) if name == "perks" else value)


@pytest.mark.parametrize(("game", "name", "value"), BAD)
def test_what_is_not_allowed_is_refused(game: str, name: str, value: Any) -> None:
    with pytest.raises(Refusal) as caught:
        rules_of(game, {name: value})
    refused = caught.value
    part = f".{next(iter(value))}" if name == "bottom_factors" and isinstance(value, dict) else ""
    code = "unknown_rule" if part == ".triple" else "bad_rule"
    assert (refused.code, refused.field) == (code, f"rules.{name}{part}")
    if code == "bad_rule":
        assert refused.detail["allowed"] in refused.message()


@pytest.mark.parametrize("key", GAMES)
def test_every_setting_has_its_limits_here(key: str) -> None:
    game = GAMES[key]
    assert {name for name, *_ in LIMITS[key]} == set(game.settings)
    for preset in game.presets.values():
        assert set(preset) == set(game.settings)


@pytest.mark.parametrize("key", GAMES)
def test_a_setting_of_another_kind_of_name_is_unknown(key: str) -> None:
    with pytest.raises(Refusal) as caught:
        rules_of(key, {"Mango": 1})
    assert (caught.value.code, caught.value.field) == ("unknown_rule", "rules.Mango")


@pytest.mark.parametrize(("key", "preset"), [(key, preset) for key in GAMES for preset in GAMES[key].presets])
def test_complete_settings_are_read_back(key: str, preset: str) -> None:
    complete = rules_of(key, {"preset": preset}).to_json()
    assert rules_of(key, complete).to_json() == complete == {"preset": preset, **GAMES[key].presets[preset]}
