"""What the form of house rules draws: the settings in groups, each with its words and its limits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from games.rules.games import GAMES
from games.rules.settings import Each, OneOf, Setting, Some, Step, Switch, Whole
from games.wording import setting_words

KINDS: Mapping[type[Setting], str] = {
    Whole: "whole",
    OneOf: "one_of",
    Switch: "switch",
    Some: "some",
    Step: "step",
    Each: "each",
}

Group = tuple[Promise, tuple[str, ...]]
_XUAN: tuple[Group, ...] = (
    (_("下注"), ("skin", "opening", "ante", "min_raise_to", "min_raise_factor")),
    (_("钵"), ("bowl", "first_bowl", "bowl_min")),
    (
        _("芒果"),
        ("mango", "knockout_mango", "passed_mango", "lap_mango", "lap_returns_to_starter"),
    ),
    (_("比牌"), ("zero_ties", "sanhua")),
)
GROUPS: Mapping[str, tuple[Group, ...]] = {
    "daxuan": _XUAN,
    "dingerhuang": _XUAN,
    "ermao": (
        (_("记分"), ("points_per_level", "extra_step")),
        (_("底牌"), ("bottom_cards", "bottom_factors")),
        (_("升级"), ("must_play_ace",)),
    ),
    "shuangkou": ((_("记分"), ("base", "bonus_cap")),),
    "jinhua": (
        (_("下注"), ("ante", "raise_cap")),
        (_("二游"), ("eryou", "perks", "false_claim_penalty")),
        (_("比牌"), ("eryou_above_straight", "ace_low_straight")),
    ),
}


def groups(game: str) -> list[dict[str, Any]]:
    """[{"title", "settings": [{"name", "kind", "label", "sentence", "unit", "choices", and its limits}]}]."""
    return [
        {"title": str(title), "settings": [_drawn(game, name) for name in names]}
        for title, names in GROUPS[game]
    ]


def _drawn(game: str, name: str) -> dict[str, Any]:
    setting, words = GAMES[game].settings[name], setting_words(game, name)
    return {
        "name": name,
        "kind": KINDS[type(setting)],
        "label": words.label,
        "sentence": words.sentence,
        "unit": words.unit,
        "choices": [{"key": key, "name": said} for key, said in words.choices.items()],
        **asdict(setting),  # type: ignore[call-overload]
    }
