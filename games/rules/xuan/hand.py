"""A hand from what was entered to what it comes to: read and check first, then settle (xuan §4–§9)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.rules import parse
from games.rules.errors import Refusal
from games.rules.game import Check, Settled
from games.rules.state import State, order_after, seat_after
from games.rules.xuan import betting, bowls, mango, settle, showing, stakes
from games.rules.xuan.entry import (
    FOLDED,
    OUT,
    ROUNDS,
    SHOWN,
    STOOD,
    Entry,
    read_round,
    read_seats,
    read_stake,
)
from games.rules.xuan.play import Play
from games.rules.xuan.rules import Rules


@dataclass(slots=True)
class Reading:
    """A hand while it is read."""

    rules: Rules
    check: Check
    dealer: int
    entries: Mapping[int, Entry]
    dealt: Sequence[Entry]
    """Seats dealt in, in playing order from the seat after the dealer."""
    dues: Mapping[int, int]
    limits: Mapping[int, int | None]
    logged: bool
    """Whether the hand came with a betting log."""
    passed: int | None = None
    warnings: list[dict[str, str]] = field(default_factory=list)

    def order(self) -> list[int]:
        return [entry.seat for entry in self.dealt]

    def in_play(self) -> list[Entry]:
        return [entry for entry in self.dealt if entry.fate != FOLDED]

    def most(self) -> dict[int, int | None]:
        """What each seat can put in: at most its bowl, of which a correction may have left nothing."""
        return {
            seat: None if limit is None else min(max(0, limit), parse.MAX_POINTS)
            for seat, limit in self.limits.items()
        }

    def against_bowl(self, code: str, path: str, **detail: Any) -> None:
        """A check against chips on the table: a refusal now, a warning after a correction (README §4.4)."""
        if self.check is Check.FRESH:
            raise Refusal(code, path, **detail)
        self.warnings.append({"code": code, "field": path})


def play(rules: Rules, state: State, event: Mapping[str, Any], check: Check) -> Settled:
    """Read, check and settle one hand."""
    reading = begin(rules, state, event, check)
    for entry in reading.dealt:
        lacks = bowls.missing(rules, reading.limits[entry.seat])
        if lacks:
            reading.against_bowl("bowl_too_small", entry.field, seat=entry.seat, missing=lacks)
    fact = check is Check.RECORDED
    if reading.logged and not fact:
        _by_log(reading, event, state)
    else:
        reading.passed = _read_passed(event)
        stakes.fill(rules, reading.dealt, event, reading.most(), reading.passed, fact)
    _check_fates(reading)
    _check_stakes(reading)
    return _settle(reading, state, event)


def begin(rules: Rules, state: State, event: Mapping[str, Any], check: Check) -> Reading:
    """Who deals, who is dealt in, what each must put in and can stake at most."""
    kept: Play = state.play  # type: ignore[assignment]
    if kept.lap and not kept.lap.left:
        raise Refusal("lap_finished")
    dealer = _dealer(state, event)
    logged = event.get("bets") is not None
    entries = read_seats(event, state, log=logged)
    around = [entries[seat] for seat in order_after(state.order, dealer)]
    dealt = [entry for entry in around if entry.fate != OUT]
    if len(dealt) < 2:
        raise Refusal("too_few_players", "seats", least=2)
    dues = mango.dues(rules, kept, [entry.seat for entry in dealt])
    limits = bowls.limits(rules, kept, dealt, dues)
    return Reading(rules, check, dealer, entries, dealt, dues, limits, logged)


def _dealer(state: State, event: Mapping[str, Any]) -> int:
    value = event.get("dealer")
    if value is None:
        assert state.dealer is not None
        return state.dealer
    return parse.seat(value, "dealer", state.order)


def log_of(reading: Reading) -> betting.Betting:
    """Betting before the first act."""
    return betting.start(reading.rules, reading.order(), reading.dealer, reading.most())


def _by_log(reading: Reading, event: Mapping[str, Any], state: State) -> None:
    """Fates, stakes, fold rounds and ``passed`` from the log; what was entered beside it must agree."""
    log = log_of(reading)
    betting.whole(log, event["bets"], state.order)
    reading.passed = log.passed
    if event.get("passed") not in (None, log.passed) or isinstance(event.get("passed"), bool):
        raise Refusal("fate_contradicts_bets", "passed", found=log.passed)
    alone = len(log.in_play()) == 1
    for entry in reading.dealt:
        fates = (FOLDED,) if entry.seat in log.folded else _fates_left(log, alone)
        if entry.data.get("fate") is None:
            entry.fate = fates[0]
        elif entry.fate not in fates:
            raise Refusal("fate_contradicts_bets", f"{entry.field}.fate", found=fates[0])
        entry.round = log.folded.get(entry.seat)
        if entry.data.get("round") is not None and read_round(entry) != entry.round:
            raise Refusal("fate_contradicts_bets", f"{entry.field}.round", found=entry.round)
        entry.stake = log.stake(entry.seat)
        if read_stake(entry) not in (None, entry.stake):
            raise Refusal("fate_contradicts_bets", f"{entry.field}.stake", found=entry.stake)


def _fates_left(log: betting.Betting, alone: bool) -> tuple[str, ...]:
    """What a seat that did not fold may be, the usual first: one left alone may show all the same."""
    if log.passed:
        return (STOOD,)
    return (STOOD, SHOWN) if alone else (SHOWN,)


def _read_passed(event: Mapping[str, Any]) -> int | None:
    value = event.get("passed")
    if value is None:
        return None
    if type(value) is not int or value not in ROUNDS:
        raise Refusal("cannot_pass_round", "passed")
    return value


def _check_fates(reading: Reading) -> None:
    """What became of the seats must fit together (xuan §9)."""
    in_play = reading.in_play()
    if not in_play:
        raise Refusal("no_one_left", "seats")
    if reading.passed is not None:
        if (reading.passed == 1 and reading.rules.opening) or len(in_play) < 2:
            raise Refusal("cannot_pass_round", "passed")
        _none(in_play, SHOWN, "passed_but_shown")
    elif len(in_play) > 1:
        _none(in_play, STOOD, "not_shown")


def _none(entries: Iterable[Entry], fate: str, code: str) -> None:
    for entry in entries:
        if entry.fate == fate:
            raise Refusal(code, f"{entry.field}.fate")


def _check_stakes(reading: Reading) -> None:
    """Stakes against the bowls and against each other (xuan §8, §9)."""
    top = max(entry.stake for entry in reading.in_play())
    for entry in reading.dealt:
        limit, path = reading.limits[entry.seat], f"{entry.field}.stake"
        if limit is not None and entry.stake > limit:
            reading.against_bowl("stake_over_bowl", path, most=max(limit, 0))
        if entry.fate == FOLDED:
            # A fold costs the skin even where those left have put in less (passed out with no opening).
            if not reading.logged and entry.stake > max(top, reading.rules.skin):
                raise Refusal("fold_over_top", path, most=top)
        elif limit is not None and entry.stake < min(top, limit):
            reading.against_bowl("stake_short", path, least=min(top, limit))


def _settle(reading: Reading, state: State, event: Mapping[str, Any]) -> Settled:
    rules, order, kept = reading.rules, reading.order(), state.play
    assert isinstance(kept, Play)
    shown = showing.read(rules, reading.dealt)
    in_play = [entry.seat for entry in reading.in_play()]
    book = settle.Book(state.pool, dict.fromkeys(state.order, 0))
    settle.fill_pool(book, order, reading.dues, rules.ante, kept.why or ("lap" if kept.lap else None))
    kind, takers = _kind(reading, in_play), []
    if kind == mango.PASSED:
        settle.give_back(book, order, rules.ante, "passed")
    else:
        settle.give_back(book, [seat for seat in order if seat in shown.sanhua], rules.ante, "sanhua")
        takers = _take(reading, book, shown, in_play)
    last = in_play[0] if kind == mango.KNOCKOUT else None
    left = mango.after(rules, kept, kind, order, last, reading.passed)
    again = mango.deals_again(kept, kind)
    return Settled(
        event=_facts(reading, event),
        net=book.net,
        pool=book.pool,
        play=bowls.paid(rules, left, book.net),
        dealer=reading.dealer if again else seat_after(state.order, reading.dealer),
        transfers=tuple(book.transfers),
        why=tuple(book.why),
        more={"dealer": reading.dealer, "takers": takers, "kind": kind},
        warnings=tuple(reading.warnings),
        shown=shown.cards,
    )


def _kind(reading: Reading, in_play: Sequence[int]) -> str:
    """``settled``, ``knockout`` (all but one folded, all of them in round 1) or ``passed`` (xuan §5.10)."""
    if reading.passed is not None:
        return mango.PASSED
    first = all(entry.round == 1 for entry in reading.dealt if entry.fate == FOLDED)
    return mango.KNOCKOUT if len(in_play) == 1 and first else mango.SETTLED


def _take(reading: Reading, book: settle.Book, shown: showing.Showing, in_play: Sequence[int]) -> list[int]:
    if len(in_play) == 1 and not shown.sanhua:
        shown.strength[in_play[0]] = (0, 0)  # cards unseen: there is nobody to compare with
    put_in = {entry.seat: entry.stake for entry in reading.dealt}
    folded = [entry.seat for entry in reading.dealt if entry.fate == FOLDED]
    return settle.take(book, reading.order(), put_in, folded, shown)


def _facts(reading: Reading, event: Mapping[str, Any]) -> dict[str, Any]:
    """The event as it is stored: with dealer, stakes, fates and whether it was passed out (README §4.3)."""
    facts: dict[str, Any] = {**event, "dealer": reading.dealer}
    if reading.passed is not None:
        facts["passed"] = reading.passed
    facts["seats"] = [_seat_facts(entry) for entry in reading.entries.values()]
    return facts


def _seat_facts(entry: Entry) -> dict[str, Any]:
    facts: dict[str, Any] = {**entry.data, "fate": entry.fate}
    if entry.fate != OUT:
        facts["stake"] = entry.stake
    if entry.round is not None:
        facts["round"] = entry.round
    return facts
