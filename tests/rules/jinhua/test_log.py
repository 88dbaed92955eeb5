"""The betting log: who acts when, what it costs, who is left (jinhua §4)."""

from typing import Any

import pytest

from tests.rules.building import Json
from tests.rules.jinhua.dealing import logged, net, run, seat

THREE = [seat(1), seat(2), seat(3)]
OPEN: Json = {"perks": ["open_first"]}

# The dealer is seat 3 where not said, so seat 1 begins; the ante is 1.
NETS: list[Any] = [
    # 甲 1+1+3, 乙 1+3+1, 丙 1.
    pytest.param(
        logged("1 call, 2 raise 3, 3 fold, 1 call, 2 compare 1 won", *THREE), {}, [-5, 6, -1], id="§4.1"
    ),
    pytest.param(logged("1 compare 3 refused, 2 fold", *THREE), {}, [2, -1, -1], id="§4.2 refused is folded"),
    # 甲 1+1 and out, 乙 1+1, then 丙 folds.
    pytest.param(
        logged("1 compare 3 lost, 2 call, 3 fold", *THREE), {}, [-2, 3, -1], id="§4.2 asked and lost"
    ),
    pytest.param(logged("1 fold, 2 fold", *THREE), {}, [-1, -1, 2], id="all but one fold"),
    # A raise pays the new unit whole: 乙 and 丙 have put in 1+4 each when they fold to 甲's second call.
    pytest.param(
        logged("1 raise 2, 2 raise 4, 3 call, 1 call, 2 fold, 3 fold", *THREE),
        {},
        [10, -5, -5],
        id="§4.1 raises",
    ),
    pytest.param(
        logged("1 raise 7, 2 fold, 3 fold", *THREE),
        {"ante": 2, "raise_cap": 3},
        [4, -2, -2],
        id="unit from ante",
    ),
    pytest.param(logged("1 raise 900, 2 fold, 3 fold", *THREE), {"raise_cap": 0}, [2, -1, -1], id="no limit"),
    # Shown at any turn: here it would be 丙's.
    pytest.param(logged("1 fold, 2 call, showdown 2", *THREE), {}, [-1, 2, -1], id="§4.3 showdown"),
    # 甲's point is odd and goes to 乙, the first of the two after the dealer.
    pytest.param(logged("1 fold, 2 call, 3 call, showdown 3 2", *THREE), {}, [-1, 1, 0], id="§4.3 both"),
    # 乙 lied: out from the start, 1 ante lost, 1 to each other; 丙 pays 1+1, 甲 1+1.
    pytest.param(
        logged("1 call, 3 compare 1 lost", seat(1), seat(2, claim="false"), seat(3)),
        {},
        [4, -3, -1],
        id="§4.4 false claim",
    ),
    pytest.param(
        logged("", seat(1), seat(2, claim="false"), seat(3, "out")),
        {},
        [2, -2, 0],
        id="§4.4 over before it began",
    ),
    pytest.param(
        logged("1 call, 3 fold", seat(1), seat(2, "out"), seat(3)), {}, [1, 0, -1], id="who is out is skipped"
    ),
    # 甲 opens at 1 for an ante; 乙 is out; 丙 folds.
    pytest.param(
        logged("1 open 2 won, 3 fold", seat(1, claim="true"), seat(2), seat(3)),
        OPEN,
        [2, -1, -1],
        id="§4.2 open",
    ),
    pytest.param(
        logged("1 open 2 lost, 2 call, 3 fold", seat(1, claim="true"), seat(2), seat(3)),
        OPEN,
        [-2, 3, -1],
        id="§4.2 opened and lost",
    ),
    pytest.param(
        logged("1 compare 2 lost, 2 fold", seat(1, cards="Ah Ks 9d"), seat(2, cards="Ad Kc 9h"), seat(3)),
        {},
        [-2, -1, 3],
        id="§4.2 a tie is lost by who asked",
    ),
    pytest.param(
        logged("1 fold, showdown 2 3", seat(1), seat(2, cards="Ah Ks 9d"), seat(3, cards="Ad Kc 9h")),
        {},
        [-1, 1, 0],
        id="§4.3 equal hands share",
    ),
]


@pytest.mark.parametrize(("event", "rules", "points"), NETS)
def test_net(event: Json, rules: Json, points: list[int]) -> None:
    assert net({"dealer": 3, **event}, rules) == points


def test_what_the_log_says_is_written_into_the_hand() -> None:
    event = logged("1 call, 2 raise 3, 3 fold, 1 call, 2 compare 1 won", *THREE, dealer=3)
    (entry,) = run([event]).entries
    assert entry.event["seats"] == [
        {"seat": 1, "fate": "beaten", "bets": 4, "beaten_by": 2},
        {"seat": 2, "fate": "won", "bets": 4},
        {"seat": 3, "fate": "folded", "bets": 0},
    ]
    assert entry.event["log"] == event["log"]


def test_who_lost_the_showdown_was_beaten_by_the_winner() -> None:
    event = logged("1 fold, showdown 3", *THREE, dealer=3)
    assert run([event]).entries[0].event["seats"][1]["beaten_by"] == 3


def test_what_is_entered_beside_the_log_may_agree() -> None:
    seats = [seat(1, "beaten", 1, beaten_by=3), seat(2, "folded", 0), seat(3, "won", 0)]
    assert net(logged("1 compare 3 lost, 2 fold", *seats, dealer=3)) == [-2, -1, 3]


def test_an_opening_may_be_written_without_its_seat() -> None:
    event = logged("1 open 2 won, 3 fold", seat(1, claim="true"), seat(2), seat(3), dealer=3)
    del event["log"][0]["seat"]
    assert net(event, OPEN) == [2, -1, -1]
