"""From tables and their events to the document of an evening (`settlement.reports.document`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID
from zoneinfo import ZoneInfo

from django.db.models import Max, QuerySet
from django.utils import translation
from django.utils.translation import gettext as _

from games import booking, showing
from games.facts import fact
from games.models import Hand, Seat, Table
from games.moment import one_moment
from games.pages.words import game_name, playing
from games.rules import explain
from games.rules.game import Rules
from games.rules.outcome import POOL, Account, Outcome
from games.rules.record import rules_of
from games.rules_pages.addresses import href_of
from games.wording import rules_in_words
from settlement import ledger
from settlement.models import MealPolicy, Sitting
from settlement.payouts.meal import cents_to_text, meal
from settlement.payouts.settle_up import settle_up
from settlement.reports import document as doc


@dataclass(frozen=True)
class _Seats:
    """Who sits where at one table: seat → a person's key and name."""

    table: Table
    rules: Rules
    language: str
    keys: Mapping[int, str]
    names: Mapping[int, str]

    def key(self, account: Account) -> str | None:
        return None if account == POOL else self.keys[int(account)]

    def name(self, account: Account) -> str:
        return str(_("桌上")) if account == POOL else self.names[int(account)]

    def by_key(self, net: Mapping[int, int], seats: Iterable[int]) -> dict[str, int]:
        """Nets of seats by person; who left and came back has two seats."""
        points: Counter[str] = Counter()
        for seat in seats:
            points[self.keys[seat]] += net.get(seat, 0)
        return dict(points)

    def dealt(self, net: Mapping[str, int], entries: object) -> dict[str, int]:
        """Nets of those dealt in by person, from a hand's outcome as it is stored."""
        points = {int(seat): won for seat, won in net.items()}
        return self.by_key(points, booking.seats_in(points, entries))


ALL = slice(None)


def sitting_document(
    sitting: Sitting, language: str, *, revision: int | None = None, hands: slice = ALL
) -> doc.Document:
    """Everything the report of a sitting says, in a language (`zh…` or `en…`).

    `revision` is the report's own, by default the newest asked for; `hands` are those to tell, counted from
    0 in the order they were dealt: to explain a hand takes longer than all its figures. A constant number
    of statements, however many tables, people and hands there are, all reading one moment of the book.
    """
    with translation.override("en" if language.startswith("en") else "zh-hans"), one_moment():
        return _document(sitting, revision, hands)


def _document(sitting: Sitting, revision: int | None, told: slice) -> doc.Document:
    tables = list(sitting.tables.select_related("rule_version__rule_set").order_by("opened_at", "id"))
    seats = list(
        Seat.objects.filter(table__sitting=sitting)
        .select_related("player")
        .order_by("table__opened_at", "id")
    )
    at_table = {
        table.pk: _seats(table, [seat for seat in seats if seat.table_id == table.pk]) for table in tables
    }
    nets = _nets(sitting, at_table)
    sheets = [_sheet(here) for here in at_table.values()]
    names = {str(seat.player_id): seat.player.name for seat in seats}
    accounts = {seat.account_id: str(seat.player_id) for seat in seats}
    balances = ledger.balances(sitting)
    totals = {key: balances[account] for account, key in accounts.items()}
    zone = ZoneInfo(sitting.club.time_zone)
    return doc.Document(
        title=sitting.title or _("牌局"),
        club=sitting.club.name,
        place=sitting.place,
        day=sitting.day,
        started=sitting.opened_at.astimezone(zone),
        ended=sitting.closed_at and sitting.closed_at.astimezone(zone),
        language=translation.get_language(),
        revision=revision or sitting.reports.aggregate(last=Max("revision"))["last"] or 1,
        standing=doc.ranked(names, totals, nets, sitting.allotment, doc.by_game(names, nets, sheets)),
        series=doc.running(names, nets, sheets),
        hands=_hands(sitting, at_table, told),
        tables=tuple(sheets),
        settle_up=_settle_up(names, totals) if sitting.closed_at else (),
        meal=_meal(sitting, names, totals),
        balanced=_balanced(totals, balances, nets, sheets),
    )


def _seats(table: Table, seats: Sequence[Seat]) -> _Seats:
    return _Seats(
        table=table,
        rules=rules_of(table.game, table.rules),
        language=(translation.get_language() or "zh")[:2],
        keys={seat.number: str(seat.player_id) for seat in seats},
        names={seat.number: seat.player.name for seat in seats},
    )


def _rows(sitting: Sitting) -> QuerySet[Hand]:
    """The hands of all tables in the order they were dealt."""
    return Hand.objects.filter(table__sitting=sitting).order_by("event__at", "table_id", "number")


def _nets(sitting: Sitting, at_table: Mapping[UUID, _Seats]) -> list[doc.Nets]:
    """The points of every hand."""
    rows = _rows(sitting).values_list("table_id", "voided", "outcome__net", "outcome__event__seats")
    return [
        doc.Nets(str(table), {} if void else at_table[table].dealt(net, seats))
        for table, void, net, seats in rows
    ]


def _hands(sitting: Sitting, at_table: Mapping[UUID, _Seats], told: slice) -> tuple[doc.Hand, ...]:
    columns = ("table_id", "number", "outcome", "voided", "corrected_at", "event__at")
    rows = _rows(sitting).select_related("event").only(*columns)[told]
    several = len({here.table.game for here in at_table.values()}) > 1
    return tuple(_hand(row, at_table[row.table_id], several=several) for row in rows)


def _hand(row: Hand, here: _Seats, *, several: bool) -> doc.Hand:
    outcome = Outcome.from_json(row.outcome)
    dealer = outcome.more.get("dealer")
    zone = ZoneInfo(here.table.sitting.club.time_zone)
    return doc.Hand(
        table=str(here.table.pk),
        table_name=_table_name(here.table, several=several),
        number=row.number,
        at=row.event.at.astimezone(zone),
        dealer=here.names.get(dealer, "") if dealer else "",
        nets={} if row.voided else here.by_key(outcome.net, booking.dealt_in(outcome)),
        summary=explain.summary(here.rules, outcome, here.names, here.language),
        lines=() if row.voided else tuple(_line(line, here) for line in _explained(outcome, here)),
        shown=tuple(_shown(int(seat), shown, here) for seat, shown in outcome.shown.items()),
        voided=row.voided,
        corrected=row.corrected_at is not None and not row.voided,
        fact=fact(here.rules.game, outcome, here.names, here.language),
    )


def _explained(outcome: Outcome, here: _Seats) -> tuple[explain.Line, ...]:
    return explain.explain(here.rules, outcome, here.names, here.language)


def _line(line: explain.Line, here: _Seats) -> doc.Line:
    return doc.Line(
        source=here.name(line.source),
        target=here.name(line.target),
        points=line.points,
        reason=line.reason,
        text=line.text,
        section=line.section,
        source_key=here.key(line.source),
        target_key=here.key(line.target),
        href=href_of(line.section, here.rules.game),
    )


def _shown(seat: int, shown: Mapping[str, Any], here: _Seats) -> doc.Shown:
    groups = showing.groups(here.table.game, shown, here.language)
    return doc.Shown(here.keys[seat], here.names[seat], tuple(doc.Group(*group) for group in groups))


def _table_name(table: Table, *, several: bool) -> str:
    """The table's name, with what is played there where the evening had several games."""
    named = (table.name, playing(table)) if several or not table.name else (table.name,)
    return " · ".join(part for part in named if part)


def _sheet(here: _Seats) -> doc.TableSheet:
    closing = here.table.closing
    back = {int(seat): points for seat, points in closing["net"].items() if points} if closing else {}
    return doc.TableSheet(
        key=str(here.table.pk),
        name=here.table.name,
        game=playing(here.table, version=True),
        game_name=game_name(here.table.game),
        rules=rules_in_words(here.table.game, here.table.rules),
        check=here.table.head,
        returned=here.by_key(back, back),
    )


def _numbered(names: Mapping[str, str], totals: Mapping[str, int]) -> dict[int, int]:
    """Totals by the person's number in seat order, which the pure arithmetic works on."""
    return {number: totals[key] for number, key in enumerate(names)}


def _settle_up(names: Mapping[str, str], totals: Mapping[str, int]) -> tuple[doc.Payment, ...]:
    """sitting §5, over all tables of the evening; nobody is settled while points lie in a pool."""
    if sum(totals.values()):
        return ()
    who = list(names.values())
    return tuple(
        doc.Payment(who[source], who[target], points)
        for source, target, points in settle_up(_numbered(names, totals))
    )


def _meal(sitting: Sitting, names: Mapping[str, str], totals: Mapping[str, int]) -> doc.Meal | None:
    """sitting §4, over all tables of the evening."""
    if sitting.meal_bill is None or not names:
        return None
    policy = MealPolicy(sitting.meal_policy)
    cents = int(sitting.meal_bill * 100)
    parts = meal(cents, _numbered(names, totals), "equal" if policy is MealPolicy.EQUAL else "points")
    shares = zip(names.values(), parts.values(), strict=True)
    return doc.Meal(
        bill=cents_to_text(cents),
        policy=str(policy.label),
        shares=tuple(doc.MealShare(name, cents_to_text(part)) for name, part in shares),
    )


def _balanced(
    totals: Mapping[str, int],
    balances: Mapping[int, int],
    hands: Sequence[doc.Dealt],
    sheets: Sequence[doc.TableSheet],
) -> bool:
    """Whether the ledger adds up to 0 and says of everyone what the hands say."""
    moved: Counter[str] = Counter()
    for nets in (*(hand.nets for hand in hands), *(sheet.returned for sheet in sheets)):
        moved.update(nets)
    return sum(balances.values()) == 0 and all(points == moved[key] for key, points in totals.items())
