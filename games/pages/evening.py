"""Setting up an evening, or one more table of one; the page posts to the API."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from django.db.models import F, Max
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.http import require_GET

from clubs.errors import Absent
from clubs.models import Club
from clubs.pages import page
from clubs.permissions import KEEP, club_for
from games.forms import FORMS
from games.house_rules.services import with_newest
from games.models import RuleSet, Table
from games.pages.words import stakes
from games.presenting import language_now
from games.rules.games import GAMES
from settlement.models import Sitting

KNOWN = 200
# A game is offered once the table page has a form for it; the record and the API take them all.
OFFERED = tuple(key for key in GAMES if key in FORMS)


@page
@require_GET
def new(request: HttpRequest, pk: UUID) -> HttpResponse:
    """The form, filled in as the last evening was; `?sitting=` names the evening a table is added to.

    The next table of an evening comes with the people of its last one, and each game with the rules the
    club last played it by.
    """
    club = club_for(request.user, pk, KEEP)
    sitting = _sitting(club, request.GET.get("sitting", ""))
    data = {
        "club": str(club.pk),
        "zone": club.time_zone,
        "sitting": sitting and str(sitting.pk),
        "reopen": bool(sitting and sitting.closed_at),
        "players": known_players(club),
        "games": offered_games(club),
        "last": last_table(club, sitting),
    }
    return render(request, "games/new_evening.html", {"club": club, "data": data, "sitting": sitting})


def known_players(club: Club) -> list[dict[str, str]]:
    """Who played last comes first; who has not yet, last."""
    people = club.players.filter(archived=False).annotate(played=Max("seats__table__opened_at"))
    latest = people.order_by(F("played").desc(nulls_last=True), "sort_key")[:KNOWN]
    return [{"id": str(person.pk), "name": person.name} for person in latest]


def last_table(club: Club, sitting: Sitting | None) -> dict[str, Any] | None:
    """What was played last and by whom, in order: in the evening if it has a table, else in the club."""
    tables = Table.objects.filter(sitting__club=club).order_by("-opened_at")
    table = (sitting and tables.filter(sitting=sitting).first()) or tables.first()
    if table is None:
        return None
    players = dict(table.seats.filter(player__archived=False).values_list("number", "player_id"))
    people = [str(players[seat]) for seat in table.state["order"] if seat in players]
    return {"game": table.game, "people": people}


def offered_games(club: Club) -> list[dict[str, Any]]:
    """Each game with what it may be played by: presets, then the club's rule sets. Two statements."""
    rule_sets = list(with_newest(club.rule_sets.filter(archived=False).order_by("created_at", "id")))
    latest = Table.objects.filter(sitting__club=club).order_by("game", "-opened_at").distinct("game")
    played = {table.game: table for table in latest.select_related("rule_version")}
    return [_game(key, [one for one in rule_sets if one.game == key], played.get(key)) for key in OFFERED]


def _game(key: str, rule_sets: Sequence[RuleSet], played: Table | None) -> dict[str, Any]:
    game = GAMES[key]
    choices = [*(_preset(preset) for preset in game.presets), *(_rule_set(one) for one in rule_sets)]
    keys = [choice["key"] for choice in choices]
    return {
        "key": key,
        "name": game.name(language_now()),
        "seats": list(game.seats),
        "deals": game.deals,
        "teams": [list(team) for team in game.teams],
        "choices": choices,
        "last": next((one for one in _last_rules(played) if one in keys), keys[0]),
    }


def _last_rules(played: Table | None) -> list[str]:
    """What a table was played by, in the keys of choices: its rule set, else the preset it started from."""
    if played is None:
        return []
    version = [str(played.rule_version.rule_set_id)] if played.rule_version else []
    return [*version, played.rules["preset"]]


def _preset(preset: str) -> dict[str, Any]:
    return {"key": preset, "name": stakes(preset), "version": None, "send": {"rules": {"preset": preset}}}


def _rule_set(rule_set: RuleSet) -> dict[str, Any]:
    """`send` is what opening a table takes."""
    key = str(rule_set.pk)
    version = rule_set.version  # type: ignore[attr-defined]
    return {"key": key, "name": rule_set.name, "version": version, "send": {"rule_set": key}}


def _sitting(club: Club, asked: str) -> Sitting | None:
    if not asked:
        return None
    try:
        sitting = club.sittings.select_related("club").filter(pk=UUID(asked)).first()
    except ValueError as error:
        raise Absent from error
    if sitting is None or not goes_on(sitting):
        raise Absent
    return sitting


def goes_on(sitting: Sitting) -> bool:
    """Whether one more table can be opened: while it is open, and on its own day after it has closed."""
    return sitting.closed_at is None or sitting.day == sitting.club.day_of(timezone.now())
