"""Corrections (README §4): the whole record is replayed, and only what comes out otherwise is booked anew."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from games import booking
from games.chain import canonical
from games.models import Hand, Seat, Table
from games.rules.outcome import Outcome
from games.rules.record import Replay, replay
from settlement import ledger
from settlement.services import request_report


@dataclass(frozen=True)
class Change:
    """A hand that comes out otherwise.

    Its number and the nets (seat → points), empty where it does not stand.
    """

    hand: int
    before: Mapping[int, int]
    after: Mapping[int, int]


@dataclass(frozen=True)
class Corrected:
    """What a correction comes to, before anything is written.

    `hands` are the rows that change with the outcome each now has (None: voided); `subject` is the corrected
    hand's own outcome (None for a void or a reopen).
    """

    body: Mapping[str, Any]
    replayed: Replay
    hands: tuple[tuple[Hand, Outcome | None], ...]
    changes: tuple[Change, ...]
    subject: Outcome | None
    closing: Outcome | None


def work_out(table: Table, seats: Sequence[Seat], body: Mapping[str, Any]) -> Corrected:
    """Replay the table's record with the correction at its end.

    Raises:
        Refusal: the correction cannot be, or it makes a later hand impossible (`detail.hand` says which).
    """
    bodies = booking.bodies_of(table.events.order_by("seq").only("body"))
    replayed = replay(booking.record_of(table, seats, [*bodies, body]))
    outcomes = {
        entry.outcome.hand: entry.outcome for entry in replayed.entries if entry.outcome.hand is not None
    }
    closings = [entry.outcome for entry in replayed.entries if entry.outcome.type == "close"]
    rows = table.hands.order_by("number")
    hands = tuple((row, outcomes.get(row.number)) for row in rows if _differs(row, outcomes.get(row.number)))
    subject = outcomes.get(body["hand"]) if body["type"] == "amend" else None
    return Corrected(
        body=body if subject is None else {**body, "as": _facts(subject)},
        replayed=replayed,
        hands=hands,
        changes=tuple(change for row, outcome in hands if (change := _change(row, outcome))),
        subject=subject,
        closing=closings[-1] if closings else None,
    )


def apply(table: Table, seats: Sequence[Seat], corrected: Corrected, *, seq: int, at: datetime) -> None:
    """Reverse and post what differs, move the hands' rows, and let the table stand as replayed."""
    _book(table, seats, corrected, seq)
    for row, outcome in corrected.hands:
        row.corrected_at = at
        if outcome is None:
            row.voided = True
        else:
            row.entered, row.outcome = dict(outcome.event), outcome.to_json()
    Hand.objects.bulk_update(
        [row for row, _outcome in corrected.hands], ["entered", "outcome", "voided", "corrected_at"]
    )
    table.state = corrected.replayed.state.to_json()
    if corrected.body["type"] == "reopen":
        booking.reopen(table)
    elif corrected.closing is not None:
        table.closing = corrected.closing.to_json()
        if table.sitting.closed_at is not None:
            request_report(table.sitting)


def _book(table: Table, seats: Sequence[Seat], corrected: Corrected, seq: int) -> None:
    due = {}
    for entry in corrected.replayed.entries:
        if draft := booking.draft(table, seats, entry.outcome, seq):
            due[draft.hand] = draft
    wrong = []
    for posting in ledger.in_force(table.pk).prefetch_related("transfers"):
        if booking.same(posting, due.get(posting.hand)):
            del due[posting.hand]
        else:
            wrong.append(posting)
    if wrong or due:
        ledger.correct(sitting=table.sitting, wrong=wrong, right=list(due.values()), event=seq)


def _facts(outcome: Outcome) -> dict[str, Any]:
    """What was entered anew, with the facts fixed by it (README §4.3)."""
    return {key: value for key, value in outcome.event.items() if key != "type"}


def _differs(row: Hand, outcome: Outcome | None) -> bool:
    if outcome is None:
        return not row.voided
    return canonical(row.outcome) != canonical(outcome.to_json())


def _change(row: Hand, outcome: Outcome | None) -> Change | None:
    before = Outcome.from_json(row.outcome).net
    after = {} if outcome is None else outcome.net
    return Change(row.number, before, after) if dict(before) != dict(after) else None
