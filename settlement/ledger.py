"""The book itself: the only code that writes postings and transfers (sitting §1).

The book only grows. A balance is a sum; a mistake is reversed and posted anew. The players' figures
(`settlement.standings`) move in the same transaction.
"""

import uuid
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from django.db import transaction
from django.db.models import QuerySet, Sum

from clubs.models import Player
from settlement import standings
from settlement.models import Account, Posting, Sitting, Transfer


@dataclass(frozen=True)
class Movement:
    """Whole points > 0 from one account (its id) to another."""

    source: int
    target: int
    points: int
    reason: str


@dataclass(frozen=True)
class Draft:
    """A posting to be made: what one hand (`hand` None: the close) of a table moves.

    `accounts` are the players' accounts dealt in, also those whose points do not move; `event` is the number
    of the table's event that asks for it.
    """

    table: uuid.UUID
    game: str
    hand: int | None
    event: int
    accounts: tuple[int, ...]
    movements: tuple[Movement, ...]

    def nets(self) -> dict[int, int]:
        """Account → points won or lost, for the players dealt in."""
        nets = dict.fromkeys(self.accounts, 0)
        for movement in self.movements:
            for account, points in ((movement.source, -movement.points), (movement.target, movement.points)):
                if account in nets:
                    nets[account] += points
        return nets


def open_account(*, sitting: Sitting, player: Player | None = None, pool: uuid.UUID | None = None) -> Account:
    """The sitting's account of a player, or of a table's pool; made if there is none."""
    account, _made = Account.objects.get_or_create(sitting=sitting, player=player, pool=pool)
    return account


def open_accounts(*, sitting: Sitting, players: Sequence[Player]) -> dict[uuid.UUID, Account]:
    """The accounts of several players by player id, made where there are none, in two statements."""
    Account.objects.bulk_create(
        [Account(sitting=sitting, player=player) for player in players], ignore_conflicts=True
    )
    return {account.player_id: account for account in sitting.accounts.filter(player__in=players)}  # type: ignore[misc]


def post(*, sitting: Sitting, draft: Draft) -> Posting:
    """Put one hand into the book and move the players' figures by it: three statements."""
    with transaction.atomic(savepoint=False):
        posting = Posting.objects.create(**_fields(sitting, draft))
        Transfer.objects.bulk_create(_transfers(posting, draft.movements))
        standings.add(sitting=sitting, posting=posting, nets=draft.nets())
    return posting


@transaction.atomic
def correct(
    *, sitting: Sitting, wrong: Sequence[Posting], right: Sequence[Draft], event: int
) -> list[Posting]:
    """Reverse the wrong postings, post the right ones, and work the figures they touch out again.

    What is neither in `wrong` nor `right` is not touched. Returns the new postings of `right`.
    """
    reverse(postings=wrong, event=event)
    posted = Posting.objects.bulk_create([Posting(**_fields(sitting, draft)) for draft in right])
    Transfer.objects.bulk_create(
        [
            t
            for posting, draft in zip(posted, right, strict=True)
            for t in _transfers(posting, draft.movements)
        ]
    )
    standings.rebuild(
        sitting=sitting,
        accounts={account for posting in [*wrong, *posted] for account in posting.accounts},
        games={posting.game for posting in [*wrong, *posted]},
    )
    return posted


def reverse(*, postings: Sequence[Posting], event: int) -> list[Posting]:
    """Post the mirror image of each posting. The database refuses to reverse one twice."""
    mirrors = Posting.objects.bulk_create(
        [
            Posting(
                sitting_id=p.sitting_id,
                table=p.table,
                game=p.game,
                hand=p.hand,
                event=event,
                accounts=p.accounts,
                reverses=p,
            )
            for p in postings
        ]
    )
    of = {mirror.reverses_id: mirror for mirror in mirrors}
    wrong = Transfer.objects.filter(posting__in=postings).order_by("id")
    Transfer.objects.bulk_create(
        [
            Transfer(
                posting=of[t.posting_id],
                source_id=t.target_id,
                target_id=t.source_id,
                points=t.points,
                reason=t.reason,
            )
            for t in wrong
        ]
    )
    return mirrors


def in_force(table: uuid.UUID) -> QuerySet[Posting]:
    """The postings of a table that are neither reversed nor reversals, oldest first."""
    return Posting.objects.filter(table=table, reverses=None, reversed_by=None).order_by("id")


def balances(sitting: Sitting) -> dict[int, int]:
    """Account id → points, for every account of the sitting, pools included; they add up to 0.

    Two statements.
    """
    accounts = Account.objects.filter(sitting=sitting).values_list("id", flat=True)
    totals = dict.fromkeys(accounts, 0)
    for source, target, points in (
        Transfer.objects.filter(posting__sitting=sitting)
        .values_list("source", "target")
        .annotate(total=Sum("points"))
    ):
        totals[source] = totals.get(source, 0) - points
        totals[target] = totals.get(target, 0) + points
    return totals


def _fields(sitting: Sitting, draft: Draft) -> dict[str, object]:
    return {
        "sitting": sitting,
        "table": draft.table,
        "game": draft.game,
        "hand": draft.hand,
        "event": draft.event,
        "accounts": list(draft.accounts),
    }


def _transfers(posting: Posting, movements: Iterable[Movement]) -> list[Transfer]:
    return [
        Transfer(posting=posting, source_id=m.source, target_id=m.target, points=m.points, reason=m.reason)
        for m in movements
    ]
