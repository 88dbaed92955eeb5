"""Settings in a reader's words, and what differs between two sets of them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from games.rules.games import GAMES
from games.rules.settings import Each, Some
from games.wording import setting_words

Rules = Mapping[str, Any]


@dataclass(frozen=True)
class Difference:
    """A setting that differs: its key, its name, and both values in words."""

    setting: str
    name: str
    before: str
    after: str


def differences(game: str, before: Rules, after: Rules) -> list[Difference]:
    """What differs between two complete settings, in the order of the rulebook's table."""
    return [
        Difference(
            name,
            setting_words(game, name).label,
            value_in_words(game, name, before[name]),
            value_in_words(game, name, after[name]),
        )
        for name in GAMES[game].settings
        if before[name] != after[name]
    ]


def from_preset(game: str, rules: Rules) -> list[Difference]:
    """What complete settings have changed of the preset they started from."""
    return differences(game, GAMES[game].presets[rules["preset"]], rules)


def value_in_words(game: str, name: str, value: Any) -> str:
    """A setting's value as a player says it, in the active language; a number without what it counts."""
    words, setting = setting_words(game, name), GAMES[game].settings[name]
    if isinstance(setting, Some):
        return _("、").join(words.choices[one] for one in value) or _("都不要")
    if isinstance(setting, Each):
        return _("、").join(f"{words.choices[one]} {value[one]}" for one in setting.names)
    return words.choices.get(_key(value), str(value))


def _key(value: Any) -> str:
    """A value as `SettingWords.choices` names it."""
    return value if isinstance(value, str) else json.dumps(value)
