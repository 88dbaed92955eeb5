"""The players' figures a month and game: moved with the ledger, rebuilt from it, compared with it.

A sitting belongs to the month of its day. A figure counts the postings in force: `hands` those dealt in,
`sittings` those with at least one such hand, `biggest` the most won in one hand (0 if never ahead). The rows
of `game` "" hold all games together.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any
from uuid import UUID

from django.db import connection, transaction

from settlement import figures
from settlement.models import Account, Posting, Sitting


@dataclass(frozen=True)
class Difference:
    """A row of figures that is not what the ledger says: (points, hands, sittings, biggest) kept and due."""

    player: UUID
    game: str
    month: date
    kept: tuple[int, ...]
    due: tuple[int, ...]


def month_of(day: date) -> date:
    """The first day of a day's month."""
    return day.replace(day=1)


def add(*, sitting: Sitting, posting: Posting, nets: Mapping[int, int]) -> None:
    """Move the figures by one new posting (`nets`: account → points, everybody dealt in). One statement."""
    _execute(
        figures.ADD,
        club=sitting.club_id,
        month=month_of(sitting.day),
        sitting=sitting.pk,
        posting=posting.pk,
        game=posting.game,
        hands=0 if posting.hand is None else 1,
        accounts=list(nets.keys()),
        nets=list(nets.values()),
    )


def rebuild(*, sitting: Sitting, accounts: Collection[int], games: Collection[str]) -> None:
    """Work out again what the given accounts' players have in the sitting's month in the given games."""
    players = Account.objects.filter(pk__in=accounts, player__isnull=False).values_list("player", flat=True)
    about = {
        "club": sitting.club_id,
        "month": month_of(sitting.day),
        "players": list(players),
        "games": ["", *games],
    }
    _execute(figures.TOUCH, **about)
    _execute(figures.MEND, **about)


@transaction.atomic
def rebuild_all() -> None:
    """Throw the figures away and make them again from the ledger. Writers wait meanwhile."""
    _execute("LOCK TABLE settlement_standing IN SHARE ROW EXCLUSIVE MODE")
    _execute("DELETE FROM settlement_standing")
    columns = "club_id, player_id, game, month, points, hands, sittings, biggest"
    _execute(
        f"INSERT INTO settlement_standing ({columns}) {figures.FIGURES}", club=None, month=None, players=None
    )


def differences(sitting: Sitting | None = None) -> list[Difference]:
    """Where the kept figures are not what the ledger gives: everywhere, or in what one sitting touches."""
    players = None
    if sitting is not None:
        players = list(sitting.accounts.exclude(player=None).values_list("player", flat=True))
    rows = _execute(
        figures.DIFFERENCES,
        club=sitting and sitting.club_id,
        month=sitting and month_of(sitting.day),
        players=players,
    )
    return [
        Difference(player, game, month, tuple(kept), tuple(due)) for player, game, month, kept, due in rows
    ]


def _execute(sql: str, **parameters: Any) -> list[tuple[Any, ...]]:
    with connection.cursor() as cursor:
        cursor.execute(sql, parameters)
        return cursor.fetchall() if cursor.description else []
