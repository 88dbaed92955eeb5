"""The club's leaderboard; what is shown is in the address, so that it can be sent to a friend."""

from datetime import date
from typing import cast
from urllib.parse import urlencode
from uuid import UUID

from django.core.paginator import Paginator
from django.db.models import Max, Min
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.http import require_GET

from clubs.models import Club, Membership, User
from clubs.pages import page
from clubs.permissions import club_for
from games.pages.words import game_name
from settlement.leaderboards import PERIODS, Period, leaderboard
from settlement.models import Standing

ROWS = 50


@page
@require_GET
def standings(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Filters: `period` (month, year, all), `at` (2026-11 or 2026), `game`, `page`; nonsense is left out."""
    club = club_for(request.user, pk)
    today = club.day_of(timezone.now())
    span = Standing.objects.filter(club=club, hands__gt=0).aggregate(first=Min("month"), last=Max("month"))
    period = read_period(request.GET.get("period", ""), request.GET.get("at", ""), span["last"] or today)
    played = club_games(club)
    game = request.GET.get("game", "")
    game = game if game in played else ""
    sheet = Paginator(leaderboard(club=club, period=period, game=game), ROWS).get_page(
        request.GET.get("page")
    )
    context = {
        "club": club,
        "period": period,
        "game": game,
        "games": [("", ""), *((key, game_name(key)) for key in played)],
        "earlier": neighbour(period, -1, span["first"], today),
        "later": neighbour(period, 1, span["first"], today),
        "at": at(period),
        "query": urlencode({"period": period.kind, "at": at(period), "game": game}) + "&",
        "sheet": sheet,
        "me": Membership.objects.filter(club=club, user=cast(User, request.user))
        .values_list("player", flat=True)
        .first(),
    }
    return render(request, "games/leaderboard.html", context)


def club_games(club: Club) -> list[str]:
    """Keys of the games the club has figures for."""
    rows = Standing.objects.filter(club=club).exclude(game="")
    return list(rows.order_by("game").values_list("game", flat=True).distinct())


def read_period(kind: str, at: str, latest: date) -> Period:
    """The period an address names; where it names none that can be read, the one of `latest`."""
    kind = kind if kind in PERIODS else "month"
    year, _, month = at.partition("-")
    try:
        start = date(int(year), int(month) if kind == "month" else 1, 1)
    except ValueError:
        start = latest.replace(day=1)
    return Period(kind, start)


def at(period: Period) -> str:
    """The period as `at` in an address: 2026-11, 2026, or empty for all time."""
    return {"month": f"{period.start:%Y-%m}", "year": f"{period.start:%Y}", "all": ""}[period.kind]


def neighbour(period: Period, step: int, first: date | None, today: date) -> str:
    """`at` of the month or year before (-1) or after (1); empty where there can be nothing."""
    if period.kind == "all":
        return ""
    months = step if period.kind == "month" else 12 * step
    index = period.start.year * 12 + period.start.month - 1 + months
    start = date(max(index // 12, 1), index % 12 + 1, 1)
    earliest = (first or today).replace(day=1)
    if period.kind == "year":
        earliest = earliest.replace(month=1)
    return at(Period(period.kind, start)) if earliest <= start <= today else ""
