"""Laws of 打旋 and 丁二皇 alone."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from games.rules.errors import Refusal
from games.rules.record import replay
from tests.rules import evenings
from tests.rules.building import Json
from tests.rules.evenings import LAW

SEEDS = st.integers(0, 10**9)


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
