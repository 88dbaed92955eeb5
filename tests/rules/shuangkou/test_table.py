"""A table of two fixed seats without dealer, bowls or lap (README §2, §5; shuangkou §5)."""

from games.rules.games import GAMES
from games.rules.record import fold, legal_acts, next_of, open_table, rules_of, view
from tests.rules.shuangkou.building import hand, record, run

ONE, TWO = hand(1, 12, "7", "6"), hand(2, 6, "7", "6")


def test_next_names_no_dealer() -> None:
    nothing = {"dealer": None, "owes": [], "why": None, "lap_left": None}
    rules, state = open_table(record([], dealer=2))
    assert next_of(rules, state) == nothing
    assert run([ONE]).to_json()["next"] == nothing


def test_view_shows_totals() -> None:
    replayed = run([ONE, TWO])
    seat = {"bowl": None, "mango": 0, "missing": 0, "left": False}
    assert view(replayed.rules, replayed.state) == {
        "hand": 3,
        "dealer": None,
        "opener": None,
        "order": [1, 2],
        "seats": {"1": {"total": 32, **seat}, "2": {"total": -32, **seat}},
        "pool": 0,
        "owes": [],
        "why": None,
        "lap": None,
        "closed": False,
    }


def test_there_is_no_betting() -> None:
    rules, state = open_table(record([]))
    assert legal_acts(rules, state, ONE) is None


def test_settings_are_complete_and_read_back() -> None:
    assert rules_of("shuangkou", {}).to_json() == {"preset": "default", "base": 1, "bonus_cap": 18}
    edges = {"preset": "default", "base": 1_000_000, "bonus_cap": 0}
    assert rules_of("shuangkou", edges).to_json() == edges


def test_a_closed_table_is_settled_up() -> None:
    line = run([ONE, TWO, {"type": "close"}]).to_json()["events"][-1]
    assert line["settle_up"] == [{"from": 2, "to": 1, "points": 32}]
    assert line["transfers"] == []


def test_corrections_change_their_own_hand_only() -> None:
    plain = run([ONE, TWO, ONE])
    void = run([ONE, TWO, ONE, {"type": "void", "hand": 1}])
    assert void.state.totals == {1: -4 + 36, 2: 4 - 36}
    assert [entry.outcome for entry in void.entries] == [entry.outcome for entry in plain.entries[1:]]
    amended = run([ONE, TWO, {"type": "amend", "hand": 1, "as": {"winner": 2, "left": 1}}])
    assert [dict(entry.outcome.net) for entry in amended.entries] == [{1: -1, 2: 1}, {1: -4, 2: 4}]
    assert amended.state.totals == {1: -5, 2: 5}


def test_the_next_hand_after_a_void_gets_a_new_number() -> None:
    replayed = run([ONE, {"type": "void", "hand": 1}, TWO])
    assert replayed.entries[0].outcome.hand == 2


def test_the_register_knows_it() -> None:
    game = GAMES["shuangkou"]
    assert game.seats == (2, 2)
    assert (game.name("zh"), game.name("en")) == ("二人双扣", "Shuangkou (二人双扣)")
    assert game.words("zh").keys() == game.words("en").keys()
    assert [game.words("zh")[factor] for factor in ("4", "2", "1")] == ["双扣", "单扣", "平扣"]
    assert list(game.presets) == ["default"]


def test_settling_changes_nothing_it_was_given() -> None:
    rules, state = open_table(record([]))
    event = hand(1, 12, "7")
    fold(rules, state, event)
    assert event == hand(1, 12, "7") and state == open_table(record([]))[1]
