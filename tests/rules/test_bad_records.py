"""Whatever JSON is thrown at it, a record is worked out or refused; nothing else happens (PROOFS B2–B4)."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.rules.errors import Refusal
from games.rules.record import legal_acts, replay
from tests.rules.building import bets, bowls, cards, folded, hand, record, run, seat, shown
from tests.rules.evenings import LAW

ODD: list[Any] = [
    None,
    True,
    False,
    -1,
    0,
    1,
    10**400,
    1.0,
    2.5,
    float("nan"),
    float("inf"),
    "",
    "1",
    "五",
    [],
    {},
]
ODD += [[[]], {"seat": 1}, [1, 2], "rQ", ["rQ", "rQ"], "shown", "folded", "\ud800"]

FULL = record(
    [
        *bowls(100, 200, 300),
        hand(
            cards(1, "rQ rQ r2 r2"),
            shown(2) | {"pairs": [["b9", "b8"], ["b7", "b5"]]},
            folded(3),
            bids=[3, 9],
        ),
        hand(shown(1, stake=9), shown(2, 2, 2, stake=9), folded(3, 2, stake=3), dealer=2),
        bets("2 call, 3 fold | 1 check, 2 check", seat(1), seat(2), seat(3)),
        {"type": "join", "player": "丁", "after": 1},
        {"type": "leave", "seat": 4},
        {"type": "final_lap"},
        {
            "type": "amend",
            "hand": 1,
            "as": hand(shown(1, stake=9), shown(2, 2, 2, stake=9), folded(3), bids=[3]),
        },
        {"type": "void", "hand": 2},
        {"type": "close", "meal": {"bill": "12.30", "policy": "points"}},
        {"type": "reopen"},
    ],
    rules={"preset": "1-3", "mango": 6},
    dealer=1,
    id="full",
)
FULL["events"][3]["seats"][1].pop("order")


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Path of every value inside a JSON value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(found for key, item in inside for found in places(item, (*path, key)))]


def changed(value: Any, path: tuple[Any, ...], to: Any) -> Any:
    """A copy with the value at ``path`` replaced."""
    if not path:
        return to
    whole = copy.deepcopy(value)
    inner = whole
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = to
    return whole


def worked_out_or_refused(value: Any) -> bool:
    """Whether there is a line to print, of the record or of a refusal that says where and what to do."""
    try:
        line = replay(value).to_json()
    except Refusal as refusal:
        said = refusal.message("zh").endswith("。") and refusal.message("en").endswith(".")
        return said and isinstance(refusal.position, int) and bool(json.dumps(refusal.to_json()))
    return bool(json.dumps(line, allow_nan=False))


def test_the_record_itself_is_good() -> None:
    assert run(FULL["events"], rules=FULL["rules"]).state.closed is False


@pytest.mark.parametrize("path", places(FULL), ids=lambda path: ".".join(map(str, path)))
def test_one_odd_value(path: tuple[Any, ...]) -> None:
    for odd in ODD:
        assert worked_out_or_refused(changed(FULL, path, odd))


@LAW
@given(st.lists(st.tuples(st.sampled_from(places(FULL)[1:]), st.sampled_from(ODD)), min_size=2, max_size=6))
def test_several_odd_values(changes: list[tuple[tuple[Any, ...], Any]]) -> None:
    value: Any = FULL
    for path, odd in changes:
        try:
            value = changed(value, path, odd)
        except (KeyError, IndexError, TypeError):
            continue  # an earlier change took the place away
    assert worked_out_or_refused(value)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@LAW
@given(JSON)
def test_any_json_as_record_or_event(value: Any) -> None:
    assert worked_out_or_refused(value)
    assert worked_out_or_refused(FULL | {"events": [value]})


@LAW
@given(st.sampled_from(places(FULL["events"][5])), st.sampled_from(ODD))
def test_offering_acts_refuses_as_well(path: tuple[Any, ...], odd: Any) -> None:
    replayed = run(FULL["events"][:5], rules=FULL["rules"])
    event = changed(FULL["events"][5], path, odd)
    try:
        legal_acts(replayed.rules, replayed.state, event)
    except Refusal as refusal:
        assert refusal.code


def test_keys_nobody_knows_are_kept_and_do_nothing() -> None:
    event = FULL["events"][4] | {
        "id": "x",
        "at": "2026-11-30T22:00:00Z",
        "by": "甲",
        "note": ["茶", {"a": 1}],
    }
    plain, noted = (run([*bowls(100, 200, 300), item], rules={}) for item in (FULL["events"][4], event))
    assert noted.to_json() == plain.to_json()
    assert noted.entries[-1].event["note"] == ["茶", {"a": 1}]


def test_deep_nesting_is_refused_in_place() -> None:
    deep: Any = []
    for _ in range(10_000):
        deep = [deep]
    for at in ("pairs", "order", "stake", "fate", "round"):
        event = hand(shown(1) | {at: deep}, shown(2), shown(3), bids=[3])
        assert worked_out_or_refused(record([event]))
    assert worked_out_or_refused(deep)
