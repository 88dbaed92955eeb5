"""The why slip: the one line of a hand, with the sum a player can follow (shuangkou §4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.rules.outcome import Outcome
from games.rules.shuangkou.words import words

SECTION = "shuangkou §4"

Names = Mapping[int, str]
Why = Mapping[str, Any]

_ZH = {
    "win": ("{loser}输给{winner} {points}：剩 {left} 张是{word} ×{margin}，{bombs}，{bonuses}{sum}"),
    "pay": (
        "{winner}先出完还要付给{loser} {points}：剩 {left} 张是{word} ×{margin}，{bombs}，{bonuses}{sum}"
    ),
    "bombs": "{winner}的炸弹算 {star} 星 ×{multiplier}",
    "none": "{winner}没有炸弹 ×1",
    "bonuses": "奖励 {bonus} 对 {against}，",
    "hand": "第 {hand} 盘：{winner}{word}，+{points}",
    "paid": "第 {hand} 盘：{winner}{word}，奖励不如{loser}，倒付 {points}",
    "draw": "第 {hand} 盘：{winner}{word}，正好抵掉，不输不赢",
}

_EN = {
    "win": ("{loser} loses {points} to {winner}: {left} left is {word} (×{margin}), {bombs}{bonuses}; {sum}"),
    "pay": (
        "{winner} ran out first and yet pays {loser} {points}: {left} left is {word} (×{margin}), "
        "{bombs}{bonuses}; {sum}"
    ),
    "bombs": "{winner}'s bombs come to {star} stars (×{multiplier})",
    "none": "{winner} played no bomb (×1)",
    "bonuses": ", bonus {bonus} against {against}",
    "hand": "Hand {hand}: {winner} wins ({word}), +{points}",
    "paid": "Hand {hand}: {winner} wins ({word}), but has the smaller bonus and pays {points}",
    "draw": "Hand {hand}: {winner} wins ({word}), but the bonuses make up for it and nobody pays",
}


def line(why: Why, names: Names, language: str) -> str:
    """A hand's transfer in words.

    Args:
        why: the facts kept with the transfer, and ``from``, ``to``, ``points``.
        names: seat -> name; a seat without one is called by its number.
    """
    write = _EN if language == "en" else _ZH
    paid = why["from"] == why["winner"]
    values = {
        **why,
        "winner": name_of(names, why["winner"], language),
        "loser": name_of(names, why["to"] if paid else why["from"], language),
        "word": words(language)[str(why["margin"])],
        "sum": _sum(why, -why["points"] if paid else why["points"]),
    }
    values["bombs"] = write["bombs" if why["star"] else "none"].format_map(values)
    values["bonuses"] = write["bonuses"].format_map(values) if _any_bonus(why) else ""
    return write["pay" if paid else "win"].format_map(values)


def _any_bonus(why: Why) -> bool:
    return bool(why["bonus"] or why["against"])


def _sum(why: Why, points: int) -> str:
    """``4×8+6−2 = 36``; the base before it where it is not 1, no bonuses where there are none."""
    base, inner = why["base"], "{margin}×{multiplier}".format_map(why)
    if _any_bonus(why):
        inner += "+{bonus}−{against}".format_map(why)
        whole = inner if base == 1 else f"{base}×({inner})"
    else:
        whole = inner if base == 1 else f"{base}×{inner}"
    return f"{whole} = {points}".replace("= -", "= −")


def name_of(names: Names, seat: int, language: str) -> str:
    """The name of a seat."""
    return names.get(seat) or (f"Seat {seat}" if language == "en" else f"{seat}号位")


def summary(outcome: Outcome, names: Names, language: str) -> str:
    """One sentence about a hand: who ran out, by how much, and the points."""
    write = _EN if language == "en" else _ZH
    winner = outcome.event["winner"]
    loser = next(seat for seat in outcome.net if seat != winner)
    points = outcome.net[winner]
    form = "draw" if not points else "hand" if points > 0 else "paid"
    return write[form].format(
        hand=outcome.hand,
        winner=name_of(names, winner, language),
        loser=name_of(names, loser, language),
        word=words(language)[str(outcome.more["margin"])],
        points=abs(points),
    )
