"""打旋 and 丁二皇 as games of the register."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from games.rules.game import Check, Settled
from games.rules.outcome import Outcome
from games.rules.plain import Plain
from games.rules.settings import Setting
from games.rules.state import State, order_after
from games.rules.xuan import acts, bowls, hand, mango, slip, words
from games.rules.xuan.again import again
from games.rules.xuan.play import Play
from games.rules.xuan.rules import PRESETS, SETTINGS, Rules, read


@dataclass(frozen=True, slots=True)
class XuanGame(Plain):
    """One of the two rule sets; see ``games.rules.game.Game`` for what each method promises."""

    key: str

    @property
    def presets(self) -> Mapping[str, Mapping[str, Any]]:
        return PRESETS[self.key]

    @property
    def settings(self) -> Mapping[str, Setting]:
        return SETTINGS

    @property
    def seats(self) -> tuple[int, int]:
        return 2, 8

    @property
    def deals(self) -> bool:
        return True

    def name(self, language: str) -> str:
        return words.name(self.key, language)

    def words(self, language: str) -> Mapping[str, str]:
        return words.words(self.key, language)

    def rules(self, settings: Mapping[str, Any]) -> Rules:
        return read(self.key, settings)

    def start(self, rules: Rules) -> Play:
        return Play()

    def play_from_json(self, data: Mapping[str, Any]) -> Play:
        return Play.from_json(data)

    def hand(self, rules: Rules, state: State, event: Mapping[str, Any], check: Check) -> Settled:
        return hand.play(rules, state, event, check)

    def again(self, rules: Rules, was: Play, became: Play, now: Play, outcome: Outcome) -> Play | None:
        return again(rules, was, became, now, outcome)

    def bowl(self, rules: Rules, state: State, event: Mapping[str, Any]) -> Play:
        return bowls.filled(rules, state, event)

    def final_lap(self, rules: Rules, state: State) -> Play:
        return mango.final_lap(rules, state)

    def left(self, rules: Rules, play: Play, seat: int) -> Play:
        return mango.left(play, seat)

    def paid(self, rules: Rules, play: Play, net: Mapping[int, int]) -> Play:
        return bowls.paid(rules, play, net)

    def next(self, rules: Rules, state: State) -> dict[str, Any]:
        """``owes``, ``why`` and ``lap_left`` (xuan §7.5)."""
        play: Play = state.play  # type: ignore[assignment]
        return {"owes": list(play.owes), "why": play.why, "lap_left": play.lap.left if play.lap else None}

    def view(self, rules: Rules, state: State) -> dict[str, Any]:
        """Who opens, who owes what, and where the lap stands; for the page."""
        play: Play = state.play  # type: ignore[assignment]
        over = play.lap is not None and not play.lap.left
        dues = {} if over else mango.dues(rules, play, state.order)
        seats = {str(seat): _seat(rules, play, seat, dues.get(seat, 0)) for seat in state.order}
        return {
            "opener": _opener(rules, state),
            "owes": list(play.owes),
            "why": play.why,
            "lap": play.lap
            and {"hand": min(play.lap.of - play.lap.left + 1, play.lap.of), **play.lap._asdict()},
            "seats": seats,
        }

    def legal_acts(self, rules: Rules, state: State, event: Mapping[str, Any]) -> dict[str, Any] | None:
        return acts.legal(rules, state, event)

    def reason(self, why: Mapping[str, Any], names: Mapping[int, str], rules: Rules, language: str) -> str:
        return slip.line(why, names, rules, language)

    def section(self, reason: str) -> str:
        return slip.SECTIONS.get(reason, "xuan §5")

    def summary(self, rules: Rules, outcome: Outcome, names: Mapping[int, str], language: str) -> str:
        return slip.summary(outcome, names, language)


def _opener(rules: Rules, state: State) -> int | None:
    """Who is forced to open the next hand; with no opening whoever speaks first, the dealer (xuan §4.1)."""
    if state.dealer is None or not rules.opening:
        return state.dealer
    return order_after(state.order, state.dealer)[0]


def _seat(rules: Rules, play: Play, seat: int, due: int) -> dict[str, Any]:
    if rules.bowl != "carried":
        return {"bowl": None, "mango": due, "missing": 0}
    bowl = play.bowls.get(seat)
    return {
        "bowl": bowl,
        "mango": due,
        "missing": bowls.missing(rules, (bowl or 0) - due - rules.ante),
    }


DAXUAN = XuanGame("daxuan")
DINGERHUANG = XuanGame("dingerhuang")
