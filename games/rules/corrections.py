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


class Ledger:
    """The events of a table in order, each with the state before it.

    Settling again starts at the hand that was corrected. Where no correction can make a later hand impossible
    (``Game.sure``) it is put off until its result is needed, so that a hundred corrections in a row cost
    about as much as one.
    """

    def __init__(self, rules: Rules, state: State) -> None:
        self._rules = rules
        self._game = game_of(state.game)
        self._entries: list[Entry | None] = []
        """None where a hand was voided: it keeps its number."""
        self._before: list[State] = [state]
        """State before each entry, and the state after the last."""
        self._hands: dict[int, int] = {}
        """Number of a hand that stands -> its index."""
        self._good = 0
        """Entries before this index are settled; those from it on must be settled again."""

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
        self._settle(len(self._entries))
        return self._before[-1]

    def entries(self) -> tuple[Entry, ...]:
        self._settle(len(self._entries))
        return tuple(entry for entry in self._entries if entry)

    def _record(self, position: int, event: Any) -> None:
        state, outcome = apply(self._rules, self.state(), event, Check.FRESH)
        self._entries.append(Entry(position, outcome.event, outcome))
        self._before.append(state)
        self._good = len(self._entries)
        if outcome.hand is not None:
            self._hands[outcome.hand] = len(self._entries) - 1

    def _amend(self, event: Mapping[str, Any]) -> None:
        index = self._find(event)
        self._settle(index)
        entered = parse.mapping(event.get("as"), "as")
        old = self._entries[index]
        assert old is not None
        kept = {name: old.event[name] for name in KEPT if name in old.event and entered.get(name) is None}
        try:
            state, outcome = apply(
                self._rules, self._before[index], {**entered, **kept, "type": "hand"}, Check.AMENDED
            )
        except Refusal as refusal:
            refusal.field = f"as.{refusal.field}".removesuffix(".")
            raise
        self._entries[index] = Entry(old.position, outcome.event, outcome)
        self._stale(index, state)

    def _void(self, event: Mapping[str, Any]) -> None:
        index = self._find(event)
        self._settle(index)
        self._entries[index] = None
        del self._hands[event["hand"]]
        self._stale(index, self._skip(self._before[index]))

    def _reopen(self) -> None:
        if not self._entries or not self._before[-1].closed:
            raise Refusal("not_closed", "type")
        self._entries.pop()
        self._before.pop()
        self._good = min(self._good, len(self._entries))

    def _find(self, event: Mapping[str, Any]) -> int:
        number = event.get("hand")
        if type(number) is not int:
            raise parse.bad("hand", "要一个盘号", "the number of a hand is needed")
        if number not in self._hands:
            raise Refusal("hand_not_found", "hand")
        return self._hands[number]

    def _stale(self, index: int, after: State) -> None:
        """The entry at ``index`` was replaced; everything after it has to be settled again."""
        self._before[index + 1] = after
        self._good = index + 1
        if not self._game.sure(self._rules, self._before[-1]):
            self._settle(len(self._entries))

    def _settle(self, end: int) -> None:
        """Settle again what is stale before ``end``."""
        for index in range(self._good, end):
            self._before[index + 1] = self._again(index, self._before[index])
        self._good = max(self._good, end)

    def _again(self, index: int, state: State) -> State:
        entry = self._entries[index]
        if entry is None:
            return self._skip(state)
        try:
            state, outcome = apply(self._rules, state, entry.event, Check.RECORDED)
        except Refusal as refusal:
            if entry.outcome.hand is not None:
                refusal.detail["hand"] = entry.outcome.hand
            raise
        self._entries[index] = Entry(entry.position, entry.event, outcome)
        return state

    @staticmethod
    def _skip(state: State) -> State:
        """A voided hand moves nothing and keeps its number."""
        return replace(state, hands=state.hands + 1)


KEPT = ("dealer", "declarer")
"""What an amend keeps unless it names it (README §4.3)."""
