"""Levels, A, and the match won (ermao §1, §5)."""

from typing import Any

import pytest

from tests.rules.ermao.building import hand, results, run

SHUT_OUT = hand(0)
"""The declarers hold and move up three."""
HELD = hand(100)
TAKEN = hand(160)
TAKEN_TWO = hand(200)

KEYS = ("up", "levels", "match_won")


def levels(first: str, second: str) -> dict[str, str]:
    return {"1": first, "2": second}


def test_levels_of_both_teams_go_up_from_2() -> None:
    replayed = run([hand(0, 1), HELD, TAKEN, hand(95), TAKEN_TWO])
    assert results(replayed, "level", "levels") == [
        ("2", levels("5", "2")),
        ("5", levels("6", "2")),
        ("6", levels("6", "3")),
        ("3", levels("6", "5")),
        ("5", levels("8", "5")),
    ]


def test_a_match_is_won_by_moving_up_as_declarers_at_a() -> None:
    replayed = run([hand(0, 1), SHUT_OUT, SHUT_OUT, SHUT_OUT, HELD])
    assert results(replayed, *KEYS)[2:] == [
        (3, levels("J", "2"), None),
        (3, levels("A", "2"), None),
        (1, levels("2", "2"), "1"),
    ]


def test_nobody_jumps_over_a_but_all_levels_announced_are_paid() -> None:
    # 2 5 8 J, two up to K, three announced from there: stops at A and three are paid.
    replayed = run([hand(0, 2), SHUT_OUT, SHUT_OUT, hand(95), SHUT_OUT])
    assert results(replayed, *KEYS)[3:] == [(2, levels("2", "K"), None), (3, levels("2", "A"), None)]
    assert replayed.entries[-1].outcome.net == {1: -3, 2: 3, 3: -3, 4: 3}


AT_A = [hand(0, 1), SHUT_OUT, SHUT_OUT, SHUT_OUT]
"""Team 1 stands at A and declares."""


def test_attackers_at_a_stay_there_and_declare_next() -> None:
    replayed = run([*AT_A, TAKEN, TAKEN_TWO, hand(155)])
    assert results(replayed, "winner", *KEYS)[4:] == [
        ("2", 1, levels("A", "3"), None),
        ("1", 2, levels("A", "3"), None),
        ("1", 1, levels("2", "2"), "1"),
    ]


def test_the_other_team_may_still_win() -> None:
    catch_up = [TAKEN, *[SHUT_OUT] * 4]  # 3, then 6 9 Q A
    replayed = run([*AT_A, *catch_up, HELD])
    assert results(replayed, *KEYS)[-2:] == [(3, levels("A", "A"), None), (1, levels("2", "2"), "2")]


def test_after_a_match_both_start_again() -> None:
    replayed = run([*AT_A, HELD, hand(0, 4)])
    assert results(replayed, "level", "levels")[-1] == ("2", levels("2", "5"))
    assert replayed.to_json()["next"]["match"] == 2


OFF = {"must_play_ace": False}
JUMPS: list[Any] = [
    pytest.param([hand(0, 1), SHUT_OUT, SHUT_OUT, hand(95), HELD], levels("A", "2"), None, id="K to A"),
    pytest.param([hand(0, 1), SHUT_OUT, SHUT_OUT, hand(95), hand(5)], levels("2", "2"), "1", id="K past A"),
    pytest.param([hand(0, 1), SHUT_OUT, SHUT_OUT, SHUT_OUT, HELD], levels("2", "2"), "1", id="at A"),
    pytest.param([*AT_A, TAKEN, TAKEN], levels("2", "2"), "1", id="at A, also as attackers"),
]


@pytest.mark.parametrize(("events", "after", "won"), JUMPS)
def test_where_a_may_be_jumped(events: list[Any], after: dict[str, str], won: str | None) -> None:
    assert results(run(events, OFF), "levels", "match_won")[-1] == (after, won)


def test_with_further_levels_one_hand_can_reach_a() -> None:
    # 0 + 8 × 180 = 1440: two, and 1240 / 5 = 248 further.
    thrown = hand(0, 1, bottom=180, last_trick={"by": "attackers", "shape": "throw"})
    step = {"extra_step": 5}
    assert results(run([thrown], step), *KEYS) == [(250, levels("2", "A"), None)]
    assert results(run([thrown], {**step, **OFF}), *KEYS) == [(250, levels("2", "2"), "2")]
