"""Why these points: a line for each transfer, and one sentence for the hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from games.rules.game import Rules
from games.rules.games import game_of
from games.rules.outcome import Account, Outcome


@dataclass(frozen=True, slots=True)
class Line:
    """One transfer and the reason for it."""

    source: Account
    target: Account
    points: int
    reason: str
    text: str
    section: str
    """Of the rulebook: ``xuan §5.2``."""

    def to_json(self) -> dict[str, Any]:
        return {
            "from": self.source,
            "to": self.target,
            "points": self.points,
            "reason": self.reason,
            "text": self.text,
            "section": self.section,
        }


def explain(rules: Rules, outcome: Outcome, names: Mapping[int, str], language: str) -> tuple[Line, ...]:
    """A line for each transfer, in the order they happened.

    Args:
        names: seat -> name; a seat without one is called by its number.
        language: ``zh`` or ``en``.
    """
    game = game_of(rules.game)
    lines = []
    for transfer, facts in zip(outcome.transfers, outcome.why, strict=True):
        text = game.reason({**facts, **transfer.to_json()}, names, rules, language)
        section = game.section(transfer.reason)
        lines.append(Line(transfer.source, transfer.target, transfer.points, transfer.reason, text, section))
    return tuple(lines)


def summary(rules: Rules, outcome: Outcome, names: Mapping[int, str], language: str) -> str:
    """One sentence about a hand; empty for what is no hand."""
    if outcome.hand is None:
        return ""
    return game_of(rules.game).summary(rules, outcome, names, language)
