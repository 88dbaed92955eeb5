"""What the referee of 双扣 calls plays, and why one bomb beats another (shuangkou §2, §6)."""

from __future__ import annotations

import re

from games.rules.shuangkou.cards import RANKS, STRENGTH
from games.rules.shuangkou.plays import Reading

_RANKS = {"T": ("10", "10"), "BJ": ("小王", "small joker"), "RJ": ("大王", "big joker")}
_GAP = re.compile(r"(?<=[一-鿿]) (?=[一-鿿])")
_KINDS = {
    "single": ("单张 {top}", "single {top}"),
    "pair": ("一对 {top}", "pair of {top}"),
    "triple": ("三张 {top}", "three {top}"),
    "straight": ("顺子 {low} 到 {top}", "straight {low} to {top}"),
    "pairs": ("连对 {low} 到 {top}", "pairs in a row, {low} to {top}"),
    "triples": ("连三张 {low} 到 {top}", "triples in a row, {low} to {top}"),
    "bomb": ("炸弹，{each} 张 {top}，{stars} 星", "bomb, {each} of {top}, {stars} stars"),
    "bombs": (
        "{each} 相 {ranks} 连炸，{low} 到 {top}，{stars} 星",
        "bomb, {ranks} ranks of {each} in a row, {low} to {top}, {stars} stars",
    ),
    "jokers": ("王炸，{each} 个王，{stars} 星", "joker bomb, {each} jokers, {stars} stars"),
}


def rank_name(rank: str, language: str) -> str:
    """A rank as one says it: 10, 大王, big joker."""
    return _RANKS.get(rank, (rank, rank))[language == "en"]


def name(reading: Reading, language: str) -> str:
    """Kind, ranks and stars of a play: 顺子 5 到 9."""
    said = _KINDS[reading.kind][language == "en"].format(
        top=rank_name(reading.rank, language) if reading.rank else "",
        low=rank_name(_lowest(reading), language),
        each=reading.size // reading.ranks,
        ranks=reading.ranks,
        stars=reading.stars,
    )
    return said if language == "en" else _closed(said)


def _lowest(reading: Reading) -> str:
    """The lowest rank of a row; of anything else its only one."""
    if reading.rank is None or reading.ranks == 1:
        return reading.rank or ""
    return RANKS[STRENGTH[reading.rank] - reading.ranks + 1]


def bomb_why(big: Reading, small: Reading) -> tuple[str, str]:
    """Why a bomb beats another play: its stars, the two exceptions, fewer cards, the rank (shuangkou §6)."""
    if small.stars is None:
        return "炸弹压一切", "a bomb beats everything else"
    if big.stars != small.stars:
        return f"{big.stars} 星比 {small.stars} 星大", f"{big.stars} stars over {small.stars}"
    if big.kind == "jokers":
        return "四个王在 7 星里最大", "four jokers are above every other 7 stars"
    if small.kind == "jokers":
        return "三个王在 6 星里最小", "three jokers are below every other 6 stars"
    if big.size != small.size:
        zh = f"都是 {big.stars} 星，张数少的大（{big.size} 张对 {small.size} 张）"
        return zh, f"both {big.stars} stars, fewer cards win ({big.size} against {small.size})"
    zh, en = rank_why(big, small)
    return f"星数、张数一样，{zh}", f"same stars and cards, {en}"


def rank_why(big: Reading, small: Reading) -> tuple[str, str]:
    """The higher rank over the lower."""
    ranks = big.rank or "", small.rank or ""
    zh = " 比 ".join(rank_name(rank, "zh") for rank in ranks)
    return _closed(f"{zh} 大"), " over ".join(rank_name(rank, "en") for rank in ranks)


def _closed(zh: str) -> str:
    """Chinese without the gap that only figures and letters have on either side."""
    return _GAP.sub("", zh)
