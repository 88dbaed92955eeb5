"""xuan §7: who owes a mango after which hand."""

from typing import Any

from tests.rules.building import OFF, folded, hand, out, run, shown, stood

KNOCKOUT = hand(folded(1), folded(2), stood(3), bids=[10])
PASSED = hand(stood(1), folded(2, 2), stood(3), bids=[3], passed=2)
SHOWDOWN = hand(shown(1), shown(2, 2, 2), shown(3, 3, 3), bids=[3])


def after(events: list[Any], **head: Any) -> dict[str, Any]:
    return run(events, **head).to_json()["next"]


def test_after_a_knockout_all_but_its_winner() -> None:
    assert after([KNOCKOUT]) == {"dealer": 2, "owes": [2, 1], "why": "knockout", "lap_left": None}


def test_after_a_passed_out_hand_everybody_even_who_folded() -> None:
    assert after([PASSED]) == {"dealer": 2, "owes": [2, 3, 1], "why": "passed", "lap_left": None}


def test_paid_once_and_taken_by_the_first_taker() -> None:
    replayed = run([KNOCKOUT, SHOWDOWN])
    transfers = [(t.source, t.target, t.points, t.reason) for t in replayed.entries[1].outcome.transfers]
    assert transfers[:3] == [(1, "pool", 5, "mango"), (2, "pool", 5, "mango"), ("pool", 1, 10, "pool")]
    assert after([KNOCKOUT, SHOWDOWN])["owes"] == []


def test_a_pool_nobody_took_grows() -> None:
    assert run([PASSED, PASSED]).state.pool == 15
    assert run([PASSED, PASSED, SHOWDOWN]).state.totals[1] == -5 - 5 + 30 + 6


def test_who_sits_out_puts_in_nothing_and_owes_no_more() -> None:
    away = hand(out(1), shown(2), shown(3, 2, 2), bids=[3])
    replayed = run([KNOCKOUT, away])
    assert replayed.entries[1].outcome.net == {1: 0, 2: 3, 3: -3}
    assert replayed.to_json()["next"]["owes"] == []


def test_a_seat_that_was_out_of_a_knockout_owes_nothing() -> None:
    assert after([hand(folded(1), out(2), stood(3), bids=[10])])["owes"] == [1]


def test_a_fold_after_round_one_is_no_knockout() -> None:
    replayed = run([hand(folded(1, 1), folded(2, 2), stood(3), bids=[10])])
    assert replayed.entries[0].outcome.more["kind"] == "settled"
    assert replayed.to_json()["next"]["why"] is None


def test_settings_switch_each_mango_off() -> None:
    assert after([KNOCKOUT], rules=OFF | {"knockout_mango": False})["owes"] == []
    assert after([PASSED], rules=OFF | {"passed_mango": False})["why"] is None
    assert after([KNOCKOUT], rules=OFF | {"mango": 0}) == {
        "dealer": 2,
        "owes": [],
        "why": None,
        "lap_left": None,
    }


def test_a_hand_passed_out_in_round_one_owes_nothing() -> None:
    rules = {"mango": 5, "passed_mango": True}
    checked = hand(stood(1), stood(2), stood(3), passed=1)
    assert after([checked], game="dingerhuang", rules=rules)["owes"] == []
    later = hand(stood(1), stood(2), stood(3), bids=[2], passed=2)
    assert after([later], game="dingerhuang", rules=rules)["owes"] == [2, 3, 1]


def test_who_leaves_takes_the_debt_along() -> None:
    assert after([KNOCKOUT, {"type": "leave", "seat": 1}])["owes"] == [2]
