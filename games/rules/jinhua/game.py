"""炸金花抓二游 as a game of the register."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from games.rules.game import Check, Settled
from games.rules.jinhua import acts, hand, slip, words
from games.rules.jinhua.play import PLAY, Play
from games.rules.jinhua.rules import KEY, PRESETS, SETTINGS, Rules, read
from games.rules.outcome import Outcome
from games.rules.plain import Plain
from games.rules.settings import Setting
from games.rules.state import State, order_after


@dataclass(frozen=True, slots=True)
class JinhuaGame(Plain):
    """See ``games.rules.game.Game`` for what each method promises."""

    key: str = KEY

    @property
    def presets(self) -> Mapping[str, Mapping[str, Any]]:
        return PRESETS

    @property
    def settings(self) -> Mapping[str, Setting]:
        return SETTINGS

    @property
    def seats(self) -> tuple[int, int]:
        return 2, 6

    @property
    def deals(self) -> bool:
        return True

    def name(self, language: str) -> str:
        return words.name(language)

    def words(self, language: str) -> Mapping[str, str]:
        return words.words(language)

    def rules(self, settings: Mapping[str, Any]) -> Rules:
        return read(settings)

    def start(self, rules: Rules) -> Play:
        return PLAY

    def play_from_json(self, data: Mapping[str, Any]) -> Play:
        return PLAY

    def hand(self, rules: Rules, state: State, event: Mapping[str, Any], check: Check) -> Settled:
        return hand.play(rules, state, event)

    def again(self, rules: Rules, was: Play, became: Play, now: Play, outcome: Outcome) -> Play | None:
        """A recorded hand always comes out as it did: it knows its dealer and needs nothing else."""
        return PLAY

    def view(self, rules: Rules, state: State) -> dict[str, Any]:
        """Who speaks first; nobody owes anything and there is no lap."""
        assert state.dealer is not None
        opener = order_after(state.order, state.dealer)[0]
        return {**Plain.view(self, rules, state), "opener": opener}

    def legal_acts(self, rules: Rules, state: State, event: Mapping[str, Any]) -> dict[str, Any] | None:
        return acts.legal(rules, state, event)

    def reason(self, why: Mapping[str, Any], names: Mapping[int, str], rules: Rules, language: str) -> str:
        return slip.line(why, names, language)

    def section(self, reason: str) -> str:
        return slip.SECTIONS.get(reason, "jinhua §3")

    def summary(self, rules: Rules, outcome: Outcome, names: Mapping[int, str], language: str) -> str:
        return slip.summary(outcome, names, language)


JINHUA = JinhuaGame()
