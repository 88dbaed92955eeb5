"""A record under way: what stands, and what becomes of it when an earlier hand is corrected (README §4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from games.rules import parse
from games.rules.errors import Refusal
from games.rules.game import Check, Rules
from games.rules.games import game_of
from games.rules.outcome import Outcome
from games.rules.state import State
from games.rules.table import apply, event_type


@dataclass(frozen=True, slots=True)
class Entry:
    """An event that stands."""

    position: int
    """Its place in the record from 1."""
    event: Mapping[str, Any]
    """As it must be stored: with the facts of README §4.3."""
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class _Row:
    """An entry and the states it leads from and to, as it was settled last."""

    entry: Entry
    was: State
    became: State


class Ledger:
    """The events of a table in order, each with the state before it.

    A correction settles everything after it again at once, so that whatever it makes impossible is refused
    in its own place (README §4.4); most hands come out as they did, which costs little (``Game.again``).
    """

    def __init__(self, rules: Rules, state: State) -> None:
        self._rules = rules
        self._game = game_of(state.game)
        self._rows: list[_Row | None] = []
        """None where a hand was voided: it keeps its number."""
        self._before: list[State] = [state]
        """State before each row, and the state after the last."""
        self._hands: dict[int, int] = {}
        """Number of a hand that stands -> its index."""

    def enter(self, position: int, event: Any) -> None:
        """One more event of the record, checked and done; refused, the ledger must not be used again."""
        kind = event_type(event)
        if kind == "amend":
            self._amend(event)
        elif kind == "void":
            self._void(event)
        elif kind == "reopen":
            self._reopen()
        else:
            self._record(position, event)

    def state(self) -> State:
        return self._before[-1]

    def entries(self) -> tuple[Entry, ...]:
        return tuple(row.entry for row in self._rows if row)

    def _record(self, position: int, event: Any) -> None:
        before = self._before[-1]
        after, outcome = apply(self._rules, before, event, Check.FRESH)
        self._rows.append(_Row(Entry(position, outcome.event, outcome), before, after))
        self._before.append(after)
        if outcome.hand is not None:
            self._hands[outcome.hand] = len(self._rows) - 1

    def _amend(self, event: Mapping[str, Any]) -> None:
        index = self._find(event)
        entered = parse.mapping(event.get("as"), "as")
        row = self._rows[index]
        assert row is not None
        old, before = row.entry, self._before[index]
        kept = {name: old.event[name] for name in KEPT if name in old.event and entered.get(name) is None}
        try:
            hand = {**entered, **kept, "type": "hand"}
            after, outcome = apply(self._rules, before, hand, Check.AMENDED)
        except Refusal as refusal:
            refusal.field = f"as.{refusal.field}".removesuffix(".")
            raise
        self._rows[index] = _Row(Entry(old.position, outcome.event, outcome), before, after)
        self._settle_after(index, after)

    def _void(self, event: Mapping[str, Any]) -> None:
        index = self._find(event)
        self._rows[index] = None
        del self._hands[event["hand"]]
        self._settle_after(index, self._skip(self._before[index]))

    def _reopen(self) -> None:
        if not self._rows or not self._before[-1].closed:
            raise Refusal("not_closed", "type")
        self._rows.pop()
        self._before.pop()

    def _find(self, event: Mapping[str, Any]) -> int:
        number = event.get("hand")
        if type(number) is not int:
            raise parse.bad("hand", "要一个盘号", "the number of a hand is needed")
        if number not in self._hands:
            raise Refusal("hand_not_found", "hand")
        return self._hands[number]

    def _settle_after(self, index: int, state: State) -> None:
        """The entry at ``index`` was replaced and leads to ``state``; settle again what came after it."""
        self._before[index + 1] = state
        for later in range(index + 1, len(self._rows)):
            state = self._before[later + 1] = self._again(later, state)

    def _again(self, index: int, state: State) -> State:
        row = self._rows[index]
        if row is None:
            return self._skip(state)
        entry, after = row.entry, self._unchanged(row, state)
        if after is None:
            try:
                after, outcome = apply(self._rules, state, entry.event, Check.RECORDED)
            except Refusal as refusal:
                if entry.outcome.hand is not None:
                    refusal.detail["hand"] = entry.outcome.hand
                raise
            entry = Entry(entry.position, entry.event, outcome)
        self._rows[index] = _Row(entry, state, after)
        return after

    def _unchanged(self, row: _Row, state: State) -> State | None:
        """The state after a hand that comes out as it did; None where it has to be settled again."""
        was, became, outcome = row.was, row.became, row.entry.outcome
        if outcome.hand is None or (state.pool, state.order) != (was.pool, was.order):
            return None
        play = self._game.again(self._rules, was.play, became.play, state.play, outcome)
        if play is None:
            return None
        totals = dict(state.totals)
        for seat, points in outcome.net.items():
            totals[seat] += points
        # Written out: ``replace`` takes three times as long, and most of a correction is spent here.
        return State(
            game=became.game,
            order=became.order,
            totals=totals,
            pool=became.pool,
            hands=became.hands,
            dealer=became.dealer,
            closed=became.closed,
            play=play,
        )

    @staticmethod
    def _skip(state: State) -> State:
        """A voided hand moves nothing and keeps its number."""
        return replace(state, hands=state.hands + 1)


KEPT = ("dealer", "declarer")
"""What an amend keeps unless it names it (README §4.3)."""
