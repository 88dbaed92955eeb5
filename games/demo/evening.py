"""A made-up evening as a table record.

The same arguments give the same record. It replays without refusal; the tests of the import and the
benches use it too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from random import Random
from typing import Any

from games.demo import ermao, jinhua, shuangkou
from games.demo.made import Event, Made
from games.demo.xuan import XuanTable
from games.rules.state import State

HANDS: Mapping[str, Callable[[Random, Any, State], Event]] = {
    "ermao": ermao.hand,
    "shuangkou": shuangkou.hand,
    "jinhua": jinhua.hand,
}
"""Games whose hands are made up one by one; the others are played at a table of their own."""


def evening(
    *,
    game: str,
    preset: str,
    people: Sequence[str],
    hands: int,
    seed: int,
    began: datetime,
    lap: bool = False,
    meal: Mapping[str, str] | None = None,
    mistakes: bool = False,
    closed: bool = True,
) -> dict[str, Any]:
    """Make up an evening of any game.

    Args:
        people: as many names as the game takes, in playing order.
        hands: hands before the final lap.
        lap: whether a final lap is played (games with mango).
        meal: the close's `meal`.
        mistakes: whether the host enters a hand twice and voids it, and amends another (打旋, 丁二皇).
        closed: whether the table is closed at the end.

    Returns:
        A `table-record/1`; every event has an `id` and an `at`.
    """
    if game in HANDS:
        table: Made = Made(game, preset, people, seed, began)
        for _number in range(hands):
            table.add(HANDS[game](table.chance, table.rules, table.state), table.chance.uniform(3, 7))
    else:
        table = _xuan(XuanTable(game, preset, people, seed, began), hands, lap=lap, mistakes=mistakes)
    if closed:
        table.close(meal)
    return table.record


def _xuan(table: XuanTable, hands: int, *, lap: bool, mistakes: bool) -> XuanTable:
    for number in range(1, hands + 1):
        table.play()
        if mistakes and number == hands // 2:
            table.blunder()
    if lap:
        table.lap()
    return table
