"""The game's own words for the screen, in Chinese and English."""

from __future__ import annotations

from collections.abc import Mapping

_ZH = {
    "winner": "先出完",
    "loser": "输家",
    "left": "剩牌",
    "4": "双扣",
    "2": "单扣",
    "1": "平扣",
    "margin": "扣",
    "bomb": "炸弹",
    "size": "相",
    "run": "连",
    "jokers": "王炸",
    "three_jokers": "三王炸",
    "four_jokers": "天王炸",
    "star": "星",
    "multiplier": "倍数",
    "bonus": "奖励分",
    "base": "底分",
    "pool": "池",
}

_EN = {
    "winner": "out first",
    "loser": "loser",
    "left": "cards left",
    "4": "double",
    "2": "single",
    "1": "plain",
    "margin": "margin",
    "bomb": "bomb",
    "size": "of a kind",
    "run": "in a row",
    "jokers": "joker bomb",
    "three_jokers": "three jokers",
    "four_jokers": "four jokers",
    "star": "stars",
    "multiplier": "multiplier",
    "bonus": "bonus",
    "base": "base",
    "pool": "pool",
}


def name(language: str) -> str:
    """What the game is called."""
    return "Shuangkou (二人双扣)" if language == "en" else "二人双扣"


def words(language: str) -> Mapping[str, str]:
    """Margins (by their factor, as strings), bombs and what counts at a table of 双扣."""
    return dict(_EN if language == "en" else _ZH)


_BOMBS = {
    "size": (("{size}", "{size} 张一样"), ("{size}", "{size} of a kind")),
    "run": (("{size}×{run}", "{run} 连，各 {size} 张"), ("{size}×{run}", "{run} in a row, {size} of each")),
    "3": (("三王", "三王炸"), ("3 jok", "three jokers")),
    "4": (("天王", "天王炸"), ("4 jok", "four jokers")),
}


def bomb(data: Mapping[str, int], language: str) -> tuple[str, str]:
    """A bomb of the record in short, for a key, and as it is called."""
    kind = "run" if "run" in data else "size" if "size" in data else str(data["jokers"])
    short, name = _BOMBS[kind][language == "en"]
    return short.format_map(data), name.format_map(data)
