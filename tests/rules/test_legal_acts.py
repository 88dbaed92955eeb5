"""What the page offers next in a betting log is what the log then takes (xuan §4)."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from games.rules.errors import Refusal
from games.rules.record import Rules, State, fold, legal_acts
from tests.rules.building import bets, bowls, out, run, seat
from tests.rules.evenings import LAW

FOUR = [seat(1), seat(2), seat(3), seat(4)]


def table(rules: dict[str, Any], *points: int) -> tuple[Rules, State]:
    replayed = run(bowls(*points), rules=rules, players=4)
    return replayed.rules, replayed.state


def test_before_the_first_act() -> None:
    assert legal_acts(*table({"first_bowl": 97}, 100, 100, 97, 100), {"seats": FOUR, "bets": []}) == {
        "round": 1,
        "seat": 3,
        "bid": 3,
        "acts": [
            {"act": "call", "to": 3},
            {"act": "raise", "min": 10, "max": 97},
            {"act": "all_in", "to": 97},
            {"act": "fold"},
        ],
    }


def test_seats_need_not_be_entered_yet() -> None:
    turn = legal_acts(*table({}, 100, 100, 100, 100), {})
    assert turn and turn["seat"] == 3


def test_a_seat_sitting_out_is_passed_over() -> None:
    turn = legal_acts(*table({}, 100, 100, 100, 100), {"seats": [out(2)]})
    assert turn and turn["seat"] == 4


def test_a_new_round_may_be_opened_by_anyone_still_able() -> None:
    event = bets("3 call, 4 fold, 1 call", *FOUR)
    turn = legal_acts(*table({"bowl": "off"}), event)
    check = [{"act": "check"}, {"act": "raise", "min": 10, "max": None}, {"act": "fold"}]
    assert turn == {
        "round": 2,
        "seat": None,
        "bid": 3,
        "acts": [],
        "speakers": [2, 3, 1],
        "acts_of": {"1": check, "2": check, "3": check},
    }


def test_nothing_when_betting_is_over() -> None:
    assert legal_acts(*table({"bowl": "off"}), bets("3 fold, 4 fold, 1 fold", *FOUR)) is None


@LAW
@given(st.data())
def test_whatever_is_offered_is_taken_until_the_hand_is_over(data: st.DataObject) -> None:
    fill = data.draw(st.lists(st.integers(100, 400), min_size=4, max_size=4))
    rules, state = table({}, *fill)
    event: dict[str, Any] = {"type": "hand", "seats": FOUR, "bets": [[]]}
    while turn := legal_acts(rules, state, event):
        while len(event["bets"]) < turn["round"]:
            event["bets"].append([])
        speaker = turn["seat"] or data.draw(st.sampled_from(turn["speakers"]))
        act = data.draw(st.sampled_from(turn["acts"] or turn["acts_of"][str(speaker)]))
        to = {"to": data.draw(st.integers(act["min"], act["max"]))} if act["act"] == "raise" else {}
        event["bets"][-1].append({"seat": speaker, "act": act["act"], **to})
    try:
        fold(rules, state, event)
    except Refusal as refused:
        assert refused.code == "pairs_missing"
