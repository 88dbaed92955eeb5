"""The rules' texts as pages, each made once a language."""

from __future__ import annotations

from functools import cache

from django.conf import settings
from django.utils import translation
from django.utils.translation import gettext as _

from games.rules.games import GAMES
from games.rules_pages.addresses import GENERAL, TEXTS, href_of
from games.rules_pages.figures import draw
from games.rules_pages.markdown import Text, render

FOLDER = settings.BASE_DIR / "docs" / "rules"


@cache
def text(page: str, language: str) -> Text:
    """A page of the rules in `zh` or `en`, with its figures (`KeyError` for a page there is not)."""
    name = TEXTS[page]
    source = (FOLDER / language / f"{name}.md").read_text(encoding="utf-8")
    with translation.override("en" if language == "en" else "zh-hans"):
        return render(
            source,
            figure=lambda kind, key: draw(kind, key, page, language),
            address=lambda text, number: address(text or name, number, page),
            programs=_("给写程序的人"),
        )


def address(text: str, number: str, page: str) -> str:
    """Where a reference on a page leads; the texts call README the general rules."""
    name = "README" if text == GENERAL else text
    return href_of(f"{name} §{number}" if number else name, page)


def title(page: str, language: str) -> str:
    """What a page is called: a game by its name at the table."""
    return GAMES[page].name(language) if page in GAMES else text(page, language).title
