"""The end of a table: what is left in the pool goes back, then meal and settling up (sitting §3–§5)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from games.rules import parse
from games.rules.errors import Refusal
from games.rules.outcome import POOL, Outcome, Transfer
from games.rules.state import State, order_after
from settlement.payouts.meal import Policy, cents_to_text, meal
from settlement.payouts.settle_up import settle_up
from settlement.payouts.shares import share

_AMOUNT = re.compile(r"[0-9]{1,12}(\.[0-9]{1,2})?")
_MOST_CENTS = 10**11
"""A billion yuan: nobody eats that, and it fits the database."""


def close(state: State, event: Mapping[str, Any]) -> Outcome:
    """Return the pool, split the bill, settle up (``bad_bill``, ``bad_record``)."""
    bill = _bill(event.get("meal"))
    net = dict.fromkeys(state.order, 0)
    transfers = []
    for seat, points in share(state.pool, order_after(state.order, state.dealer)).items():
        net[seat] += points
        if points:
            transfers.append(Transfer(POOL, seat, points, "pool_return"))
    totals = {seat: points + net.get(seat, 0) for seat, points in state.totals.items()}
    more: dict[str, Any] = {
        "settle_up": [{"from": f, "to": t, "points": points} for f, t, points in settle_up(totals)]
    }
    if bill:
        cents, policy = bill
        more["meal"] = {str(seat): cents_to_text(part) for seat, part in meal(cents, totals, policy).items()}
    why = tuple({"pool_points": state.pool, "sharers": len(state.order)} for _ in transfers)
    return Outcome(
        type="close",
        hand=None,
        net=net,
        pool=0,
        event=dict(event),
        transfers=tuple(transfers),
        more=more,
        why=why,
    )


def _bill(value: Any) -> tuple[int, Policy] | None:
    """Cents and policy of the meal, None where there was none."""
    if value is None:
        return None
    data = parse.mapping(value, "meal")
    cents = _cents(data.get("bill"))
    policy = data.get("policy")
    if policy is None or policy == "points":
        return cents, "points"
    if policy == "equal":
        return cents, "equal"
    raise parse.bad("meal.policy", "要 points 或 equal", "points or equal is needed")


def _cents(value: Any) -> int:
    """A positive amount with at most two decimals, as text or number, in cents."""
    text = value if isinstance(value, str) else ""
    if type(value) is int or type(value) is float:
        # A float's own shortest form is what was typed; very large and very small ones have an exponent.
        text = repr(value).removesuffix(".0") if value < _MOST_CENTS else ""
    if not _AMOUNT.fullmatch(text):
        raise Refusal("bad_bill", "meal.bill")
    cents = int(Decimal(text) * 100)
    if not 0 < cents <= _MOST_CENTS:
        raise Refusal("bad_bill", "meal.bill")
    return cents
