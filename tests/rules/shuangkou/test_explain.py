"""The why slip of a hand, and its one sentence (shuangkou §4)."""

from typing import Any

import pytest

from games.rules.explain import explain, summary
from tests.rules.shuangkou.building import Json, hand, run

NAMES = {1: "甲", 2: "乙"}

SLIPS: list[Any] = [
    pytest.param(
        hand(1, 12, "7", "6"),
        {},
        "乙输给甲 36：剩 12 张是双扣 ×4，甲的炸弹算 7 星 ×8，奖励 6 对 2，4×8+6−2 = 36",
        "乙 loses 36 to 甲: 12 left is double (×4), 甲's bombs come to 7 stars (×8), "
        "bonus 6 against 2; 4×8+6−2 = 36",
        id="won",
    ),
    pytest.param(
        hand(2, 6, "7", "4 4 4 4"),
        {"base": 5},
        "甲输给乙 20：剩 6 张是单扣 ×2，乙的炸弹 4+4+4+4 星并成 6 星 ×4，奖励 2 对 6，5×(2×4+2−6) = 20",
        "甲 loses 20 to 乙: 6 left is single (×2), 乙's bombs: 4+4+4+4 stars merge into 6 (×4), "
        "bonus 2 against 6; 5×(2×4+2−6) = 20",
        id="merged bombs and a base",
    ),
    pytest.param(
        hand(1, 1, "", "8x3"),
        {},
        "甲先出完还要付给乙 17：剩 1 张是平扣 ×1，甲没有炸弹 ×1，奖励 0 对 18，1×1+0−18 = −17",
        "甲 ran out first and yet pays 乙 17: 1 left is plain (×1), 甲 played no bomb (×1), "
        "bonus 0 against 18; 1×1+0−18 = −17",
        id="the winner pays",
    ),
    pytest.param(
        hand(1, 11, "8 6", "6 5 5"),
        {},
        "乙输给甲 70：剩 11 张是双扣 ×4，甲的炸弹 6+8 星算 8 星 ×16，奖励 12 对 6（乙 5+5+6 星并成 7 星），"
        "4×16+12−6 = 70",
        "乙 loses 70 to 甲: 11 left is double (×4), 甲's bombs: 6+8 stars, the highest is 8 (×16), "
        "bonus 12 against 6 (乙: 5+5+6 stars merge into 7); 4×16+12−6 = 70",
        id="several bombs on both sides",
    ),
    pytest.param(
        hand(2, 11, "4", "5"),
        {"base": 3},
        "甲输给乙 24：剩 11 张是双扣 ×4，乙的炸弹算 5 星 ×2，3×4×2 = 24",
        "甲 loses 24 to 乙: 11 left is double (×4), 乙's bombs come to 5 stars (×2); 3×4×2 = 24",
        id="no bonus",
    ),
]


@pytest.mark.parametrize(("event", "rules", "zh", "en"), SLIPS)
def test_slip(event: Json, rules: Json, zh: str, en: str) -> None:
    replayed = run([event], rules=rules)
    for language, text in (("zh", zh), ("en", en)):
        (line,) = explain(replayed.rules, replayed.entries[0].outcome, NAMES, language)
        assert (line.text, line.section, line.reason) == (text, "shuangkou §4", "win")


def test_a_seat_without_a_name_goes_by_its_number() -> None:
    replayed = run([hand(1, 11)])
    (line,) = explain(replayed.rules, replayed.entries[0].outcome, {}, "zh")
    assert line.text.startswith("2号位输给1号位 4：")
    (line,) = explain(replayed.rules, replayed.entries[0].outcome, {}, "en")
    assert line.text.startswith("Seat 2 loses 4 to Seat 1:")


SUMMARIES: list[Any] = [
    pytest.param(hand(1, 12, "7", "6"), "第 1 盘：甲双扣，+36", "Hand 1: 甲 wins (double), +36", id="won"),
    pytest.param(
        hand(1, 1, "", "8x3"),
        "第 1 盘：甲平扣，奖励不如乙，倒付 17",
        "Hand 1: 甲 wins (plain), but has the smaller bonus and pays 17",
        id="the winner pays",
    ),
    pytest.param(
        hand(2, 6, "6"),
        "第 1 盘：乙单扣，正好抵掉，不输不赢",
        "Hand 1: 乙 wins (single), but the bonuses make up for it and nobody pays",
        id="nothing",
    ),
]


@pytest.mark.parametrize(("event", "zh", "en"), SUMMARIES)
def test_summary(event: Json, zh: str, en: str) -> None:
    replayed = run([event])
    outcome = replayed.entries[0].outcome
    assert summary(replayed.rules, outcome, NAMES, "zh") == zh
    assert summary(replayed.rules, outcome, NAMES, "en") == en


def test_nothing_moved_needs_no_slip() -> None:
    replayed = run([hand(2, 6, "6"), {"type": "close"}])
    assert [explain(replayed.rules, entry.outcome, NAMES, "zh") for entry in replayed.entries] == [(), ()]
