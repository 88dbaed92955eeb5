"""From the rules' seats to the book's accounts, and from events to rows.

What recording and importing share.
"""

import uuid
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from decimal import Decimal
from typing import Any

from django.utils.translation import gettext_lazy as _

from clubs.errors import Invalid
from clubs.models import Club, Player, User
from clubs.services import player_named
from games import chain
from games.models import Event, RuleVersion, Seat, Table
from games.rules.game import Rules
from games.rules.outcome import POOL, Outcome
from games.rules.record import FORMAT
from games.rules.state import State
from settlement import ledger
from settlement.ledger import Draft, Movement
from settlement.models import MealPolicy, Posting, Sitting
from settlement.services import request_report

CORRECTIONS = frozenset({"amend", "void", "reopen"})
NOT_KEPT = frozenset({"id", "at", "by"})  # they have columns of their own


def dealt_in(outcome: Outcome) -> list[int]:
    """The seats that took part in a hand: all with a net but those marked as sitting out."""
    return seats_in(outcome.net, outcome.event.get("seats"))


def seats_in(net: Mapping[int, int], entries: object) -> list[int]:
    """As `dealt_in`, from a hand's nets and the `seats` of its event."""
    entered = [entry for entry in entries if isinstance(entry, Mapping)] if isinstance(entries, list) else []
    out = {entry.get("seat") for entry in entered if entry.get("fate") == "out"}
    return [seat for seat in net if seat not in out]


def draft(table: Table, seats: Sequence[Seat], outcome: Outcome, seq: int) -> Draft | None:
    """The posting a hand or a close asks for; None if it moves nothing and is no hand."""
    if outcome.hand is None and not outcome.transfers:
        return None
    accounts: dict[int | str, int] = {seat.number: seat.account_id for seat in seats}
    if outcome.hand is None:
        dealt = [side for t in outcome.transfers for side in (t.source, t.target) if side != POOL]
    else:
        dealt = list(dealt_in(outcome))
    players = tuple(dict.fromkeys(accounts[seat] for seat in dealt))
    accounts[POOL] = table.pool_id  # type: ignore[assignment]
    return Draft(
        table=table.pk,
        game=table.game,
        hand=outcome.hand,
        event=seq,
        accounts=players,
        movements=tuple(
            Movement(accounts[t.source], accounts[t.target], t.points, t.reason) for t in outcome.transfers
        ),
    )


def same(posting: Posting, due: Draft | None) -> bool:
    """Whether a posting in force (with its transfers at hand) is what is due."""
    if due is None:
        return False
    kept = sorted((t.source_id, t.target_id, t.points, t.reason) for t in posting.transfers.all())
    wanted = sorted((m.source, m.target, m.points, m.reason) for m in due.movements)
    return kept == wanted and sorted(posting.accounts) == sorted(due.accounts)


def next_event(
    table: Table,
    *,
    event_id: uuid.UUID,
    body: Mapping[str, Any],
    sent: str,
    by: User | None,
    at: datetime,
    reason: str = "",
) -> Event:
    """The table's next event, hung on the last one; the table (in memory) moves on to it.

    Its answer is to be set.
    """
    event = Event(
        table=table,
        seq=table.seq + 1,
        event_id=event_id,
        type=body["type"],
        body=dict(body),
        sent=sent,
        reason=reason,
        by=by,
        at=at,
        previous=table.head,
    )
    event.hash = chain.link(event)
    table.seq, table.head = event.seq, event.hash
    return event


def record_of(table: Table, seats: Sequence[Seat], bodies: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The table record (README §2) of a table with the given events."""
    joined = sum(body["type"] == "join" for body in bodies)
    return {
        "format": FORMAT,
        "game": table.game,
        "rules": table.rules,
        "players": [seat.player.name for seat in seats[: len(seats) - joined]],
        "dealer": table.dealer,
        "events": list(bodies),
    }


def bodies_of(events: Iterable[Event]) -> list[dict[str, Any]]:
    return [event.body for event in events]


def shut(table: Table, closing: Outcome, meal: Any, at: datetime) -> None:
    """Close the table, and with the last open one its sitting; the report is asked for."""
    table.closed_at, table.closing = at, closing.to_json()
    sitting = table.sitting
    if isinstance(meal, Mapping):
        sitting.meal_bill = Decimal(str(meal["bill"]))
        sitting.meal_policy = meal.get("policy") or MealPolicy.POINTS
    if not sitting.tables.filter(closed_at=None).exclude(pk=table.pk).exists():
        sitting.closed_at = at
        request_report(sitting)
    sitting.save(update_fields=["meal_bill", "meal_policy", "closed_at"])


def reopen(table: Table) -> None:
    """Open the table and its sitting again."""
    table.closed_at = table.closing = None
    reopen_sitting(table.sitting)


def reopen_sitting(sitting: Sitting) -> None:
    """Let the evening go on; what was agreed about the meal is void."""
    sitting.closed_at = sitting.meal_bill = None
    sitting.save(update_fields=["meal_bill", "closed_at"])


def lay_table(
    *,
    sitting: Sitting,
    head: Mapping[str, Any],
    rules: Rules,
    state: State,
    players: Sequence[Player],
    name: str = "",
    by: User | None = None,
    rule_version: RuleVersion | None = None,
) -> Table:
    """Store a table whose head the rules have accepted, with its seats and accounts."""
    if len({player.pk for player in players}) < len(players):
        raise Invalid("player_twice", _("同一个人坐了两个座位，请改一个。"), "players")
    if any(player.club_id != sitting.club_id for player in players):
        raise Invalid("player_elsewhere", _("有人不是这个俱乐部的牌友，请重新选。"), "players")
    table = Table(
        sitting=sitting,
        name=name,
        game=head["game"],
        rules=rules.to_json(),
        rule_version=rule_version,
        dealer=head["dealer"],
        opened_by=by,
    )
    table.state = state.to_json()
    table.pool = ledger.open_account(sitting=sitting, pool=table.pk)
    table.save(force_insert=True)
    accounts = ledger.open_accounts(sitting=sitting, players=players)
    Seat.objects.bulk_create(
        Seat(table=table, number=number, player=player, account=accounts[player.pk])
        for number, player in enumerate(players, 1)
    )
    return table


def joiner(table: Table, seats: Sequence[Seat], body: Mapping[str, Any]) -> Player:
    """Who joins: a player of the club by `player_id`, or by name, made if the name is new."""
    club, wanted = table.sitting.club, body.get("player_id")
    if wanted is None:
        player = player_named(club=club, name=body.get("player"), field="player")
    else:
        player = club_player(club, wanted, "player_id")
    there = set(table.state["order"])
    if any(seat.player_id == player.pk and seat.number in there for seat in seats):
        raise Invalid("player_twice", _("他已经在这张桌上了，请换一个人。"), "player")
    return player


def club_player(club: Club, wanted: Any, field: str) -> Player:
    """The club's player of that id.

    Raises:
        Invalid: `unknown_player`, also for a player of another club.
    """
    try:
        return club.players.get(pk=uuid.UUID(str(wanted)))
    except (Player.DoesNotExist, ValueError) as error:
        raise Invalid("unknown_player", _("俱乐部里没有这个人，请从名单里选或者新加。"), field) from error
