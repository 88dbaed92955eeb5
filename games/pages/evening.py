"""Setting up an evening, or one more table of one; the page posts to the API."""

from typing import Any
from uuid import UUID

from django.db.models import F, Max
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from clubs.errors import Absent
from clubs.models import Club
from clubs.pages import page
from clubs.permissions import KEEP, club_for
from games.forms import FORMS
from games.models import Table
from games.pages.words import stakes
from games.presenting import language_now
from games.rules.games import GAMES

KNOWN = 200
# A game is offered once the table page has a form for it; the record and the API take them all.
OFFERED = tuple(key for key in GAMES if key in FORMS)


@page
@require_GET
def new(request: HttpRequest, pk: UUID) -> HttpResponse:
    """The form, filled in as the last evening was; `?sitting=` names the open evening a table is added to."""
    club = club_for(request.user, pk, KEEP)
    sitting = _sitting(club, request.GET.get("sitting", ""))
    data = {
        "club": str(club.pk),
        "zone": club.time_zone,
        "sitting": sitting,
        "players": known_players(club),
        "games": [_game(key) for key in OFFERED],
        "last": last_evening(club),
    }
    return render(request, "games/new_evening.html", {"club": club, "data": data, "sitting": sitting})


def known_players(club: Club) -> list[dict[str, str]]:
    """Who played last comes first; who has not yet, last."""
    people = club.players.filter(archived=False).annotate(played=Max("seats__table__opened_at"))
    latest = people.order_by(F("played").desc(nulls_last=True), "sort_key")[:KNOWN]
    return [{"id": str(person.pk), "name": person.name} for person in latest]


def last_evening(club: Club) -> dict[str, Any] | None:
    """What was played last, and by whom in which order."""
    table = Table.objects.filter(sitting__club=club).order_by("-opened_at").first()
    if table is None or table.game not in OFFERED:
        return None
    players = dict(table.seats.filter(player__archived=False).values_list("number", "player_id"))
    people = [str(players[seat]) for seat in table.state["order"] if seat in players]
    return {"game": table.game, "preset": table.rules.get("preset"), "people": people}


def _sitting(club: Club, asked: str) -> str | None:
    if not asked:
        return None
    try:
        sitting = club.sittings.filter(pk=UUID(asked), closed_at=None).first()
    except ValueError as error:
        raise Absent from error
    if sitting is None:
        raise Absent
    return str(sitting.pk)


def _game(key: str) -> dict[str, Any]:
    game = GAMES[key]
    presets = [{"key": preset, "name": stakes(preset)} for preset in game.presets]
    return {"key": key, "name": game.name(language_now()), "seats": list(game.seats), "presets": presets}
