"""What can be done to an evening as a whole."""

import celery
from django.db import transaction
from django.db.models import Max

from settlement.models import Report, Sitting

MAKE_REPORT = "games.tasks.make_report"


def request_report(sitting: Sitting) -> Report:
    """Ask for the sitting's report: the next revision, or the one still waiting, which will show everything anyway.

    Call it under the sitting's lock. The worker hears of it after the commit; if the broker is away the book is
    kept all the same, and the sweep asks again.
    """
    waiting = sitting.reports.filter(status=Report.Status.QUEUED, claimed_at=None).first()
    report = waiting or sitting.reports.create(revision=_last_revision(sitting) + 1)
    # A partial here would crash Django 5.2 when it fails: it is logged by its __qualname__.
    transaction.on_commit(lambda: enqueue(report), robust=True)
    return report


def enqueue(report: Report) -> None:
    """Send the report to the worker, without waiting for a broker that does not answer."""
    celery.current_app.send_task(MAKE_REPORT, args=[str(report.pk)], retry=False)


def _last_revision(sitting: Sitting) -> int:
    last: int | None = sitting.reports.aggregate(last=Max("revision"))["last"]
    return last or 0
