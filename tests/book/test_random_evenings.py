"""Laws under random events.

The book equals a fresh replay, it only grows, and whatever is refused leaves no trace.
"""

import random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from clubs.errors import Problem
from clubs.models import Club, User
from games import booking, presenting, services
from games.prove import prove
from games.rules.errors import Refusal
from games.rules.record import replay
from settlement import ledger
from settlement.models import Transfer
from tests.book.conftest import Desk, fill, open_desk
from tests.book.evenings import a_hand

KINDS = ["hand"] * 6 + ["amend", "amend", "void", "join", "leave", "final_lap", "close", "reopen", "bowl"]


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 10**9), kinds=st.lists(st.sampled_from(KINDS), min_size=5, max_size=18))
def test_the_book_equals_a_fresh_replay(club: Club, host: User, seed: int, kinds: list[str]) -> None:
    chance, desk, raw = random.Random(seed), fill(open_desk(club, host, "甲乙丙")), []
    raw += [{"type": "bowl", "seat": seat, "points": 200} for seat in (1, 2, 3)]
    for kind in kinds:
        event = an_event(kind, chance, desk)
        before = list(Transfer.objects.order_by("id").values_list())
        if recorded(desk, event):
            raw.append(event)
        assert list(Transfer.objects.order_by("id").values_list())[: len(before)] == before
    table = desk.fresh()
    record = booking.record_of(table, presenting.seats_of(table), raw)
    as_sent, as_kept = replay(record), replay(services.export(table))
    assert as_sent.to_json()["events"] == as_kept.to_json()["events"]
    assert as_sent.state.to_json() == as_kept.state.to_json() == table.state
    assert sum(ledger.balances(desk.sitting).values()) == 0
    assert prove(desk.sitting) == []


def recorded(desk: Desk, event: dict[str, Any]) -> bool:
    """Whether the event was taken; refused, nothing has changed."""
    before = desk.fresh()
    try:
        desk.record(event)
    except (Refusal, Problem):
        after = desk.fresh()
        assert (after.seq, after.head, after.state) == (before.seq, before.head, before.state)
        return False
    return True


def an_event(kind: str, chance: random.Random, desk: Desk) -> dict[str, Any]:
    table = desk.fresh()
    order = table.state["order"]
    if kind == "hand":
        return a_hand(chance, order)
    if kind == "amend":
        entered = {k: v for k, v in a_hand(chance, order).items() if k != "type"}
        return {"type": "amend", "hand": chance.randint(1, 6), "as": entered}
    if kind == "void":
        return {"type": "void", "hand": chance.randint(1, 6)}
    if kind == "join":
        return {"type": "join", "player": chance.choice("甲乙丙丁戊己"), "after": chance.choice(order)}
    if kind == "leave":
        return {"type": "leave", "seat": chance.choice(order)}
    if kind == "bowl":
        return {"type": "bowl", "seat": chance.choice(order), "points": chance.choice([50, 100, 200])}
    return {"type": kind}
