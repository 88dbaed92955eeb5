"""The betting log: calls, raises, folds and comparisons in turn (jinhua §4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.rules import parse
from games.rules.errors import Refusal
from games.rules.jinhua.entry import BEATEN, FOLDED, WON, Entry
from games.rules.jinhua.rules import KEY, OPEN_FIRST, Rules

SHOWDOWN = "showdown"


@dataclass(slots=True)
class Log:
    """A hand under way."""

    rules: Rules
    entries: Mapping[int, Entry]
    """Seats dealt in, in playing order from the seat after the dealer."""
    unit: int
    """What a call pays."""
    put: dict[int, int]
    """Seat -> points put in beyond the ante."""
    fates: dict[int, str] = field(default_factory=dict)
    """Seat -> what became of it; a seat without is still in play."""
    beaten_by: dict[int, int] = field(default_factory=dict)
    due: int | None = None
    """Whose turn it is; None when the hand is over."""

    def in_play(self) -> list[int]:
        return [seat for seat in self.entries if seat not in self.fates]

    @property
    def over(self) -> bool:
        return len(self.in_play()) < 2

    def may_open(self, seat: int) -> bool:
        """Whether a seat has the right to open first (jinhua §3.5)."""
        return OPEN_FIRST in self.rules.perks and self.entries[seat].verified

    def most(self) -> int | None:
        """The most a raise may be to, None without limit (jinhua §4.1)."""
        cap = self.rules.raise_cap
        return min(self.unit + cap * self.rules.ante, parse.MAX_POINTS) if cap else None

    def act(self, data: Mapping[str, Any], path: str, seats: Sequence[int]) -> None:
        """One act, checked, then done."""
        act = data.get("act")
        if self.over:
            raise Refusal("log_after_end", path)
        if act == SHOWDOWN:
            self._showdown(data, path)
            return
        if not isinstance(act, str) or act not in ACTS:
            raise Refusal("unknown_act", f"{path}.act", game=KEY)
        seat = self._turn(data, path, seats)
        ACTS[act](self, seat, data, path)
        self.due = None if self.over else self._next(seat)

    def _turn(self, data: Mapping[str, Any], path: str, seats: Sequence[int]) -> int:
        value = data.get("seat")
        if value is None and data.get("act") == "open":
            value = self.due  # the rulebook writes an opening without its seat
        seat = parse.seat(value, f"{path}.seat", seats)
        if seat != self.due:
            raise Refusal("out_of_turn", f"{path}.seat", due=self.due)
        return seat

    def _next(self, seat: int) -> int:
        order = list(self.entries)
        start = order.index(seat) + 1
        return next(other for other in (*order[start:], *order[:start]) if other not in self.fates)

    def pay(self, seat: int, points: int, path: str) -> None:
        """Put points in; what a seat has put in stays a figure that can be read again (``not_points``)."""
        self.put[seat] += points
        if self.put[seat] > parse.MAX_POINTS:
            raise Refusal("not_points", path, least=0)

    def beat(self, winner: int, loser: int) -> None:
        self.fates[loser] = BEATEN
        self.beaten_by[loser] = winner

    def better(self, one: int, other: int) -> bool | None:
        """Whether one hand is better than another, None where a hand is not known."""
        mine, theirs = self.entries[one].worth, self.entries[other].worth
        return None if mine is None or theirs is None else mine > theirs

    def _showdown(self, data: Mapping[str, Any], path: str) -> None:
        """The last two show: one has won, or both with equal hands (jinhua §4.3)."""
        left = self.in_play()
        if len(left) > 2:
            raise Refusal("log_not_over", path, left=len(left))
        won: list[int] = []
        for place, value in enumerate(parse.items(data.get("won"), f"{path}.won")):
            seat = one_of(left, value, f"{path}.won.{place}")
            if seat in won:
                raise Refusal("duplicate_seat", f"{path}.won.{place}", seat=seat)
            won.append(seat)
        if not won:
            raise Refusal("no_winner", f"{path}.won")
        self._check_showdown(left, won, f"{path}.won")
        for seat in left:
            if seat in won:
                self.fates[seat] = WON
            else:
                self.beat(won[0], seat)
        self.due = None

    def _check_showdown(self, left: Sequence[int], won: Sequence[int], path: str) -> None:
        mine, theirs = (self.entries[seat].worth for seat in left)
        if mine is None or theirs is None:
            return
        best = [seat for seat in left if self.entries[seat].worth == max(mine, theirs)]
        if sorted(best) != sorted(won):
            raise Refusal("result_contradicts_cards", path)


def one_of(seats: Sequence[int], value: Any, path: str) -> int:
    """A seat among those that can be meant here (``unknown_seat``, ``bad_record``)."""
    if type(value) is int and value not in seats:
        raise Refusal("unknown_seat", path, game=KEY)
    return parse.seat(value, path, seats)


def _call(log: Log, seat: int, data: Mapping[str, Any], path: str) -> None:
    log.pay(seat, log.unit, path)


def _raise(log: Log, seat: int, data: Mapping[str, Any], path: str) -> None:
    to, most = parse.points(data.get("to"), f"{path}.to"), log.most()
    if to <= log.unit:
        raise Refusal("raise_too_small", f"{path}.to", game=KEY, least=log.unit + 1)
    if most is not None and to > most:
        raise Refusal("raise_over_cap", f"{path}.to", most=most)
    log.unit = to
    log.pay(seat, to, f"{path}.to")


def _fold(log: Log, seat: int, data: Mapping[str, Any], path: str) -> None:
    log.fates[seat] = FOLDED


def _compare(log: Log, seat: int, data: Mapping[str, Any], path: str) -> None:
    """For an ante, with one who may refuse and then has folded; a tie is lost by who asked (jinhua §4.2)."""
    other = one_of([each for each in log.in_play() if each != seat], data.get("with"), f"{path}.with")
    refused = _refused(data, path)
    won = None if refused else _won(data, path)
    log.pay(seat, log.rules.ante, path)
    if refused:
        log.fates[other] = FOLDED
        return
    better = log.better(seat, other)
    if better is not None and better != won:
        raise Refusal("result_contradicts_cards", f"{path}.won")
    log.beat(*((seat, other) if won else (other, seat)))


def _open(log: Log, seat: int, data: Mapping[str, Any], path: str) -> None:
    """A comparison that cannot be refused (jinhua §4.2)."""
    if not log.may_open(seat):
        raise Refusal("no_right_to_open", f"{path}.act")
    if _refused(data, path):
        raise Refusal("unknown_act", f"{path}.refused", game=KEY)
    _compare(log, seat, data, path)


def _refused(data: Mapping[str, Any], path: str) -> bool:
    value = data.get("refused", False)
    if value is None or value is False:
        return False
    if value is not True:
        raise parse.bad(f"{path}.refused", "要 true 或 false", "true or false is needed")
    if data.get("won") is not None:
        raise parse.bad(f"{path}.refused", "refused 和 won 只能填一个", "refused or won is needed, not both")
    return True


def _won(data: Mapping[str, Any], path: str) -> bool:
    value = data.get("won")
    if not isinstance(value, bool):
        raise parse.bad(f"{path}.won", "要 true 或 false", "true or false is needed")
    return value


_Act = Callable[[Log, int, Mapping[str, Any], str], None]

ACTS: dict[str, _Act] = {"call": _call, "raise": _raise, "fold": _fold, "compare": _compare, "open": _open}


def start(rules: Rules, dealt: Sequence[Entry]) -> Log:
    """Before the first act: who claimed falsely has folded (jinhua §4.4).

    Args:
        dealt: seats dealt in, in playing order from the seat after the dealer.
    """
    entries = {entry.seat: entry for entry in dealt}
    log = Log(rules, entries, rules.ante, dict.fromkeys(entries, 0))
    log.fates = {entry.seat: FOLDED for entry in dealt if entry.liar}
    log.due = None if log.over else log.in_play()[0]
    return log


def read_log(log: Log, acts: Any, seats: Sequence[int]) -> None:
    """Play a log through, as far as it goes.

    Args:
        seats: every seat at the table, also those that are out.
    """
    for place, act in enumerate(parse.items(acts, "log")):
        path = f"log.{place}"
        log.act(parse.mapping(act, path), path, seats)


def whole(log: Log, acts: Any, seats: Sequence[int]) -> None:
    """Play a log through to the end of the hand (``log_not_over``)."""
    read_log(log, acts, seats)
    if not log.over:
        raise Refusal("log_not_over", "log", left=len(log.in_play()))
    for seat in log.in_play():
        log.fates[seat] = WON
