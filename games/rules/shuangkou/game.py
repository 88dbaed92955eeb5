"""二人双扣 as a game of the register."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from games.rules.game import Check, Settled
from games.rules.outcome import Outcome
from games.rules.plain import Plain
from games.rules.settings import Setting
from games.rules.shuangkou import hand, slip, words
from games.rules.shuangkou.play import Play
from games.rules.shuangkou.rules import GAME, PRESETS, SETTINGS, Rules, read
from games.rules.shuangkou.so_far import so_far
from games.rules.state import State


@dataclass(frozen=True, slots=True)
class ShuangkouGame(Plain):
    """Two fixed seats, no dealer, no bowls, no lap; see ``games.rules.game.Game`` for the methods."""

    key: str = GAME

    @property
    def presets(self) -> Mapping[str, Mapping[str, Any]]:
        return PRESETS

    @property
    def settings(self) -> Mapping[str, Setting]:
        return SETTINGS

    @property
    def seats(self) -> tuple[int, int]:
        return 2, 2

    @property
    def follows(self) -> bool:
        """Bombs are added up while they are entered."""
        return True

    def name(self, language: str) -> str:
        return words.name(language)

    def words(self, language: str) -> Mapping[str, str]:
        return words.words(language)

    def rules(self, settings: Mapping[str, Any]) -> Rules:
        return read(settings)

    def start(self, rules: Rules) -> Play:
        return Play()

    def play_from_json(self, data: Mapping[str, Any]) -> Play:
        return Play()

    def hand(self, rules: Rules, state: State, event: Mapping[str, Any], check: Check) -> Settled:
        return hand.play(rules, state, event)

    def again(self, rules: Rules, was: Play, became: Play, now: Play, outcome: Outcome) -> Play | None:
        """Nothing is carried over, so a later hand comes out as it did."""
        return became

    def so_far(self, rules: Rules, state: State, event: Mapping[str, Any]) -> dict[str, Any] | None:
        return so_far(rules, state, event)

    def reason(self, why: Mapping[str, Any], names: Mapping[int, str], rules: Rules, language: str) -> str:
        return slip.line(why, names, language)

    def section(self, reason: str) -> str:
        return slip.SECTION

    def summary(self, rules: Rules, outcome: Outcome, names: Mapping[int, str], language: str) -> str:
        return slip.summary(outcome, names, language)


SHUANGKOU = ShuangkouGame()
