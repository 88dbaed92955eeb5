"""What a table can settle for itself, and what it is in each preset."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from django.utils.translation import gettext as _

from games.pages.words import stakes
from games.rules.games import GAMES
from games.wording import SettingWords, setting_words


def settings(page: str, language: str) -> dict[str, Any]:
    """`{"settings": [{"label", "sentence", "values": [(presets, value), …]}, …]}`.

    Presets next to each other with the same value are named together; one value for all needs no names.
    """
    game = GAMES[page]
    return {"settings": [_setting(page, name, game.presets) for name in game.settings]}


def _setting(game: str, name: str, presets: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    words = setting_words(game, name)
    each = [(stakes(preset), in_words(values[name], words)) for preset, values in presets.items()]
    values = [
        (" · ".join(preset for preset, _value in same), value)
        for value, same in groupby(each, key=lambda pair: pair[1])
    ]
    return {
        "label": words.label,
        "sentence": words.sentence,
        "values": [("", values[0][1])] if len(values) == 1 else values,
    }


def in_words(value: Any, words: SettingWords) -> str:
    """A setting's value as a player says it."""
    if isinstance(value, Mapping):
        return _("、").join(f"{words.choices[name]} {number}" for name, number in value.items())
    if isinstance(value, list | tuple):
        return _("、").join(words.choices[name] for name in value) or _("没有")
    choice = words.choices.get(value if isinstance(value, str) else _json(value))
    return choice or f"{value} {words.unit}".strip()


def _json(value: bool | int | None) -> str:
    """How `SettingWords.choices` names a value that is no word."""
    return "null" if value is None else str(value).lower()
