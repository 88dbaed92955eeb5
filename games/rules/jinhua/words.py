"""The game's own words for the screen, in Chinese and English."""

from __future__ import annotations

from collections.abc import Mapping

NAME = ("炸金花抓二游", "Zhajinhua (炸金花抓二游)")

_WORDS: dict[str, tuple[str, str]] = {
    "call": ("跟注", "call"),
    "raise": ("加注", "raise"),
    "fold": ("弃牌", "fold"),
    "compare": ("比牌", "compare"),
    "open": ("优先开牌", "open first"),
    "showdown": ("亮牌", "showdown"),
    "refused": ("不肯比", "refused"),
    "won": ("赢了", "won"),
    "beaten": ("比输了", "beaten"),
    "folded": ("弃牌", "folded"),
    "out": ("不打", "sitting out"),
    "ante": ("底注", "ante"),
    "bets": ("下注", "bets"),
    "pool": ("池", "pool"),
    "opener": ("先说话", "first to act"),
    "claim": ("抓二游", "claim"),
    "true": ("真二游", "verified"),
    "false": ("诈二游", "false claim"),
    "three": ("豹子", "three of a kind"),
    "straight_flush": ("顺金", "straight flush"),
    "flush": ("金花", "flush"),
    "straight": ("顺子", "straight"),
    "eryou": ("二游", "two twos"),
    "pair": ("对子", "pair"),
    "high": ("单张", "high card"),
    "free_ante": ("免注", "free ante"),
    "bonus": ("二游奖励", "bonus"),
    "floor": ("保底", "floor"),
    "open_first": ("优先开牌", "open first"),
}


def name(language: str) -> str:
    """What the game is called."""
    return NAME[language == "en"]


def words(language: str) -> Mapping[str, str]:
    """Acts, fates, classes and perks at the table."""
    return {key: pair[language == "en"] for key, pair in _WORDS.items()}
