"""A whole evening in and out: through the same checks, all of it or nothing."""

import copy
from datetime import UTC, date, datetime
from typing import Any

import pytest

from clubs.errors import Invalid
from clubs.models import Club, Player, User
from games import services
from games.models import Event, Table
from games.prove import prove
from games.rules.errors import Refusal
from games.rules.record import replay
from settlement.models import Posting, Report, Sitting
from tests.book.conftest import HAND, Desk, fill, open_desk
from tests.book.evenings import evening


def test_an_evening_of_120_hands(club: Club, host: User) -> None:
    record = evening(20261130, hands=120)
    table = services.import_record(club=club, record=record, by=host)
    due = replay(record)
    assert table.hands.count() == 120
    assert table.state == due.state.to_json()
    assert table.closed_at is not None and table.sitting.closed_at is not None
    assert Report.objects.filter(sitting=table.sitting).count() == 1
    assert prove(table.sitting) == []


def test_what_was_exported_comes_back_the_same(club: Club, other_club: Club, host: User) -> None:
    record = evening(11, hands=12)
    record["events"][-1:-1] = [
        {"type": "amend", "hand": 2, "as": _as(record, 3)},
        {"type": "void", "hand": 1},
    ]
    table = services.import_record(club=club, record=record, by=host)
    exported = services.export(table)
    again = services.import_record(club=other_club, record=exported, by=host)
    assert replay(exported).to_json()["events"] == replay(record).to_json()["events"]
    assert again.state == table.state
    assert services.export(again)["events"] == exported["events"]
    assert prove(again.sitting) == prove(table.sitting) == []


def test_a_live_table_is_exported_and_replays_to_the_same(desk: Desk) -> None:
    desk.record(HAND)
    desk.record({"type": "join", "player": "戊"})
    desk.record({"type": "void", "hand": 1})
    table = desk.fresh()
    exported = services.export(table)
    assert exported["players"] == ["甲", "乙", "丙", "丁"]
    assert replay(exported).state.to_json() == table.state
    assert {event["by"] for event in exported["events"]} == {"host"}


def test_times_come_from_the_record(club: Club, host: User) -> None:
    record = evening(2, hands=2)
    for index, event in enumerate(record["events"]):
        event["at"] = f"2026-05-01T20:{index:02}:00+08:00"
    table = services.import_record(club=club, record=record, by=host)
    assert table.sitting.day == date(2026, 5, 1)
    assert table.sitting.opened_at == datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
    assert table.events.get(seq=2).at == datetime(2026, 5, 1, 12, 1, tzinfo=UTC)


def test_known_names_are_known_people(club: Club, host: User) -> None:
    known = Player.objects.create(club=club, name="甲")
    table = services.import_record(club=club, record=evening(2, hands=1), by=host)
    assert table.seats.get(number=1).player == known
    assert club.players.count() == 4


@pytest.mark.parametrize(
    ("spoil", "code", "event"),
    [
        (lambda record: record["events"][6]["seats"].pop(), "missing_seat", 7),
        (lambda record: record.update(game="whist"), "unknown_game", 0),
        (lambda record: record["players"].pop(), None, None),
        (lambda record: record["events"].append({"type": "void", "hand": 99}), "hand_not_found", 17),
    ],
)
def test_one_thing_wrong_and_nothing_is_kept(
    club: Club, host: User, spoil: Any, code: str, event: int
) -> None:
    record = evening(4, hands=11)
    spoil(record)
    with pytest.raises(Refusal) as refused:
        services.import_record(club=club, record=record, by=host)
    if code:
        assert (refused.value.code, refused.value.position) == (code, event)
    assert not any(model.objects.exists() for model in (Sitting, Table, Event, Posting, Player))


@pytest.mark.parametrize(
    ("event", "code", "field"),
    [
        ({"id": "5"}, "bad_event_id", "events.0.id"),
        ({"id": 5}, "bad_event_id", "events.0.id"),
        ({"at": "yesterday"}, "bad_time", "events.0.at"),
        ({"at": 5}, "bad_time", "events.0.at"),
        ({"at": "9999-01-01T00:00:00Z"}, "bad_time", "events.0.at"),
        ({"note": "\x00"}, "bad_text", "events.0.note"),
        ({"note": float("inf")}, "bad_number", "events.0.note"),
    ],
)
def test_what_cannot_be_kept_is_named(
    club: Club, host: User, event: dict[str, Any], code: str, field: str
) -> None:
    record = evening(4, hands=1)
    record["events"][0] |= event
    with pytest.raises(Invalid) as refused:
        services.import_record(club=club, record=record, by=host)
    assert (refused.value.code, refused.value.field) == (code, field)
    assert not Sitting.objects.exists()


def test_two_events_with_one_id(club: Club, host: User) -> None:
    record = evening(4, hands=1)
    for event in record["events"][:2]:
        event["id"] = "6b0f6f0e-5a55-4f6d-b2f2-1c3c8d5c8a10"
    with pytest.raises(Invalid) as refused:
        services.import_record(club=club, record=record, by=host)
    assert refused.value.code == "event_id_twice"


def test_one_person_in_two_seats(club: Club, host: User) -> None:
    with pytest.raises(Invalid) as refused:
        services.import_record(
            club=club, record={**evening(4, hands=1), "players": ["甲", "甲", "丙", "丁"]}, by=host
        )
    assert refused.value.code == "player_twice"


def test_an_imported_table_goes_on(club: Club, host: User) -> None:
    table = services.import_record(club=club, record=evening(9, hands=3, close=False), by=host)
    desk = Desk(table.sitting, table, host)
    fill(desk, 400)
    assert desk.record({**HAND})["hand"] == 4
    desk.record({"type": "amend", "hand": 2, "as": {"bids": [3, 10], "seats": HAND["seats"]}})
    assert prove(table.sitting) == []


def _as(record: dict[str, Any], number: int) -> dict[str, Any]:
    hands = [event for event in record["events"] if event["type"] == "hand"]
    return {key: value for key, value in copy.deepcopy(hands[number - 1]).items() if key != "type"}


def test_a_table_of_another_evening_is_not_touched(desk: Desk, host: User) -> None:
    desk.record(HAND)
    before = desk.fresh().head
    services.import_record(club=desk.sitting.club, record=evening(3, hands=5), by=host)
    assert desk.fresh().head == before
    assert open_desk(desk.sitting.club, host).fresh().seq == 0
