"""What can be done at a table: one keyword-only function a use case, one transaction, the lock first.

Refusals of the rules (`games.rules.errors.Refusal`) and of the book (`clubs.errors.Problem`) leave nothing
behind.
"""

import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db import transaction
from django.db.models import OuterRef, Subquery
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from clubs.errors import Absent, Conflict
from clubs.models import Player, User
from clubs.services import player_named
from games import booking, chain, correcting, intake, presenting
from games.importing import export, import_record
from games.models import Event, Hand, RuleVersion, Seat, Table
from games.previewing import preview
from games.rules.game import Rules
from games.rules.outcome import Outcome
from games.rules.record import FORMAT, fold, rules_of
from games.rules.record import open_table as open_record
from games.rules.state import State
from settlement import ledger
from settlement.models import Sitting
from settlement.services import open_sitting

__all__ = ["Recorded", "export", "import_record", "open_sitting", "open_table", "preview", "record"]

MISSED_AT_MOST = 50


@dataclass(frozen=True)
class Recorded:
    """An event in the book; `created` is false if it had been there already.

    `answer` is what its sender gets.
    """

    event: Event
    created: bool

    @property
    def answer(self) -> dict[str, Any]:
        answer: dict[str, Any] = self.event.answer
        return answer


@transaction.atomic
def open_table(
    *,
    sitting: Sitting,
    game: str,
    players: Sequence[Player | str],
    rules: Mapping[str, Any] | None = None,
    rule_version: RuleVersion | None = None,
    dealer: int = 1,
    name: str = "",
    by: User | None = None,
    reopen: bool = False,
) -> Table:
    """Open a table with the players in seats 1, 2, … in playing order.

    A name the club does not know is added. A `rule_version` (of this club and game) gives the `rules`; the
    table keeps it, whatever the rule set says later. `reopen` lets an evening that has closed go on (sitting
    §3.3): what was agreed about the meal is void, and its next close makes the report again.

    Raises:
        Refusal: the head is not what the rules allow (`unknown_game`, `bad_rule`, `wrong_player_count`, …).
        Conflict: `sitting_closed`. Invalid: `player_twice`, `player_elsewhere`.
    """
    sitting = _open_sitting(sitting, reopen)
    people = [
        player_named(club=sitting.club, name=player, field=f"players.{place}")
        if isinstance(player, str)
        else player
        for place, player in enumerate(players)
    ]
    head = {
        "format": FORMAT,
        "game": game,
        "rules": dict(rule_version.rules if rule_version else rules or {}),
        "players": [player.name for player in people],
        "dealer": dealer,
    }
    settings, state = open_record(head)
    return booking.lay_table(
        sitting=sitting,
        head=head,
        rules=settings,
        state=state,
        players=people,
        name=name,
        by=by,
        rule_version=rule_version,
    )


def _open_sitting(sitting: Sitting, reopen: bool) -> Sitting:
    """The evening, locked, and open if it may be."""
    locked = (
        Sitting.objects.select_related("club").select_for_update(of=("self",), no_key=True).get(pk=sitting.pk)
    )
    if locked.closed_at is not None:
        if not reopen:
            raise Conflict("sitting_closed", _("这场牌局已经结束，请先恢复它的牌桌，或者新开一场。"))
        booking.reopen_sitting(locked)
    return locked


@transaction.atomic
def record(
    *,
    table_id: uuid.UUID,
    event: Mapping[str, Any],
    by: User | None = None,
    expected_seq: int | None = None,
    reason: str = "",
    language: str = "zh",
    at: datetime | None = None,
) -> Recorded:
    """Take one event of the table record into the book.

    A hand takes at most eight statements, however many seats and hands there are. The same `id` with the same
    body is answered as the first time.

    Raises:
        Refusal: the rules refuse the event.
        Conflict: `event_id_reused`; `table_moved_on` with `detail` {"seq", "missed"} if `expected_seq` is
        stale.
        Invalid: it cannot be read or kept.
    """
    body = intake.event_mapping(event)
    event_id = intake.event_uuid(body.get("id"))
    sent = chain.digest({"event": body, "reason": reason})
    table, seats, before = _lock(table_id, event_id)
    if before is not None:
        return _again(table, before, sent)
    _expect(table, expected_seq)
    body = {key: value for key, value in body.items() if key not in booking.NOT_KEPT}
    about = _About(event_id, sent, by, at or timezone.now(), reason, language)
    if body["type"] in booking.CORRECTIONS:
        return _record_correction(table, seats, body, about)
    return _record_step(table, seats, body, about)


@dataclass(frozen=True)
class _About:
    """What comes with an event beside its body."""

    event_id: uuid.UUID
    sent: str
    by: User | None
    at: datetime
    reason: str
    language: str

    def event(self, table: Table, body: Mapping[str, Any]) -> Event:
        return booking.next_event(
            table,
            event_id=self.event_id,
            body=body,
            sent=self.sent,
            by=self.by,
            at=self.at,
            reason=self.reason,
        )


def _lock(table_id: uuid.UUID, event_id: uuid.UUID) -> tuple[Table, list[Seat], int | None]:
    """The table and its sitting, locked; its seats; the number of the event with that id if there is one.

    The sitting too, so that two of its tables cannot both be the first to count it for a player, or the last
    to close. The seats are read after the lock is held: what a join added meanwhile is there.
    """
    table = (
        Table.objects.select_related("sitting__club")
        .select_for_update(of=("self", "sitting"), no_key=True)
        .filter(pk=table_id)
        .first()
    )
    if table is None:
        raise Absent
    same_id = Event.objects.filter(table=OuterRef("table"), event_id=event_id)
    seats = list(
        table.seats.select_related("player")
        .annotate(before=Subquery(same_id.values("seq")[:1]))
        .order_by("number")
    )
    return table, list[Seat](seats), seats[0].before


def _again(table: Table, seq: int, sent: str) -> Recorded:
    event = table.events.get(seq=seq)
    if event.sent != sent:
        raise Conflict(
            "event_id_reused",
            _("这个编号已经用在另一条记录上了，请换一个新的编号。"),
            "id",
            seq=event.seq,
        )
    return Recorded(event, created=False)


def _expect(table: Table, expected_seq: int | None) -> None:
    if expected_seq is None or expected_seq == table.seq:
        return
    later = table.events.filter(seq__gt=expected_seq).order_by("seq").only("seq", "type", "answer", "at")
    raise Conflict(
        "table_moved_on",
        _("别人已经在这张桌上记了新的内容，请看过再记。"),
        "expected_seq",
        seq=table.seq,
        missed=presenting.missed(later[:MISSED_AT_MOST]),
    )


def _record_step(table: Table, seats: list[Seat], body: dict[str, Any], about: _About) -> Recorded:
    joiner = booking.joiner(table, seats, body) if body["type"] == "join" else None
    if joiner is not None:
        body = {key: value for key, value in body.items() if key != "player_id"} | {"player": joiner.name}
    rules, state = rules_of(table.game, table.rules), State.from_json(table.game, table.state)
    state, outcome = fold(rules, state, body)
    if joiner is not None:
        account = ledger.open_account(sitting=table.sitting, player=joiner)
        seats.append(Seat.objects.create(table=table, number=len(seats) + 1, player=joiner, account=account))
    table.state = state.to_json()
    event = about.event(table, outcome.event)
    if outcome.type == "close":
        booking.shut(table, outcome, body.get("meal"), about.at)
    event.answer = _answer(table, seats, rules, event, outcome, about.language)
    event.save(force_insert=True)
    _book(table, seats, event, outcome)
    table.save(update_fields=["seq", "head", "state", "closed_at", "closing"])
    return Recorded(event, created=True)


def _book(table: Table, seats: Sequence[Seat], event: Event, outcome: Outcome) -> None:
    due = booking.draft(table, seats, outcome, event.seq)
    if due is not None:
        ledger.post(sitting=table.sitting, draft=due)
    if outcome.hand is not None:
        Hand.objects.create(
            table=table,
            number=outcome.hand,
            event=event,
            entered=dict(outcome.event),
            outcome=outcome.to_json(),
        )


def _answer(
    table: Table, seats: Sequence[Seat], rules: Rules, event: Event, outcome: Outcome, language: str
) -> dict[str, Any]:
    shown = presenting.result(rules, outcome, presenting.names_of(seats), language)
    last = outcome if outcome.hand is not None else None
    return presenting.answer(event, shown, presenting.table_state(table, language, seats=seats, last=last))


def _record_correction(table: Table, seats: list[Seat], body: dict[str, Any], about: _About) -> Recorded:
    corrected = correcting.work_out(table, seats, body)
    event = about.event(table, corrected.body)
    correcting.apply(table, seats, corrected, seq=event.seq, at=about.at)
    shown = presenting.correction(corrected, presenting.names_of(seats), about.language)
    event.answer = presenting.answer(event, shown, presenting.table_state(table, about.language, seats=seats))
    event.save(force_insert=True)
    table.save(update_fields=["seq", "head", "state", "closed_at", "closing"])
    return Recorded(event, created=True)
