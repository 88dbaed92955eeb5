"""What the page offers next while a hand is entered by its log."""

from typing import Any

import pytest

from games.rules.record import legal_acts, open_table
from tests.rules.building import Json
from tests.rules.jinhua.dealing import log, seat

HEAD: Json = {"game": "jinhua", "players": ["甲", "乙", "丙"], "dealer": 3}


def turn(text: str, *seats: Json, rules: Json | None = None) -> Any:
    chosen, state = open_table({**HEAD, "rules": rules or {}})
    return legal_acts(chosen, state, {"seats": list(seats), "log": log(text)})


def test_the_seat_after_the_dealer_begins() -> None:
    assert turn("", rules={"ante": 2}) == {
        "round": 1,
        "seat": 1,
        "bid": 2,
        "acts": [
            {"act": "call", "to": 2},
            {"act": "raise", "min": 3, "max": 6},
            {"act": "fold"},
            {"act": "compare", "cost": 2, "with": [2, 3]},
        ],
    }


def test_nothing_need_have_been_entered() -> None:
    rules, state = open_table(HEAD)
    found = legal_acts(rules, state, {"type": "hand"})
    assert found is not None and found["seat"] == 1


def test_the_unit_moves_and_two_left_may_show() -> None:
    found = turn("1 raise 3, 2 fold", rules={"raise_cap": 0})
    assert (found["seat"], found["bid"]) == (3, 3)
    assert found["acts"][1] == {"act": "raise", "min": 4, "max": None}
    assert found["acts"][-1] == {"act": "showdown", "of": [1, 3]}


def test_opening_is_offered_to_whom_it_belongs() -> None:
    found = turn("", seat(1, claim="true"), rules={"perks": ["open_first"]})
    assert found["acts"][-1] == {"act": "open", "cost": 1, "with": [2, 3]}


def test_who_is_out_or_lied_does_not_act() -> None:
    assert turn("", seat(1, claim="false"))["seat"] == 2
    assert turn("", seat(1, "out"))["seat"] == 2


@pytest.mark.parametrize("text", ["1 fold, 2 fold", "1 fold, showdown 2"])
def test_nothing_when_the_hand_is_over(text: str) -> None:
    assert turn(text) is None
