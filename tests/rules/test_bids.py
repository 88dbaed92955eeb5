"""xuan §9.1, §9.2: stakes from the bids of the rounds."""

import pytest

from tests.rules.building import bowls, folded, hand, nets, run, shown, stood


def stakes(events: list[dict], **head: object) -> dict[int, int]:
    seats = run(events, **head).entries[-1].event["seats"]
    return {item["seat"]: item["stake"] for item in seats if item["fate"] != "out"}


FOLDS = [
    pytest.param(2, 1, 3, id="the forced opener folds in round 1: opening"),
    pytest.param(3, 1, 1, id="another folds in round 1: skin"),
    pytest.param(3, 2, 3, id="round 2: the bid of round 1"),
    pytest.param(3, 3, 10, id="round 3: the bid of round 2"),
    pytest.param(2, 2, 3, id="the opener in round 2: the bid of round 1"),
]


@pytest.mark.parametrize(("seat", "round", "stake"), FOLDS)
def test_a_fold_put_in_the_bid_of_the_round_before(seat: int, round: int, stake: int) -> None:
    others = [shown(other) for other in (1, 2, 3) if other != seat]
    assert stakes([hand(*others, folded(seat, round), bids=[3, 10, 50])])[seat] == stake


def test_those_left_put_in_the_last_bid() -> None:
    assert stakes([hand(shown(1), shown(2), shown(3), bids=[3, 10, 50])]) == {1: 50, 2: 50, 3: 50}


def test_at_most_the_bowl() -> None:
    events = [*bowls(100, 120, 300), hand(shown(1), shown(2), shown(3), bids=[3, 10, 200])]
    assert stakes(events, rules={}) == {1: 100, 2: 120, 3: 200}


def test_at_most_the_bowl_named_for_the_hand() -> None:
    event = hand(shown(1, bowl=40), shown(2), bids=[3, 10, 200])
    assert stakes([event], game="dingerhuang", rules={}, players=2) == {1: 40, 2: 200}


def test_rounds_without_a_bet_may_be_left_out() -> None:
    assert stakes([hand(shown(1), shown(2), folded(3, 2), bids=[10])]) == {1: 10, 2: 10, 3: 10}


def test_a_stake_overrides_the_bids() -> None:
    assert stakes([hand(shown(1, stake=20), shown(2), folded(3, stake=2), bids=[3, 50])]) == {
        1: 20,
        2: 50,
        3: 2,
    }


def test_no_bids_are_needed_where_every_stake_is_entered() -> None:
    assert nets(run([hand(stood(1, stake=9), folded(2, 3, stake=7), folded(3, 1, stake=1))])) == [
        {1: 8, 2: -7, 3: -1}
    ]


def test_a_first_round_of_checks_needs_no_bids() -> None:
    event = hand(stood(1), stood(2), stood(3), passed=1)
    assert stakes([event], game="dingerhuang", rules={}) == {1: 0, 2: 0, 3: 0}


def test_a_fold_costs_the_skin_even_where_nobody_bets() -> None:
    rules = {"opening": 0, "skin": 2, "bowl": "off"}
    event = hand(stood(1), stood(2), folded(3), passed=1)
    assert stakes([event], rules=rules) == {1: 0, 2: 0, 3: 2}
