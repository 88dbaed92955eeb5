"""The way in: the reader's clubs, founding one, and changing one."""

from typing import cast
from uuid import UUID

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_http_methods

from clubs.forms import FoundForm, SettingsForm
from clubs.models import Club, User
from clubs.pages import page
from clubs.permissions import MANAGE, club_for, visible
from clubs.services import change_club, found_club


@page
@require_GET
def home(request: HttpRequest) -> HttpResponse:
    """Straight into the club of who has one, else the list with the form to found one."""
    mine = visible(Club.objects.all(), request.user)[:2]
    return redirect("club", mine[0].pk) if len(mine) == 1 else redirect("clubs")


@page
@require_http_methods(["GET", "POST"])
def clubs(request: HttpRequest) -> HttpResponse:
    """The reader's clubs, and a new one in one field."""
    form = FoundForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        club = found_club(
            owner=cast(User, request.user),
            name=form.cleaned_data["name"],
            language=get_language() or "zh-hans",
        )
        return redirect("club", club.pk)
    mine = visible(Club.objects.all(), request.user)
    return render(request, "clubs/clubs.html", {"form": form, "clubs": mine})


@page
@require_http_methods(["GET", "POST"])
def settings(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Name, language, time zone, the start of the day and the turn clock: for owners."""
    club = club_for(request.user, pk, MANAGE)
    name = club.name  # what a form that is refused leaves as it was
    form = SettingsForm(request.POST or None, instance=club)
    if request.method == "POST" and form.is_valid():
        change_club(club=club, **form.cleaned_data)
        messages.success(request, _("改好了。"))
        return redirect("club", club.pk)
    return render(request, "clubs/settings.html", {"form": form, "club": club, "name": name})
