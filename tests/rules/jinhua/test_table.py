"""What is the same for every game, at a table of 炸金花抓二游: view, next, seats, settings, words."""

import pytest

from games.rules.games import GAMES
from games.rules.record import rules_of, view
from tests.rules.building import nets
from tests.rules.jinhua.dealing import hand, run, seat

WON = hand(seat(1, "won"), seat(2, "folded"), seat(3, "folded"))


def test_the_deal_moves_on_after_every_hand() -> None:
    replayed = run([WON, WON], dealer=3)
    assert [entry.event["dealer"] for entry in replayed.entries] == [3, 1]
    assert replayed.to_json()["next"] == {"dealer": 2, "owes": [], "why": None, "lap_left": None}


def test_view() -> None:
    replayed = run([WON], players=3, dealer=2)
    nobody = {"bowl": None, "mango": 0, "missing": 0, "left": False}
    assert view(replayed.rules, replayed.state) == {
        "hand": 2,
        "dealer": 3,
        "opener": 1,
        "order": [1, 2, 3],
        "seats": {"1": {"total": 2, **nobody}, "2": {"total": -1, **nobody}, "3": {"total": -1, **nobody}},
        "pool": 0,
        "owes": [],
        "why": None,
        "lap": None,
        "closed": False,
    }


def test_joining_and_leaving() -> None:
    """丁 sits between 甲 and 乙; 乙, who is due to deal, leaves, and 丙 deals."""
    events = [
        WON,
        {"type": "join", "player": "丁", "after": 1},
        {"type": "leave", "seat": 2},
        hand(seat(1, "won"), seat(4, "won"), seat(3, "folded", 2)),
    ]
    replayed = run(events)
    assert replayed.entries[-1].event["dealer"] == 3
    assert nets(replayed)[-1] == {1: 2, 4: 1, 3: -3}
    assert replayed.to_json()["standing"] == {"1": 4, "2": -1, "3": -4, "4": 1}


def test_a_close_returns_nothing_for_nothing_is_in_the_pool() -> None:
    replayed = run([WON, {"type": "close", "meal": {"bill": "90"}}])
    close = replayed.to_json()["events"][-1]
    assert close["transfers"] == []
    assert close["meal"] == {"1": "0.00", "2": "45.00", "3": "45.00"}


@pytest.mark.parametrize(
    "settings",
    [{}, {"preset": "default"}, {"perks": []}, {"perks": ["open_first", "floor"], "ante": 7, "raise_cap": 0}],
)
def test_settings_can_be_read_back(settings: dict[str, object]) -> None:
    rules = rules_of("jinhua", settings)
    assert rules_of("jinhua", rules.to_json()) == rules


def test_the_default_table() -> None:
    assert rules_of("jinhua", {}).to_json() == {
        "preset": "default",
        "ante": 1,
        "eryou": "two_twos",
        "eryou_above_straight": False,
        "ace_low_straight": True,
        "perks": ["free_ante", "bonus"],
        "false_claim_penalty": True,
        "raise_cap": 2,
    }


def test_words() -> None:
    game = GAMES["jinhua"]
    assert game.seats == (2, 6)
    assert game.name("zh") == "炸金花抓二游"
    assert game.words("zh").keys() == game.words("en").keys()
    assert (game.words("zh")["eryou"], game.words("en")["fold"]) == ("二游", "fold")
