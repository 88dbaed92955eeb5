"""Laws that hold whatever is played."""

import json
from collections import Counter
from itertools import combinations_with_replacement
from typing import Any
from unittest.mock import patch

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from games.rules.errors import Refusal
from games.rules.outcome import Outcome
from games.rules.record import State, fold, open_table, refold, replay
from games.rules.shuangkou import bombs
from games.rules.shuangkou.game import ShuangkouGame
from games.rules.shuangkou.plays import beats, biggest, readings
from tests.rules.shuangkou.building import Json, record

LAW = settings(max_examples=60, deadline=None)

BOMB = st.one_of(
    st.builds(lambda size: {"size": size}, st.integers(4, 10)),
    st.sampled_from([{"size": 4, "run": 3}, {"size": 5, "run": 3}, {"size": 4, "run": 6}]),
    st.sampled_from([{"jokers": 3}, {"jokers": 4}]),
)
HAND = st.fixed_dictionaries(
    {
        "type": st.just("hand"),
        "winner": st.integers(1, 2),
        "left": st.integers(1, 27),
        "bombs": st.fixed_dictionaries({"1": st.lists(BOMB, max_size=4), "2": st.lists(BOMB, max_size=2)}),
    }
)
RULES = st.fixed_dictionaries({"base": st.integers(1, 1000), "bonus_cap": st.integers(0, 40)})


@st.composite
def evenings(draw: Any) -> Json:
    """A record every hand of which is taken."""
    table = record([], rules=draw(RULES))
    rules, state = open_table(table)
    for event in draw(st.lists(HAND, max_size=8)):
        try:
            state, _ = fold(rules, state, event)
        except Refusal as refused:
            assert refused.code in ("too_many_cards", "too_many_jokers")
            continue
        table["events"].append(event)
    return table


@LAW
@given(evenings())
def test_no_points_are_made_or_lost(table: Json) -> None:
    replayed = replay(table)
    totals = {1: 0, 2: 0}
    for entry in replayed.entries:
        assert sum(entry.outcome.net.values()) == 0 == entry.outcome.pool
        assert len(entry.outcome.why) == len(entry.outcome.transfers) <= 1
        for transfer in entry.outcome.transfers:
            assert transfer.points > 0
            totals[int(transfer.source)] -= transfer.points
            totals[int(transfer.target)] += transfer.points
    assert totals == replayed.state.totals


@LAW
@given(evenings())
def test_replay_is_the_fold_and_all_goes_through_json(table: Json) -> None:
    rules, state = open_table(table)
    outcomes, again = [], state
    for event in table["events"]:
        state = State.from_json("shuangkou", json.loads(json.dumps(state.to_json())))
        state, outcome = fold(rules, state, event)
        again, _ = refold(rules, again, outcome.event)
        outcomes.append(Outcome.from_json(json.loads(json.dumps(outcome.to_json()))))
    replayed = replay(table)
    assert replayed.state == state == again
    assert [entry.outcome for entry in replayed.entries] == outcomes


def turned(event: Json) -> Json:
    played = event["bombs"]
    return {**event, "winner": 3 - event["winner"], "bombs": {"1": played["2"], "2": played["1"]}}


@LAW
@given(evenings())
def test_seat_numbers_make_no_difference(table: Json) -> None:
    totals = replay(table).state.totals
    other = replay(table | {"events": [turned(event) for event in table["events"]]}).state.totals
    assert other == {1: totals[2], 2: totals[1]}


@LAW
@given(evenings(), st.data())
def test_corrected_hands_come_out_as_if_dealt_so(table: Json, data: Any) -> None:
    events = table["events"]
    assume(len(events) >= 2)
    number = data.draw(st.integers(1, len(events)))
    with_void = replay(table | {"events": [*events, {"type": "void", "hand": number}]})
    without = replay(table | {"events": events[: number - 1] + events[number:]})
    assert with_void.state.totals == without.state.totals
    amend = {"type": "amend", "hand": number, "as": events[0]}
    amended = replay(table | {"events": [*events, amend]}).to_json()
    plain = replay(table | {"events": [*events[: number - 1], events[0], *events[number:]]}).to_json()
    assert amended == plain
    with patch.object(ShuangkouGame, "again", lambda *_: None):
        assert replay(table | {"events": [*events, amend]}).to_json() == amended


STARS = st.lists(st.integers(4, 12), max_size=9)


@settings(max_examples=300, deadline=None)
@given(STARS, st.integers(4, 12))
def test_another_bomb_never_lowers_the_multiplier(played: list[int], more: int) -> None:
    before, after = bombs.add_up(played), bombs.add_up([*played, more])
    assert bombs.multiplier(before) <= bombs.multiplier(after)


@LAW
@given(STARS)
def test_the_order_of_bombs_makes_no_difference(played: list[int]) -> None:
    assert bombs.add_up(played) == bombs.add_up(sorted(played, reverse=True))


ORDER = "3456789TJQKA2"


def classified(ranks: Counter[str]) -> tuple[str, str, int | None] | None:
    """Kind, highest rank and stars of cards without jokers, told one by one."""
    size, kinds = sum(ranks.values()), sorted(ranks, key=ORDER.index)
    top = kinds[-1]
    if len(kinds) == 1:
        name = {1: "single", 2: "pair", 3: "triple"}.get(size, "bomb")
        return (name, top, size if size > 3 else None) if size <= 12 else None
    each, run = ranks[top], len(kinds)
    if top == "2" or any(ranks[rank] != each for rank in kinds) or "".join(kinds) not in ORDER:
        return None
    if each == 1:
        return ("straight", top, None) if run >= 5 else None
    if run < 3:
        return None
    if each <= 3:
        return ({2: "pairs", 3: "triples"}[each], top, None)
    return ("bombs", top, each + run) if run <= 6 and each + run <= 12 else None


@st.composite
def plays(draw: Any) -> list[str]:
    """Up to 14 cards close enough together to be something now and then."""
    start = draw(st.integers(0, 10))
    each, run = draw(st.integers(1, 5)), draw(st.integers(1, 6))
    natural = [rank for rank in ORDER[start : start + run] for _ in range(each)][:14]
    kept = draw(st.integers(1, len(natural)))
    natural = draw(st.permutations(natural))[: max(kept, len(natural) - 4)]
    return [*natural, *draw(st.permutations(["BJ", "BJ", "RJ", "RJ"]))[: draw(st.integers(0, 4))]]


@settings(max_examples=150, deadline=None)
@given(plays())
def test_readings_are_what_jokers_can_be_tried_as(cards: list[str]) -> None:
    natural = Counter(card for card in cards if card in ORDER)
    tried = set()
    for stand_ins in combinations_with_replacement(ORDER, len(cards) - sum(natural.values())):
        found = classified(natural + Counter(stand_ins))
        if found:
            tried.add(found)
    assert {(way.kind, way.rank, way.stars) for way in readings(cards)} == tried


@LAW
@given(plays(), plays())
def test_no_two_plays_beat_each_other(one: list[str], other: list[str]) -> None:
    mine, theirs = biggest(readings(one)), biggest(readings(other))
    if mine and theirs:
        assert not (beats(mine, theirs) and beats(theirs, mine))
        assert not any(beats(way, mine) for way in readings(one) if way.stars)
