"""The why slip: for each transfer a line a player accepts (xuan §5–§7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.rules.outcome import Outcome
from games.rules.xuan.rules import Rules
from games.rules.xuan.slip_texts import EN, ZH
from games.rules.xuan.words import words

SECTIONS = {
    "mango": "xuan §7",
    "ante": "xuan §6",
    "ante_return": "xuan §6",
    "pool": "xuan §6",
    "beaten": "xuan §5.2",
    "skin": "xuan §5.2",
    "pool_return": "sitting §3.2",
}

Names = Mapping[int, str]
Why = Mapping[str, Any]


def line(why: Why, names: Names, rules: Rules, language: str) -> str:
    """One transfer in words.

    Args:
        why: the facts kept with the transfer, and ``from``, ``to``, ``points``, ``reason``.
        names: seat -> name; a seat without one is called by its number.
    """
    own = words(rules.game, language)
    write = EN if language == "en" else ZH
    values = {
        **why,
        **own,
        "who": name_of(names, why["from"], language),
        "whom": name_of(names, why["to"], language),
    }
    return write[_form(why)].format_map(values)


def name_of(names: Names, seat: Any, language: str) -> str:
    """The name of a seat; the pool has the game's word in each form already."""
    if isinstance(seat, int):
        return names.get(seat) or (f"Seat {seat}" if language == "en" else f"{seat}号位")
    return str(seat)


def _form(why: Why) -> str:
    """Which sentence: by the reason, and what sets this transfer apart."""
    reason = str(why["reason"])
    if reason == "mango":
        return f"mango {why.get('cause') or 'lap'}"
    if reason == "ante_return":
        return f"ante_return {why['cause']}"
    if reason == "pool":
        return "pool" if why["sharers"] == 1 else "pool shared"
    if reason == "skin" and why["to"] == "pool":
        return "skin left"
    if reason in ("beaten", "skin"):
        return f"{reason} {_cap(why)}"
    return reason


def _cap(why: Why) -> str:
    """What held the points down: sharing, the taker's stake, or what the loser still had."""
    if why["sharers"] > 1:
        return "shared"
    return "cap" if why["stake"] <= why["left"] else "rest"


def summary(outcome: Outcome, names: Names, language: str) -> str:
    """One sentence about a hand: what it was, and who won most."""
    english = language == "en"
    kind = str(outcome.more.get("kind"))
    winners = [seat for seat, points in outcome.net.items() if points > 0]
    if kind == "passed":
        return (
            f"Hand {outcome.hand}: passed out, {outcome.pool} in the pool"
            if english
            else f"第 {outcome.hand} 盘：休过河，池里 {outcome.pool}"
        )
    won = ("、" if not english else ", ").join(
        f"{name_of(names, seat, language)} +{outcome.net[seat]}"
        for seat in sorted(winners, key=lambda seat: -outcome.net[seat])
    )
    if not won:
        return f"Hand {outcome.hand}: a draw" if english else f"第 {outcome.hand} 盘：走了，不输不赢"
    if english:
        return f"Hand {outcome.hand}{', knockout' if kind == 'knockout' else ''}: {won}"
    return f"第 {outcome.hand} 盘{'（揍了）' if kind == 'knockout' else ''}：{won}"
