"""The referee's page: open to everybody; what is asked is in the address."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_GET

from games.decks import DECKS
from games.pages.referee_query import CHOICES, Asked, read
from games.pages.words import game_name
from games.presenting import language_now
from games.presenting import refusal as shown_refusal
from games.rules.cards_in_words import printed
from games.rules.ermao.cards import RANKS, TRUMPS
from games.rules.errors import Refusal
from games.rules.games import GAMES
from games.rules.referee import JUDGES, explained

_SIZES = {"daxuan": 4, "dingerhuang": 4, "jinhua": 3}
"""Cards of a hand, where that is fixed."""
_MOST = {"daxuan": 8, "dingerhuang": 8, "jinhua": 6, "shuangkou": 2, "ermao": 4}
"""Hands the page asks about at a time."""
_MOST_DECLARATIONS = 6


@ensure_csrf_cookie
@require_GET
def referee(request: HttpRequest) -> HttpResponse:
    """Which hand is what, and which is bigger. Query: `referee_query`."""
    asked = read(request.GET.dict())
    language = language_now()
    answer, refusal = _answered(asked, language)
    context = {
        "game": asked.game,
        "games": [(key, game_name(key)) for key in JUDGES],
        "asked": asked,
        "hands": request.GET.get("hands", ""),
        "trumps": _trumps(language),
        "levels": _levels(),
        "answer": answer,
        "refusal": refusal,
        "facts": _facts(asked, language, answer, refusal),
    }
    return render(request, "games/referee.html", context)


def _answered(asked: Asked, language: str) -> tuple[dict[str, Any] | None, dict[str, Any] | None]:
    """The answer to what the address asks, or why there is none; neither while it asks nothing yet."""
    question = asked.question()
    if question is None:
        return None, None
    try:
        return explained(question, language), None
    except Refusal as refusal:
        return None, shown_refusal(refusal, language)


def _facts(
    asked: Asked, language: str, answer: dict[str, Any] | None, refusal: dict[str, Any] | None
) -> dict[str, Any]:
    """What static/js/referee/draft.js calls Facts."""
    game = asked.game
    return {
        "api": reverse("api:judge"),
        "address": reverse("referee"),
        "game": game,
        "asked": asdict(asked),
        "answer": answer,
        "refusal": refusal,
        "size": _SIZES.get(game),
        "most": _MOST_DECLARATIONS if asked.declarations else _MOST[game],
        "words": dict(GAMES[game].words(language)),
        "decks": _decks(asked, language),
        "choices": _choices(asked),
        "trumps": _trumps(language) if game == "ermao" else [],
        "levels": _levels() if game == "ermao" else [],
    }


def _decks(asked: Asked, language: str) -> dict[str, Any]:
    """The deck by what `zero_ties` may be; the same where that changes nothing."""
    read_rules, deck = GAMES[asked.game].rules, DECKS[asked.game]
    if "zero_ties" not in CHOICES.get(asked.game, {}):
        return {"any": deck(read_rules({}), language)}
    return {str(ties).lower(): deck(read_rules({"zero_ties": ties}), language) for ties in (True, False)}


def _choices(asked: Asked) -> list[dict[str, Any]]:
    """The settings that change an answer: name, label, both values, and which is in force."""
    rules = GAMES[asked.game].rules(asked.rules)
    return [
        {"name": name, "label": _labels()[name], "off": off, "on": on, "now": getattr(rules, name)}
        for name, (off, on) in CHOICES.get(asked.game, {}).items()
    ]


def _labels() -> dict[str, str]:
    return {
        "zero_ties": _("皱都一样大"),
        "sanhua": _("三花不输不赢"),
        "eryou": _("2 带 3、4 也算二游"),
        "eryou_above_straight": _("二游大过顺子"),
        "ace_low_straight": _("A 2 3 算顺子"),
    }


def _trumps(language: str) -> list[tuple[str, str]]:
    words = GAMES["ermao"].words(language)
    return [(trump, words[trump]) for trump in TRUMPS]


def _levels() -> list[tuple[str, str]]:
    return [(rank, printed(rank)) for rank in RANKS]
