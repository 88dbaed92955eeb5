"""The proof of a sitting: replay = hands = ledger = standings, and the events are as they were entered.

Nothing is mended here; every difference is named.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from games import booking, chain
from games.chain import canonical
from games.models import Event, Seat, Table
from games.moment import one_moment
from games.rules.errors import Refusal
from games.rules.record import Entry, Replay, replay
from settlement import ledger, standings
from settlement.models import Posting, Sitting


@dataclass(frozen=True)
class Difference:
    """Something that is not as it must be: a stable code, where, what is kept and what is due."""

    code: str
    where: str
    kept: Any = None
    due: Any = None

    def __str__(self) -> str:
        return f"{self.code} {self.where}: {self.kept} ≠ {self.due}"


def prove(sitting: Sitting) -> list[Difference]:
    """What differs in a sitting at one moment; empty if the book is right. Linear in its events."""
    with one_moment():
        return _prove(sitting)


def _prove(sitting: Sitting) -> list[Difference]:
    found: list[Difference] = []
    due: dict[int, int] = defaultdict(int)
    tables = list(sitting.tables.select_related("sitting", "pool").order_by("opened_at", "id"))
    for table in tables:
        found += _table(table, due)
    found += _strays(sitting, tables)
    found += _balances(sitting, due)
    found += [
        Difference("standing", f"{row.player} {row.month:%Y-%m} {row.game or 'all'}", row.kept, row.due)
        for row in standings.differences(sitting)
    ]
    return found


def _table(table: Table, due: dict[int, int]) -> Iterator[Difference]:
    """What differs at one table; its accounts' balances by replay are added to `due`."""
    events = list(table.events.defer("answer").order_by("seq"))
    seats = list(table.seats.select_related("player", "account").order_by("number"))
    yield from _chain(table, events)
    yield from _seats(table, seats)
    try:
        replayed = replay(booking.record_of(table, seats, booking.bodies_of(events)))
    except Refusal as refusal:
        yield Difference("replay", f"table {table.pk} event {refusal.position}", refusal.code, "no refusal")
        return
    yield from _compared("state", f"table {table.pk}", table.state, replayed.state.to_json())
    closing = [entry.outcome.to_json() for entry in replayed.entries if entry.outcome.type == "close"]
    yield from _compared("closing", f"table {table.pk}", table.closing, closing[-1] if closing else None)
    yield from _hands(table, replayed.entries)
    yield from _postings(table, seats, replayed)
    for seat in seats:
        due[seat.account_id] += replayed.state.totals.get(seat.number, 0)
    if table.pool_id is not None:
        due[table.pool_id] += replayed.state.pool


def _chain(table: Table, events: Sequence[Event]) -> Iterator[Difference]:
    previous = ""
    for number, event in enumerate(events, 1):
        where = f"table {table.pk} event {event.seq}"
        if event.seq != number:
            yield Difference("number", where, event.seq, number)
        if event.type != event.body.get("type"):
            yield Difference("event", where, event.type, event.body.get("type"))
        if event.previous != previous or event.hash != chain.link(event):
            yield Difference("hash", where, event.hash, chain.link(event))
        previous = event.hash
    yield from _compared("seq", f"table {table.pk}", table.seq, len(events))
    yield from _compared("head", f"table {table.pk}", table.head, previous)


def _seats(table: Table, seats: Sequence[Seat]) -> Iterator[Difference]:
    for number, seat in enumerate(seats, 1):
        where = f"table {table.pk} seat {seat.number}"
        yield from _compared("number", where, seat.number, number)
        kept = (seat.account.player_id, seat.account.sitting_id)
        if kept != (seat.player_id, table.sitting_id):
            yield Difference("seat", where, kept, (seat.player_id, table.sitting_id))


def _hands(table: Table, entries: Sequence[Entry]) -> Iterator[Difference]:
    standing = {entry.outcome.hand: entry.outcome for entry in entries if entry.outcome.hand is not None}
    numbers = []
    for hand in table.hands.order_by("number"):
        numbers.append(hand.number)
        where, outcome = f"table {table.pk} hand {hand.number}", standing.pop(hand.number, None)
        yield from _compared("voided", where, hand.voided, outcome is None)
        if outcome is not None:
            yield from _compared("hand", where, hand.outcome, outcome.to_json())
            yield from _compared("entered", where, hand.entered, dict(outcome.event))
    yield from _compared("number", f"table {table.pk} hands", numbers, list(range(1, len(numbers) + 1)))
    yield from (Difference("hand", f"table {table.pk} hand {number}", None, "a row") for number in standing)


def _postings(table: Table, seats: Sequence[Seat], replayed: Replay) -> Iterator[Difference]:
    postings = list(Posting.objects.filter(table=table.pk).prefetch_related("transfers").order_by("id"))
    by_id = {posting.pk: posting for posting in postings}
    reversals = {posting.reverses_id: posting for posting in postings if posting.reverses_id is not None}
    drafts = [booking.draft(table, seats, entry.outcome, entry.position) for entry in replayed.entries]
    due = {draft.hand: draft for draft in drafts if draft is not None}
    for posting in postings:
        where = f"table {table.pk} hand {posting.hand} posting {posting.pk}"
        kept = (posting.game, posting.sitting_id, 1 <= posting.event <= table.seq)
        yield from _compared("posting", where, kept, (table.game, table.sitting_id, True))
        if posting.reverses_id is not None:
            if not _mirrors(posting, by_id.get(posting.reverses_id)):
                yield Difference("reversal", where, _moves(posting), "the mirror of what it reverses")
        elif posting.pk not in reversals:
            draft = due.pop(posting.hand, None)
            if not booking.same(posting, draft):
                yield Difference("ledger", where, _moves(posting), draft and draft.movements)
    yield from (
        Difference("ledger", f"table {table.pk} hand {hand}", None, d.movements) for hand, d in due.items()
    )


def _mirrors(reversal: Posting, original: Posting | None) -> bool:
    if original is None or reversal.accounts != original.accounts:
        return False
    return _moves(reversal) == Counter(
        (target, source, *rest) for source, target, *rest in _moves(original).elements()
    )


def _moves(posting: Posting) -> Counter[tuple[Any, ...]]:
    return Counter((t.source_id, t.target_id, t.points, t.reason) for t in posting.transfers.all())


def _strays(sitting: Sitting, tables: Sequence[Table]) -> Iterator[Difference]:
    strays = Posting.objects.filter(sitting=sitting).exclude(table__in=[table.pk for table in tables])
    yield from (
        Difference("posting", f"posting {posting.pk}", posting.table, "a table of the sitting")
        for posting in strays
    )


def _balances(sitting: Sitting, due: Mapping[int, int]) -> Iterator[Difference]:
    kept = ledger.balances(sitting)
    for account in sorted({*kept, *due}):
        yield from _compared("balance", f"account {account}", kept.get(account, 0), due.get(account, 0))


def _compared(code: str, where: str, kept: Any, due: Any) -> Iterator[Difference]:
    if canonical(kept) != canonical(due) if isinstance(due, dict | list) else kept != due:
        yield Difference(code, where, kept, due)
