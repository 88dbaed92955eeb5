"""The why slip: for each transfer a line a player accepts (ermao §3, §6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.rules.ermao.levels import ATTACKERS
from games.rules.ermao.play import seats_of
from games.rules.outcome import Outcome

SECTIONS = {"levels": "ermao §6"}

Names = Mapping[int, str]
Why = Mapping[str, Any]

_ZH = "{who}输给{whom} {points}：闲家得 {score} 分{sum}，{side}升 {up} 级，每级 {each} 分"
_EN = (
    "{who} loses {points} to {whom}: the attackers made {score}{sum}, "
    "so the {side} move up {levels}, {each} a level"
)


def line(why: Why, names: Names, language: str) -> str:
    """One transfer in words.

    Args:
        why: the facts kept with the transfer, and ``from``, ``to``, ``points``, ``reason``.
        names: seat -> name; a seat without one is called by its number.
    """
    english = language == "en"
    values = {
        **why,
        "who": name_of(names, why["from"], language),
        "whom": name_of(names, why["to"], language),
        "sum": _sum(why, english),
        "side": _side(why, english),
        "levels": _levels(why["up"]),
    }
    return (_EN if english else _ZH).format_map(values)


def name_of(names: Names, seat: int, language: str) -> str:
    return names.get(seat) or (f"Seat {seat}" if language == "en" else f"{seat}号位")


def _side(why: Why, english: bool) -> str:
    if english:
        return str(why["side"])
    return "闲家" if why["side"] == ATTACKERS else "庄家"


def _sum(why: Why, english: bool) -> str:
    """How the score came about, where the bottom counted."""
    if not why["factor"] or not why["bottom"]:
        return ""
    sum_ = "{captured} + {bottom} × {factor}".format_map(why)
    return f" ({sum_}, the bottom taken)" if english else f"（{sum_}，抠底）"


def _levels(up: int) -> str:
    return "a level" if up == 1 else f"{up} levels"


def summary(outcome: Outcome, names: Names, language: str) -> str:
    """One sentence about a hand: the score, who moved up and to where, and whether the match is won."""
    english = language == "en"
    more = outcome.more
    team, up = str(more["winner"]), more["up"]
    who = (" and " if english else "、").join(name_of(names, seat, language) for seat in seats_of(int(team)))
    if english:
        end = "and win the match" if more["match_won"] else f"to {more['levels'][team]}"
        return f"Hand {outcome.hand}: {more['score']} points, {who} move up {_levels(up)} {end}"
    end = "赢了这一轮" if more["match_won"] else f"打 {more['levels'][team]}"
    return f"第 {outcome.hand} 盘：闲家 {more['score']} 分，{who}升 {up} 级，{end}"
