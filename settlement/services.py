"""What can be done to an evening as a whole."""

from datetime import date, datetime

import celery
import structlog
from django.db import transaction
from django.db.models import Max
from django.utils import timezone
from kombu.exceptions import OperationalError

from clubs.models import Club
from settlement.models import Report, Sitting

log = structlog.get_logger(__name__)

MAKE_REPORT = "games.tasks.make_report"


def open_sitting(
    *,
    club: Club,
    title: str = "",
    place: str = "",
    planned_end: datetime | None = None,
    allotment: int = 0,
    opened_at: datetime | None = None,
    day: date | None = None,
) -> Sitting:
    """Open an evening's book; its day is the club's day of the opening unless given."""
    moment = opened_at or timezone.now()
    return Sitting.objects.create(
        club=club,
        title=title,
        place=place,
        planned_end=planned_end,
        allotment=allotment,
        opened_at=moment,
        day=day or club.day_of(moment),
    )


def request_report(sitting: Sitting) -> Report:
    """Ask for the sitting's report.

    The next revision, or the one still waiting, which will show everything anyway.

    Call it under the sitting's lock. The worker hears of it after the commit; if the broker is away the book
    is kept all the same, and the sweep asks again.
    """
    waiting = sitting.reports.filter(status=Report.Status.QUEUED, claimed_at=None).select_for_update().first()
    report = waiting or sitting.reports.create(revision=_last_revision(sitting) + 1)
    # A partial here would crash Django 5.2 when it fails: it is logged by its __qualname__.
    transaction.on_commit(lambda: enqueue(report), robust=True)
    return report


def enqueue(report: Report) -> None:
    """Send the report to the worker, without waiting for a broker that does not answer."""
    try:
        celery.current_app.send_task(MAKE_REPORT, args=[str(report.pk)], retry=False)
    except OperationalError as error:
        log.warning("broker_away", report=str(report.pk), error=str(error))


def _last_revision(sitting: Sitting) -> int:
    last: int | None = sitting.reports.aggregate(last=Max("revision"))["last"]
    return last or 0
