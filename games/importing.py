"""A whole evening in and out of a table record (README §2)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Any, cast

from django.db import transaction
from django.utils import timezone
from django.utils.dateparse import parse_datetime
from django.utils.translation import gettext_lazy as _

from clubs.errors import Invalid
from clubs.models import Club, Player, User
from clubs.services import player_named
from games import booking, chain, intake, presenting
from games.models import Event, Hand, Seat, Table
from games.rules.outcome import Outcome
from games.rules.record import Replay, replay
from games.rules.record import open_table as open_record
from settlement import ledger
from settlement.models import Sitting
from settlement.services import open_sitting


def export(table: Table) -> dict[str, Any]:
    """The table's record: replaying it gives what stands in the book. Four statements or fewer."""
    events = list(table.events.select_related("by").defer("answer").order_by("seq"))
    bodies = [
        {
            **event.body,
            "id": str(event.event_id),
            "at": event.at.isoformat(),
            "by": event.body.get("by") or (event.by.get_username() if event.by else None),
        }
        for event in events
    ]
    return {**booking.record_of(table, presenting.seats_of(table), bodies), "id": str(table.pk)}


@transaction.atomic
def import_record(
    *,
    club: Club,
    record: Mapping[str, Any],
    by: User | None = None,
    title: str = "",
    place: str = "",
    day: date | None = None,
    language: str = "zh",
) -> Table:
    """Make a sitting with one table out of a table record, through the same checks; all of it or nothing.

    Names the club does not know yet become players. Times come from the events' `at` where given, else it is
    now.

    Raises:
        Refusal: an event (`position`, 0 for the head) is refused.
        Invalid: something in it cannot be kept (`bad_event_id`, `event_id_twice`, `bad_time`,
        `player_twice`, …).
    """
    intake.check_plain(record)
    raw = record.get("events")
    kept = [_kept(event) for event in raw] if isinstance(raw, list) else raw
    replayed = replay({**record, "events": kept})
    raw = cast(list[dict[str, Any]], raw)
    times = _times(raw)
    moment = times[0] if times else timezone.now()
    sitting = open_sitting(club=club, title=title, place=place, opened_at=moment, day=day)
    table, seats = _seated(sitting, record, raw, by)
    events = _events(table, raw, replayed, times, by)
    hands = _hands(events, raw, replayed)
    _store(table, seats, events, hands, replayed)
    return table


def _kept(event: Any) -> Any:
    """An event without what has a column of its own; what is no event is left for the rules to refuse."""
    if not isinstance(event, Mapping):
        return event
    return {key: value for key, value in event.items() if key not in ("id", "at")}


def _seated(
    sitting: Sitting, record: Mapping[str, Any], raw: Sequence[Mapping[str, Any]], by: User | None
) -> tuple[Table, list[Seat]]:
    head = {"game": record["game"], "dealer": record.get("dealer") or 1}
    rules, state = open_record({**record, "events": []})
    names = list(record["players"])
    players = [player_named(club=sitting.club, name=n, field=f"players.{i}") for i, n in enumerate(names)]
    table = booking.lay_table(sitting=sitting, head=head, rules=rules, state=state, players=players, by=by)
    joiners = [player_named(club=sitting.club, name=e["player"]) for e in raw if e["type"] == "join"]
    return table, [*presenting.seats_of(table), *_join(table, len(players), joiners)]


def _join(table: Table, seated: int, joiners: Sequence[Player]) -> list[Seat]:
    accounts = ledger.open_accounts(sitting=table.sitting, players=joiners)
    return Seat.objects.bulk_create(
        Seat(table=table, number=number, player=player, account=accounts[player.pk])
        for number, player in enumerate(joiners, seated + 1)
    )


def _events(
    table: Table,
    raw: Sequence[Mapping[str, Any]],
    replayed: Replay,
    times: Sequence[datetime],
    by: User | None,
) -> list[Event]:
    amended = {event.get("hand") for event in raw if event["type"] == "amend"}
    entries = {entry.position: entry for entry in replayed.entries}
    events = []
    for position, (event, at) in enumerate(zip(raw, times, strict=True), 1):
        entry = entries.get(position)
        fixed = entry is not None and (entry.outcome.hand is None or entry.outcome.hand not in amended)
        body = dict(entry.event) if entry is not None and fixed else _kept(event)
        made = booking.next_event(
            table,
            event_id=intake.event_uuid(event.get("id"), f"events.{position - 1}.id"),
            body=body,
            sent=chain.digest({"event": event, "reason": ""}),
            by=by,
            at=at,
        )
        made.answer = {"seq": made.seq, **(entry.outcome.line() if entry else {"type": made.type})}
        events.append(made)
    _unique(events)
    return events


def _unique(events: Sequence[Event]) -> None:
    twice = [event_id for event_id, count in Counter(event.event_id for event in events).items() if count > 1]
    if twice:
        raise Invalid("event_id_twice", _("两条记录用了同一个编号，请改掉一个。"), "events", id=str(twice[0]))


def _hands(events: Sequence[Event], raw: Sequence[Mapping[str, Any]], replayed: Replay) -> list[Hand]:
    standing = {entry.outcome.hand: entry.outcome for entry in replayed.entries if entry.outcome.hand}
    corrected = {
        e["hand"]: event.at for e, event in zip(raw, events, strict=True) if e["type"] in ("amend", "void")
    }
    dealt = [event for event in events if event.type == "hand"]
    return [
        _hand(event, number, standing.get(number), corrected.get(number))
        for number, event in enumerate(dealt, 1)
    ]


def _hand(event: Event, number: int, outcome: Outcome | None, corrected_at: datetime | None) -> Hand:
    kept = outcome or Outcome(type="hand", hand=number, net={}, pool=0, event=event.body)
    return Hand(
        table=event.table,
        number=number,
        event=event,
        entered=dict(kept.event),
        outcome=kept.to_json(),
        voided=outcome is None,
        corrected_at=corrected_at,
    )


def _store(
    table: Table, seats: Sequence[Seat], events: Sequence[Event], hands: Sequence[Hand], replayed: Replay
) -> None:
    Event.objects.bulk_create(events)
    Hand.objects.bulk_create(hands)
    drafts = [booking.draft(table, seats, entry.outcome, entry.position) for entry in replayed.entries]
    ledger.correct(sitting=table.sitting, wrong=[], right=[d for d in drafts if d], event=len(events))
    table.state = replayed.state.to_json()
    closings = [entry for entry in replayed.entries if entry.outcome.type == "close"]
    if closings:
        close = closings[-1]
        booking.shut(table, close.outcome, close.event.get("meal"), events[close.position - 1].at)
    table.save(update_fields=["seq", "head", "state", "closed_at", "closing"])


def _times(raw: Sequence[Mapping[str, Any]]) -> list[datetime]:
    """When each event happened; one without `at` happened when the one before did."""
    moment, times = None, []
    for index, event in enumerate(raw):
        moment = _time(event["at"], f"events.{index}.at") if event.get("at") is not None else moment
        times.append(moment)
    first = next((at for at in times if at is not None), None) or timezone.now()
    return [at or first for at in times]


def _time(value: Any, field: str) -> datetime:
    try:
        moment = parse_datetime(value)
    except (TypeError, ValueError):
        moment = None
    if moment is None or not 1900 < moment.year < 2200:
        raise Invalid("bad_time", _("时间要写成 2026-11-30T20:15:00+08:00 这样。"), field)
    return moment if timezone.is_aware(moment) else timezone.make_aware(moment)
