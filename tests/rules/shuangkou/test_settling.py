"""What a hand comes to (shuangkou §4, §5)."""

from typing import Any

import pytest

from tests.rules.shuangkou.building import Json, hand, run

# A hand won by the seat named, the settings, and what the winner gets.
POINTS: list[Any] = [
    pytest.param(hand(1, 12, "7", "6"), {}, 36, id="§4 example: 4×8 + 6 − 2"),
    pytest.param(hand(2, 6, "7", "6"), {}, 4, id="§4 example: 2×4 + 2 − 6"),
    pytest.param(hand(1, 27), {}, 4, id="left 27"),
    pytest.param(hand(1, 11), {}, 4, id="left 11 双扣"),
    pytest.param(hand(1, 10), {}, 2, id="left 10 单扣"),
    pytest.param(hand(1, 6), {}, 2, id="left 6 单扣"),
    pytest.param(hand(1, 5), {}, 1, id="left 5 平扣"),
    pytest.param(hand(1, 1), {}, 1, id="left 1 平扣"),
    pytest.param(hand(1, 11, "5"), {}, 8, id="5 stars double and bring no bonus"),
    pytest.param(hand(1, 11, "jjj"), {}, 18, id="three jokers: 4×4 + 2"),
    pytest.param(hand(1, 11, "jjjj"), {}, 38, id="four jokers: 4×8 + 6"),
    pytest.param(hand(1, 11, "4x3 jjj"), {}, 40, id="7 and 6 stars: 4×8 + 8"),
    pytest.param(hand(1, 8, "4 4 4 5"), {}, 10, id="four bombs merge to 6 stars: 2×4 + 2"),
    pytest.param(hand(1, 11, "4x6 jjj"), {}, 274, id="the most: 4×64 + 18"),
    pytest.param(hand(1, 1, "9x3"), {}, 82, id="all 27 cards in one bomb: 64 + 18"),
    pytest.param(hand(1, 1, "", "8x3"), {}, -17, id="below 0: 1 + 0 − 18"),
    pytest.param(hand(2, 6, "6", ""), {}, 0, id="2 − 2: nobody pays"),
    pytest.param(hand(1, 12, "7", "6"), {"base": 5}, 180, id="base 5"),
    pytest.param(hand(1, 1, "", "7"), {"base": 1_000_000}, -5_000_000, id="base a million"),
    pytest.param(hand(1, 12, "7", "6"), {"bonus_cap": 0}, 32, id="no bonus"),
    pytest.param(hand(1, 12, "8 7", "6"), {"bonus_cap": 5}, 67, id="4×16 + 5 − 2"),
    pytest.param(hand(1, 5, "9 8", ""), {"bonus_cap": 1000}, 56, id="32 + 14 + 10"),
]


@pytest.mark.parametrize(("event", "rules", "points"), POINTS)
def test_points(event: Json, rules: Json, points: int) -> None:
    replayed = run([event], rules=rules)
    winner, loser = event["winner"], 3 - event["winner"]
    outcome = replayed.entries[0].outcome
    assert outcome.net == {winner: points, loser: -points}
    source, target = (loser, winner) if points > 0 else (winner, loser)
    moves = [transfer.to_json() for transfer in outcome.transfers]
    paid = {"from": source, "to": target, "points": abs(points), "reason": "win"}
    assert moves == ([paid] if points else [])


def test_the_result_says_margin_multiplier_and_bonus() -> None:
    line = run([hand(2, 6, "7", "6")]).to_json()["events"][0]
    assert line == {
        "event": 1,
        "type": "hand",
        "hand": 1,
        "net": {"1": -4, "2": 4},
        "pool": 0,
        "transfers": [{"from": 1, "to": 2, "points": 4, "reason": "win"}],
        "margin": 2,
        "multiplier": 4,
        "bonus": {"1": 6, "2": 2},
    }


@pytest.mark.parametrize("bombs", [{}, None, {"1": None}, {"2": []}])
def test_no_bombs_may_be_left_out(bombs: Any) -> None:
    event = {"type": "hand", "winner": 2, "left": 20, "bombs": bombs}
    assert run([event]).state.totals == {1: -4, 2: 4}
    del event["bombs"]
    assert run([event]).state.totals == {1: -4, 2: 4}


def test_what_was_sent_is_stored_and_other_keys_have_no_effect() -> None:
    event = {**hand(1, 12, "7"), "id": "e1", "note": "早", "dealer": 2}
    entry = run([event]).entries[0]
    assert entry.event == event
    assert entry.outcome.net == {1: 38, 2: -38}
