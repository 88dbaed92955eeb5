"""The classes of three cards with an example each, best first (jinhua §1)."""

from __future__ import annotations

from typing import Any

from games.rules.games import GAMES
from games.rules.jinhua.cards import worth
from games.rules.jinhua.words import words

EXAMPLES = ("9s 9h 9d", "Qh Kh Ah", "2c 7c Jc", "9s Th Jd", "2s 2h Kd", "5s 5c Kh", "7s 5h 2d")


def classes(page: str, language: str) -> dict[str, Any]:
    """`{"usual", "above"}`, each `[{"cards", "name"}, …]`; `above` is with 二游 above the straight."""
    return {"usual": _ranked(language, {}), "above": _ranked(language, {"eryou_above_straight": True})}


def _ranked(language: str, settings: dict[str, Any]) -> list[dict[str, Any]]:
    rules: Any = GAMES["jinhua"].rules(settings)
    names = words(language)
    hands = sorted(
        (example.split() for example in EXAMPLES), key=lambda hand: worth(rules, hand), reverse=True
    )
    return [{"cards": hand, "name": names[worth(rules, hand).name]} for hand in hands]
