"""Laws of 打二毛 alone."""

import json

from hypothesis import given
from hypothesis import strategies as st

from games.rules.record import replay, rules_of
from tests.rules.building import Json
from tests.rules.ermao import evenings
from tests.rules.evenings import LAW

SEEDS = st.integers(0, 10**9)
LADDER = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


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


@given(st.sampled_from(evenings.SETTINGS))
def test_settings_read_back_what_they_write(settings: Json) -> None:
    rules = rules_of("ermao", settings)
    assert rules_of("ermao", json.loads(json.dumps(rules.to_json()))) == rules
