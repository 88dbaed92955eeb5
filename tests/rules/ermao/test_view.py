"""What is next, and what the page is shown (README §2)."""

from games.rules.record import legal_acts, view
from tests.rules.ermao.building import hand, run


def test_next_of_a_new_table() -> None:
    assert run([]).to_json()["next"] == {
        "dealer": None,
        "owes": [],
        "why": None,
        "lap_left": None,
        "declarer": None,
        "levels": {"1": "2", "2": "2"},
        "match": 1,
    }


def test_next_after_hands() -> None:
    found = run([hand(0, 1), hand(0), hand(0), hand(200)]).to_json()["next"]
    assert (found["dealer"], found["declarer"], found["levels"], found["match"]) == (
        None,
        4,
        {"1": "J", "2": "4"},
        1,
    )


def test_a_dealer_in_the_head_has_no_effect() -> None:
    assert run([hand(0, 1)], dealer=3).to_json() == run([hand(0, 1)]).to_json()


def test_view() -> None:
    replayed = run([hand(0, 1), hand(0), hand(200)])
    seen = view(replayed.rules, replayed.state)
    seat = {"bowl": None, "mango": 0, "missing": 0, "left": False}
    assert seen == {
        "hand": 4,
        "dealer": None,
        "opener": None,
        "order": [1, 2, 3, 4],
        "seats": {
            "1": {"total": 4, **seat},
            "2": {"total": -4, **seat},
            "3": {"total": 4, **seat},
            "4": {"total": -4, **seat},
        },
        "pool": 0,
        "owes": [],
        "why": None,
        "lap": None,
        "closed": False,
        "declarer": 2,
        "level": "4",
        "levels": {"1": "8", "2": "4"},
        "match": 1,
    }


def test_the_first_hand_is_played_at_2() -> None:
    replayed = run([])
    assert view(replayed.rules, replayed.state)["level"] == "2"


def test_there_is_no_betting() -> None:
    replayed = run([])
    assert legal_acts(replayed.rules, replayed.state, {"type": "hand"}) is None
