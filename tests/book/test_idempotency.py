"""The same id twice, a stale sequence, two hosts at once (PROOFS F4, F5, F6)."""

import threading
import uuid
from collections.abc import Callable
from typing import Any

import pytest
from django.db import connection

from clubs.errors import Conflict, Problem
from clubs.models import Club, User
from games import services
from games.models import Event
from settlement.models import Transfer
from tests.book.conftest import HAND, HAND_NET, Desk, fill, open_desk


def test_the_same_id_gets_the_same_answer_and_nothing_new(desk: Desk) -> None:
    event = {**HAND, "id": str(uuid.uuid4())}
    first = services.record(table_id=desk.table.pk, event=event, by=desk.by)
    desk.record(HAND)
    again = services.record(table_id=desk.table.pk, event=event, by=desk.by, expected_seq=4)
    assert (first.created, again.created) == (True, False)
    assert again.answer == first.answer
    assert desk.fresh().seq == 6


def test_keys_in_another_order_are_the_same_body(desk: Desk) -> None:
    event = {**HAND, "id": str(uuid.uuid4())}
    desk.record(event)
    assert desk.record(dict(reversed(event.items())))["seq"] == 5


@pytest.mark.parametrize(
    ("change", "reason"),
    [({"bids": [3, 30, 60]}, ""), ({"note": "x"}, ""), ({}, "mistyped")],
)
def test_the_same_id_with_another_body_is_refused(desk: Desk, change: dict[str, Any], reason: str) -> None:
    event = {**HAND, "id": str(uuid.uuid4())}
    desk.record(event)
    with pytest.raises(Conflict) as refused:
        desk.record({**event, **change}, reason=reason)
    assert refused.value.code == "event_id_reused"
    assert Event.objects.filter(table=desk.table).count() == 5
    assert desk.totals()["甲"] == HAND_NET["1"]


def test_the_same_id_at_another_table_is_another_event(desk: Desk) -> None:
    event = {**HAND, "id": str(uuid.uuid4())}
    desk.record(event)
    other = fill(open_desk(desk.sitting.club, desk.by))
    assert other.record(event)["seq"] == 5


@pytest.mark.parametrize("seen", [0, 4, 6])
def test_who_has_not_seen_the_latest_is_told_what_he_missed(desk: Desk, seen: int) -> None:
    desk.record(HAND)
    with pytest.raises(Conflict) as refused:
        desk.record(HAND, expected_seq=seen)
    assert (refused.value.code, refused.value.detail["seq"]) == ("table_moved_on", 5)
    assert [event["seq"] for event in refused.value.detail["missed"]] == list(range(seen + 1, 6))
    assert desk.fresh().seq == 5


@pytest.mark.django_db(transaction=True)
def test_one_id_from_many_at_once_is_one_hand(club: Club, host: User) -> None:
    desk, event = fill(open_desk(club, host)), {**HAND, "id": str(uuid.uuid4())}
    answers = at_once([lambda: desk.record(event)] * 6)
    assert all(answer == answers[0] for answer in answers)
    assert desk.fresh().hands.count() == 1
    assert Transfer.objects.count() == 3


@pytest.mark.django_db(transaction=True)
def test_of_many_who_saw_the_same_one_wins(club: Club, host: User) -> None:
    desk = fill(open_desk(club, host))
    answers = at_once([lambda: desk.record(HAND, expected_seq=4)] * 6)
    won = [answer for answer in answers if not isinstance(answer, Problem)]
    assert [answer["seq"] for answer in won] == [5]
    assert {answer.code for answer in answers if isinstance(answer, Problem)} == {"table_moved_on"}


@pytest.mark.django_db(transaction=True)
def test_two_tables_of_one_evening_count_it_once_for_a_player(club: Club, host: User) -> None:
    one = fill(open_desk(club, host))
    two = fill(open_desk(club, host, sitting=one.sitting))
    at_once([lambda: one.record(HAND), lambda: two.record(HAND)])
    row = club.standings.get(player__name="甲", game="")
    assert (row.points, row.hands, row.sittings, row.biggest) == (108, 2, 1, 54)


def at_once(acts: list[Callable[[], Any]]) -> list[Any]:
    """Do all of it at the same time, each on a connection of its own; a refusal is an answer too."""
    answers: list[Any] = []
    start = threading.Barrier(len(acts))

    def run(act: Callable[[], Any]) -> None:
        start.wait()
        try:
            answers.append(act())
        except Problem as problem:
            answers.append(problem)
        finally:
            connection.close()

    threads = [threading.Thread(target=run, args=[act]) for act in acts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(answers) == len(acts)
    return answers
