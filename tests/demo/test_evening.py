"""Made-up evenings: the same each time, and never refused."""

from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.demo.evening import evening
from games.rules.record import replay

BEGAN = datetime(2026, 11, 30, 19, 30, tzinfo=UTC)
FOUR = ["老王", "李姐", "阿强", "小何"]


def make(seed: int = 1, **changes):
    asked = {"game": "daxuan", "preset": "1-3", "people": FOUR, "hands": 20, "lap": True} | changes
    return evening(seed=seed, began=BEGAN, **asked)


def test_the_same_seed_is_the_same_evening():
    assert make() == make()
    assert make() != make(seed=2)


@given(
    st.integers(0, 10**9),
    st.integers(2, 8),
    st.sampled_from([("daxuan", "1-3"), ("daxuan", "5-10"), ("daxuan", "5-20"), ("dingerhuang", "default")]),
    st.booleans(),
)
@settings(max_examples=40, deadline=None)
def test_never_refused_and_always_even(seed, count, played, mistakes):
    game, preset = played
    people = [f"{seat}号" for seat in range(1, count + 1)]
    made = make(seed, game=game, preset=preset, people=people, lap=game == "daxuan", mistakes=mistakes)
    replayed = replay(made)
    assert replayed.state.closed and replayed.state.pool == 0
    assert sum(replayed.state.totals.values()) == 0
    assert not [entry for entry in replayed.entries if entry.outcome.warnings and not mistakes]


OTHERS = {"ermao": (4, 4), "shuangkou": (2, 2), "jinhua": (2, 6)}


@given(st.integers(0, 10**9), st.sampled_from(sorted(OTHERS)), st.data())
@settings(max_examples=60, deadline=None)
def test_the_other_games_are_never_refused(seed, game, data):
    people = [f"{seat}号" for seat in range(1, data.draw(st.integers(*OTHERS[game])) + 1)]
    replayed = replay(make(seed, game=game, preset="default", people=people, lap=False))
    assert replayed.state.closed and replayed.state.hands == 20
    assert sum(replayed.state.totals.values()) == 0


def test_what_the_other_games_are_about_comes_up():
    def hands(game, people):
        for seed in range(8):
            made = make(seed, game=game, preset="default", people=people, hands=30, lap=False)
            yield from (entry.outcome for entry in replay(made).entries if entry.outcome.hand)

    matches = [hand for hand in hands("ermao", FOUR) if hand.more["match_won"]]
    assert matches
    claims = {
        seat.get("claim") for hand in hands("jinhua", FOUR) for seat in hand.event["seats"] if "claim" in seat
    }
    assert claims == {"true", "false"}
    assert {hand.more["margin"] for hand in hands("shuangkou", FOUR[:2])} == {1, 2, 4}


def test_every_kind_of_hand_and_entry_comes_up():
    kinds, entries, types = set(), set(), set()
    for seed in range(12):
        made = make(seed, mistakes=True)
        types |= {event["type"] for event in made["events"]}
        entries |= {key for event in made["events"] for seat in event.get("seats", []) for key in seat}
        kinds |= {entry.outcome.more["kind"] for entry in replay(made).entries if entry.outcome.hand}
    assert kinds == {"settled", "knockout", "passed"}
    assert {"pairs", "order", "round"} <= entries
    assert types == {"bowl", "hand", "void", "amend", "final_lap", "close"}


def test_no_card_twice_in_a_hand():
    copies = {"r3": 1, "RJ": 1}
    for event in make(7, hands=60)["events"]:
        shown = [card for seat in event.get("seats", []) for pair in seat.get("pairs", []) for card in pair]
        assert all(shown.count(card) <= copies.get(card, 2) for card in shown)


@pytest.mark.parametrize("hands", [120, 300])
def test_long_evenings(hands):
    made = make(5, hands=hands, lap=False)
    assert sum(event["type"] == "hand" for event in made["events"]) == hands
    times = [event["at"] for event in made["events"]]
    assert times == sorted(times)
    assert len({event["id"] for event in made["events"]}) == len(times)


def test_an_evening_left_open():
    assert not replay(make(closed=False, lap=False)).state.closed
