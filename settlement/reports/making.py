"""A report on its way: queued, claimed by one worker, done or failed, tried again.

A message may be delivered twice and a worker may die half-way. The row is what counts: a report is
made by whoever turned it from queued to running, and only as long as his claim is the last one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from django.db import transaction
from django.db.models import F, QuerySet
from django.utils import timezone

from settlement.models import Report, ReportFile, Sitting
from settlement.services import request_report

ATTEMPTS = 5
STALE = timedelta(seconds=30)
"""A claim older than this is taken from a worker that died; more than a worker's time limit."""
FRESH = timedelta(seconds=3)
"""A report asked for this lately was sent to a worker just now."""
AT_ONCE = 100
"""Rows one sweep looks after."""

LOST = "the worker was lost"


@dataclass(frozen=True)
class Claim:
    """The right to make a report, until someone else claims it."""

    report: UUID
    since: datetime

    def _row(self) -> QuerySet[Report]:
        return Report.objects.filter(pk=self.report, status=Report.Status.RUNNING, claimed_at=self.since)

    def progress(self, percent: int) -> None:
        self._row().update(progress=percent)

    @transaction.atomic
    def finish(self, files: Mapping[str, bytes]) -> bool:
        """Keep the files, by kind, and be done; False if the claim was lost meanwhile."""
        done = self._row().update(
            status=Report.Status.DONE, progress=100, failure="", finished_at=timezone.now()
        )
        if done:
            ReportFile.objects.bulk_create(
                [ReportFile(report_id=self.report, kind=kind, content=made) for kind, made in files.items()],
                update_conflicts=True,
                unique_fields=["report", "kind"],
                update_fields=["content"],
            )
        return bool(done)

    def fail(self, error: Exception) -> None:
        """Note what went wrong; the sweep tries again."""
        self._row().update(
            status=Report.Status.FAILED,
            failure=f"{type(error).__name__}: {error}"[:2000].replace("\0", ""),
            finished_at=timezone.now(),
        )


def claim(report: UUID) -> Claim | None:
    """Claim a queued report; None if it is not queued (any more), so that a second delivery does nothing."""
    now = timezone.now()
    claimed = Report.objects.filter(pk=report, status=Report.Status.QUEUED).update(
        status=Report.Status.RUNNING,
        progress=10,
        attempts=F("attempts") + 1,
        claimed_at=now,
        finished_at=None,
    )
    return Claim(report, now) if claimed else None


def pause(attempts: int) -> timedelta:
    """How long to wait after so many failed attempts: 10 s, 20 s, 40 s, 80 s."""
    return timedelta(seconds=5 * 2**attempts)


def sweep() -> list[UUID]:
    """Put right what got stuck, and name the queued reports a worker should hear of (again)."""
    _give_up_the_lost()
    _try_again()
    _ask_for_missing()
    waiting = Report.objects.filter(status=Report.Status.QUEUED, requested_at__lt=timezone.now() - FRESH)
    return list(waiting.order_by("requested_at").values_list("pk", flat=True)[:AT_ONCE])


def _give_up_the_lost() -> None:
    lost = Report.objects.filter(status=Report.Status.RUNNING, claimed_at__lt=timezone.now() - STALE)
    lost.filter(attempts__gte=ATTEMPTS).update(
        status=Report.Status.FAILED, failure=LOST, finished_at=timezone.now()
    )
    lost.update(status=Report.Status.QUEUED, progress=0)


def _try_again() -> None:
    failed = Report.objects.filter(status=Report.Status.FAILED, attempts__lt=ATTEMPTS)
    now = timezone.now()
    due = [
        pk
        for pk, attempts, since in failed.values_list("pk", "attempts", "finished_at")[:AT_ONCE]
        if since is None or since + pause(attempts) <= now
    ]
    if due:
        failed.filter(pk__in=due).update(status=Report.Status.QUEUED, progress=0)


def _ask_for_missing() -> None:
    """A closed sitting without any report, whatever the reason, gets one."""
    missing = Sitting.objects.filter(closed_at__isnull=False, reports=None).values_list("pk", flat=True)
    for pk in list(missing[:AT_ONCE]):
        with transaction.atomic():
            sitting = Sitting.objects.select_for_update(no_key=True).get(pk=pk)
            if sitting.closed_at is not None and not sitting.reports.exists():
                request_report(sitting)
