"""The game's own words for the screen, in Chinese and English."""

from __future__ import annotations

from collections.abc import Mapping

_ZH = {
    "declarers": "庄家",
    "attackers": "闲家",
    "declarer": "坐庄",
    "team": "队",
    "level": "级",
    "match": "轮",
    "captured": "捡分",
    "bottom": "底牌分",
    "last_trick": "最后一轮",
    "bottom_taken": "抠底",
    "single": "单张",
    "pair": "对子",
    "tractor": "拖拉机",
    "throw": "甩牌",
    "trump": "主",
    "s": "黑桃",
    "h": "红桃",
    "d": "方块",
    "c": "梅花",
    "nt": "无主",
    "declarations": "亮主",
    "clean": "大光",
    "light": "小光",
}

_EN = {
    "declarers": "declarers",
    "attackers": "attackers",
    "declarer": "declarer",
    "team": "team",
    "level": "level",
    "match": "match",
    "captured": "captured",
    "bottom": "buried points",
    "last_trick": "last trick",
    "bottom_taken": "bottom taken",
    "single": "single",
    "pair": "pair",
    "tractor": "tractor",
    "throw": "throw",
    "trump": "trumps",
    "s": "spades",
    "h": "hearts",
    "d": "diamonds",
    "c": "clubs",
    "nt": "no trumps",
    "declarations": "declarations",
    "clean": "shut out",
    "light": "held low",
}


def name(language: str) -> str:
    """What the game is called."""
    return "Da Ermao (打二毛)" if language == "en" else "打二毛"


def words(language: str) -> Mapping[str, str]:
    """Sides, shapes, suits and figures at a table of this game."""
    return dict(_EN if language == "en" else _ZH)
