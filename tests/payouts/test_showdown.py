"""尾大吃皮 / 头大吃皮 with pencil figures (xuan §5.1–5.6)."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from settlement.payouts.showdown import rank, settle


@dataclass(frozen=True)
class Showdown:
    """``hands`` are (high, low) places as the host taps them: 1 is best."""

    stakes: dict[int, int]
    hands: dict[int, tuple[int, int]]
    nets: dict[int, int]
    folded: list[int] = field(default_factory=list)
    order: list[int] = field(default_factory=list)


TABLES = [
    pytest.param(
        Showdown({1: 50, 2: 200, 3: 150}, {1: (1, 1), 2: (2, 2), 3: (3, 3)}, {1: 100, 2: 50, 3: -150}),
        id="§5.4 the sources' own example",
    ),
    pytest.param(
        Showdown({1: 50, 2: 100, 3: 200}, {1: (1, 1), 2: (2, 2), 3: (3, 3)}, {1: 100, 2: 50, 3: -150}),
        id="§5.4 no side pots",
    ),
    pytest.param(
        Showdown({1: 100, 2: 300, 3: 300}, {1: (1, 1), 2: (2, 2), 3: (3, 3)}, {1: 200, 2: 100, 3: -300}),
        id="§5.4 no independent pairs",
    ),
    pytest.param(
        Showdown({1: 40, 2: 40}, {1: (1, 2), 2: (2, 1)}, {1: 0, 2: 0}), id="§5.5 one each way moves nothing"
    ),
    pytest.param(
        Showdown({1: 40, 2: 40}, {1: (1, 1), 2: (1, 1)}, {1: 0, 2: 0}), id="§3 both equal is a draw"
    ),
    pytest.param(
        Showdown({1: 40, 2: 40}, {1: (1, 2), 2: (1, 1)}, {1: -40, 2: 40}), id="§3 equal and better wins"
    ),
    pytest.param(
        Showdown({1: 20, 2: 20, 3: 20}, {1: (1, 2), 2: (2, 1)}, {1: 0, 2: 20, 3: -20}, [3]),
        id="§5.5 of two that draw the better low takes the skin",
    ),
    pytest.param(
        Showdown(
            {1: 100, 2: 80, 3: 50, 4: 60},
            {1: (3, 2), 2: (2, 3), 3: (1, 1)},
            {1: -40, 2: -50, 3: 150, 4: -60},
            [4],
        ),
        id="001 例3: above the taker's 50 the skin goes on to the next low",
    ),
    pytest.param(
        Showdown({1: 6, 2: 7, 3: 2}, {1: (1, 2), 2: (2, 1), 3: (3, 3)}, {1: 0, 2: 2, 3: -2}),
        id="000 尾大吃皮: B takes all C has",
    ),
    pytest.param(
        Showdown(
            {1: 30, 2: 30, 3: 31}, {1: (1, 1), 2: (1, 1), 3: (2, 2)}, {1: 15, 2: 16, 3: -31}, order=[2, 3, 1]
        ),
        id="§5.3 equal takers: the odd point after the dealer",
    ),
    pytest.param(
        Showdown({1: 10, 2: 50, 3: 50}, {1: (1, 1), 2: (1, 1), 3: (2, 2)}, {1: 10, 2: 40, 3: -50}),
        id="§5.3 an equal taker is capped by his own stake",
    ),
    pytest.param(
        Showdown({1: 9, 2: 9, 3: 5, 4: 7}, {1: (1, 1), 2: (1, 1)}, {1: 7, 2: 5, 3: -5, 4: -7}, [3, 4]),
        id="README §6 each loser's odd point by itself",
    ),
    pytest.param(
        Showdown({1: 20, 2: 3, 3: 1, 4: 0}, {1: (1, 1)}, {1: 4, 2: -3, 3: -1, 4: 0}, [2, 3, 4]),
        id="§5.6 all but one folded",
    ),
]


@pytest.mark.parametrize("table", TABLES)
def test_settle(table: Showdown) -> None:
    ranking = rank({seat: (-low, -high) for seat, (high, low) in table.hands.items()}, table.folded)
    nets = dict.fromkeys(table.stakes, 0)
    for take in settle(*ranking, table.stakes, table.order or sorted(table.stakes)):
        nets[take.taker] += take.points
        nets[take.loser] -= take.points
    assert nets == table.nets


def test_takes_tell_cap_rest_and_turn() -> None:
    takes = settle([[1], [2], [3]], {1: [2, 3], 2: [3], 3: []}, {1: 50, 2: 200, 3: 150}, [3, 1, 2])
    assert takes == [(1, 3, 50, 50, 150, 1), (1, 2, 50, 50, 200, 1), (2, 3, 100, 200, 100, 2)]


def test_equal_takers_find_the_same_rest() -> None:
    takes = settle([[2, 1]], {1: [3], 2: [3]}, {1: 10, 2: 50, 3: 50}, [1, 2, 3])
    assert takes == [(1, 3, 10, 10, 50, 1), (2, 3, 40, 50, 50, 1)]


def test_rank_puts_equal_hands_together_best_low_first() -> None:
    ranking = rank({1: (5, 9), 2: (7, 7), 3: (5, 9), 4: (5, 8)}, [6])
    assert ranking.groups == [[2], [1, 3], [4]]
    assert ranking.beats == {2: (6,), 1: (4, 6), 3: (4, 6), 4: (6,)}
