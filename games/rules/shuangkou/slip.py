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
    "several": "{winner}的炸弹 {sum_up} ×{multiplier}",
    "apart": "{stars} 星算 {star} 星",
    "merged": "{stars} 星并成 {stay} 星",
    "none": "{winner}没有炸弹 ×1",
    "bonuses": "奖励 {bonus} 对 {against}{theirs}，",
    "theirs": "（{loser} {stars} 星）",
    "theirs_merged": "（{loser} {stars} 星并成 {stay} 星）",
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
    "several": "{winner}'s bombs: {sum_up} (×{multiplier})",
    "apart": "{stars} stars, the highest is {star}",
    "merged": "{stars} stars merge into {stay}",
    "none": "{winner} played no bomb (×1)",
    "bonuses": ", bonus {bonus} against {against}{theirs}",
    "theirs": " ({loser}: {stars} stars)",
    "theirs_merged": " ({loser}: {stars} stars merge into {stay})",
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
    loser = why["to"] if paid else why["from"]
    values["bombs"] = _bombs(why, values, write)
    values["theirs"] = _theirs(why, loser, values, write)
    values["bonuses"] = write["bonuses"].format_map(values) if _any_bonus(why) else ""
    return write["pay" if paid else "win"].format_map(values)


def _bombs(why: Why, values: dict[str, Any], write: Mapping[str, str]) -> str:
    """What the winner's bombs come to: where there are several, also which and how they merged."""
    if not why["star"]:
        return write["none"].format_map(values)
    stars, stay = _listed(why, why["winner"])
    if len(stars) < 2:
        return write["bombs"].format_map(values)
    form = "apart" if stars == stay else "merged"
    sum_up = write[form].format_map(values | _joined(stars, stay))
    return write["several"].format_map(values | {"sum_up": sum_up})


def _theirs(why: Why, loser: int, values: dict[str, Any], write: Mapping[str, str]) -> str:
    """Where the loser's bonus comes from, where that takes several bombs."""
    stars, stay = _listed(why, loser)
    if len(stars) < 2 or not why["against"]:
        return ""
    form = "theirs" if stars == stay else "theirs_merged"
    return write[form].format_map(values | _joined(stars, stay))


def _listed(why: Why, seat: int) -> tuple[list[int], list[int]]:
    """Stars played and stars that stayed, lowest first; nothing of a hand recorded before they were kept."""
    return why.get("stars", {}).get(str(seat), []), why.get("stay", {}).get(str(seat), [])


def _joined(stars: list[int], stay: list[int]) -> dict[str, str]:
    return {"stars": "+".join(map(str, stars)), "stay": "+".join(map(str, stay))}


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
