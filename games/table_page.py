"""The table page: the shell, and everything the phone needs to enter the first hand without asking again."""

from typing import Any
from uuid import UUID

import segno
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.formats import date_format
from django.utils.translation import gettext as _
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_GET

from clubs.pages import page
from clubs.permissions import KEEP, fetch, may
from games.forms import FORMS
from games.models import Table
from games.pages.words import playing
from games.presenting import hand_rows, language_now, table_state
from games.rules.games import GAMES
from games.rules.record import rules_of


@page
@ensure_csrf_cookie
@require_GET
def table(request: HttpRequest, pk: UUID) -> HttpResponse:
    """The table to enter hands at, for hosts and owners; to look at, for members."""
    table = _fetch(request, pk)
    language = language_now()
    context = {
        "table": table,
        "playing": playing(table),
        "form": FORMS.get(table.game),
        "facts": facts(table, language),
        "state": table_state(table, language),
        "hands": hand_rows(table, language),
    }
    return render(request, "games/table.html", context)


@page
@require_GET
def board_code(request: HttpRequest, pk: UUID) -> HttpResponse:
    """The board's address as a QR code (SVG), for a phone to scan off the host's."""
    address = request.build_absolute_uri(_board(_fetch(request, pk)))
    code = segno.make(address, error="m").svg_inline(scale=8, border=3, dark="#23261f", light="#fffdf8")
    image = code.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return HttpResponse(image, content_type="image/svg+xml")


def facts(table: Table, language: str) -> dict[str, Any]:
    """What types.js calls Page: addresses, what the reader may do, the game's words, the form's own data."""
    sitting, club = table.sitting, table.sitting.club
    form = FORMS.get(table.game)
    return {
        "api": f"/api/v1/tables/{table.pk}/",
        "clubApi": f"/api/v1/clubs/{club.pk}/",
        "live": f"/live/{table.board_token}/",
        "mayWrite": may(table.role, KEEP),  # type: ignore[attr-defined]
        "fixedSeats": len(set(GAMES[table.game].seats)) == 1,
        "sittingUrl": reverse("sitting", args=[sitting.pk]),
        "clubUrl": reverse("club", args=[club.pk]),
        "qrUrl": reverse("table-board-code", args=[table.pk]),
        "rulesUrl": reverse("rules-page", args=[table.game]),
        "refereeUrl": f"{reverse('referee')}?game={table.game}",
        "title": sitting.title or date_format(sitting.day, _("n月j日")),
        "place": sitting.place or club.name,
        "zone": club.time_zone,
        "playing": playing(table),
        "words": dict(GAMES[table.game].words(language)),
        "form": form.folder if form else None,
        "deck": form.data(rules_of(table.game, table.rules), language) if form else None,
    }


def _fetch(request: HttpRequest, pk: UUID) -> Table:
    return fetch(Table.objects.select_related("sitting__club", "rule_version__rule_set"), request.user, pk=pk)


def _board(table: Table) -> str:
    return reverse("board", args=[table.board_token])
