"""What the bombs entered so far come to, and what can still be played (shuangkou §2, §3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.rules.errors import Refusal
from games.rules.shuangkou import bombs
from games.rules.shuangkou.bombs import Bomb
from games.rules.shuangkou.hand import DEALT
from games.rules.shuangkou.rules import Rules
from games.rules.state import State


def so_far(rules: Rules, state: State, event: Mapping[str, Any]) -> dict[str, Any]:
    """An unfinished hand, also before anybody ran out.

    Returns:
        ``{"seats": {"1": {"stars", "merges", "stay", "multiplier", "bonus", "cards", "left"}, …},
        "jokers"}``: the stars played, each ``{"of", "count", "makes", "made"}`` that merged, what stays,
        lowest first, what it multiplies by if this seat wins and its bonus; the most cards its further bombs
        can have, and the most it can have left. ``jokers`` are those of both seats still to be played. What
        cannot be read is left out.
    """
    played = {seat: _played(event.get("bombs"), seat) for seat in state.order}
    jokers = bombs.JOKERS - sum(bomb.jokers for listed in played.values() for bomb in listed)
    seats = {str(seat): _seat(rules, played[seat], _left(event, seat)) for seat in state.order}
    return {"seats": seats, "jokers": max(0, jokers)}


def _seat(rules: Rules, played: list[Bomb], left: int) -> dict[str, Any]:
    stars = [bomb.stars for bomb in played]
    stay, held = bombs.add_up(stars), DEALT - sum(bomb.cards for bomb in played)
    return {
        "stars": stars,
        "merges": [merge.to_json() for merge in bombs.merges(stars)],
        "stay": list(stay),
        "multiplier": bombs.multiplier(stay),
        "bonus": bombs.bonus(stay, rules.bonus_cap),
        "cards": max(0, held - left),
        "left": max(0, held),
    }


def _played(listed: Any, seat: int) -> list[Bomb]:
    """The seat's bombs that can be read."""
    items = listed.get(str(seat)) if isinstance(listed, Mapping) else None
    found = (_bomb(item) for item in (items if isinstance(items, list) else ()))
    return [bomb for bomb in found if bomb]


def _bomb(item: Any) -> Bomb | None:
    try:
        return bombs.read(item, "")
    except Refusal:
        return None


def _left(event: Mapping[str, Any], seat: int) -> int:
    """Cards the seat still holds: only the one that did not run out."""
    winner, left = event.get("winner"), event.get("left")
    if type(winner) is not int or type(left) is not int or not 1 <= left <= DEALT:
        return 0
    return 0 if winner == seat else left
