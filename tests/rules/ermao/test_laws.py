"""Laws that hold whatever is played at a table of 打二毛."""

import json
import random
from unittest.mock import patch

from hypothesis import given
from hypothesis import strategies as st

from games.rules.ermao.game import ErmaoGame
from games.rules.errors import Refusal
from games.rules.outcome import Outcome
from games.rules.record import Replay, State, fold, open_table, refold, replay, rules_of
from tests.rules.building import Json
from tests.rules.ermao import evenings
from tests.rules.evenings import LAW

SEEDS = st.integers(0, 10**9)
LADDER = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def balances(replayed: Replay) -> dict[int, int]:
    """Totals added up from the transfers alone."""
    totals = dict.fromkeys(replayed.state.totals, 0)
    for entry in replayed.entries:
        assert sum(entry.outcome.net.values()) == 0 == entry.outcome.pool
        assert len(entry.outcome.transfers) == len(entry.outcome.why)
        for source, target, points, _ in entry.outcome.transfers:
            assert points > 0
            totals[int(source)] -= points
            totals[int(target)] += points
    return totals


@LAW
@given(SEEDS)
def test_no_points_are_made_or_lost(seed: int) -> None:
    replayed = replay(evenings.evening(seed))
    assert balances(replayed) == dict(replayed.state.totals)


@LAW
@given(SEEDS)
def test_partners_win_and_lose_the_same(seed: int) -> None:
    for entry in replay(evenings.evening(seed)).entries:
        if entry.outcome.hand is not None:
            net = entry.outcome.net
            assert net[1] == net[3] == -net[2] == -net[4] != 0


@LAW
@given(SEEDS)
def test_levels_go_up_by_what_was_announced_and_never_past_a_while_it_must_be_played(seed: int) -> None:
    record = evenings.evening(seed)
    must = record["rules"].get("must_play_ace", True)
    at = {"1": "2", "2": "2"}
    for entry in replay(record).entries:
        more = entry.outcome.more
        if entry.outcome.hand is None:
            continue
        team = more["winner"]
        declared = str(2 - entry.event["declarer"] % 2) == team
        reached = LADDER.index(at[team]) + more["up"]
        won = at[team] == "A" and declared if must else reached > 12
        assert more["match_won"] == (team if won else None)
        at = {"1": "2", "2": "2"} if won else {**at, team: LADDER[min(reached, 12)]}
        assert more["levels"] == at


@LAW
@given(SEEDS)
def test_the_side_that_moved_up_declares_next(seed: int) -> None:
    before = None
    for entry in replay(evenings.evening(seed)).entries:
        if entry.outcome.hand is None:
            continue
        if before is not None:
            assert entry.event["declarer"] % 2 == int(before) % 2
        more = entry.outcome.more
        before = None if more["match_won"] else more["winner"]


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


@given(st.sampled_from(evenings.SETTINGS))
def test_settings_read_back_what_they_write(settings: Json) -> None:
    rules = rules_of("ermao", settings)
    assert rules_of("ermao", json.loads(json.dumps(rules.to_json()))) == rules


def corrected(seed: int) -> Json:
    """An evening with corrections strewn in, each of which is taken."""
    chance = random.Random(seed)
    record = evenings.evening(seed, hands=20)
    events = record["events"]
    for _ in range(12):
        number = chance.randint(1, 15)
        event: Json = {"type": "amend", "hand": number, "as": evenings.hand(chance)}
        if chance.random() < 0.3:
            event = {"type": "void", "hand": number}
        tried = [*events, event]
        try:
            replay(record | {"events": tried})
        except Refusal:
            continue
        events = tried
    return record | {"events": events}


@LAW
@given(SEEDS)
def test_after_corrections_the_table_stands_as_if_played_so(seed: int) -> None:
    record = corrected(seed)
    replayed = replay(record)
    assert balances(replayed) == dict(replayed.state.totals)
    rules, state = open_table(record)
    for entry in replayed.entries:
        state, outcome = refold(rules, state, entry.event)
        assert (outcome.net, outcome.more) == (entry.outcome.net, entry.outcome.more)
    assert (state.totals, state.play) == (replayed.state.totals, replayed.state.play)


@LAW
@given(SEEDS)
def test_carrying_hands_over_is_only_a_short_cut(seed: int) -> None:
    record = corrected(seed)
    short = replay(record).to_json()
    with patch.object(ErmaoGame, "again", lambda *_: None):
        assert replay(record).to_json() == short
