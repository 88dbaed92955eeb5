"""What most games do not have: bowls, a final lap, betting, a deal that moves, teams."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.rules.errors import Refusal
from games.rules.state import State


class Plain:
    """A game without any of these; each overrides what it has. See ``games.rules.game.Game``."""

    __slots__ = ()

    @property
    def deals(self) -> bool:
        return False

    @property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        return ()

    @property
    def follows(self) -> bool:
        return False

    def bowl(self, rules: Any, state: State, event: Mapping[str, Any]) -> Any:
        raise Refusal("no_bowls", "type")

    def final_lap(self, rules: Any, state: State) -> Any:
        raise Refusal("no_final_lap", "type")

    def left(self, rules: Any, play: Any, seat: int) -> Any:
        return play

    def paid(self, rules: Any, play: Any, net: Mapping[int, int]) -> Any:
        return play

    def next(self, rules: Any, state: State) -> dict[str, Any]:
        """Nobody ever owes anything."""
        return {"owes": [], "why": None, "lap_left": None}

    def view(self, rules: Any, state: State) -> dict[str, Any]:
        """Totals are all there is to see."""
        return {"opener": None, "owes": [], "why": None, "lap": None, "seats": {}}

    def legal_acts(self, rules: Any, state: State, event: Mapping[str, Any]) -> dict[str, Any] | None:
        """There is no betting."""
        return None

    def so_far(self, rules: Any, state: State, event: Mapping[str, Any]) -> dict[str, Any] | None:
        return None
