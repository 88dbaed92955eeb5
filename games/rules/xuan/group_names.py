"""What a group of two cards is called (xuan §2.7).

The tables are those of source 001; 丁二皇 uses its own words where source 000 has others. Fourteen
groups no table names are called by their points.
"""

from __future__ import annotations

from games.rules.xuan.deck import BY_KEY, Kind, in_order

_POINTS = """
9: 天官九 rQ+r7/b7, 地官九 r2+r7/b7, 人官九 r8+bJ, 和官九 r4+b5,
   梅十九 bT+b9, 板五九 b4+b5, 丁长九 b6+r3, 乌龙九 bJ+b8, 苕十九 rT+b9, 丁猫九 r6+r3
8: 天官八 rQ+r6/b6/RJ, 地官八 r2+r6/b6/RJ, 人十八 r8+bT/rT, 和官八 r4+b4,
   梅十八 bT+b8, 斧七八 bJ+r7/b7, 苕十八 rT+b8, 丁五八 b5+r3
7: 天官七 rQ+b5, 地官七 r2+b5, 苏州七 r8+b9, 丁和七 r4+r3, 梅十七 bT+r7/b7, 丁板七 b4+r3,
   斧长七 b6+bJ, 斧猫七 bJ+r6, 苕十七 rT+r7/b7, 非洲七 b9+b8
6: 天官六 rQ+r4/b4, 地官六 r2+r4/b4, 元宝六 r8+b8, 梅十六 bT+r6/b6, 长三六 b6+rT,
   斧五六 bJ+b5, 苕十六 rT+r6, 膏药六 r7+b9, 七九六 b9+b7
5: 天丁五 rQ+r3, 地丁五 r2+r3, 人十五 r8+r7/b7, 和斧五 r4+bJ, 梅十五 bT+b5, 板斧五 b4+bJ,
   长三五 b6+b9, 苕十五 rT+b5, 猫九五 r6+b9, 膏药五 r7+b8, 七八五 b8+b7
4: 天地公子 rQ+r2, 人十四 r8+r6/b6, 和十四 r4+bT/rT, 梅十四 bT+b4, 长十四 b6+b8,
   丁斧四 bJ+r3, 六八四 r6+b8, 双花七 r7+b7, 五九四 b9+b5
3: 天斧三 rQ+bJ, 地斧三 r2+bJ, 人十三 r8+b5, 和十三 r4+b9, 梅十三 bT+r3, 四九三 b4+b9,
   长十三 b6+r7/b7, 苕十三 rT+r3, 六七三 r6+r7/b7, 五八三 b8+b5
2: 天十二 rQ+bT/rT, 地十二 r2+bT/rT, 人十二 r8+r4/b4, 和十二 r4+b8, 四八二 b4+b8, 二六二 b6+r6,
   膏药二 r7+b5, 丁九二 b9+r3, 五七二 b7+b5
1: 地九王 r2+b9, 人十一 r8+r3, 和十一 r4+r7/b7, 梅十一 bT+bJ, 四七一 b4+r7/b7, 长三一 b6+b5,
   斧十一 bJ+rT, 五六一 r6+b5, 丁八一 b8+r3
0: 四六皱 r4/b4+r6/b6, 双花十 bT+rT, 斧九皱 bJ+b9, 丁七皱 r7/b7+r3
"""

_CLASSES: dict[tuple[str, str], tuple[str, str, str]] = {
    ("r3", "RJ"): ("丁二皇", "丁二皇", "Ding and Joker"),
    ("rQ", "b9"): ("天九王", "奶狗", "Heaven Nine King"),
    ("rQ", "r8"): ("天红杠", "天杠", "Red Heaven Gong"),
    ("rQ", "b8"): ("天黑杠", "天杠", "Black Heaven Gong"),
    ("r2", "r8"): ("地红杠", "地杠", "Red Earth Gong"),
    ("r2", "b8"): ("地黑杠", "地杠", "Black Earth Gong"),
}
"""Named classes: 打旋, 丁二皇, English."""

_DINGERHUANG: dict[tuple[str, str], str] = {
    ("rQ", "r7"): "天关九",
    ("rQ", "b7"): "天关九",
    ("r2", "r7"): "地关九",
    ("r2", "b7"): "地关九",
    ("r8", "bJ"): "灯笼九",
    ("r4", "b5"): "和五九",
}

_DIGITS = ("Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine")


def _read_tables() -> dict[tuple[str, str], str]:
    """The tables as (first card, second card) in the order of xuan §1 -> name."""
    names: dict[tuple[str, str], str] = {}
    for line in _POINTS.replace(",\n  ", ",").strip().splitlines():
        for entry in line.split(": ")[1].split(","):
            name, cards = entry.split()
            firsts, seconds = cards.split("+")
            for first in firsts.split("/"):
                for second in seconds.split("/"):
                    one, other = in_order((first, second))
                    names[one, other] = name
    return names


POINT_NAMES = _read_tables()


def chinese(one: str, other: str, game: str) -> str:
    """The name of two cards given in the order of xuan §1."""
    own = game == "dingerhuang"
    if one == other:
        card = BY_KEY[one].name(game, "zh")
        if own:
            return f"一对{card}"
        return f"{card}牌一对" if len(card) == 1 else f"{card}一对"
    if named := _CLASSES.get((one, other)):
        return named[own]
    if own and (one, other) in _DINGERHUANG:
        return _DINGERHUANG[one, other]
    return POINT_NAMES.get((one, other)) or f"{_points(one, other)}点"


def english(one: str, other: str, game: str) -> str:
    """A plain rendering: the points, and the single that decides between equal points.

    打旋 decides nothing between groups of 0 points, so there they are just ``Zero``.
    """
    if one == other:
        return f"{BY_KEY[one].en} pair"
    if named := _CLASSES.get((one, other)):
        return named[2]
    digit = _points(one, other)
    if digit == 0 and game == "daxuan":
        return _DIGITS[0]
    return f"{_DIGITS[digit]}, {_deciding(one, other).en} high"


def _points(one: str, other: str) -> int:
    return (BY_KEY[one].points + BY_KEY[other].points) % 10


def _deciding(one: str, other: str) -> Kind:
    return min(BY_KEY[one], BY_KEY[other], key=lambda kind: kind.single)
