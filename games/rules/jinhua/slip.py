"""The why slip: for each transfer a line a player accepts (jinhua §3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.rules.jinhua.words import words
from games.rules.outcome import Outcome

SECTIONS = {"pot": "jinhua §3.1", "bonus": "jinhua §3.2", "false_claim": "jinhua §3.4"}

Names = Mapping[int, str]
Why = Mapping[str, Any]

_ZH = {
    "pot": "{who}输给{whom} {points}：{lost_how}，{put_in}{shared}",
    "bonus": "{who}另给{whom} {points}：{whom}抓到二游又赢了，上桌的每家多给一个底注",
    "false_claim": "{who}赔{whom} {points}：诈二游，给上桌的每家赔一个底注",
    "beaten": "比输了",
    "folded": "弃牌了",
    "liar": "诈二游出局",
    "both": "底注 {ante} 加后来下的 {bets}",
    "ante": "底注 {ante}",
    "bets": "真二游免底注，后来下了 {bets}",
    "floor": "真二游保底，放了 {put} 最多输 {lost}",
    "shared": "，一样大的 {sharers} 家平分 {lost}",
}

_EN = {
    "pot": "{who} loses {points} to {whom}: {lost_how}, {put_in}{shared}",
    "bonus": (
        "{who} gives {whom} {points} more: {whom} won with a verified claim, "
        "so everyone else dealt in gives an ante"
    ),
    "false_claim": "{who} pays {whom} {points}: a false claim costs an ante to everyone else dealt in",
    "beaten": "beaten",
    "folded": "folded",
    "liar": "out for a false claim",
    "both": "an ante of {ante} and {bets} put in after it",
    "ante": "the ante, {ante}",
    "bets": "no ante with a verified claim, and {bets} put in",
    "floor": "{put} put in, but with a verified claim no more than {lost} is lost",
    "shared": "; two equal hands share the {lost}",
}


def line(why: Why, names: Names, language: str) -> str:
    """One transfer in words.

    Args:
        why: the facts kept with the transfer, and ``from``, ``to``, ``points``, ``reason``.
        names: seat -> name; a seat without one is called by its number.
    """
    write = _EN if language == "en" else _ZH
    values = {
        **why,
        "who": name_of(names, why["from"], language),
        "whom": name_of(names, why["to"], language),
    }
    reason = str(why["reason"])
    if reason == "pot":
        values |= _pot(why, write)
    return write[reason].format_map(values)


def _pot(why: Why, write: Mapping[str, str]) -> dict[str, str]:
    """Why a loser lost, what he had put in, and whether two share it."""
    values = {**why, "put": why["ante"] + why["bets"]}
    if why["lost"] < values["put"]:
        form = "floor"
    elif why["ante"] and why["bets"]:
        form = "both"
    else:
        form = "ante" if why["ante"] else "bets"
    return {
        "lost_how": write["liar" if why["liar"] else why["fate"]],
        "put_in": write[form].format_map(values),
        "shared": write["shared"].format_map(values) if why["sharers"] > 1 else "",
    }


def name_of(names: Names, seat: Any, language: str) -> str:
    """The name of a seat, or its number."""
    return names.get(seat) or (f"Seat {seat}" if language == "en" else f"{seat}号位")


def summary(outcome: Outcome, names: Names, language: str) -> str:
    """One sentence about a hand: who won how much, with what, and who claimed falsely."""
    english = language == "en"
    comma = ", " if english else "、"
    won = comma.join(_winner(outcome, seat, names, language) for seat in outcome.more["winners"])
    if len(outcome.more["winners"]) > 1:
        won += ", a tie" if english else "，一样大平分"
    liars = comma.join(name_of(names, seat, language) for seat in outcome.more.get("false_claims", ()))
    if liars:
        won += f"; false claim by {liars}" if english else f"；{liars}诈二游"
    return f"Hand {outcome.hand}: {won}" if english else f"第 {outcome.hand} 盘：{won}"


def _winner(outcome: Outcome, seat: int, names: Names, language: str) -> str:
    points, held = outcome.net[seat], outcome.more.get("classes", {}).get(str(seat))
    text = (
        f"{name_of(names, seat, language)} {points:+d}" if points else f"{name_of(names, seat, language)} 0"
    )
    if not held:
        return text
    own = words(language)[held]
    return f"{text} ({own})" if language == "en" else f"{text}（{own}）"
