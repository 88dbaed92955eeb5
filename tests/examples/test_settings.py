"""For every setting of every game there is an example, and it changes with the setting."""

from typing import Any

import pytest

from games.examples import EXAMPLES, Example, Worked, examples_of, worked
from games.rules.errors import Refusal
from games.rules.games import GAMES
from games.rules.record import rules_of
from games.rules.settings import Each, OneOf, Setting, Some, Step, Switch, Whole

ABOUT = [pytest.param(example, id=f"{example.game} {example.key}") for example in EXAMPLES if example.setting]
EVERY = [pytest.param(example, id=f"{example.game} {example.key}") for example in EXAMPLES]

CHANGES: list[tuple[str, str, Any, list[int]]] = [
    ("daxuan", "skin", 5, [15, -10, -5]),
    ("daxuan", "opening", 8, [18, -8, -10]),
    ("daxuan", "ante", 2, [24, -12, -12]),
    ("daxuan", "zero_ties", False, [0, 0]),
    ("daxuan", "sanhua", "auto", [0, 10, -10]),
    ("daxuan", "first_bowl", 500, [500, -500]),
    ("daxuan", "bowl_min", 30, [130, -130]),
    ("daxuan", "bowl", "per_hand", [60, -60]),
    ("dingerhuang", "bowl", "carried", [100, -100]),
    ("daxuan", "mango", 20, [4 - 10, -3 + 20 + 20, -1 - 10 - 20]),
    ("daxuan", "knockout_mango", False, [4 - 10, -3 + 20, -1 - 10]),
    ("daxuan", "passed_mango", False, [-10, 20, -10]),
    ("daxuan", "lap_mango", False, [-10, 20, -10]),
    ("ermao", "points_per_level", 10, [-20, 20, -20, 20]),
    ("ermao", "extra_step", 40, [-4, 4, -4, 4]),
    # the scores of single, pair, tractor and throw: 100 holds, 180 takes over by one, 340 by two
    ("ermao", "bottom_factors", {"single": 1}, [4, -4, 4, -4]),
    ("ermao", "bottom_factors", {"pair": 4}, [1 - 1 + 1 - 2, 1, -1, 1]),
    ("ermao", "bottom_factors", {"tractor": 2}, [1 + 1 + 1 - 2, -1, 1, -1]),
    ("ermao", "bottom_factors", {"throw": 4}, [2, -2, 2, -2]),
    ("shuangkou", "base", 5, [180, -180]),
    ("shuangkou", "bonus_cap", 100, [1 - 24, 23]),
    ("shuangkou", "bonus_cap", 0, [1, -1]),
    ("jinhua", "ante", 5, [20, -15, -5]),
    ("jinhua", "eryou", "two_twos_or_small", [12, -12]),
    ("jinhua", "eryou_above_straight", True, [12, -12]),
    ("jinhua", "ace_low_straight", False, [-11, 11]),
    ("jinhua", "perks", [], [12, -11, -1]),
    ("jinhua", "perks", ["free_ante"], [11, -10, -1]),
    ("jinhua", "perks", ["floor"], [2, -1, -1]),
    ("jinhua", "false_claim_penalty", False, [10, -4, -6]),
]


def _example(game: str, setting: str) -> Example:
    return next(example for example in examples_of(game) if example.setting == setting)


def _points(answer: Worked) -> list[int]:
    return [points for _, points in answer.nets]


def _values(setting: Setting) -> list[Any]:
    """Some values of the kind, within the limits."""
    match setting:
        case Whole(least, most):
            return [least, min(most, least + 7), min(most, 40), min(most, 333)]
        case Step(of):
            return [None, of, 8 * of]
        case Switch():
            return [True, False]
        case OneOf(words):
            return list(words)
        case Some(words):
            return [[], *([word] for word in words)]
        case Each(names, number):
            return [{name: value} for name in names for value in (number.least, number.most)]
    raise AssertionError(f"a kind of setting without values here: {setting}")


@pytest.mark.parametrize("game", GAMES)
def test_every_setting_has_one_example(game: str) -> None:
    about = [example.setting for example in examples_of(game) if example.setting]
    assert sorted(about) == sorted(GAMES[game].settings)
    keys = [example.key for example in examples_of(game)]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(("game", "setting", "value", "nets"), CHANGES)
def test_points_move_with_the_setting(game: str, setting: str, value: Any, nets: list[int]) -> None:
    answer = worked(_example(game, setting), {setting: value})
    assert _points(answer) == nets
    assert not answer.refusal


@pytest.mark.parametrize("example", ABOUT)
def test_it_comes_out_differently_for_two_values(example: Example) -> None:
    values = _values(GAMES[example.game].settings[example.setting])
    answers = {worked(example, {example.setting: value}) for value in values}
    assert len(answers) > 1


@pytest.mark.parametrize(
    ("game", "value", "told"),
    [
        ("daxuan", {"min_raise_to": 15}, "已经叫到 3，丙要加注，最少加到 15，多了不限"),
        ("daxuan", {"min_raise_to": 5}, "已经叫到 3，丙要加注，最少加到 6，多了不限"),
        ("daxuan", {"min_raise_factor": 3}, "已经叫到 30，甲要加注，最少加到 90，多了不限"),
        ("dingerhuang", {"min_raise_factor": 3}, "已经叫到 20，乙要加注，最少加到 60，多了不限"),
        ("jinhua", {"raise_cap": 5}, "已经叫到 1，乙要加注，最少加到 2，最多加到 6"),
        ("jinhua", {"raise_cap": 0}, "已经叫到 1，乙要加注，最少加到 2，多了不限"),
    ],
)
def test_what_may_be_raised_is_told(game: str, value: dict[str, Any], told: str) -> None:
    answer = worked(_example(game, next(iter(value))), value)
    assert (answer.told, answer.nets, answer.lines) == ((told,), (), ())


def test_the_right_to_open_is_told() -> None:
    perks = _example("jinhua", "perks")
    assert worked(perks, {"perks": ["open_first"]}).told == ("乙可以优先开牌，别人不能不肯",)
    assert worked(perks, {"perks": ["floor"]}).told == ()


def test_an_ace_may_be_jumped_over() -> None:
    ace = _example("ermao", "must_play_ace")
    kept, jumped = worked(ace).told, worked(ace, {"must_play_ace": False}).told
    assert kept[0].endswith("打 A") and kept[1].endswith("赢了这一轮")
    assert jumped[0].endswith("赢了这一轮") and jumped[1].endswith("打 4")


@pytest.mark.parametrize(
    ("game", "value", "sentence", "nets"),
    [
        ("daxuan", {"bowl": "off"}, "不能记敲", [10, -10]),
        ("daxuan", {"lap_returns_to_starter": False}, "圈芒已经打完", [30, -30]),
        ("ermao", {"bottom_cards": 8}, "80", []),
    ],
)
def test_what_is_refused_is_said(game: str, value: dict[str, Any], sentence: str, nets: list[int]) -> None:
    answer = worked(_example(game, next(iter(value))), value)
    assert sentence in answer.refusal
    assert _points(answer) == nets


@pytest.mark.parametrize("example", ABOUT)
def test_whatever_is_allowed_can_be_worked_out(example: Example) -> None:
    """With the limits of all settings at once, so that no draft in the form breaks an example."""
    settings = GAMES[example.game].settings
    for preset in GAMES[example.game].presets:
        for place in range(4):
            values = {
                name: _values(setting)[place % len(_values(setting))] for name, setting in settings.items()
            }
            draft = rules_of(example.game, {"preset": preset, **values}).to_json()
            answer = worked(example, draft)
            assert answer.summary or answer.refusal
            assert sum(_points(answer)) == 0


@pytest.mark.parametrize("example", EVERY)
def test_both_languages_say_something(example: Example) -> None:
    zh, en = worked(example), worked(example, language="en")
    assert zh.title.endswith("。") and en.title.endswith(".")
    assert zh.summary and en.summary
    assert (en.title + en.summary + "".join(en.lines)).isascii() or "×" in "".join(en.lines)
    assert [points for _, points in zh.nets] == [points for _, points in en.nets]


def test_settings_that_cannot_be_are_refused() -> None:
    with pytest.raises(Refusal) as caught:
        worked(_example("daxuan", "skin"), {"skin": -1})
    assert (caught.value.code, caught.value.field) == ("bad_rule", "rules.skin")
    with pytest.raises(Refusal) as caught:
        worked(_example("daxuan", "skin"), {"preset": "9-9"})
    assert caught.value.code == "unknown_preset"


def test_an_example_keeps_to_its_own_setting() -> None:
    """Skin: a bowl or an ante of the draft do not come into it."""
    draft = rules_of("daxuan", {"preset": "5-10", "ante": 7}).to_json()
    assert _points(worked(_example("daxuan", "skin"), draft)) == [15, -10, -5]
