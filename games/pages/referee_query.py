"""A question to the referee as an address: what is on the table can be sent to a friend.

``?game=jinhua&hands=2h2sKd,AhKh9h&eryou_above_straight=1``: hands apart by commas, cards without gaps, the
two groups of a split hand of 打旋 apart by a dot (``rQb9.r2b4``); settings by their names, off as 0, on as 1;
打二毛 with ``trump``, ``level`` and ``ask=declarations``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from games.rules.ermao.cards import RANKS, TRUMPS
from games.rules.referee import JUDGES

LONGEST = 1000
"""Characters of hands that are read."""

_CARD = re.compile(r"RJ|BJ|[rb][2-9TJQK]|[2-9TJQKA][shdc]?")
_SWITCHES = {"0": 0, "1": 1}

CHOICES: Mapping[str, Mapping[str, tuple[Any, Any]]] = {
    "daxuan": {"zero_ties": (False, True), "sanhua": ("off", "auto")},
    "dingerhuang": {"zero_ties": (False, True), "sanhua": ("off", "auto")},
    "jinhua": {
        "eryou": ("two_twos", "two_twos_or_small"),
        "eryou_above_straight": (False, True),
        "ace_low_straight": (False, True),
    },
}
"""Game -> the settings that change an answer -> (off, on)."""


@dataclass(frozen=True)
class Asked:
    """What an address holds, whether or not it can be answered yet."""

    game: str
    hands: list[list[str]] = field(default_factory=list)
    split: list[bool] = field(default_factory=list)
    """Whether a hand is given as two groups."""
    rules: dict[str, Any] = field(default_factory=dict)
    trump: str = "s"
    level: str = "2"
    declarations: bool = False

    def question(self) -> dict[str, Any] | None:
        """As the referee takes it (judge.md); None while hands are missing or only some are split."""
        if not self.hands or not all(self.hands) or (any(self.split) and not all(self.split)):
            return None
        if self.declarations:
            return {"game": self.game, "level": self.level, "declarations": self.hands}
        hands = [[hand[:2], hand[2:]] for hand in self.hands] if all(self.split) else self.hands
        asked = {"game": self.game, "rules": self.rules, "hands": hands}
        return {**asked, "trump": self.trump, "level": self.level} if self.game == "ermao" else asked


def read(query: Mapping[str, str]) -> Asked:
    """Read an address; what it does not know is left out, so that any link opens."""
    game = query.get("game", "")
    game = game if game in JUDGES else next(iter(JUDGES))
    hands = query.get("hands", "")[:LONGEST].split(",") if query.get("hands") else []
    xuan = game in ("daxuan", "dingerhuang")
    return Asked(
        game=game,
        hands=[_CARD.findall(hand) for hand in hands],
        split=[xuan and "." in hand for hand in hands],
        rules=_rules(game, query),
        trump=_one_of(query.get("trump", ""), TRUMPS, "s"),
        level=_one_of(query.get("level", ""), tuple(RANKS), "2"),
        declarations=game == "ermao" and query.get("ask") == "declarations",
    )


def _rules(game: str, query: Mapping[str, str]) -> dict[str, Any]:
    """The settings the address names, each switched off or on."""
    known = CHOICES.get(game, {})
    return {
        name: values[_SWITCHES[query[name]]] for name, values in known.items() if query.get(name) in _SWITCHES
    }


def _one_of(value: str, values: tuple[str, ...], default: str) -> str:
    return value if value in values else default
