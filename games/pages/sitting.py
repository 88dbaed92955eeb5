"""An evening's page: while it runs a summary, afterwards its report."""

from uuid import UUID

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from clubs.models import Club
from clubs.pages import page
from clubs.permissions import KEEP, fetch, may
from games.pages.evening import goes_on
from games.pages.words import playing
from games.presenting import language_now
from games.reporting import sitting_document
from settlement.models import Report, Sitting
from settlement.reports.document import Document, Hand

HANDS = 50


def _fetch(request: HttpRequest, pk: UUID) -> Sitting:
    return fetch(Sitting.objects.select_related("club"), request.user, pk=pk)


@page
@require_GET
def sitting(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Standing, chart, settling up, meal, every hand with its slip, the rules, and the report's files.

    Hands come fifty at a time: `?from=51` starts with the 51st, and to htmx it is a fragment of those alone.
    """
    evening = _fetch(request, pk)
    club: Club = evening.club
    start = first_hand(request.GET.get("from", ""))
    document = sitting_document(evening, language_now(), hands=slice(start, start + HANDS))
    tables = list(evening.tables.select_related("rule_version__rule_set").order_by("opened_at"))
    context = {
        "sitting": evening,
        "club": club,
        "keeps": may(evening.role, KEEP),  # type: ignore[attr-defined]
        "goes_on": goes_on(evening),
        "document": document,
        "tables": [(table, playing(table, version=True)) for table in tables],
        "hands": hands_with_nets(document),
        "more": start + HANDS + 1 if start + HANDS < document.dealt else 0,
        "left": document.dealt - start - HANDS,
        "report": latest_report(evening),
    }
    return render(request, "games/hands.html" if request.htmx else "games/sitting.html", context)  # type: ignore[attr-defined]


@page
@require_GET
def report(request: HttpRequest, pk: UUID) -> HttpResponse:
    """How far the report is, as a fragment that asks again until it is done."""
    evening = _fetch(request, pk)
    return render(request, "games/report.html", {"sitting": evening, "report": latest_report(evening)})


def first_hand(asked: str) -> int:
    """How many hands to leave out before the one asked for (counted from 1); nonsense asks for the first."""
    return max(int(asked) - 1, 0) if asked.isdecimal() and len(asked) < 6 else 0


def hands_with_nets(document: Document) -> list[tuple[Hand, list[tuple[str, int]]]]:
    """Each hand with the names and nets of those dealt in, in seat order."""
    names = [(series.key, series.name) for series in document.series]
    return [
        (hand, [(name, hand.nets[key]) for key, name in names if key in hand.nets]) for hand in document.hands
    ]


def latest_report(evening: Sitting) -> Report | None:
    """The newest revision, with `.kinds`, the files that are ready; their content stays in the database."""
    report = evening.reports.order_by("-revision").first()
    if report is not None:
        report.kinds = list(report.files.order_by("kind").values_list("kind", flat=True))  # type: ignore[attr-defined]
    return report
