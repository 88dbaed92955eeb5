"""Evenings in short, for lists: what was played, how much, and who came out where."""

from collections import Counter
from dataclasses import dataclass

from django.db.models import QuerySet

from clubs.models import Club
from games.models import Table
from games.pages.words import game_names, playing
from settlement.models import Sitting


@dataclass(frozen=True)
class Total:
    name: str
    points: int


@dataclass(frozen=True)
class EveningRow:
    """A sitting in a list; `totals` best first, over all its tables."""

    sitting: Sitting
    games: str
    hands: int
    totals: tuple[Total, ...]


@dataclass(frozen=True)
class TableRow:
    """A table that is being played; `hand` is the number of the next one, `totals` in playing order."""

    table: Table
    playing: str
    hand: int
    totals: tuple[Total, ...]


def evening_rows(sittings: QuerySet[Sitting]) -> list[EveningRow]:
    """Rows for the given sittings, in their order; three statements besides theirs however many."""
    return [_evening(sitting) for sitting in sittings.prefetch_related("tables__seats__player")]


def _evening(sitting: Sitting) -> EveningRow:
    tables = list(sitting.tables.all())
    totals: Counter[str] = Counter()
    for table in tables:
        for seat in table.seats.all():
            totals[seat.player.name] += table.state["totals"].get(str(seat.number), 0)
    best = sorted((Total(name, points) for name, points in totals.items()), key=lambda one: -one.points)
    hands = sum(table.state["hands"] for table in tables)
    return EveningRow(sitting, game_names(table.game for table in tables), hands, tuple(best))


def open_tables(club: Club) -> list[TableRow]:
    """The club's tables that are being played, latest first; three statements."""
    tables = (
        Table.objects.filter(sitting__club=club, closed_at=None)
        .select_related("sitting", "rule_version__rule_set")
        .prefetch_related("seats__player")
        .order_by("-opened_at")
    )
    return [_table(table) for table in tables]


def _table(table: Table) -> TableRow:
    names = {seat.number: seat.player.name for seat in table.seats.all()}
    totals = tuple(Total(names[seat], table.state["totals"][str(seat)]) for seat in table.state["order"])
    return TableRow(table, playing(table), table.state["hands"] + 1, totals)
