"""Laws of 炸金花抓二游 alone."""

import copy
from contextlib import suppress
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from games.rules.errors import Refusal
from games.rules.record import legal_acts, replay
from tests.rules.evenings import LAW
from tests.rules.jinhua import evenings

SEEDS = st.integers(0, 10**9)


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
