"""README §4: what an amend and a void change, and what they leave alone."""

import pytest

from games.rules.record import replay
from tests.rules.building import (
    Json,
    bets,
    bowls,
    folded,
    hand,
    log,
    nets,
    out,
    record,
    refusal,
    run,
    seat,
    shown,
    stood,
)

FIRST = hand(shown(1), shown(2, 2, 2), shown(3, 3, 3), bids=[10])
OTHER_WAY = hand(shown(1, 3, 3), shown(2, 2, 2), shown(3), bids=[10])
KNOCKOUT = hand(folded(1), folded(2), stood(3), bids=[10])
PASSED = hand(stood(1), stood(2), stood(3), bids=[3], passed=2)


def amend(number: int, event: Json) -> Json:
    return {"type": "amend", "hand": number, "as": {k: v for k, v in event.items() if k != "type"}}


def void(number: int) -> Json:
    return {"type": "void", "hand": number}


def test_an_amended_hand_keeps_place_number_and_dealer() -> None:
    replayed = run([FIRST, FIRST, amend(1, OTHER_WAY)])
    assert [(entry.position, entry.outcome.hand) for entry in replayed.entries] == [(1, 1), (2, 2)]
    assert nets(replayed) == [{1: -10, 2: -10, 3: 20}, {1: 20, 2: -10, 3: -10}]
    assert replayed.entries[0].outcome.more["dealer"] == 1


def test_it_may_name_another_dealer_and_later_dealers_stay() -> None:
    replayed = run([FIRST, FIRST, amend(1, OTHER_WAY | {"dealer": 3})])
    assert [entry.outcome.more["dealer"] for entry in replayed.entries] == [3, 2]
    assert replayed.state.dealer == 3


def test_a_voided_hand_keeps_its_number() -> None:
    replayed = run([FIRST, FIRST, void(2), FIRST])
    assert [entry.outcome.hand for entry in replayed.entries] == [1, 3]
    assert replayed.entries[1].outcome.more["dealer"] == 2
    assert refusal([FIRST, void(1), void(1)]).code == "hand_not_found"


def test_what_follows_from_it_follows() -> None:
    replayed = run([PASSED, FIRST, amend(1, KNOCKOUT)])
    assert nets(replayed)[1] == {1: 25, 2: -15, 3: -10}
    assert nets(run([PASSED, FIRST, void(1)]))[0] == {1: 20, 2: -10, 3: -10}


def test_stakes_worked_out_from_a_bowl_are_facts_afterwards() -> None:
    all_in = hand(shown(1), shown(2, 2, 2), bids=[10, 500])
    events = [*bowls(100, 300), hand(shown(1, 2, 2), shown(2), bids=[40]), all_in, void(1)]
    replayed = run(events, rules={}, players=2)
    assert nets(replayed) == [{1: 60, 2: -60}]
    assert [item["stake"] for item in replayed.entries[-1].event["seats"]] == [60, 340]
    assert replayed.entries[-1].outcome.warnings == (
        {"code": "stake_short", "field": "seats.0.stake"},
        {"code": "stake_over_bowl", "field": "seats.1.stake"},
    )


def test_against_the_bowl_a_corrected_hand_only_warns() -> None:
    too_much = hand(shown(1, stake=150), shown(2, 2, 2, stake=100))
    replayed = run(
        [*bowls(100, 100), hand(shown(1), shown(2, 2, 2), bids=[10]), amend(1, too_much)], rules={}, players=2
    )
    assert replayed.entries[-1].outcome.warnings == ({"code": "stake_over_bowl", "field": "seats.0.stake"},)


def test_a_hand_recorded_after_a_correction_is_checked_in_full() -> None:
    events = [*bowls(100, 100), hand(shown(1, 2, 2), shown(2), bids=[100]), void(1)]
    assert (
        refusal([*events, hand(shown(1, stake=101), shown(2, stake=100))], rules={}, players=2).position == 5
    )


def test_later_hands_warn_of_a_bowl_that_would_have_been_too_small() -> None:
    events = [
        *bowls(100, 100),
        hand(shown(1), shown(2, 2, 2), bids=[10]),
        hand(shown(1), shown(2, 2, 2), bids=[10]),
        amend(1, hand(shown(1), shown(2, 2, 2), bids=[100])),
    ]
    replayed = run(events, rules={}, players=2)
    assert [dict(w) for w in replayed.to_json()["events"][-1]["warnings"]] == [
        {"code": "bowl_too_small", "field": "seats.1"},
        {"code": "stake_over_bowl", "field": "seats.1.stake"},
    ]


def test_every_other_check_holds_and_names_the_corrections_place() -> None:
    refused = refusal([FIRST, amend(1, hand(shown(1), shown(2)))])
    assert (refused.position, refused.code, refused.field) == (2, "missing_seat", "as.seats")


def test_a_correction_that_breaks_a_later_hand_names_that_hand() -> None:
    lap = [{"type": "final_lap"}, KNOCKOUT, *[FIRST] * 4]
    refused = refusal([*lap, amend(1, FIRST)])
    assert (refused.position, refused.code, refused.detail) == (7, "lap_finished", {"hand": 5})


@pytest.mark.parametrize("later", [[], [void(2)], [void(5)], [{"type": "close"}]])
def test_the_correction_to_blame_is_named_whatever_comes_after_it(later: list[Json]) -> None:
    lap = [{"type": "final_lap"}, KNOCKOUT, *[FIRST] * 4]
    refused = refusal([*lap, amend(2, OTHER_WAY), amend(1, FIRST), *later])
    assert (refused.position, refused.code, refused.detail) == (8, "lap_finished", {"hand": 5})


def test_a_recorded_fold_is_a_fact_whatever_the_bowl_holds_now() -> None:
    fold_first = hand(folded(1), shown(2), shown(3, 2, 2), bids=[3, 3, 3])
    events = [
        *bowls(100, 100, 100),
        hand(shown(1, 2, 2), shown(2), shown(3), bids=[3, 3, 3]),
        fold_first,
        amend(1, hand(shown(1, 2, 2), shown(2), shown(3), bids=[3, 3, 100])),
        amend(2, fold_first),
        void(1),
    ]
    replayed = run(events, rules={})
    assert nets(replayed) == [{1: 0, 2: 3, 3: -3}]
    assert replayed.entries[-1].event["seats"][0]["stake"] == 0


def test_a_log_is_a_note_once_the_hand_is_recorded() -> None:
    told = bets(
        "3 all_in, 1 call, 2 fold",
        seat(1, order={"high": 1, "low": 1}),
        seat(2),
        seat(3, order={"high": 2, "low": 2}),
    )
    events = [
        *bowls(200, 200, 200),
        hand(shown(1, 2, 2), out(2), shown(3), bids=[50], dealer=3),
        told,
        void(1),
    ]
    replayed = run(events, rules={}, dealer=1)
    assert nets(replayed) == [{1: 153, 2: -3, 3: -150}]


def test_later_corrections_see_earlier_ones() -> None:
    replayed = run([FIRST, FIRST, FIRST, amend(2, OTHER_WAY), void(1), amend(3, KNOCKOUT), amend(2, FIRST)])
    assert nets(replayed) == [{1: 20, 2: -10, 3: -10}, {1: -3, 2: -1, 3: 4}]


def test_joins_and_leaves_stay_where_they_were() -> None:
    four = hand(shown(1), shown(2, 2, 2), shown(3, 3, 3), shown(4, 4, 4), bids=[10])
    replayed = run([FIRST, {"type": "join", "player": "丁"}, four, void(1)])
    assert nets(replayed) == [{1: 30, 2: -10, 3: -10, 4: -10}]


def test_the_stored_events_replay_to_the_same() -> None:
    events = [*bowls(100, 120, 140), FIRST, PASSED, FIRST, amend(2, KNOCKOUT), FIRST, {"type": "close"}]
    replayed = run(events, rules={})
    stored = list(events)
    for entry in run(events[:6], rules={}).entries:
        stored[entry.position - 1] = entry.event
    again = replay(record(stored, rules={}))
    assert again.to_json() == replayed.to_json()


def test_a_bowl_a_correction_emptied_holds_nothing_to_stake() -> None:
    events = [
        *bowls(100, 100),
        hand(shown(1), shown(2, 2, 2), bids=[10]),
        hand(shown(1), shown(2, 2, 2), bids=[10]),
        amend(1, hand(shown(1), shown(2, 2, 2), bids=[100])),
        amend(2, hand(shown(1), folded(2, 1), bids=[10])),
    ]
    replayed = run(events, rules={}, players=2)
    assert nets(replayed) == [{1: 100, 2: -100}, {1: 0, 2: 0}]
    stored = [*events[:-1], amend(2, dict(replayed.entries[-1].event))]
    assert replay(record(stored, rules={}, players=2)).to_json() == replayed.to_json()


def emptied(players: int) -> list[Json]:
    """Hand 2 is dealt by seat 2; a correction of hand 1 has then taken seat 1 all it had."""
    others = [shown(seat) for seat in range(2, players + 1)]
    first, second, corrected = (hand(shown(1, 2, 2), *others, bids=bids) for bids in ([3], [3], [100]))
    return [*bowls(*[100] * players), first, second, amend(1, corrected)]


NOTHING_TO_STAKE = [
    pytest.param({"bids": [3, 20]}, id="bids"),
    pytest.param({"bets": log("2 call | 3 check, 2 raise 20, 3 call | 2 check, 3 check")}, id="bets"),
]


@pytest.mark.parametrize("entered", NOTHING_TO_STAKE)
def test_an_emptied_bowl_stakes_nothing_however_that_is_entered(entered: Json) -> None:
    best_of_all = hand(shown(1), shown(2, 2, 2), shown(3, 3, 3), **entered)
    replayed = run([*emptied(players=3), amend(2, best_of_all)], rules={})
    assert nets(replayed)[1] == {1: 0, 2: 20, 3: -20}
    assert [item["stake"] for item in replayed.entries[-1].event["seats"]] == [0, 20, 20]


def test_a_seat_with_nothing_to_stake_has_no_turn() -> None:
    told = bets("1 call", *map(seat, (1, 2, 3)))
    refused = refusal([*emptied(players=3), amend(2, told)], rules={})
    assert (refused.position, refused.code, refused.field) == (7, "out_of_turn", "as.bets.0.0.seat")


@pytest.mark.parametrize("text", [None, "", "2 check"], ids=["left out", "empty", "written down"])
def test_against_an_emptied_bowl_there_is_no_betting_unless_someone_is_forced(text: str | None) -> None:
    told = hand(shown(1), shown(2, 2, 2), bets=[] if text is None else log(text))
    replayed = run([*emptied(players=2), amend(2, told)], rules={"opening": 0}, players=2)
    assert nets(replayed)[1] == {1: 0, 2: 0}
