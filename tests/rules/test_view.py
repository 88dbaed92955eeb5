"""What the page is told about a table."""

from games.rules.record import rules_of, view
from tests.rules.building import folded, hand, out, run, shown, stood


def test_before_the_first_hand() -> None:
    replayed = run([], players=2, dealer=2)
    assert view(replayed.rules, replayed.state) == {
        "hand": 1,
        "dealer": 2,
        "opener": 1,
        "order": [1, 2],
        "seats": {
            "1": {"total": 0, "bowl": None, "mango": 0, "missing": 0, "left": False},
            "2": {"total": 0, "bowl": None, "mango": 0, "missing": 0, "left": False},
        },
        "pool": 0,
        "owes": [],
        "why": None,
        "lap": None,
        "closed": False,
    }


def test_after_a_knockout() -> None:
    replayed = run([hand(folded(1), folded(2), stood(3), bids=[10])])
    seen = view(replayed.rules, replayed.state)
    assert (seen["owes"], seen["why"]) == ([2, 1], "knockout")
    assert [seen["seats"][seat]["mango"] for seat in "123"] == [5, 5, 0]


def test_the_lap() -> None:
    events = [{"type": "final_lap"}, hand(shown(1), shown(2, 2, 2), out(3), bids=[3])]
    replayed = run(events)
    assert view(replayed.rules, replayed.state)["lap"] == {"hand": 2, "of": 4, "left": 3}
    over = run([events[0], *[events[1]] * 4])
    seen = view(over.rules, over.state)
    assert seen["lap"] == {"hand": 4, "of": 4, "left": 0}
    assert seen["seats"]["1"]["mango"] == 0


def test_without_an_opening_the_dealer_speaks_first() -> None:
    replayed = run([], game="dingerhuang", rules={}, dealer=2)
    assert view(replayed.rules, replayed.state)["opener"] == 2


def test_settings_can_be_read_back() -> None:
    for settings in ({}, {"preset": "5-20", "mango": 7, "bowl": "off"}):
        rules = rules_of("daxuan", settings)
        assert rules_of("daxuan", rules.to_json()) == rules
    assert rules_of("daxuan", {}).to_json()["preset"] == "1-3"
    assert rules_of("dingerhuang", {}).to_json()["ante"] == 1
