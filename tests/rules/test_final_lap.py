"""xuan §7.3: 圈芒."""

from typing import Any

from tests.rules.building import OFF, folded, hand, out, refusal, run, shown, stood

LAP = {"type": "final_lap"}
SHOWDOWN = hand(shown(1), shown(2, 2, 2), shown(3, 3, 3), bids=[3])
KNOCKOUT = hand(folded(1), folded(2), stood(3), bids=[10])
PASSED = hand(stood(1), stood(2), stood(3), bids=[3], passed=3)


def after(events: list[Any], **head: Any) -> dict[str, Any]:
    return run(events, **head).to_json()["next"]


def test_seats_and_one_more() -> None:
    assert after([LAP])["lap_left"] == 4
    assert after([LAP, *[SHOWDOWN] * 4])["lap_left"] == 0
    assert refusal([LAP, *[SHOWDOWN] * 5]).code == "lap_finished"


def test_without_the_return_to_the_starter() -> None:
    assert after([LAP], rules=OFF | {"lap_returns_to_starter": False})["lap_left"] == 3


def test_everybody_dealt_in_puts_in_a_mango_and_never_two() -> None:
    replayed = run([KNOCKOUT, LAP, hand(out(1), shown(2), shown(3, 2, 2), bids=[3])])
    assert replayed.entries[-1].outcome.net == {1: 0, 2: 8, 3: -8}
    assert after([KNOCKOUT, LAP]) == {"dealer": 2, "owes": [], "why": None, "lap_left": 4}


def test_a_knockout_or_passed_hand_is_dealt_again_and_does_not_count() -> None:
    assert after([LAP, KNOCKOUT]) == {"dealer": 1, "owes": [], "why": None, "lap_left": 4}
    assert after([LAP, PASSED]) == {"dealer": 1, "owes": [], "why": None, "lap_left": 4}
    assert run([LAP, PASSED]).state.pool == 15


def test_without_the_laps_mango_a_knockout_is_owed_as_ever() -> None:
    rules = OFF | {"lap_mango": False}
    assert after([KNOCKOUT, LAP], rules=rules)["owes"] == [2, 1]
    assert after([LAP, KNOCKOUT], rules=rules)["owes"] == [2, 1]
    assert run([LAP, SHOWDOWN], rules=rules).entries[-1].outcome.net == {1: 6, 2: -3, 3: -3}


def test_a_join_does_not_make_the_lap_longer() -> None:
    assert after([LAP, {"type": "join", "player": "丁"}])["lap_left"] == 4


def test_there_is_a_lap_in_dingerhuang_too() -> None:
    assert after([LAP], game="dingerhuang", rules={})["lap_left"] == 4
