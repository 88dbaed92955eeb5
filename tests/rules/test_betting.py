"""xuan §4: the betting log, act by act."""

from typing import Any

import pytest

from tests.rules.building import OFF, bets, bowls, out, refusal, run, seat, shown

DING = {"game": "dingerhuang", "rules": {"ante": 0}}
HIGH_LOW = {1: (1, 1), 2: (2, 2), 3: (3, 3)}


def told(text: str, fill: tuple[int, ...] = (), *, left: tuple[int, ...] = (), **head: Any) -> list[tuple]:
    """Fate, stake and fold round of each seat, by the log."""
    seats = [
        shown(k, *HIGH_LOW[k]) | {"fate": None} if k in left else seat(k)
        for k in range(1, head.get("players", 3) + 1)
    ]
    replayed = run([*bowls(*fill), bets(text, *seats)], **head)
    return [(item["fate"], item["stake"], item.get("round")) for item in replayed.entries[-1].event["seats"]]


def test_a_hand_told_through() -> None:
    assert told(
        "3 raise 20, 1 call, 2 fold | 1 check, 3 raise 60, 1 call | 3 raise 120, 1 call",
        left=(1, 3),
        rules=OFF,
    ) == [("shown", 120, None), ("folded", 3, 1), ("shown", 120, None)]


def test_the_forced_opener_is_in_and_has_spoken() -> None:
    assert told("3 call, 1 call | 2 check, 3 check, 1 check", rules=OFF) == [("stood", 3, None)] * 3


def test_folding_costs_at_least_the_skin() -> None:
    assert told("3 fold, 1 fold", rules=OFF) == [("folded", 1, 1), ("stood", 3, None), ("folded", 1, 1)]


def test_nobody_is_forced_without_an_opening_and_the_dealer_speaks_first() -> None:
    assert told("1 check, 2 check, 3 check", **DING) == [("stood", 0, None)] * 3
    assert refusal([bets("2 check", seat(1), seat(2), seat(3))], **DING).code == "out_of_turn"


def test_a_dealer_who_sits_out_is_passed_over() -> None:
    assert (
        run([bets("2 check, 3 check", out(1), seat(2), seat(3))], **DING).entries[0].outcome.more["kind"]
        == "passed"
    )


def test_a_round_of_checks_with_a_fold_is_passed_out() -> None:
    replayed = run([bets("3 call, 1 call | 1 check, 2 fold, 3 check", *map(seat, (1, 2, 3)))])
    assert replayed.entries[0].event["passed"] == 2
    assert replayed.state.totals == {1: 0, 2: 0, 3: 0}


def test_one_left_by_folds_among_checks_takes_all() -> None:
    replayed = run([bets("3 call, 1 call | 1 fold, 2 fold", *map(seat, (1, 2, 3)))])
    assert replayed.state.totals == {1: -3, 2: -3, 3: 6}
    assert replayed.entries[0].outcome.more["kind"] == "settled"


def test_less_than_the_bid_in_the_bowl_calls_with_all_of_it() -> None:
    assert told("3 raise 100, 1 call, 2 fold", (100, 400, 400), left=(1, 3), rules={}) == [
        ("shown", 100, None),
        ("folded", 3, 1),
        ("shown", 100, None),
    ]


def test_exactly_the_bowl_may_be_any_raise() -> None:
    rules = {"first_bowl": 3}
    assert told("3 raise 5, 1 fold, 2 fold", (100, 100, 5), rules=rules)[2] == ("stood", 5, None)


def test_an_opener_with_less_than_the_opening_is_all_in() -> None:
    rules = {"first_bowl": 1}
    fates = told("3 call, 1 fold", (100, 2, 100), left=(2, 3), rules=rules)
    assert fates == [("folded", 1, 1), ("shown", 2, None), ("shown", 3, None)]


CHECK_MAY_BE_LEFT_OUT = [
    pytest.param("3 call, 1 call | 1 all_in, 2 call, 3 call | 2 fold", id="left out"),
    pytest.param("3 call, 1 call | 1 all_in, 2 call, 3 call | 2 fold, 3 check", id="written down"),
    pytest.param("3 call, 1 call | 1 all_in, 2 call, 3 fold |", id="later rounds empty"),
    pytest.param("3 call, 1 call | 1 all_in, 2 call, 3 fold", id="later rounds left out"),
]


@pytest.mark.parametrize("text", CHECK_MAY_BE_LEFT_OUT)
def test_no_more_betting_with_one_who_could(text: str) -> None:
    seats = [seat(1, order={"high": 1, "low": 1}), seat(2), seat(3)]
    other = 3 if "2 fold" in text else 2
    seats[other - 1] = seat(other, order={"high": 2, "low": 2})
    replayed = run([*bowls(100, 300, 300), bets(text, *seats)], rules={})
    assert replayed.state.totals[1] == (200 if other == 3 else 103)


def test_a_hand_at_its_end_takes_no_more_rounds() -> None:
    text = "3 call, 1 call | 1 all_in, 2 call, 3 fold | 2 check"
    assert (
        refusal([*bowls(100, 300, 300), bets(text, *map(seat, (1, 2, 3)))], rules={}).code
        == "round_after_end"
    )


def test_what_agrees_with_the_log_may_stand_beside_it() -> None:
    seats = [seat(1, fate="folded", stake=1, round=1), seat(2, fate="stood", stake=3), seat(3, fate="folded")]
    assert run([bets("3 fold, 1 fold", *seats)]).state.totals == {1: -1, 2: 2, 3: -1}


def test_the_log_stays_beside_the_facts() -> None:
    event = run([bets("3 fold, 1 fold", *map(seat, (1, 2, 3)))]).entries[0].event
    assert event["bets"] and event["dealer"] == 1


RAISES = [
    pytest.param({"min_raise_to": 10, "min_raise_factor": 2}, 20, 39, 40, id="twice the bid"),
    pytest.param({"min_raise_to": 50, "min_raise_factor": 2}, 50, 99, 100, id="above the least"),
    pytest.param({"min_raise_to": 0, "min_raise_factor": 1}, 4, 4, 5, id="any higher amount"),
    pytest.param({"min_raise_to": 30, "min_raise_factor": 1}, 30, 30, 31, id="higher than the bid"),
]


@pytest.mark.parametrize(("rules", "first", "small", "enough"), RAISES)
def test_least_raise(rules: dict[str, int], first: int, small: int, enough: int) -> None:
    def event(second: int) -> dict[str, Any]:
        return bets(f"3 raise {first}, 1 raise {second}, 2 fold, 3 fold", *map(seat, (1, 2, 3)))

    refused = refusal([event(small)], rules=OFF | rules)
    assert (refused.code, refused.detail) == ("raise_too_small", {"least": enough})
    assert run([event(enough)], rules=OFF | rules).state.totals[1] == first + 3
