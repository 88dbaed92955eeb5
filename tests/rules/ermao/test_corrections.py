"""Hands amended and voided: levels follow, who declared stays a fact (README §4)."""

from typing import Any

import pytest

from games.rules.record import Replay
from tests.rules.building import nets
from tests.rules.ermao.building import hand, next_declarer, refusal, results, run


def amend(number: int, captured: int, **more: Any) -> dict[str, Any]:
    return {"type": "amend", "hand": number, "as": {"captured": captured, **more}}


def void(number: int) -> dict[str, Any]:
    return {"type": "void", "hand": number}


def levels(replayed: Replay) -> list[tuple[str, str]]:
    return [(both["1"], both["2"]) for (both,) in results(replayed, "levels")]


HANDS = [hand(0, 1), hand(95), hand(160), hand(100)]
"""Team 1 to 5 and 7, team 2 to 3 and 4."""


def test_as_dealt() -> None:
    replayed = run(HANDS)
    assert levels(replayed) == [("5", "2"), ("7", "2"), ("7", "3"), ("7", "4")]
    assert results(replayed, "declarer") == [(1,), (3,), (1,), (2,)]


def test_later_levels_follow_an_amend() -> None:
    replayed = run([*HANDS, amend(1, 100)])
    assert levels(replayed) == [("3", "2"), ("5", "2"), ("5", "3"), ("5", "4")]
    assert results(replayed, "declarer") == [(1,), (3,), (1,), (2,)]
    assert nets(replayed)[0] == {1: 1, 2: -1, 3: 1, 4: -1}


def test_later_levels_follow_a_void() -> None:
    replayed = run([*HANDS, void(2)])
    assert levels(replayed) == [("5", "2"), ("5", "3"), ("5", "4")]
    assert results(replayed, "declarer") == [(1,), (1,), (2,)]
    assert [entry.outcome.hand for entry in replayed.entries] == [1, 3, 4]


def test_the_first_hand_voided_leaves_the_next_its_declarer() -> None:
    assert results(run([*HANDS, void(1)]), "declarer", "levels")[0] == (3, {"1": "4", "2": "2"})


WRONG: list[Any] = [
    pytest.param(amend(2, 160), 3, id="the other side would have declared hand 3"),
    pytest.param(amend(1, 0, declarer=2), 2, id="the other side would have held"),
    pytest.param(amend(3, 155), 4, id="nobody took over in hand 3"),
    pytest.param(void(3), 4, id="as if never dealt"),
]


@pytest.mark.parametrize(("correction", "later"), WRONG)
def test_a_correction_that_makes_a_later_declarer_wrong_is_refused(
    correction: dict[str, Any], later: int
) -> None:
    refused = refusal([*HANDS, correction])
    assert (refused.position, refused.code, refused.detail["hand"]) == (5, "wrong_declarer", later)


def test_an_amend_may_name_the_partner_but_not_the_other_side() -> None:
    assert results(run([*HANDS, amend(2, 95, declarer=1)]), "declarer")[1] == (1,)
    refused = refusal([*HANDS, amend(2, 95, declarer=2)])
    assert (refused.code, refused.field) == ("wrong_declarer", "as.declarer")


def test_the_last_hand_amended_changes_who_is_due() -> None:
    assert next_declarer(run(HANDS)) == 4
    assert next_declarer(run([*HANDS, amend(4, 200)])) == 3


def test_a_match_that_was_won_no_longer_is() -> None:
    """With hand 1 at one level instead of three the match goes on; seat 3 declared hand 6 either way."""
    won = [hand(0, 1), hand(0), hand(0), hand(0), hand(0), hand(100, 3)]
    before = run(won)
    assert results(before, "match_won")[-2:] == [("1",), (None,)]
    assert before.to_json()["next"]["match"] == 2
    after = run([*won, amend(1, 100)])
    assert levels(after) == [("3", "2"), ("6", "2"), ("9", "2"), ("Q", "2"), ("A", "2"), ("2", "2")]
    assert results(after, "match_won")[-2:] == [(None,), ("1",)]
    assert refusal([*won[:5], hand(100, 2), amend(1, 100)]).code == "wrong_declarer"


def test_a_closed_table_is_settled_again() -> None:
    replayed = run([*HANDS, {"type": "close"}, amend(4, 0)])
    assert replayed.state.closed
    assert dict(replayed.state.totals) == {1: 1, 2: -1, 3: 1, 4: -1}
    assert [move["points"] for move in replayed.entries[-1].outcome.more["settle_up"]] == [1, 1]
