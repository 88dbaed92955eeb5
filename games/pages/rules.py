"""The rules to read, for anybody: no sign-in."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.safestring import mark_safe
from django.views.decorators.http import require_GET

from games.presenting import language_now
from games.rules.games import GAMES
from games.rules_pages.addresses import TEXTS
from games.rules_pages.texts import text, title


@require_GET
def rules(request: HttpRequest) -> HttpResponse:
    """Every page of rules by name: the games, and what holds for all of them."""
    language = language_now()
    names = [(key, title(key, language)) for key in TEXTS]
    context = {
        "games": [(key, name) for key, name in names if key in GAMES],
        "common": [(key, name) for key, name in names if key not in GAMES],
    }
    return render(request, "games/rules_list.html", context)


@require_GET
def rules_page(request: HttpRequest, key: str) -> HttpResponse:
    """A game's rules, numbered, with figures and worked examples."""
    if key not in TEXTS:
        raise Http404
    language = language_now()
    shown = text(key, language)
    context = {
        "title": title(key, language),
        "text": shown,
        "html": mark_safe(shown.html),
    }
    return render(request, "games/rules.html", context)
