"""An evening's page: while it runs a summary, afterwards its report."""

from collections.abc import Sequence
from uuid import UUID

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from clubs.models import Club
from clubs.pages import page
from clubs.permissions import KEEP, fetch, may
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
    document = sitting_document(evening, language_now())
    tables = list(evening.tables.order_by("opened_at"))
    context = {
        "sitting": evening,
        "club": club,
        "keeps": may(evening.role, KEEP),  # type: ignore[attr-defined]
        "document": document,
        "tables": [(table, playing(table)) for table in tables],
        **some_hands(document, request.GET.get("from", "")),
        "report": latest_report(evening),
    }
    return render(request, "games/hands.html" if request.htmx else "games/sitting.html", context)  # type: ignore[attr-defined]


@page
@require_GET
def report(request: HttpRequest, pk: UUID) -> HttpResponse:
    """How far the report is, as a fragment that asks again until it is done."""
    evening = _fetch(request, pk)
    return render(request, "games/report.html", {"sitting": evening, "report": latest_report(evening)})


def some_hands(document: Document, first: str) -> dict[str, object]:
    """Hands from the `first`th on, `more`: where the next ones begin (0: nowhere), and how many `left`."""
    start = int(first) - 1 if first.isdecimal() and 0 < len(first) < 6 else 0
    stop, total = max(start, 0) + HANDS, len(document.hands)
    return {
        "hands": hands_with_nets(document, document.hands[max(start, 0) : stop]),
        "more": stop + 1 if stop < total else 0,
        "left": max(total - stop, 0),
    }


def hands_with_nets(document: Document, hands: Sequence[Hand]) -> list[tuple[Hand, list[tuple[str, int]]]]:
    """Each hand with the names and nets of those dealt in, in seat order."""
    names = [(series.key, series.name) for series in document.series]
    return [(hand, [(name, hand.nets[key]) for key, name in names if key in hand.nets]) for hand in hands]


def latest_report(evening: Sitting) -> Report | None:
    """The newest revision, with `.kinds`, the files that are ready; their content stays in the database."""
    report = evening.reports.order_by("-revision").first()
    if report is not None:
        report.kinds = list(report.files.order_by("kind").values_list("kind", flat=True))  # type: ignore[attr-defined]
    return report
