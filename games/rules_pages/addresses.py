"""Where a section of the rules is read: `xuan §5.2` → `/rules/daxuan/#s5-2`."""

from __future__ import annotations

import re

from games.rules.games import GAMES
from games.rules.sections import text_of

GENERAL, SITTING, JUDGE = "general", "sitting", "judge"

TEXTS = {**{key: text_of(key) for key in GAMES}, SITTING: "sitting", GENERAL: "README", JUDGE: "judge"}
"""Page → the text it is made of, in the order of display; two pages may share a text."""

SECTION = re.compile(r"(?P<text>\w+)(?: §(?P<number>\d+(?:\.\d+)?))?")


def anchor(number: str) -> str:
    """The id of a section or paragraph on its page: `5.2` → `s5-2`."""
    return "s" + number.replace(".", "-")


def page_of(text: str, game: str | None = None) -> str:
    """The page that shows a text: the game's own if it is made of it, else the first that is."""
    if game is not None and TEXTS.get(game) == text:
        return game
    return next(page for page, shown in TEXTS.items() if shown == text)


def href_of(section: str, game: str | None = None) -> str:
    """The address of a section (`xuan §5.2`), on the page of the game it is asked for."""
    found = SECTION.fullmatch(section)
    if found is None or found["text"] not in TEXTS.values():
        raise ValueError(section)
    page = f"/rules/{page_of(found['text'], game)}/"
    return f"{page}#{anchor(found['number'])}" if found["number"] else page


def number_of(section: str) -> str:
    """What a link to a section says: `xuan §5.2` → `§5.2`."""
    return section.partition(" ")[2] or section
