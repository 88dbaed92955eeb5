"""What groups are called (xuan §2.7)."""

from __future__ import annotations

import pytest

from games.rules.xuan.deck import BY_KEY
from games.rules.xuan.groups import GROUPS, group_name

NAMES = [
    ("r3", "RJ", "丁二皇", "丁二皇", "Ding and Joker"),
    ("rQ", "rQ", "天牌一对", "一对天", "Heaven pair"),
    ("bT", "bT", "梅十一对", "一对梅十", "Plum pair"),
    ("bJ", "bJ", "斧头一对", "一对虎头", "Hatchet pair"),
    ("b5", "b5", "小5一对", "一对黑5", "Black 5 pair"),
    ("rQ", "b9", "天九王", "奶狗", "Heaven Nine King"),
    ("rQ", "r8", "天红杠", "天杠", "Red Heaven Gong"),
    ("rQ", "b8", "天黑杠", "天杠", "Black Heaven Gong"),
    ("r2", "r8", "地红杠", "地杠", "Red Earth Gong"),
    ("r2", "b8", "地黑杠", "地杠", "Black Earth Gong"),
    ("rQ", "b7", "天官九", "天关九", "Nine, Heaven high"),
    ("r2", "r7", "地官九", "地关九", "Nine, Earth high"),
    ("r8", "bJ", "人官九", "灯笼九", "Nine, Man high"),
    ("r4", "b5", "和官九", "和五九", "Nine, Harmony high"),
    ("bT", "b9", "梅十九", "梅十九", "Nine, Plum high"),
    ("b4", "b5", "板五九", "板五九", "Nine, Bench high"),
    ("b6", "r3", "丁长九", "丁长九", "Nine, Long high"),
    ("bJ", "b8", "乌龙九", "乌龙九", "Nine, Hatchet high"),
    ("rT", "b9", "苕十九", "苕十九", "Nine, Yam high"),
    ("r6", "r3", "丁猫九", "丁猫九", "Nine, Cat high"),
    ("rQ", "RJ", "天官八", "天官八", "Eight, Heaven high"),
    ("b5", "r3", "丁五八", "丁五八", "Eight, Black 5 high"),
    ("b9", "b8", "非洲七", "非洲七", "Seven, Black 9 high"),
    ("r8", "b8", "元宝六", "元宝六", "Six, Man high"),
    ("b8", "b7", "七八五", "七八五", "Five, Black 8 high"),
    ("rQ", "r2", "天地公子", "天地公子", "Four, Heaven high"),
    ("r7", "b7", "双花七", "双花七", "Four, Plaster high"),
    ("b6", "b7", "长十三", "长十三", "Three, Long high"),
    ("b6", "r6", "二六二", "二六二", "Two, Long high"),
    ("r2", "b9", "地九王", "地九王", "One, Earth high"),
    ("bT", "rT", "双花十", "双花十", "Zero"),
    ("b4", "r6", "四六皱", "四六皱", "Zero"),
    ("r3", "b7", "丁七皱", "丁七皱", "Zero"),
]

LEFT_OUT = {
    ("r8", "RJ"): "4点",
    ("r4", "RJ"): "0点",
    ("bT", "RJ"): "6点",
    ("b4", "rT"): "4点",
    ("b4", "RJ"): "0点",
    ("b6", "RJ"): "2点",
    ("bJ", "RJ"): "7点",
    ("rT", "RJ"): "6点",
    ("r6", "RJ"): "2点",
    ("r7", "RJ"): "3点",
    ("b9", "RJ"): "5点",
    ("b8", "RJ"): "4点",
    ("b7", "RJ"): "3点",
    ("b5", "RJ"): "1点",
}
"""The fourteen groups no table of the sources names."""


@pytest.mark.parametrize(("one", "other", "daxuan", "dingerhuang", "en"), NAMES)
def test_name(one: str, other: str, daxuan: str, dingerhuang: str, en: str) -> None:
    assert group_name(one, other, "daxuan", "zh") == daxuan
    assert group_name(other, one, "dingerhuang", "zh") == dingerhuang
    assert group_name(one, other, "daxuan", "en") == en


def test_only_fourteen_groups_are_called_by_their_points() -> None:
    named = {group: group_name(*group, "daxuan", "zh") for group in GROUPS}
    assert {group: name for group, name in named.items() if name.endswith("点")} == LEFT_OUT


def test_dingerhuang_tells_zeros_apart() -> None:
    assert group_name("bT", "rT", "dingerhuang", "en") == "Zero, Plum high"


def test_the_last_character_says_the_points() -> None:
    digits = {"皱": 0} | {digit: value for value, digit in enumerate("零一二三四五六七八九")}
    odd_ones = {"天地公子", "双花七", "地九王", "双花十"}
    for one, other in GROUPS:
        name = group_name(one, other, "daxuan", "zh")
        if name[-1] in digits and name not in odd_ones:
            assert digits[name[-1]] == (BY_KEY[one].points + BY_KEY[other].points) % 10, name
