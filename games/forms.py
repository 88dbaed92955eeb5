"""Which form enters which game's hands. A new game adds its line here and its files; no page changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from games.decks import standard
from games.rules.shuangkou.entry import entry_table
from games.rules.xuan.groups import deck_table

Data = Callable[[Any, str], dict[str, Any]]


def _nothing(rules: Any, language: str) -> dict[str, Any]:
    return {}


@dataclass(frozen=True)
class Form:
    """A form is `static/js/table/<folder>/form.js` (an EntryForm of types.js) with a style sheet
    `static/css/forms/<folder>.css`.

    `data(rules, language)` is what it needs beside the table's state and the game's words.
    """

    folder: str
    data: Data = _nothing


FORMS: Mapping[str, Form] = {
    "daxuan": Form("xuan", deck_table),
    "dingerhuang": Form("xuan", deck_table),
    "ermao": Form("ermao"),
    "jinhua": Form("jinhua", standard),
    "shuangkou": Form("shuangkou", entry_table),
}
