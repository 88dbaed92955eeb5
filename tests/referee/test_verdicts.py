"""The referee in words. Pencil: jinhua §1, xuan §2 and §5, shuangkou §6, ermao §8 and §9."""

from typing import Any

import pytest

from games.rules.referee import explained

FLUSH_AND_PAIR = [["Ah", "Kh", "9h"], ["8d", "8s", "Kc"]]
ERMAO = {"game": "ermao", "trump": "h", "level": "2"}
SHOWN = [["2h"], ["2s", "2s"], ["2d", "2d"], ["BJ", "RJ"]]

CASES: list[Any] = [
    pytest.param(
        {"game": "jinhua", "hands": FLUSH_AND_PAIR},
        ["金花：A K 9", "对子：8 8 K"],
        ["第 1 手最大。", "第 1 手大过第 2 手：金花比对子大。"],
        id="jinhua another class",
    ),
    pytest.param(
        {"game": "jinhua", "hands": [["9h", "9s", "Tc"], ["9d", "9c", "Qc"]]},
        ["对子：9 9 10", "对子：9 9 Q"],
        ["第 2 手最大。", "第 2 手大过第 1 手：都是对子，Q 比 10 大。"],
        id="jinhua the third card decides",
    ),
    pytest.param(
        {"game": "jinhua", "hands": [["Ah", "Kd", "9h"], ["As", "Kc", "9d"]]},
        ["单张：A K 9", "单张：A K 9"],
        ["第 1、2 手一样大。"],
        id="jinhua equal",
    ),
    pytest.param(
        {"game": "jinhua", "hands": [["2h", "2s", "Kd"], ["Ah", "2d", "3s"]]},
        ["二游：K 2 2", "顺子：3 2 A"],
        ["第 2 手最大。", "第 2 手大过第 1 手：顺子比二游大。"],
        id="jinhua the ace is low",
    ),
    pytest.param(
        {
            "game": "jinhua",
            "rules": {"eryou_above_straight": True},
            "hands": [["2h", "2s", "Kd"], ["Ah", "2d", "3s"]],
        },
        ["二游：K 2 2", "顺子：3 2 A"],
        ["第 1 手最大。", "第 1 手大过第 2 手：二游比顺子大。"],
        id="jinhua by the house's rules",
    ),
    pytest.param(
        {"game": "jinhua", "rules": {"eryou": "two_twos_or_small"}, "hands": [["2h", "3h", "4h"]]},
        ["顺金：4 3 2，也能抓二游"],
        [],
        id="jinhua may be claimed all the same",
    ),
    pytest.param(
        {"game": "daxuan", "hands": [["rQ", "b9", "r2", "b4"]]},
        ["头 地官六，尾 天九王；头 四九三，尾 天地公子；头 地九王，尾 天官六"],
        [],
        id="daxuan the three splits, best low first",
    ),
    pytest.param(
        {
            "game": "dingerhuang",
            "hands": [
                [["rQ", "b9"], ["r2", "b4"]],
                [["b4", "b5"], ["r8", "b7"]],
                [["b6", "b6"], ["b8", "b7"]],
            ],
        },
        ["尾 地官六，头 奶狗", "尾 人十五，头 板五九", "尾 七八五，头 一对长三"],
        ["第 1 手吃第 2 手。", "第 1、3 手走，互不输赢。", "第 2、3 手走，互不输赢。", "第 1 手先收。"],
        id="dingerhuang who beats whom: one each way is a draw",
    ),
    pytest.param(
        {"game": "dingerhuang", "hands": [[["bT", "rT"], ["bJ", "r3"]]]},
        ["三花十，不输不赢"],
        [],
        id="dingerhuang 三花",
    ),
    pytest.param(
        {"game": "shuangkou", "hands": [["5", "6", "7", "BJ", "RJ"], ["6", "7", "8", "9", "T"]]},
        ["顺子 5 到 9（2 个王当 8、9）", "顺子 6 到 10"],
        ["第 2 手压得住第 1 手：10 比 9 大。"],
        id="shuangkou what jokers stand for",
    ),
    pytest.param(
        {
            "game": "shuangkou",
            "hands": [["5", "5", "6", "6", "7", "7"], ["J", "Q", "BJ", "BJ", "RJ", "RJ"]],
        },
        ["连对 5 到 7", "顺子 9 到 A（4 个王当 9、10、K、A）"],
        ["第 2 手当连对 J 到 K（4 个王当 J、Q、K、K）出，压得住第 1 手：K 比 7 大。"],
        id="shuangkou played as something else",
    ),
    pytest.param(
        {"game": "shuangkou", "hands": [["5", "5"], ["6"]]},
        ["一对 5", "单张 6"],
        ["第 2 手不能接在第 1 手上：要一样的牌型、一样多的张数，或者炸弹。"],
        id="shuangkou may not be played on it",
    ),
    pytest.param(
        {"game": "shuangkou", "hands": [["5"], ["5"]]},
        ["单张 5", "单张 5"],
        ["一样大，压不住，第 1 手大。"],
        id="shuangkou equal does not beat",
    ),
    pytest.param(
        {"game": "shuangkou", "hands": [["4", "5"], ["6"]]},
        ["不成牌型，不能这样出", "单张 6"],
        ["第 1 手不成牌型，比不了。"],
        id="shuangkou no play",
    ),
    pytest.param(
        {"game": "shuangkou", "hands": [["4"] * 4 + ["5"] * 4 + ["6"] * 4, ["8"] * 7]},
        ["4 相 3 连炸，4 到 6，7 星", "炸弹，7 张 8，7 星"],
        ["第 2 手压得住第 1 手：都是 7 星，张数少的大（7 张对 12 张）。"],
        id="shuangkou fewer cards of the same stars",
    ),
    pytest.param(
        {"game": "shuangkou", "hands": [["9"] * 6, ["K"] * 5 + ["RJ"]]},
        ["炸弹，6 张 9，6 星", "炸弹，6 张 K，6 星（1 个王当 K）"],
        ["第 2 手压得住第 1 手：星数、张数一样，K 比 9 大。"],
        id="shuangkou bombs of the same stars and cards",
    ),
    pytest.param(
        {"game": "shuangkou", "hands": [["A"], ["3"] * 4]},
        ["单张 A", "炸弹，4 张 3，4 星"],
        ["第 2 手压得住第 1 手：炸弹压一切。"],
        id="shuangkou a bomb beats everything else",
    ),
    pytest.param(
        {"game": "shuangkou", "hands": [["3"] * 4, ["A"]]},
        ["炸弹，4 张 3，4 星", "单张 A"],
        ["第 2 手压不住第 1 手：炸弹压一切。"],
        id="shuangkou nothing but a bomb on a bomb",
    ),
    pytest.param(
        {"game": "shuangkou", "hands": [["3", "3", "3", "4", "4", "4", "5", "5", "5"], ["2"]]},
        ["连三张 3 到 5", "单张 2"],
        ["第 2 手不能接在第 1 手上：要一样的牌型、一样多的张数，或者炸弹。"],
        id="shuangkou triples in a row",
    ),
    pytest.param(
        {"game": "shuangkou", "hands": [["BJ"], ["RJ"]]},
        ["单张小王", "单张大王"],
        ["第 2 手压得住第 1 手：大王比小王大。"],
        id="shuangkou jokers one by one",
    ),
    pytest.param(
        {"game": "shuangkou", "hands": [["BJ", "BJ", "RJ", "RJ"], ["8"] * 7]},
        ["王炸，4 个王，7 星", "炸弹，7 张 8，7 星"],
        ["第 2 手压不住第 1 手：四个王在 7 星里最大。"],
        id="shuangkou four jokers",
    ),
    pytest.param(
        {"game": "shuangkou", "hands": [["9"] * 6, ["BJ", "RJ", "RJ"]]},
        ["炸弹，6 张 9，6 星", "王炸，3 个王，6 星"],
        ["第 2 手压不住第 1 手：三个王在 6 星里最小。"],
        id="shuangkou three jokers",
    ),
    pytest.param(
        {**ERMAO, "hands": [["Ks", "Ks"], ["3h", "3h"], ["As", "As"], ["5d", "5c"]]},
        ["黑桃对子", "主牌对子", "黑桃对子", "垫牌，赢不了"],
        ["第 2 手赢这一轮：用主牌将吃。", "这一轮有 30 分。"],
        id="ermao trumped",
    ),
    pytest.param(
        {**ERMAO, "level": "7", "hands": [["6s", "6s", "8s", "8s"], ["9s", "9s", "Ts", "Ts"]]},
        ["黑桃拖拉机，2 组对子", "黑桃拖拉机，2 组对子"],
        ["第 2 手赢这一轮：最大。", "这一轮有 20 分。"],
        id="ermao the level's rank is left out between neighbours",
    ),
    pytest.param(
        {**ERMAO, "hands": [["2s"], ["2d"]]},
        ["主牌单张", "主牌单张"],
        ["第 1 手赢这一轮：一样大的，先出的赢。", "这一轮有 0 分。"],
        id="ermao equal level cards",
    ),
    pytest.param(
        {"game": "ermao", "level": "2", "declarations": SHOWN},
        ["1 张红桃 2", "2 张黑桃 2", "2 张方块 2", "大小王各一张，无主"],
        ["第 2 次反得了。", "第 3 次反不了：要张数更多，或用王。", "第 4 次反得了。", "算第 4 次的：无主。"],
        id="ermao declarations",
    ),
]

ENGLISH: list[Any] = [
    pytest.param(
        {"game": "jinhua", "hands": FLUSH_AND_PAIR},
        ["Flush: A K 9", "Pair: 8 8 K"],
        ["Hand 1 is best.", "Hand 1 beats hand 2: flush over pair."],
        id="jinhua",
    ),
    pytest.param(
        {"game": "daxuan", "hands": [[["rQ", "b9"], ["r2", "b4"]], [["b4", "b5"], ["r8", "b7"]]]},
        ["low “Six, Earth high”, high “Heaven Nine King”", "low “Five, Man high”, high “Nine, Bench high”"],
        ["Hand 1 beats hand 2.", "Hand 1 takes first."],
        id="daxuan",
    ),
    pytest.param(
        {"game": "shuangkou", "hands": [["5", "6", "7", "BJ", "RJ"], ["6", "7", "8", "9", "T"]]},
        ["Straight 5 to 9 (2 jokers are 8, 9)", "Straight 6 to 10"],
        ["Hand 2 beats hand 1: 10 over 9."],
        id="shuangkou",
    ),
    pytest.param(
        {**ERMAO, "hands": [["Ks", "Ks"], ["3h", "3h"]]},
        ["Pair, spades", "Pair, trumps"],
        ["Hand 2 takes the trick: it is trumped.", "There are 20 points in this trick."],
        id="ermao",
    ),
]


@pytest.mark.parametrize(("question", "hands", "lines"), CASES)
def test_in_chinese(question: dict[str, Any], hands: list[str], lines: list[str]) -> None:
    assert explained(question)["says"] == {"hands": hands, "lines": lines}


@pytest.mark.parametrize(("question", "hands", "lines"), ENGLISH)
def test_in_english(question: dict[str, Any], hands: list[str], lines: list[str]) -> None:
    assert explained(question, "en")["says"] == {"hands": hands, "lines": lines}
