"""The two games' own words for the screen, in Chinese and English.

What one calls head the other calls tail (xuan §3): ``high`` and ``low`` everywhere but here.
"""

from __future__ import annotations

from collections.abc import Mapping

_NAMES = {
    "daxuan": ("打旋", "Daxuan (打旋)"),
    "dingerhuang": ("丁二皇", "Ding'erhuang (丁二皇)"),
}

_ZH = {
    "call": "跟",
    "raise": "返",
    "check": "休",
    "all_in": "敲",
    "fold": "丢",
    "shown": "亮牌",
    "folded": "丢了",
    "stood": "留到最后",
    "out": "不打",
    "mango": "芒果",
    "knockout": "揍芒",
    "passed": "休芒",
    "lap": "圈芒",
    "skin": "皮",
    "ante": "底皮",
    "bowl": "钵",
    "opener": "挡家",
    "pool": "池",
    "sanhua": "三花",
}

_OWN = {
    "daxuan": {"high": "尾", "low": "头"},
    "dingerhuang": {
        "high": "头",
        "low": "尾",
        "call": "瞧",
        "raise": "大",
        "fold": "甩",
        "bowl": "簸簸",
        "passed": "休",
    },
}

_EN = {
    "high": "high",
    "low": "low",
    "call": "call",
    "raise": "raise",
    "check": "check",
    "all_in": "all in",
    "fold": "fold",
    "shown": "shown",
    "folded": "folded",
    "stood": "stood",
    "out": "sitting out",
    "mango": "mango",
    "knockout": "knockout",
    "passed": "passed out",
    "lap": "final lap",
    "skin": "skin",
    "ante": "ante",
    "bowl": "bowl",
    "opener": "opener",
    "pool": "pool",
    "sanhua": "three flowers",
}


def name(game: str, language: str) -> str:
    """What the game is called."""
    return _NAMES[game][language == "en"]


def words(game: str, language: str) -> Mapping[str, str]:
    """Groups, acts, fates and the pool's words at a table of this game."""
    return dict(_EN) if language == "en" else {**_ZH, **_OWN[game]}
