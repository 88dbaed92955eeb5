"""What a hand moves (jinhua §3); numbers from the rulebook or the pencil."""

from typing import Any

import pytest

from tests.rules.building import Json
from tests.rules.jinhua.dealing import hand, net, run, seat

W, B, F = "won", "beaten", "folded"
TRUE, FALSE = {"claim": "true"}, {"claim": "false"}

NETS: list[Any] = [
    pytest.param(hand(seat(1, W, 4), seat(2, B, 4), seat(3, F, 1)), {}, [7, -5, -2], id="§3.1 the pot"),
    pytest.param(hand(seat(1, W), seat(2, F), seat(3, F)), {"ante": 5}, [10, -5, -5], id="§3.1 antes alone"),
    pytest.param(
        hand(seat(1, W, 3), seat(2, B, 3), seat(3, "out")), {}, [4, -4, 0], id="§2.1 out pays nothing"
    ),
    # 乙 2, 丙 0: 甲 and 丁 share 3, then 1; the seat after the dealer (1) is 2, so 丁 comes before 甲.
    pytest.param(
        hand(seat(1, W, 2), seat(2, B, 2), seat(3, F, 0), seat(4, W, 2)),
        {},
        [1, -3, -1, 3],
        id="§3.1 two winners, odd points to 丁 each time",
    ),
    pytest.param(
        hand(seat(1, W, 2), seat(2, B, 2), seat(3, F, 0), seat(4, W, 2), dealer=4),
        {},
        [3, -3, -1, 1],
        id="§3.1 another dealer, odd points to 甲",
    ),
    pytest.param(
        hand(seat(1, W, 10, **TRUE), seat(2, B, 10), seat(3, F, 0)), {}, [14, -12, -2], id="§3.2 bonus"
    ),
    pytest.param(
        hand(seat(1, W, 10, **TRUE), seat(2, B, 10), seat(3, F, 0)),
        {"perks": []},
        [12, -11, -1],
        id="no perks",
    ),
    pytest.param(
        hand(seat(1, W, 6), seat(2, B, 6, **TRUE), seat(3, F, 2)), {}, [9, -6, -3], id="free ante of a loser"
    ),
    pytest.param(
        hand(seat(1, W, 6), seat(2, B, 6, **TRUE), seat(3, F, 2)),
        {"perks": ["bonus"]},
        [10, -7, -3],
        id="without it the ante is lost",
    ),
    # 丙 puts in 1 + 4: 3 to 乙 (first after the dealer), 2 to 甲. Each winner pays the other's bonus.
    pytest.param(
        hand(seat(1, W, 4, **TRUE), seat(2, W, 4, **TRUE), seat(3, B, 4)),
        {},
        [3, 4, -7],
        id="§3.2 two verified winners pay each other",
    ),
    pytest.param(
        hand(seat(1, W, 4, **TRUE), seat(2, W, 4), seat(3, B, 4)),
        {},
        [4, 2, -6],
        id="§3.2 another winner pays the bonus too",
    ),
    pytest.param(
        hand(seat(1, W, 10), seat(2, B, 10, **TRUE), seat(3, F, 4)),
        {"ante": 2, "perks": ["floor"]},
        [8, -2, -6],
        id="§3.3 floor",
    ),
    pytest.param(
        hand(seat(1, W, 10), seat(2, F, 10, **TRUE), seat(3, F, 4)),
        {"ante": 2, "perks": ["floor"]},
        [8, -2, -6],
        id="§3.3 a folded one has lost as well",
    ),
    pytest.param(
        hand(seat(1, W, 10), seat(2, B, 1, **TRUE), seat(3, F, 4)),
        {"ante": 3, "perks": ["floor", "free_ante"]},
        [8, -1, -7],
        id="§3.3 less than an ante stays less",
    ),
    # 乙's floor is used up by the pot, so it pays 甲 no bonus; 丙 pays 2 + 4 and 2.
    pytest.param(
        hand(seat(1, W, 10, **TRUE), seat(2, B, 10, **TRUE), seat(3, F, 4)),
        {"ante": 2, "perks": ["floor", "bonus"]},
        [10, -2, -8],
        id="§3.3 the pot first, nothing left for the bonus",
    ),
    pytest.param(
        hand(seat(1, W, 5), seat(2, F, 3, **FALSE), seat(3, B, 5)), {}, [11, -6, -5], id="§3.4 false claim"
    ),
    pytest.param(
        hand(seat(1, W, 5), seat(2, F, 3, **FALSE), seat(3, B, 5)),
        {"false_claim_penalty": False},
        [10, -4, -6],
        id="§3.4 without the penalty",
    ),
    pytest.param(
        hand(seat(1, W, 5), seat(2, F, 0, **FALSE), seat(3, F, 0, **FALSE), seat(4, "out")),
        {},
        [4, -2, -2, 0],
        id="§3.4 two of them pay each other, and nobody who is out",
    ),
    pytest.param(
        hand(seat(1, W, 0), seat(2, F, 5, **TRUE), seat(3, F, 0, **FALSE)),
        {"ante": 2, "perks": ["floor"]},
        [6, 0, -6],
        id="§3.4 the floor does not touch what a false claimer pays",
    ),
    pytest.param(
        hand(seat(1, W, 1, **TRUE), seat(2, F, 1)),
        {"perks": ["open_first"]},
        [2, -2],
        id="§3.5 open_first moves no points",
    ),
]


@pytest.mark.parametrize(("event", "rules", "points"), NETS)
def test_net(event: Json, rules: Json, points: list[int]) -> None:
    assert net(event, rules, players=len(points)) == points


def test_transfers_come_pot_bonus_false_claim_in_playing_order() -> None:
    event = hand(seat(1, B, 1), seat(2, F, 0, claim="false"), seat(3, W, 1, claim="true"), dealer=2)
    transfers = run([event]).to_json()["events"][0]["transfers"]
    assert [(each["from"], each["to"], each["points"], each["reason"]) for each in transfers] == [
        (1, 3, 2, "pot"),
        (2, 3, 1, "pot"),
        (1, 3, 1, "bonus"),
        (2, 3, 1, "bonus"),
        (2, 3, 1, "false_claim"),
        (2, 1, 1, "false_claim"),
    ]


def test_what_is_told_of_a_hand() -> None:
    event = hand(
        seat(1, W, 1, "2h 2s Kd"), seat(2, B, 1, "Ah As Kc"), seat(3, F, claim="false", cards="5h 6s 7d")
    )
    (entry,) = run([event], dealer=2).entries
    line = entry.outcome.line()
    assert (line["dealer"], line["winners"], line["false_claims"]) == (2, [1], [3])
    assert line["classes"] == {"1": "eryou", "2": "pair", "3": "straight"}


def test_points_not_entered_are_none() -> None:
    assert net(hand(seat(1, W), seat(2, F), seat(3, B, 2))) == [4, -1, -3]
