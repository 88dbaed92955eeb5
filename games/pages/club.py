"""A club's home: go on, start anew, look back."""

from uuid import UUID

from django.core.paginator import Paginator
from django.db.models import Max
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.http import require_GET

from clubs.pages import page
from clubs.permissions import KEEP, MANAGE, club_for, may
from games.pages.evenings import evening_rows, open_tables
from games.pages.proving import proving
from settlement.leaderboards import Period, leaderboard
from settlement.models import Standing

LAST, TOP, PEOPLE, EVENINGS = 5, 5, 60, 20


@page
@require_GET
def club(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Open tables, the last evenings, the top of the leaderboard of the last month played, the people."""
    club = club_for(request.user, pk)
    this_month = club.day_of(timezone.now()).replace(day=1)
    played = Standing.objects.filter(club=club, hands__gt=0).aggregate(last=Max("month"))["last"]
    month = Period("month", played or this_month)
    closed = club.sittings.exclude(closed_at=None)
    context = {
        "club": club,
        "keeps": may(club.role, KEEP),  # type: ignore[attr-defined]
        "manages": may(club.role, MANAGE),  # type: ignore[attr-defined]
        "tables": open_tables(club),
        "evenings": evening_rows(closed[:LAST]),
        "month": month.start,
        "this_month": month.start == this_month,
        "leaders": leaderboard(club=club, period=month)[:TOP],
        "proving": proving(club),
        "people": club.players.filter(archived=False)[:PEOPLE],
    }
    return render(request, "games/club.html", context)


@page
@require_GET
def evenings(request: HttpRequest, pk: UUID) -> HttpResponse:
    """All evenings of a club, latest first, 20 a page."""
    club = club_for(request.user, pk)
    sheet = Paginator(club.sittings.all(), EVENINGS).get_page(request.GET.get("page"))
    rows = evening_rows(club.sittings.all()[sheet.start_index() - 1 : sheet.end_index()]) if sheet else []
    return render(request, "games/evenings.html", {"club": club, "sheet": sheet, "evenings": rows})
