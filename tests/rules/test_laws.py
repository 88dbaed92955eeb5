"""Laws that hold whatever happens at a table."""

import json
import random
from typing import Any
from unittest.mock import patch

from hypothesis import given
from hypothesis import strategies as st

from games.rules.errors import Refusal
from games.rules.outcome import Outcome
from games.rules.record import Replay, State, fold, open_table, refold, replay
from games.rules.xuan.game import XuanGame
from tests.rules import evenings
from tests.rules.building import Json
from tests.rules.evenings import LAW

SEEDS = st.integers(0, 10**9)


def balances(replayed: Replay) -> tuple[dict[int, int], int]:
    """Totals and pool added up from the transfers alone."""
    totals, pool = dict.fromkeys(replayed.state.totals, 0), 0
    for entry in replayed.entries:
        for transfer in entry.outcome.transfers:
            assert transfer.points > 0 and transfer.source != transfer.target
            for account, points in ((transfer.source, -transfer.points), (transfer.target, transfer.points)):
                if account == "pool":
                    pool += points
                else:
                    totals[int(account)] += points
    return totals, pool


def unbalanced(replayed: Replay) -> list[int]:
    """Positions of the events whose net and change of the pool do not add up to 0, or say not why."""
    found, before = [], 0
    for entry in replayed.entries:
        outcome = entry.outcome
        if sum(outcome.net.values()) + outcome.pool - before or len(outcome.transfers) != len(outcome.why):
            found.append(entry.position)
        before = outcome.pool
    return found


@LAW
@given(SEEDS)
def test_no_points_are_made_or_lost(seed: int) -> None:
    replayed = replay(evenings.evening(seed))
    totals, pool = balances(replayed)
    assert (totals, pool) == (dict(replayed.state.totals), replayed.state.pool)
    assert sum(totals.values()) + pool == 0 and pool >= 0
    assert unbalanced(replayed) == []


@LAW
@given(SEEDS)
def test_nobody_wins_or_loses_more_than_was_staked(seed: int) -> None:
    for entry in replay(evenings.evening(seed)).entries:
        if entry.outcome.hand is None:
            continue
        stakes = {item["seat"]: item.get("stake", 0) for item in entry.event["seats"]}
        lost = dict.fromkeys(stakes, 0)
        for transfer in entry.outcome.transfers:
            if transfer.reason in ("beaten", "skin") and transfer.target != "pool":
                assert transfer.points <= stakes[transfer.target]
                lost[transfer.source] += transfer.points
        assert all(lost[seat] <= stakes[seat] for seat in stakes)


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


def renumbered(record: Json, by: int) -> Json:
    """The same evening with every seat moved on by ``by`` around the table."""
    count = len(record["players"])

    def turn(seat: int) -> int:
        return (seat - 1 + by) % count + 1

    def moved(value: Any) -> Any:
        if isinstance(value, dict):
            return {k: turn(v) if k in ("seat", "dealer") else moved(v) for k, v in value.items()}
        return [moved(item) for item in value] if isinstance(value, list) else value

    return {**moved(record), "players": record["players"]}


@LAW
@given(SEEDS, st.integers(1, 7))
def test_seat_numbers_make_no_difference(seed: int, by: int) -> None:
    record = evenings.evening(seed)
    record["events"] = [e for e in record["events"] if e["type"] in ("hand", "bowl", "final_lap")]
    try:
        plain = replay(record)
    except Refusal:
        return  # a hand that needed a seat which joined
    count = len(record["players"])
    other = replay(renumbered(record, by))
    turned = {(seat - 1 + by) % count + 1: points for seat, points in plain.state.totals.items()}
    assert dict(other.state.totals) == turned


def corrected(seed: int) -> Json:
    """An evening with corrections strewn in, each of which is taken."""
    chance = random.Random(seed)
    record = evenings.evening(seed)
    events = [*record["events"], {"type": "close"}]
    for _ in range(6):
        tried = events[:]
        tried.insert(chance.randint(len(events) // 2, len(events)), correction(chance, record))
        try:
            replay(record | {"events": tried})
        except Refusal:
            continue
        events = tried
    return record | {"events": events}


def correction(chance: random.Random, record: Json) -> Json:
    number = chance.randint(1, 20)
    if chance.random() < 0.3:
        return {"type": "void", "hand": number}
    rules, state = open_table(record)
    hand = evenings.hand(chance, rules, list(state.order))
    return {"type": "amend", "hand": number, "as": hand}


@LAW
@given(SEEDS)
def test_corrections_never_part_net_and_ledger(seed: int) -> None:
    replayed = replay(corrected(seed))
    assert balances(replayed) == (dict(replayed.state.totals), replayed.state.pool)
    assert unbalanced(replayed) == []


@LAW
@given(SEEDS)
def test_after_corrections_the_table_stands_as_if_dealt_so(seed: int) -> None:
    replayed = replay(corrected(seed))
    rules, state = open_table(corrected(seed))
    for entry in replayed.entries:
        state, outcome = refold(rules, state, entry.event)
        assert (outcome.net, outcome.pool) == (entry.outcome.net, entry.outcome.pool)
        assert outcome.warnings == entry.outcome.warnings or entry.outcome.hand is None
    assert (dict(state.totals), state.pool) == (dict(replayed.state.totals), replayed.state.pool)
    assert state.play == replayed.state.play


@LAW
@given(SEEDS)
def test_carrying_hands_over_is_only_a_short_cut(seed: int) -> None:
    record = corrected(seed)
    short = replay(record).to_json()
    with patch.object(XuanGame, "again", lambda *_: None):
        assert replay(record).to_json() == short
