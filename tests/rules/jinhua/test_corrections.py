"""Amends and voids (README §4): only the dealer is a fact, and nothing else depends on earlier hands."""

from games.rules.record import refold
from tests.rules.building import nets
from tests.rules.jinhua.dealing import hand, log, logged, refused, run, seat

ONE = hand(seat(1, "won", 2), seat(2, "beaten", 2), seat(3, "folded"))
TIE = hand(seat(1, "won"), seat(2, "folded"), seat(3, "won"))
FOLDS = logged("2 fold, 3 fold", seat(1), seat(2), seat(3))


def test_the_dealer_is_written_in_and_stays() -> None:
    """Without hand 1 the second would have been dealt by 1, whose next seat gets the odd point."""
    replayed = run([ONE, TIE, {"type": "void", "hand": 1}])
    assert [entry.event["dealer"] for entry in replayed.entries] == [2]
    # 乙's ante is odd: 丙 comes first after dealer 2.
    assert nets(replayed) == [{1: 0, 2: -1, 3: 1}]
    assert replayed.to_json()["next"] == {"dealer": 3, "owes": [], "why": None, "lap_left": None}


def test_an_amend_keeps_the_dealer_unless_it_names_one() -> None:
    amend = {"type": "amend", "hand": 2, "as": {"seats": TIE["seats"]}}
    assert run([ONE, ONE, amend]).entries[1].event["dealer"] == 2
    amend["as"] = {"seats": TIE["seats"], "dealer": 3}
    replayed = run([ONE, ONE, amend])
    assert replayed.entries[1].event["dealer"] == 3
    assert nets(replayed)[1] == {1: 1, 2: -1, 3: 0}


def test_a_log_is_read_from_the_dealer_it_was_recorded_with() -> None:
    replayed = run([FOLDS, logged("3 fold, 1 fold", seat(1), seat(2), seat(3)), {"type": "void", "hand": 1}])
    assert nets(replayed) == [{1: -1, 2: 2, 3: -1}]


def test_a_hand_by_seats_may_become_one_by_log() -> None:
    amend = {
        "type": "amend",
        "hand": 1,
        "as": {"seats": FOLDS["seats"], "log": log("2 fold, 3 call, 1 fold")},
    }
    assert nets(run([ONE, amend])) == [{1: -1, 2: -1, 3: 2}]


def test_what_an_amend_names_is_checked_in_full() -> None:
    amend = {
        "type": "amend",
        "hand": 1,
        "as": hand(seat(1, "won", claim="false"), seat(2, "folded"), seat(3, "out")),
    }
    refusal = refused([ONE, amend])
    assert (refusal.position, refusal.code, refusal.field) == (2, "false_claim_must_fold", "as.seats.0.fate")


def test_the_close_is_worked_out_again() -> None:
    replayed = run([ONE, TIE, {"type": "close"}, {"type": "void", "hand": 2}])
    assert replayed.to_json()["standing"] == {"1": 4, "2": -3, "3": -1}
    assert replayed.entries[-1].outcome.more["settle_up"] == [
        {"from": 2, "to": 1, "points": 3},
        {"from": 3, "to": 1, "points": 1},
    ]


def test_recorded_hands_come_out_the_same_when_folded_again() -> None:
    replayed = run([FOLDS])
    rules, state = replayed.rules, run([]).state
    again, outcome = refold(rules, state, replayed.entries[0].event)
    assert (again, outcome) == (replayed.state, replayed.entries[0].outcome)
