"""The rules in force at a table, in the words of its players."""

from typing import Any

import pytest
from django.utils import translation

from games.rules.record import rules_of
from games.wording import rules_in_words

ZH: list[tuple[str, dict[str, Any], str]] = [
    (
        "daxuan",
        {},
        "皮 1；挡家先下 3；加注至少到 10；加注至少 2 倍；起钵 100，加钵至少 50；"
        "芒果 5：揍芒、休芒、圈芒；圈芒打回起头的人；皱都一样大",
    ),
    ("dingerhuang", {}, "每人底皮 1；每盘自报簸簸；皱也按单张比；三花不输不赢"),
    ("ermao", {}, "每级 1 分；A 必打；底牌 18 张；抠底：单张、对子 ×2，拖拉机 ×4，甩牌 ×8"),
    (
        "ermao",
        {"points_per_level": 5, "extra_step": 40, "must_play_ace": False, "bottom_cards": 0},
        "每级 5 分；200 分以上每 40 分多升一级；A 可以跳过；没有底牌；"
        "抠底：单张、对子 ×2，拖拉机 ×4，甩牌 ×8",
    ),
    (
        "ermao",
        {"bottom_factors": {"pair": 4, "throw": 2}},
        "每级 1 分；A 必打；底牌 18 张；抠底：单张、甩牌 ×2，对子、拖拉机 ×4",
    ),
    ("shuangkou", {}, "底分 1；奖励最多 18"),
    ("shuangkou", {"base": 5, "bonus_cap": 0}, "底分 5；没有奖励分"),
    (
        "jinhua",
        {},
        "底注 1；二游：两张 2；A 2 3 是最小的顺子；真二游：免底注、得奖励；诈二游要赔；加注一次最多 2 个底注",
    ),
    (
        "jinhua",
        {
            "ante": 2,
            "eryou": "two_twos_or_small",
            "eryou_above_straight": True,
            "ace_low_straight": False,
            "perks": [],
            "false_claim_penalty": False,
            "raise_cap": 0,
        },
        "底注 2；二游：两张 2，或一张 2 带两张 3、4；二游大过顺子；A 2 3 不是顺子；"
        "真二游没有另外的好处；诈二游不赔；加注不限",
    ),
]
EN: list[tuple[str, dict[str, Any], str]] = [
    (
        "ermao",
        {},
        "1 a level; A must be played; 18 cards buried; "
        "last trick to the attackers, buried points: single, pair ×2, tractor ×4, throw ×8",
    ),
    ("shuangkou", {}, "base 1; bonus of 18 at most"),
    (
        "jinhua",
        {"perks": ["floor", "open_first"]},
        "ante 1; two twos (二游): two 2s; A 2 3 is the lowest straight; verified claim: floor, open first; "
        "a false claim pays everyone; a raise adds 2 antes at most",
    ),
]


@pytest.mark.parametrize(("game", "settings", "words"), ZH)
def test_in_chinese(game: str, settings: dict[str, Any], words: str) -> None:
    assert "；".join(rules_in_words(game, rules_of(game, settings).to_json())) == words


@pytest.mark.parametrize(("game", "settings", "words"), EN)
def test_in_english(game: str, settings: dict[str, Any], words: str) -> None:
    with translation.override("en"):
        assert "; ".join(rules_in_words(game, rules_of(game, settings).to_json())) == words


def test_a_game_without_words_has_none() -> None:
    assert rules_in_words("poker", {}) == ()
