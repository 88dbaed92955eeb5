"""Laws that hold whatever happens at a table of 炸金花抓二游."""

import copy
import json
import random
from contextlib import suppress
from typing import Any
from unittest.mock import patch

from hypothesis import given
from hypothesis import strategies as st

from games.rules.errors import Refusal
from games.rules.explain import explain, summary
from games.rules.jinhua.game import JinhuaGame
from games.rules.outcome import Outcome
from games.rules.record import State, fold, legal_acts, open_table, refold, replay
from tests.rules.building import Json
from tests.rules.evenings import LAW
from tests.rules.jinhua import evenings

SEEDS = st.integers(0, 10**9)


@LAW
@given(SEEDS)
def test_no_points_are_made_or_lost(seed: int) -> None:
    replayed = replay(evenings.evening(seed))
    totals = dict.fromkeys(replayed.state.totals, 0)
    for entry in replayed.entries:
        outcome = entry.outcome
        assert sum(outcome.net.values()) == 0 == outcome.pool
        for transfer in outcome.transfers:
            assert transfer.points > 0 and transfer.source != transfer.target
            totals[int(transfer.source)] -= transfer.points
            totals[int(transfer.target)] += transfer.points
    assert totals == dict(replayed.state.totals)


@LAW
@given(SEEDS)
def test_a_loser_loses_what_was_put_in_and_no_more(seed: int) -> None:
    """The pot takes at most ante and bets, the floor at most an ante; the bonus an ante a winner."""
    replayed = replay(evenings.evening(seed))
    ante = replayed.rules.to_json()["ante"]
    for entry in replayed.entries:
        if entry.outcome.hand is None:
            continue
        for item in entry.event["seats"]:
            lost = [each for each in entry.outcome.transfers if each.source == item["seat"]]
            pot = sum(each.points for each in lost if each.reason == "pot")
            assert pot <= ante + item.get("bets", 0)
            assert not (item["fate"] in ("won", "out") and pot)
            assert sum(each.points for each in lost if each.reason == "bonus") <= 2 * ante


@LAW
@given(SEEDS)
def test_replay_is_the_fold_and_state_goes_through_json(seed: int) -> None:
    record = evenings.evening(seed)
    rules, state = open_table(record)
    outcomes = []
    for event in record["events"]:
        state = State.from_json(state.game, json.loads(json.dumps(state.to_json())))
        state, outcome = fold(rules, state, event)
        outcomes.append(Outcome.from_json(json.loads(json.dumps(outcome.to_json()))))
    replayed = replay(record)
    assert replayed.state == state
    assert [entry.outcome for entry in replayed.entries] == outcomes


@LAW
@given(SEEDS)
def test_stored_events_replay_and_fold_to_the_same(seed: int) -> None:
    record = evenings.evening(seed)
    replayed = replay(record)
    stored = [dict(entry.event) for entry in replayed.entries]
    assert replay(record | {"events": stored}).to_json() == replayed.to_json()
    rules, state = open_table(record)
    for event in stored:
        state, _ = refold(rules, state, event)
    assert state == replayed.state


def corrected(seed: int) -> Json:
    """An evening with corrections strewn in, each of which is taken."""
    chance = random.Random(seed)
    record = evenings.evening(seed)
    order = list(open_table(record)[1].order)
    events = [*record["events"], {"type": "close"}]
    for _ in range(6):
        number, tried = chance.randint(1, 15), events[:]
        void: Json = {"type": "void", "hand": number}
        amend: Json = {"type": "amend", "hand": number, "as": evenings.hand(chance, order)}
        tried.insert(chance.randint(len(events) // 2, len(events)), chance.choice([void, amend, amend]))
        try:
            replay(record | {"events": tried})
        except Refusal:
            continue
        events = tried
    return record | {"events": events}


@LAW
@given(SEEDS)
def test_after_corrections_the_table_stands_as_if_dealt_so(seed: int) -> None:
    record = corrected(seed)
    replayed = replay(record)
    rules, state = open_table(record)
    for entry in replayed.entries:
        state, outcome = refold(rules, state, entry.event)
        assert outcome.net == entry.outcome.net
        assert not entry.outcome.warnings
    assert dict(state.totals) == dict(replayed.state.totals)


@LAW
@given(SEEDS)
def test_carrying_hands_over_is_only_a_short_cut(seed: int) -> None:
    record = corrected(seed)
    short = replay(record).to_json()
    with patch.object(JinhuaGame, "again", lambda *_: None):
        assert replay(record).to_json() == short


@LAW
@given(SEEDS)
def test_every_transfer_is_explained_in_both_languages(seed: int) -> None:
    replayed = replay(evenings.evening(seed))
    for entry in replayed.entries:
        for language in ("zh", "en"):
            for line in explain(replayed.rules, entry.outcome, {}, language):
                assert line.text and "{" not in line.text and line.section.startswith("jinhua §3")
            assert bool(summary(replayed.rules, entry.outcome, {}, language)) == (
                entry.outcome.hand is not None
            )


ODD: list[Any] = [None, True, False, -1, 0, 1, 2, 10**400, 1.0, float("nan"), "", "1", "五", [], {}, [[]]]
ODD += [{"seat": 1}, [1, 2], "2h", ["2h", "2s", "Kd"], "won", "folded", "true", "fold", "showdown", "\ud800"]


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every container and key in a JSON value."""
    keys: list[Any] = []
    if isinstance(value, dict):
        keys = list(value)
    elif isinstance(value, list):
        keys = list(range(len(value)))
    return [(value, key) for key in keys] + [place for key in keys for place in places(value[key])]


@LAW
@given(SEEDS, st.integers(0, 10**9), st.sampled_from(ODD))
def test_whatever_is_sent_is_worked_out_or_refused(seed: int, where: int, odd: Any) -> None:
    record = copy.deepcopy(evenings.evening(seed, length=4))
    found = places(record)
    container, key = found[where % len(found)]
    container[key] = copy.deepcopy(odd)
    try:
        replayed = replay(record)
    except Refusal as refusal:
        assert refusal.message("zh") and refusal.message("en") and refusal.position is not None
        return
    assert sum(replayed.state.totals.values()) == 0
    for event in record["events"] if isinstance(record["events"], list) else []:
        with suppress(Refusal):
            legal_acts(replayed.rules, replayed.state, event)
