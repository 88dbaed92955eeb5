"""打二毛 as a game of the register."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from games.rules.ermao import hand, slip, so_far, words
from games.rules.ermao.levels import LEVELS
from games.rules.ermao.play import Play, seats_of, team_of
from games.rules.ermao.rules import GAME, PRESETS, SETTINGS, Rules, read
from games.rules.game import Check, Settled
from games.rules.outcome import Outcome
from games.rules.plain import Plain
from games.rules.settings import Setting
from games.rules.state import State


@dataclass(frozen=True, slots=True)
class ErmaoGame(Plain):
    """See ``games.rules.game.Game`` for what each method promises."""

    key: str = GAME

    @property
    def presets(self) -> Mapping[str, Mapping[str, Any]]:
        return PRESETS

    @property
    def settings(self) -> Mapping[str, Setting]:
        return SETTINGS

    @property
    def seats(self) -> tuple[int, int]:
        return 4, 4

    @property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        return seats_of(1), seats_of(2)

    @property
    def follows(self) -> bool:
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
        return Play.from_json(data)

    def hand(self, rules: Rules, state: State, event: Mapping[str, Any], check: Check) -> Settled:
        return hand.play(rules, state, event, check)

    def again(self, rules: Rules, was: Play, became: Play, now: Play, outcome: Outcome) -> Play | None:
        """A hand depends on nothing but the match so far."""
        return became if was == now else None

    def next(self, rules: Rules, state: State) -> dict[str, Any]:
        """Who declares (None before the first hand of a match), both levels, and the match's number."""
        play: Play = state.play  # type: ignore[assignment]
        coming = {"declarer": play.declarer, "levels": play.names(), "match": play.match}
        return {**Plain.next(self, rules, state), **coming}

    def view(self, rules: Rules, state: State) -> dict[str, Any]:
        """As ``next``, with the level the coming hand is played at."""
        play: Play = state.play  # type: ignore[assignment]
        level = LEVELS[play.level(team_of(play.declarer)) if play.declarer else 0]
        coming = {"declarer": play.declarer, "level": level, "levels": play.names(), "match": play.match}
        return {**Plain.view(self, rules, state), **coming}

    def so_far(self, rules: Rules, state: State, event: Mapping[str, Any]) -> dict[str, Any] | None:
        return so_far.told(rules, state, event)

    def reason(self, why: Mapping[str, Any], names: Mapping[int, str], rules: Rules, language: str) -> str:
        return slip.line(why, names, language)

    def section(self, reason: str) -> str:
        return slip.SECTIONS[reason]

    def summary(self, rules: Rules, outcome: Outcome, names: Mapping[int, str], language: str) -> str:
        return slip.summary(outcome, names, language)


ERMAO = ErmaoGame()
