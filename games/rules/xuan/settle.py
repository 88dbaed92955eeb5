"""From a hand that has been read and checked to its transfers (xuan §5, §6). Refuses nothing."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.rules.outcome import POOL, Account, Transfer
from games.rules.xuan.showing import Showing
from settlement.payouts.shares import share
from settlement.payouts.showdown import Take, rank, settle


@dataclass(slots=True)
class Book:
    """A hand's transfers as they are written, each with the facts behind it."""

    pool: int
    net: dict[int, int]
    transfers: list[Transfer] = field(default_factory=list)
    why: list[dict[str, Any]] = field(default_factory=list)

    def move(self, source: Account, target: Account, points: int, reason: str, **why: Any) -> None:
        """Write one transfer of ``points`` > 0 between two seats or a seat and the pool."""
        self.transfers.append(Transfer(source, target, points, reason))
        self.why.append(why)
        if source == POOL:
            self.pool -= points
        else:
            self.net[source] -= points  # type: ignore[index]
        if target == POOL:
            self.pool += points
        else:
            self.net[target] += points  # type: ignore[index]


def fill_pool(book: Book, order: Sequence[int], dues: Mapping[int, int], ante: int, why: str | None) -> None:
    """Mangoes, then antes, in playing order, before anything else (xuan §5.9, §6)."""
    for seat in order:
        if seat in dues:
            book.move(seat, POOL, dues[seat], "mango", cause=why)
    for seat in order if ante else ():
        book.move(seat, POOL, ante, "ante")


def give_back(book: Book, seats: Sequence[int], ante: int, cause: str) -> None:
    """Antes go back: passed out, or 三花 (xuan §6, §5.8)."""
    for seat in seats if ante else ():
        book.move(POOL, seat, ante, "ante_return", cause=cause)


def take(
    book: Book,
    order: Sequence[int],
    stakes: Mapping[int, int],
    folded: Sequence[int],
    showing: Showing,
) -> list[int]:
    """Let the seats left take in order, the first also the pool.

    Args:
        order: seats dealt in, in playing order from the seat after the dealer.
        showing: strengths of those who compare; a lone seat left has any.

    Returns:
        The seats that took first, in playing order; none where only 三花 were left.
    """
    ranking = rank(showing.strength, folded)
    if not ranking.groups:
        _skins_to_pool(book, order, stakes, folded)
        return []
    first = [seat for seat in order if seat in ranking.groups[0]]
    if book.pool:
        whole = book.pool
        for seat, points in share(whole, first).items():
            if points:
                book.move(POOL, seat, points, "pool", pool_points=whole, sharers=len(first))
    _write(book, settle(ranking.groups, ranking.beats, stakes, order), ranking.groups, set(folded))
    return first


def _write(
    book: Book, takes: Sequence[Take], groups: Sequence[Sequence[int]], folded: Container[int]
) -> None:
    """Write the takes of a showdown; much of a hand's time is spent here, so without ``Book.move``."""
    net, transfers, why = book.net, book.transfers, book.why
    for taker, loser, points, cap, left, turn in takes:
        net[loser] -= points
        net[taker] += points
        transfers.append(Transfer(loser, taker, points, "skin" if loser in folded else "beaten"))
        why.append({"stake": cap, "left": left, "turn": turn, "sharers": len(groups[turn - 1])})


def _skins_to_pool(
    book: Book, order: Sequence[int], stakes: Mapping[int, int], folded: Sequence[int]
) -> None:
    """Only 三花 are left: folded stakes stay on the table for the next hand (xuan §5.8)."""
    for seat in order:
        if seat in folded and stakes[seat]:
            book.move(seat, POOL, stakes[seat], "skin", stake=stakes[seat])
