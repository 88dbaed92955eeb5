"""What the examples come to: points by pencil from the rulebook's sections."""

import pytest

from games.examples import EXAMPLES, Example, Worked, examples_of, worked

SETTINGS = [
    # xuan §10: 1-3 and 丁二皇, stakes of 10 where nothing else is said
    ("daxuan", "skin", [11, -10, -1]),
    ("dingerhuang", "skin", [10, -10, 0]),
    ("daxuan", "opening", [13, -3, -10]),
    ("dingerhuang", "opening", [10, 0, -10]),
    ("daxuan", "ante", [20, -10, -10]),
    ("dingerhuang", "ante", [22, -11, -11]),
    ("daxuan", "zero_ties", [10, -10]),
    ("dingerhuang", "zero_ties", [0, 0]),
    ("daxuan", "sanhua", [-10, 20, -10]),
    ("dingerhuang", "sanhua", [0, 10, -10]),
    ("daxuan", "first_bowl", [100, -100]),
    ("daxuan", "bowl_min", [150, -150]),
    # carried: 10, then the 90 left of 100; named each hand: 10, then the 50 named
    ("daxuan", "bowl", [100, -100]),
    ("dingerhuang", "bowl", [60, -60]),
    # 甲 takes an opening of 3 and a skin of 1; then 乙 takes 20 and the two mangoes, one of them 乙's own
    ("daxuan", "mango", [4 - 10, -3 + 20 + 5, -1 - 10 - 5]),
    ("dingerhuang", "mango", [-10, 20 + 5, -10 - 5]),
    ("daxuan", "knockout_mango", [-6, 22, -16]),
    ("daxuan", "passed_mango", [-15, 30, -15]),
    ("daxuan", "lap_mango", [-15, 30, -15]),
    ("daxuan", "lap_returns_to_starter", [45, -45]),
    # ermao §3, §6
    ("ermao", "points_per_level", [-2, 2, -2, 2]),
    ("ermao", "extra_step", [-2, 2, -2, 2]),
    # 220 + 80 × 8 = 860: two levels and 660 : 40 more; then 80: two levels
    ("ermao", "must_play_ace", [-20, 20, -20, 20]),
    ("ermao", "bottom_cards", [-2, 2, -2, 2]),
    # 100 and 100 hold, 180 takes over by one, 340 by two
    ("ermao", "bottom_factors", [3, -3, 3, -3]),
    # shuangkou §4
    ("shuangkou", "base", [36, -36]),
    ("shuangkou", "bonus_cap", [-17, 17]),
    # jinhua §3
    ("jinhua", "ante", [12, -11, -1]),
    ("jinhua", "eryou", [-11, 11]),
    # 乙 wins with a straight; 甲 claimed and puts in no ante
    ("jinhua", "eryou_above_straight", [-10, 10]),
    ("jinhua", "ace_low_straight", [11, -11]),
    ("jinhua", "perks", [13, -11, -2]),
    ("jinhua", "false_claim_penalty", [11, -6, -5]),
]
XUAN = [
    ("caps", [100, 50, -150]),
    ("not_side_pots", [100, 50, -150]),
    ("not_pairs", [200, 100, -300]),
    ("low_first", [0, 100, -100]),
    ("low_first_capped", [60, 40, -100]),
    ("shared", [50, 51, -101]),
    ("draw", [0, 0]),
    ("knockout", [4, -3, -1]),
]
GENERAL = [
    *((game, key, nets) for game in ("daxuan", "dingerhuang") for key, nets in XUAN),
    ("ermao", "shut_out", [3, -3, 3, -3]),
    ("ermao", "held_low", [2, -2, 2, -2]),
    ("ermao", "held", [1, -1, 1, -1]),
    ("ermao", "taken_over", [-1, 1, -1, 1]),
    ("ermao", "two_levels", [-2, 2, -2, 2]),
    ("ermao", "bottom", [-2, 2, -2, 2]),
    ("ermao", "match", [15, -15, 15, -15]),
    ("shuangkou", "double", [36, -36]),
    ("shuangkou", "single", [-4, 4]),
    ("shuangkou", "plain", [1, -1]),
    ("shuangkou", "bombs", [6, -6]),
    ("shuangkou", "pays", [-17, 17]),
    ("jinhua", "bonus", [14, -12, -2]),
    ("jinhua", "floor", [8, -2, -6]),
    ("jinhua", "false_claim", [11, -6, -5]),
    ("jinhua", "shared", [-1, 1, 0]),
    ("jinhua", "log", [-5, 6, -1]),
]


def _example(game: str, key: str) -> Example:
    return next(example for example in examples_of(game) if example.key == key)


def _points(answer: Worked) -> list[int]:
    return [points for _, points in answer.nets]


@pytest.mark.parametrize(("game", "key", "nets"), SETTINGS + GENERAL)
def test_points(game: str, key: str, nets: list[int]) -> None:
    answer = worked(_example(game, key))
    assert _points(answer) == nets
    assert not answer.refusal
    assert [name for name, _ in answer.nets] == ["甲", "乙", "丙", "丁"][: len(nets)]


def test_every_general_example_has_its_points_here() -> None:
    general = {(example.game, example.key) for example in EXAMPLES if not example.setting}
    assert general == {(game, key) for game, key, _ in GENERAL}


def test_the_levels_of_a_match_are_told() -> None:
    told = worked(_example("ermao", "match")).told
    assert [line.rsplit("，", 1)[1] for line in told] == ["打 5", "打 8", "打 J", "打 A", "赢了这一轮"]


def test_points_that_say_everything_stand_alone() -> None:
    assert worked(_example("daxuan", "caps")).told == ()


def test_why_is_said_in_both_languages() -> None:
    caps = _example("daxuan", "caps")
    zh, en = worked(caps), worked(caps, language="en")
    assert zh.lines[0] == "乙输给甲 50：甲下注 50，最多赢 50（第 1 个收）"
    assert en.lines[0].startswith("B loses 50 to A: A staked 50")
    assert en.title == "Stakes 50, 200, 150. A beats B and C, B beats C."
    assert en.nets == (("A", 100), ("B", 50), ("C", -150))
