"""A hand from what was entered to what it comes to: read and check first, then settle (jinhua §2–§4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from games.rules import parse
from games.rules.errors import Refusal
from games.rules.game import Settled
from games.rules.jinhua import log as logs
from games.rules.jinhua.cards import check_copies
from games.rules.jinhua.entry import BEATEN, OUT, WON, Entry, read_bets, read_seats
from games.rules.jinhua.play import PLAY
from games.rules.jinhua.rules import Rules
from games.rules.jinhua.settle import settle
from games.rules.state import State, order_after, seat_after


@dataclass(frozen=True, slots=True)
class Reading:
    """A hand as far as its seats say."""

    dealer: int
    entries: Mapping[int, Entry]
    """As listed."""
    dealt: Sequence[Entry]
    """Seats dealt in, in playing order from the seat after the dealer."""


def play(rules: Rules, state: State, event: Mapping[str, Any]) -> Settled:
    """Read, check and settle one hand.

    Nothing in it depends on the hands before but who deals, and that is kept in the event (README §4.3).
    """
    reading = begin(rules, state, event)
    if event.get("log") is not None:
        _by_log(rules, reading, event["log"], state)
    else:
        _as_entered(reading)
    winners = [entry for entry in reading.dealt if entry.fate == WON]
    _check_winners(winners)
    _check_results(reading, winners)
    book = settle(rules, reading.dealt, state.order)
    return Settled(
        event=_facts(reading, event),
        net=book.net,
        pool=state.pool,
        play=PLAY,
        dealer=seat_after(state.order, reading.dealer),
        transfers=tuple(book.transfers),
        why=tuple(book.why),
        more=_more(reading, winners),
        shown=_shown(reading),
    )


def begin(rules: Rules, state: State, event: Mapping[str, Any]) -> Reading:
    """Who deals, who is dealt in, what they hold and claim."""
    named = event.get("dealer")
    dealer = state.dealer if named is None else parse.seat(named, "dealer", state.order)
    assert dealer is not None
    entries = read_seats(rules, event, state, log=event.get("log") is not None)
    check_copies((f"{entry.field}.cards", entry.cards) for entry in entries.values())
    around = [entries[seat] for seat in order_after(state.order, dealer)]
    dealt = [entry for entry in around if entry.fate != OUT]
    if len(dealt) < 2:
        raise Refusal("too_few_players", "seats", least=2)
    return Reading(dealer, entries, dealt)


def _as_entered(reading: Reading) -> None:
    """Bets and who beat whom, as the seats say (jinhua §2)."""
    seats = [entry.seat for entry in reading.dealt]
    for entry in reading.dealt:
        entry.bets = read_bets(entry)
        value, path = entry.data.get("beaten_by"), f"{entry.field}.beaten_by"
        if value is None:
            continue
        if entry.fate != BEATEN:
            raise parse.bad(path, "只有比输了的才填输给谁", "only a beaten seat names who beat it")
        entry.beaten_by = logs.one_of([seat for seat in seats if seat != entry.seat], value, path)


def _by_log(rules: Rules, reading: Reading, acts: Any, state: State) -> None:
    """Fates, bets and who beat whom from the log; what was entered beside it must agree (jinhua §4.4)."""
    log = logs.start(rules, reading.dealt)
    logs.whole(log, acts, state.order)
    for entry in reading.dealt:
        seat = entry.seat
        found = {"fate": log.fates[seat], "bets": log.put[seat], "beaten_by": log.beaten_by.get(seat)}
        read_bets(entry)
        for name, value in found.items():
            given = entry.data.get(name)
            if given is not None and (type(given) is not type(value) or given != value):
                raise Refusal("fate_contradicts_log", f"{entry.field}.{name}", found=value)
        entry.fate, entry.bets, entry.beaten_by = log.fates[seat], log.put[seat], log.beaten_by.get(seat)


def _check_winners(winners: Sequence[Entry]) -> None:
    """One, or two equal hands (jinhua §2.3)."""
    if not winners:
        raise Refusal("no_winner", "seats")
    if len(winners) > 2:
        raise Refusal("too_many_winners", "seats", count=len(winners))


def _check_results(reading: Reading, winners: Sequence[Entry]) -> None:
    """Known hands against who beat whom; with equal ones either may have asked and lost (jinhua §2.4)."""
    for entry in reading.dealt:
        if entry.beaten_by is None or entry.worth is None:
            continue
        better = reading.entries[entry.beaten_by].worth
        if better is not None and entry.worth > better:
            raise Refusal("result_contradicts_cards", f"{entry.field}.beaten_by")
    if len(winners) == 2:
        one, other = (entry.worth for entry in winners)
        if one is not None and other is not None and one != other:
            raise Refusal("result_contradicts_cards", f"{winners[1].field}.fate")


def _facts(reading: Reading, event: Mapping[str, Any]) -> dict[str, Any]:
    """The event as it is stored: with its dealer, and what a log came to for each seat."""
    seats = [_seat(entry) for entry in reading.entries.values()]
    return {**event, "dealer": reading.dealer, "seats": seats}


def _seat(entry: Entry) -> dict[str, Any]:
    if entry.fate == OUT:
        return dict(entry.data)
    beaten = {} if entry.beaten_by is None else {"beaten_by": entry.beaten_by}
    return {**entry.data, "fate": entry.fate, "bets": entry.bets, **beaten}


def _more(reading: Reading, winners: Sequence[Entry]) -> dict[str, Any]:
    """``dealer``, ``winners`` in playing order, and ``classes`` and false claims where there are any."""
    more: dict[str, Any] = {"dealer": reading.dealer, "winners": [entry.seat for entry in winners]}
    classes = {str(entry.seat): entry.worth.name for entry in reading.dealt if entry.worth}
    liars = [entry.seat for entry in reading.dealt if entry.liar]
    if classes:
        more["classes"] = classes
    if liars:
        more["false_claims"] = liars
    return more


def _shown(reading: Reading) -> dict[str, Any]:
    """Seat as a string -> its three cards and their class, where they are known."""
    return {
        str(entry.seat): {"cards": list(entry.cards), "class": entry.worth.name}
        for entry in reading.dealt
        if entry.worth
    }
