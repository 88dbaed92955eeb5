"""What settings would come to, before anybody keeps them: what is refused, in words, and worked out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import Any

from games.examples import Example, examples_of, worked
from games.house_rules.differences import from_preset
from games.house_rules.services import complete
from games.presenting import refusal as refused
from games.rules.errors import Refusal
from games.rules.games import game_of
from games.rules.record import rules_of
from games.wording import rules_in_words

Rules = Mapping[str, Any]


def weigh(game: str, rules: Rules, language: str) -> dict[str, Any]:
    """The answer of the preview (`RulesPreviewOut`).

    Args:
        rules: a `preset` and what differs from it. Each setting is tried by itself, so that all that are
            refused are named.

    Raises:
        Refusal: `unknown_game`, `unknown_preset`.
    """
    refusals = [refused(refusal, language) for refusal in _refusals(game, rules)]
    if refusals:
        return {"refusals": refusals, "words": [], "differences": [], "examples": []}
    settings = complete(game, rules)
    return {
        "refusals": [],
        "words": list(rules_in_words(game, settings)),
        "differences": [asdict(one) for one in from_preset(game, settings)],
        "examples": [_worked(one, settings, language) for one in examples_of(game) if one.setting],
    }


def _worked(example: Example, settings: Rules, language: str) -> dict[str, Any]:
    """`ExampleOut`: what an example comes to by the settings."""
    told = {**asdict(worked(example, settings, language)), "key": example.key, "setting": example.setting}
    return {**told, "nets": [{"name": name, "points": points} for name, points in told["nets"]]}


def _refusals(game: str, rules: Rules) -> Iterator[Refusal]:
    base = preset_of(game, rules)
    for name, value in rules.items():
        try:
            rules_of(game, {**base, name: value})
        except Refusal as refusal:
            yield refusal


def preset_of(game: str, rules: Rules) -> dict[str, Any]:
    """`{"preset": …}`, the one that settings start from (`unknown_game`, `unknown_preset`)."""
    base = {"preset": rules["preset"]} if "preset" in rules else {}
    game_of(game).rules(base)
    return base
