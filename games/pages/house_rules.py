"""A club's house rules: what it has, what each says and used to say, and the form that changes it."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any
from uuid import UUID

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_GET, require_POST

from clubs.errors import Conflict
from clubs.models import Club
from clubs.pages import page
from clubs.permissions import KEEP, MANAGE, SEE, club_for, fetch, may
from games.house_rules.differences import Difference, differences, from_preset
from games.house_rules.drafts import weigh
from games.house_rules.drawing import groups
from games.house_rules.services import archive, complete, newest_version, with_newest
from games.models import RuleSet, RuleVersion
from games.pages.words import game_name, stakes
from games.presenting import language_now
from games.rules.games import GAMES
from games.wording import rules_in_words

VERSIONS = 50


@dataclass(frozen=True)
class Shown:
    """A rule set in a list, with what it says in words."""

    rule_set: RuleSet
    words: tuple[str, ...]


@dataclass(frozen=True)
class GameRules:
    """A game with the presets to start from and the club's rule sets of it."""

    key: str
    name: str
    presets: tuple[tuple[str, str], ...]
    shown: tuple[Shown, ...]


@dataclass(frozen=True)
class Version:
    """A version and what it changed: of the one before it, the first of its preset."""

    version: RuleVersion
    changed: tuple[Difference, ...]


@page
@require_GET
def house_rules(request: HttpRequest, pk: UUID) -> HttpResponse:
    """By game: the club's rule sets in words, those no longer used, and (for owners) what to start from."""
    club = club_for(request.user, pk)
    kept = list(with_newest(club.rule_sets.order_by("created_at", "id")))
    context = {
        "club": club,
        "manages": may(club.role, MANAGE),  # type: ignore[attr-defined]
        "games": [_game(key, [one for one in kept if one.game == key]) for key in GAMES],
        "archived": [(one, game_name(one.game)) for one in kept if one.archived],
    }
    return render(request, "games/house_rules.html", context)


def _game(key: str, kept: list[RuleSet]) -> GameRules:
    return GameRules(
        key=key,
        name=game_name(key),
        presets=tuple((preset, stakes(preset)) for preset in GAMES[key].presets),
        shown=tuple(
            Shown(one, rules_in_words(key, one.rules))  # type: ignore[attr-defined]
            for one in kept
            if not one.archived
        ),
    )


@page
@require_GET
def rule_set(request: HttpRequest, pk: UUID) -> HttpResponse:
    """What a rule set says now, how that differs from its preset, and every version with what it changed."""
    kept, club = _fetch(request, pk)
    versions = history(kept)
    now = versions[0].version
    context = {
        "club": club,
        "rule_set": kept,
        "game": game_name(kept.game),
        "manages": may(kept.role, MANAGE),  # type: ignore[attr-defined]
        "keeps": may(kept.role, KEEP),  # type: ignore[attr-defined]
        "now": now,
        "words": rules_in_words(kept.game, now.rules),
        "preset": stakes(now.rules["preset"]),
        "differences": from_preset(kept.game, now.rules),
        "versions": versions,
    }
    return render(request, "games/house_rules_one.html", context)


def history(kept: RuleSet) -> list[Version]:
    """The newest versions, newest first."""
    rows = list(kept.versions.select_related("by").order_by("-number")[: VERSIONS + 1])
    told = [Version(new, tuple(differences(kept.game, old.rules, new.rules))) for new, old in pairwise(rows)]
    first = rows[-1]
    if first.number == 1:
        told.append(Version(first, tuple(from_preset(kept.game, first.rules))))
    return told[:VERSIONS]


@page
@ensure_csrf_cookie
@require_GET
def new(request: HttpRequest, pk: UUID) -> HttpResponse:
    """The form, starting from a preset: `?game=daxuan&preset=1-3`; nonsense starts from the first."""
    club = club_for(request.user, pk, MANAGE)
    asked = request.GET.get("game", "")
    game = asked if asked in GAMES else next(iter(GAMES))
    presets = GAMES[game].presets
    preset = request.GET.get("preset", "")
    rules = complete(game, {"preset": preset if preset in presets else next(iter(presets))})
    data = {**_form(club, game, rules), "ruleSet": None, "name": "", "version": 0}
    return render(request, "games/house_rules_form.html", {"club": club, "data": data})


@page
@ensure_csrf_cookie
@require_GET
def change(request: HttpRequest, pk: UUID) -> HttpResponse:
    """The form with what a rule set says now."""
    kept, club = _fetch(request, pk, MANAGE)
    now = newest_version(kept)
    own = {"ruleSet": str(kept.pk), "name": kept.name, "version": now.number}
    data = {**_form(club, kept.game, now.rules), **own}
    return render(request, "games/house_rules_form.html", {"club": club, "data": data, "rule_set": kept})


def _form(club: Club, game: str, rules: dict[str, Any]) -> dict[str, Any]:
    """What `HouseRules` in static/js/house-rules/draft.js calls Given, without the rule set's own."""
    return {
        "club": str(club.pk),
        "game": game,
        "gameName": game_name(game),
        "presetName": stakes(rules["preset"]),
        "rules": rules,
        "groups": groups(game),
        "preview": weigh(game, rules, language_now()),
    }


@page
@require_POST
def offer(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Offer a rule set no longer (`archived=1`), or again; its tables keep it either way."""
    kept, club = _fetch(request, pk, MANAGE)
    archived = request.POST.get("archived") == "1"
    try:
        archive(rule_set=kept, archived=archived)
    except Conflict as conflict:
        messages.error(request, str(conflict.message))
        return redirect("rule-set", kept.pk)
    said = _("“%(name)s”不再用了，开桌时不会出现。") if archived else _("“%(name)s”又可以用了。")
    messages.success(request, said % {"name": kept.name})
    return redirect("house-rules", club.pk)


def _fetch(request: HttpRequest, pk: UUID, action: str = SEE) -> tuple[RuleSet, Club]:
    kept = fetch(RuleSet.objects.select_related("club"), request.user, action, pk=pk)
    return kept, kept.club
