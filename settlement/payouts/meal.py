"""Who pays for the meal (sitting §4). Arithmetic for a dinner: no money is moved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from settlement.payouts.shares import share

Policy = Literal["points", "equal"]


def meal(bill_cents: int, totals: Mapping[int, int], policy: Policy = "points") -> dict[int, int]:
    """Split a bill by the evening's totals (sitting §4).

    Args:
        bill_cents: the bill in hundredths, > 0.
        totals: seat -> its total in points, the pool's return counted; at least one seat.
        policy: ``points`` (the biggest loser half, the biggest winner nothing, the others the
            other half) or ``equal``.

    Returns:
        Cents of every seat in seat order, adding up to ``bill_cents`` exactly.
    """
    seats = sorted(totals)
    most, least = max(totals.values()), min(totals.values())
    if policy == "equal" or most == least:
        return share(bill_cents, seats)
    losers = [seat for seat in seats if totals[seat] == least]
    between = [seat for seat in seats if least < totals[seat] < most]
    # The odd cent of the halving falls on the losers' half.
    others_half = bill_cents // 2 if between else 0
    pays = dict.fromkeys(seats, 0)
    pays |= share(bill_cents - others_half, losers)
    if between:
        pays |= share(others_half, between)
    return pays


def cents_to_text(cents: int) -> str:
    """Write cents >= 0 with two decimals: 38600 -> ``"386.00"``."""
    whole, hundredths = divmod(cents, 100)
    return f"{whole}.{hundredths:02d}"
