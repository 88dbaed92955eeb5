"""From a hand that has been read and checked to its transfers (jinhua §3). Refuses nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from games.rules.jinhua.entry import WON, Entry
from games.rules.jinhua.rules import BONUS, FLOOR, FREE_ANTE, Rules
from games.rules.outcome import Transfer
from settlement.payouts.shares import share


@dataclass(slots=True)
class Book:
    """A hand's transfers as they are written, each with the facts behind it."""

    net: dict[int, int]
    transfers: list[Transfer] = field(default_factory=list)
    why: list[dict[str, Any]] = field(default_factory=list)

    def move(self, source: int, target: int, points: int, reason: str, **why: Any) -> None:
        """Write one transfer from seat to seat; of no points, none."""
        if points:
            self.transfers.append(Transfer(source, target, points, reason))
            self.why.append(why)
            self.net[source] -= points
            self.net[target] += points


def settle(rules: Rules, dealt: Sequence[Entry], seats: Sequence[int]) -> Book:
    """Pot, bonus, false claims, in this order.

    Args:
        dealt: seats dealt in, in playing order from the seat after the dealer, one or two of them winners.
        seats: every seat at the table, each of which gets a net.
    """
    book = Book(dict.fromkeys(seats, 0))
    winners = [entry for entry in dealt if entry.fate == WON]
    room = _pot(book, rules, dealt, winners)
    if BONUS in rules.perks:
        _bonus(book, rules, dealt, winners, room)
    if rules.false_claim_penalty:
        _false_claims(book, rules, dealt)
    return book


def _pot(book: Book, rules: Rules, dealt: Sequence[Entry], winners: Sequence[Entry]) -> dict[int, int]:
    """What the losers put in goes to the winners (jinhua §3.1, §3.3).

    Returns:
        Seat -> what it can still lose to the bonus; only losers whom the floor protects.
    """
    room: dict[int, int] = {}
    for loser in dealt:
        if loser.fate == WON:
            continue
        ante = 0 if loser.verified and FREE_ANTE in rules.perks else rules.ante
        put = ante + loser.bets
        lost = put
        if loser.verified and FLOOR in rules.perks:
            lost = min(put, rules.ante)
            room[loser.seat] = rules.ante - lost
        facts = {"ante": ante, "bets": loser.bets, "lost": lost, "fate": loser.fate, "liar": loser.liar}
        for seat, points in share(lost, [winner.seat for winner in winners]).items():
            book.move(loser.seat, seat, points, "pot", sharers=len(winners), **facts)
    return room


def _bonus(
    book: Book, rules: Rules, dealt: Sequence[Entry], winners: Sequence[Entry], room: dict[int, int]
) -> None:
    """A winner with a verified claim gets an ante more from everyone else dealt in (jinhua §3.2)."""
    for winner in winners:
        if not winner.verified:
            continue
        for other in dealt:
            if other is winner:
                continue
            points = min(rules.ante, room.get(other.seat, rules.ante))
            if other.seat in room:
                room[other.seat] -= points
            book.move(other.seat, winner.seat, points, "bonus", others=len(dealt) - 1)


def _false_claims(book: Book, rules: Rules, dealt: Sequence[Entry]) -> None:
    """A false claimer pays an ante to everyone else dealt in (jinhua §3.4)."""
    for liar in dealt:
        for other in dealt if liar.liar else ():
            if other is not liar:
                book.move(liar.seat, other.seat, rules.ante, "false_claim", others=len(dealt) - 1)
