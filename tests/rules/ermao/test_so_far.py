"""What an unfinished hand comes to, and what may be shown next (ermao §3, §4, §8)."""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.rules.ermao.cards import CARDS
from games.rules.errors import Refusal
from games.rules.games import GAMES
from games.rules.record import fold
from tests.rules.building import Json
from tests.rules.ermao.building import hand, last, run, show
from tests.rules.evenings import LAW

NOTHING = (None, None, None, None)


def told(event: Json, before: Sequence[Json] = (), rules: Json | None = None) -> dict[str, Any]:
    replayed = run(before, rules)
    said = GAMES["ermao"].so_far(replayed.rules, replayed.state, {"type": "hand", **event})
    assert said is not None
    return said


def moved(event: Json, rules: Json | None = None) -> tuple[Any, ...]:
    said = told(event, rules=rules)
    return tuple(said[key] for key in ("score", "side", "up", "called"))


SCORES: list[Any] = [
    # what is entered, then score, who moves up, by how much, and what it is called; nobody declares yet
    ({}, NOTHING),
    ({"captured": 0}, (0, "declarers", 3, "clean")),
    ({"captured": 95}, (95, "declarers", 2, "light")),
    ({"captured": 100}, (100, "declarers", 1, None)),
    ({"captured": 160}, (160, "attackers", 1, None)),
    ({"captured": 200}, (200, "attackers", 2, None)),
    ({"captured": 120, **last("pair", 20)}, (160, "attackers", 1, None)),
    ({"captured": 80, **last("tractor", 30)}, (200, "attackers", 2, None)),
    ({"captured": 85, "bottom": 20}, (85, "declarers", 2, "light")),
    ({"captured": 120, "last_trick": {"by": "attackers"}}, NOTHING),
    ({"captured": 12}, NOTHING),
    ({"captured": "85"}, NOTHING),
    ({"captured": 395, "bottom": 20}, NOTHING),
    ({"captured": 50, "last_trick": 3, "declarations": 7, "declarer": []}, NOTHING),
]


@pytest.mark.parametrize(("entered", "comes_to"), SCORES)
def test_the_side_that_moves_up_follows_from_the_score(entered: Json, comes_to: tuple[Any, ...]) -> None:
    assert moved(entered) == comes_to


def test_by_the_rules_of_the_house() -> None:
    house = {"extra_step": 40, "bottom_factors": {"throw": 16}}
    assert moved({"captured": 80, **last("throw", 10)}, house) == (240, "attackers", 3, None)


def test_the_match_as_it_stands_before_the_hand() -> None:
    first = told({})
    assert (first["due"], first["declarer"], first["level"], first["match"]) == (None, None, "2", 1)
    # Team 1 held at 0 points and is at 5; seat 3 is due.
    then = told({}, [hand(0, 1)])
    assert (then["due"], then["declarer"], then["level"]) == (3, 3, "5")
    assert then["levels"] == {"1": "5", "2": "2"}
    assert told({"declarer": 1}, [hand(0, 1)])["declarer"] == 1
    assert told({"declarer": 2}, [hand(0, 1)])["declarer"] is None


def test_the_last_shown_fixes_trumps_and_first_declarer() -> None:
    shown = told(show("1 2h", "2 2s 2s"))
    assert (shown["declarer"], shown["trump"]) == (2, "s")
    wrong = told(show("1 2h", "2 2s"))
    assert (wrong["declarer"], wrong["trump"], wrong["declarations"]) == (None, None, [])


def offered(*shown: str, before: Sequence[Json] = ()) -> list[str]:
    return [" ".join(cards) for cards in told(show(*shown), before)["declarations"]]


def test_only_what_outranks_the_last_is_offered() -> None:
    fours = ["2s 2s 2s 2s", "2h 2h 2h 2h", "2d 2d 2d 2d", "2c 2c 2c 2c"]
    assert offered("1 2h 2h", "2 2s 2s 2s") == [*fours, "BJ RJ", "RJ RJ"]
    assert offered("1 2h 2h 2h 2h") == ["BJ RJ", "RJ RJ"]
    assert offered("1 BJ RJ") == ["RJ RJ"]
    assert offered("1 RJ RJ") == []


def test_at_the_level_of_the_side_that_declares() -> None:
    """Team 1 is at 5 and declares; whoever shows, it is a five."""
    to_five = [hand(0, 1)]
    assert offered(before=to_five)[:4] == ["5s", "5h", "5d", "5c"]
    assert len(offered(before=to_five)) == 4 * 4 + 2


SHOWS = [list(cards) for count in (1, 2) for cards in combinations_with_replacement(sorted(CARDS), count)]
SHOWS += [[card] * count for card in sorted(CARDS) for count in (3, 4, 5)]


@LAW
@given(st.integers(0, 3), st.lists(st.integers(0, 17), max_size=3))
def test_what_is_offered_is_what_the_rules_take(held: int, picks: list[int]) -> None:
    """After any declarations of those offered, at the level of any of the first hands."""
    before = [hand(95, 1), *[hand(95)] * held]
    shown: list[Json] = []
    for seat, pick in enumerate(picks, 1):
        legal = told({"declarations": shown}, before)["declarations"]
        if legal:
            shown = [*shown, {"seat": seat, "show": legal[pick % len(legal)]}]
    legal = told({"declarations": shown}, before)["declarations"]
    state = run(before)
    for cards in SHOWS:
        event = hand(100, declarations=[*shown, {"seat": 4, "show": cards}])
        try:
            fold(state.rules, state.state, event)
            taken = True
        except Refusal:
            taken = False
        assert taken == (sorted(cards) in [sorted(each) for each in legal]), cards


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 500) | st.sampled_from(["2h", "attackers", "pair", "nt"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["seat", "show", "by", "shape"]), inner, max_size=3)
    ),
    max_leaves=6,
)
FIELDS = ["declarer", "trump", "captured", "bottom", "last_trick", "declarations"]


@LAW
@given(st.dictionaries(st.sampled_from(FIELDS), JSON))
def test_whatever_is_entered_nothing_is_refused(entered: Json) -> None:
    assert set(told(entered)) >= {"score", "side", "up", "declarer", "trump", "declarations", "level"}
