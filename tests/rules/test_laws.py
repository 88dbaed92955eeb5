"""Laws that hold whatever is played, in every game."""

import json
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.rules.explain import explain, summary
from games.rules.outcome import Outcome
from games.rules.record import State, fold, open_table, refold, replay
from tests.rules.evenings import LAW
from tests.rules.laws import PLAYED, Played, balances, standing, unbalanced

SEEDS = st.integers(0, 10**9)
in_every_game = pytest.mark.parametrize("played", PLAYED.values(), ids=PLAYED.keys())


@in_every_game
@LAW
@given(seed=SEEDS)
def test_no_points_are_made_or_lost(played: Played, seed: int) -> None:
    replayed = replay(played.evening(seed))
    totals, pool = balances(replayed)
    assert (totals, pool) == (dict(replayed.state.totals), replayed.state.pool)
    assert sum(totals.values()) + pool == 0 and pool >= 0
    assert unbalanced(replayed) == []


@in_every_game
@LAW
@given(seed=SEEDS)
def test_replay_is_the_fold_and_state_goes_through_json(played: Played, seed: int) -> None:
    record = played.evening(seed)
    rules, state = open_table(record)
    outcomes = []
    for event in record["events"]:
        state = State.from_json(state.game, json.loads(json.dumps(state.to_json())))
        state, outcome = fold(rules, state, event)
        outcomes.append(Outcome.from_json(json.loads(json.dumps(outcome.to_json()))))
    replayed = replay(record)
    assert replayed.state == state
    assert [entry.outcome for entry in replayed.entries] == outcomes


@in_every_game
@LAW
@given(seed=SEEDS)
def test_stored_events_replay_and_fold_to_the_same(played: Played, seed: int) -> None:
    record = played.evening(seed)
    replayed = replay(record)
    stored = [dict(entry.event) for entry in replayed.entries]
    assert replay(record | {"events": stored}).to_json() == replayed.to_json()
    rules, state = open_table(record)
    for event in stored:
        state, _ = refold(rules, state, event)
    assert state == replayed.state


@in_every_game
@LAW
@given(seed=SEEDS)
def test_corrections_never_part_net_and_ledger(played: Played, seed: int) -> None:
    replayed = replay(played.corrected(seed))
    assert balances(replayed) == (dict(replayed.state.totals), replayed.state.pool)
    assert unbalanced(replayed) == []


@in_every_game
@LAW
@given(seed=SEEDS)
def test_after_corrections_the_table_stands_as_if_dealt_so(played: Played, seed: int) -> None:
    record = played.corrected(seed)
    replayed = replay(record)
    rules, state = open_table(record)
    for entry in replayed.entries:
        state, outcome = refold(rules, state, entry.event)
        assert (outcome.net, outcome.pool, outcome.more) == (
            entry.outcome.net,
            entry.outcome.pool,
            entry.outcome.more,
        )
        assert outcome.warnings == entry.outcome.warnings or entry.outcome.hand is None
    assert (dict(state.totals), state.pool, state.play) == standing(replayed)


@in_every_game
@LAW
@given(seed=SEEDS)
def test_carrying_hands_over_is_only_a_short_cut(played: Played, seed: int) -> None:
    record = played.corrected(seed)
    short = replay(record).to_json()
    with patch.object(type(played.game), "again", lambda *_: None):
        assert replay(record).to_json() == short


@in_every_game
@LAW
@given(seed=SEEDS)
def test_every_transfer_is_explained_in_both_languages(played: Played, seed: int) -> None:
    replayed = replay(played.evening(seed))
    for entry in replayed.entries:
        for language in ("zh", "en"):
            for line in explain(replayed.rules, entry.outcome, {}, language):
                assert line.text and "{" not in line.text and "§" in line.section
            told = summary(replayed.rules, entry.outcome, {}, language)
            assert bool(told) == (entry.outcome.hand is not None)
