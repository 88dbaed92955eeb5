"""What a game must offer, so that the table record need not know which game is played.

Adding a game: one package with an object of this shape, one line in ``games.py``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from games.rules.outcome import Outcome, Transfer
    from games.rules.settings import Setting
    from games.rules.state import State


class Check(Enum):
    """How strictly a hand is read (README §4.3, §4.4)."""

    FRESH = "fresh"
    """Recorded now: everything is checked."""
    AMENDED = "amended"
    """Entered anew by a correction: checks against chips on the table only warn."""
    RECORDED = "recorded"
    """Settled again after a correction: as amended, and the facts it carries stand."""


class Rules(Protocol):
    """The settings of a table, fixed when it opens."""

    @property
    def game(self) -> str: ...

    def to_json(self) -> dict[str, Any]:
        """All settings, complete; ``Game.rules`` reads them back."""


class Play(Protocol):
    """What a game keeps from hand to hand."""

    def to_json(self) -> dict[str, Any]: ...


@dataclass(frozen=True, slots=True)
class Settled:
    """What a hand comes to, before the table's totals are moved."""

    event: Mapping[str, Any]
    net: Mapping[int, int]
    pool: int
    play: Play
    dealer: int | None
    """Who is due to deal next."""
    transfers: tuple[Transfer, ...]
    why: tuple[Mapping[str, Any], ...]
    more: Mapping[str, Any] = field(default_factory=dict)
    warnings: tuple[Mapping[str, str], ...] = ()
    shown: Mapping[str, Any] = field(default_factory=dict)


class Game(Protocol):
    """One game. Everything here is pure; whatever is wrong with what was entered is a ``Refusal``."""

    @property
    def key(self) -> str: ...

    @property
    def presets(self) -> Mapping[str, Mapping[str, Any]]:
        """Name -> complete settings; the first is the default."""

    @property
    def settings(self) -> Mapping[str, Setting]:
        """Name -> what it may be, in the order of display; the same names as in every preset."""

    @property
    def seats(self) -> tuple[int, int]:
        """Fewest and most seats at a table."""

    @property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each team; none where everybody plays for himself."""

    @property
    def deals(self) -> bool:
        """Whether the deal moves from seat to seat."""

    @property
    def follows(self) -> bool:
        """Whether ``so_far`` has anything to say."""

    def name(self, language: str) -> str: ...

    def words(self, language: str) -> Mapping[str, str]:
        """The game's own words for the screen."""

    def rules(self, settings: Mapping[str, Any]) -> Rules:
        """Settings as sent, or as ``Rules.to_json`` wrote them (``unknown_preset``, ``unknown_rule``, …)."""

    def start(self, rules: Any) -> Play: ...

    def play_from_json(self, data: Mapping[str, Any]) -> Play: ...

    def hand(self, rules: Any, state: State, event: Mapping[str, Any], check: Check) -> Settled: ...

    def again(self, rules: Any, was: Any, became: Any, now: Any, outcome: Outcome) -> Play | None:
        """What is kept after a recorded hand that comes out exactly as before, else None to settle it again.

        Asked after a correction of an earlier hand, where seats and pool are as they were. ``was`` and
        ``became`` are before and after the hand as last settled, ``now`` is before it now.
        None is always right.
        """

    def bowl(self, rules: Any, state: State, event: Mapping[str, Any]) -> Play:
        """A bowl filled or counted (``no_bowls`` where the game has none)."""

    def final_lap(self, rules: Any, state: State) -> Play:
        """The final lap asked for (``no_final_lap`` where the game has none)."""

    def left(self, rules: Any, play: Any, seat: int) -> Play:
        """What is kept once a seat has left."""

    def paid(self, rules: Any, play: Any, net: Mapping[int, int]) -> Play:
        """What is kept once points have moved outside a hand (the pool's return at the close)."""

    def next(self, rules: Any, state: State) -> dict[str, Any]:
        """The record's ``next`` (README §2)."""

    def view(self, rules: Any, state: State) -> dict[str, Any]:
        """The game's part of ``record.view``."""

    def legal_acts(self, rules: Any, state: State, event: Mapping[str, Any]) -> dict[str, Any] | None:
        """What may be done next in a betting log; None when it is over or the game has none."""

    def so_far(self, rules: Any, state: State, event: Mapping[str, Any]) -> dict[str, Any] | None:
        """What an unfinished hand already comes to, and what may be entered next, JSON-safe.

        Refuses nothing: what cannot be read yet is left out.
        """

    def reason(self, why: Mapping[str, Any], names: Mapping[int, str], rules: Any, language: str) -> str:
        """A line that explains one transfer of this game."""

    def section(self, reason: str) -> str:
        """The rulebook's section behind a transfer's reason."""

    def summary(self, rules: Any, outcome: Outcome, names: Mapping[int, str], language: str) -> str:
        """One sentence about a hand."""
