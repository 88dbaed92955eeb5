"""What a hand is worth: the score, who moves up and by how much, and who pays whom (ermao §3, §6)."""

from typing import Any

import pytest

from tests.rules.ermao.building import hand, last, results, run

UP = [
    # score, winner, levels
    (0, "1", 3),
    (5, "1", 2),
    (50, "1", 2),
    (95, "1", 2),
    (100, "1", 1),
    (155, "1", 1),
    (160, "2", 1),
    (195, "2", 1),
    (200, "2", 2),
    (205, "2", 2),
    (280, "2", 2),
    (400, "2", 2),
]


@pytest.mark.parametrize(("score", "winner", "up"), UP)
def test_who_moves_up(score: int, winner: str, up: int) -> None:
    assert results(run([hand(score, 3)]), "score", "winner", "up") == [(score, winner, up)]


BOTTOM: list[Any] = [
    pytest.param({"bottom": 40}, {}, 90, id="not named: the declarers took the last trick"),
    pytest.param({"bottom": 40, "last_trick": None}, {}, 90, id="null is not named"),
    pytest.param({"bottom": 40, "last_trick": {}}, {}, 90, id="declarers by default"),
    pytest.param({"bottom": 40, "last_trick": {"by": "declarers", "shape": "pair"}}, {}, 90, id="declarers"),
    pytest.param(last("single", 40), {}, 170, id="single 90 + 2 × 40"),
    pytest.param(last("pair", 40), {}, 170, id="pair 90 + 2 × 40"),
    pytest.param(last("tractor", 40), {}, 250, id="tractor 90 + 4 × 40"),
    pytest.param(last("throw", 40), {}, 410, id="throw 90 + 8 × 40"),
    pytest.param(last("throw", 0), {}, 90, id="nothing buried"),
    pytest.param(last("throw", 180), {}, 1530, id="all that can be buried: 90 + 8 × 180"),
    pytest.param(last("pair", 40), {"bottom_factors": {"pair": 3}}, 210, id="a factor of the table's own"),
    pytest.param(last("tractor", 40), {"bottom_factors": {"pair": 3}}, 250, id="the others stay"),
    pytest.param({"bottom": None}, {}, 90, id="null: nothing counted"),
]


@pytest.mark.parametrize(("more", "rules", "score"), BOTTOM)
def test_the_bottom_counts_for_attackers_who_took_the_last_trick(
    more: dict[str, Any], rules: dict[str, Any], score: int
) -> None:
    assert results(run([hand(90, 1, **more)], rules), "score") == [(score,)]


STEPS = [
    # extra_step, captured, throw with so much buried, levels
    (None, 300, 0, 2),
    (40, 235, 0, 2),
    (40, 240, 0, 3),
    (40, 395, 0, 6),
    (80, 280, 0, 3),
    (5, 205, 0, 3),
    (80, 0, 100, 9),
]


@pytest.mark.parametrize(("step", "captured", "bottom", "up"), STEPS)
def test_further_levels_above_200(step: int | None, captured: int, bottom: int, up: int) -> None:
    replayed = run([hand(captured, 1, **last("throw", bottom))], {"extra_step": step})
    assert results(replayed, "winner", "up") == [("2", up)]


PAID: list[Any] = [
    pytest.param(0, 1, 1, [(2, 1, 3), (4, 3, 3)], id="team 1 declared and held"),
    pytest.param(0, 4, 1, [(1, 2, 3), (3, 4, 3)], id="team 2 declared and held"),
    pytest.param(200, 1, 1, [(1, 2, 2), (3, 4, 2)], id="team 2 took over"),
    pytest.param(160, 2, 50, [(2, 1, 50), (4, 3, 50)], id="fifty a level"),
]


@pytest.mark.parametrize(("captured", "declarer", "each", "paid"), PAID)
def test_each_loser_pays_his_counterpart(
    captured: int, declarer: int, each: int, paid: list[tuple[int, int, int]]
) -> None:
    (entry,) = run([hand(captured, declarer)], {"points_per_level": each}).entries
    assert [transfer[:3] for transfer in entry.outcome.transfers] == paid
    assert {transfer.reason for transfer in entry.outcome.transfers} == {"levels"}
    assert entry.outcome.pool == 0
