"""Figures in the rules' texts, drawn from the tables the rules themselves use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from django.template.loader import render_to_string

from games.rules_pages.figures import ermao, examples, jinhua, settings, shuangkou, xuan

Draw = Callable[[str, str], dict[str, Any]]

FIGURES: Mapping[str, Draw] = {
    "deck": xuan.deck,
    "groups": xuan.groups,
    "bombs": shuangkou.bombs,
    "merging": shuangkou.merging,
    "levels": ermao.levels,
    "classes": jinhua.classes,
    "settings": settings.settings,
}
"""Name in the text → what `templates/games/rules/<name>.html` is given, for a page and a language."""


def draw(kind: str, name: str, page: str, language: str) -> str:
    """A figure or an example as HTML, in the active language (`KeyError` for one there is not)."""
    if kind == "example":
        return render_to_string("games/rules/example.html", examples.example(name, page, language))
    return render_to_string(f"games/rules/{name}.html", FIGURES[name](page, language))
