"""Stakes from what the host entered, by ``bids`` or by ``stake`` (xuan §9.1, §9.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.rules import parse
from games.rules.errors import Refusal
from games.rules.xuan.entry import FOLDED, Entry, read_round, read_stake
from games.rules.xuan.rules import Rules


def read_bids(event: Mapping[str, Any]) -> list[int] | None:
    """The bid at the end of each round, at most three, never going down; None where there are none."""
    value = event.get("bids")
    if value is None:
        return None
    bids = [parse.points(bid, f"bids.{place}") for place, bid in enumerate(parse.items(value, "bids"))]
    if len(bids) > 3:
        raise Refusal("wrong_round_count", "bids", count=len(bids))
    for place in range(1, len(bids)):
        if bids[place] < bids[place - 1]:
            field = f"bids.{place}"
            raise parse.bad(field, "叫分是整盘的总数，只会越来越大", "bids are totals and only go up")
    return bids


def fill(
    rules: Rules,
    dealt: Sequence[Entry],
    event: Mapping[str, Any],
    limits: Mapping[int, int | None],
    passed: int | None,
    fact: bool,
) -> None:
    """Set stake and fold round of every entry dealt in, the forced opener first.

    Args:
        fact: whether the stakes were recorded before; what a bowl holds since a correction is no matter then.

    Raises:
        Refusal: ``fold_round_missing``, ``stake_missing``, ``stake_below_skin``, ``bids_too_short``, …
    """
    bids = read_bids(event)
    if passed == 1 and not bids:
        bids = [0]  # nobody bet in the only round there was
    for place, entry in enumerate(dealt):
        if entry.fate == FOLDED:
            entry.round = read_round(entry)
        stake = read_stake(entry)
        if stake is None:
            opener = place == 0 and rules.opening > 0
            stake = _capped(limits[entry.seat], _from_bids(rules, entry, bids, opener))
        elif not fact and entry.fate == FOLDED and stake < _capped(limits[entry.seat], rules.skin):
            raise Refusal("stake_below_skin", f"{entry.field}.stake", least=rules.skin)
        entry.stake = stake


def _from_bids(rules: Rules, entry: Entry, bids: Sequence[int] | None, opener: bool) -> int:
    """What a seat has put in by the bids: the last, or for a fold the one of the round before."""
    if bids is None:
        raise Refusal("stake_missing", f"{entry.field}.stake")
    if entry.fate != FOLDED:
        return _bid(bids, len(bids))
    assert entry.round is not None
    if entry.round > 1:
        return max(_bid(bids, entry.round - 1), rules.skin)
    return max(rules.opening, rules.skin) if opener else rules.skin


def _bid(bids: Sequence[int], number: int) -> int:
    """The bid at the end of a round from 1 (``bids_too_short``)."""
    if not 1 <= number <= len(bids):
        raise Refusal("bids_too_short", "bids")
    return bids[number - 1]


def _capped(limit: int | None, stake: int) -> int:
    """At most the bowl."""
    return stake if limit is None else min(stake, limit)
