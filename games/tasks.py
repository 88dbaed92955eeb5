"""What the worker does. A message may come twice and a worker may be killed: the rows decide."""

from __future__ import annotations

from uuid import UUID

import structlog
from celery import shared_task
from django.utils import timezone

from games import proofs
from games.reporting import sitting_document
from settlement.models import Report, ReportFile, Sitting
from settlement.reports import making
from settlement.reports.pdf import make_pdf
from settlement.reports.xlsx import make_xlsx

log = structlog.get_logger(__name__)

HEARD_WITHIN = 15
"""Seconds after which a message of the sweep is dropped: the next sweeps have sent others."""

PROVED_WITHIN = 1800
"""Seconds after which a sitting not yet proved is asked for again."""


@shared_task(name="games.tasks.make_report", soft_time_limit=25, time_limit=28)
def make_report(report_id: str) -> None:
    """Make the PDF and the Excel file of a report, once however often this is delivered."""
    claim = making.claim(UUID(report_id))
    if claim is None:
        return
    try:
        _make(claim)
    except Exception as error:
        log.exception("report_failed", report=report_id)
        claim.fail(error)


def _make(claim: making.Claim) -> None:
    report = Report.objects.select_related("sitting__club").get(pk=claim.report)
    sitting = report.sitting
    document = sitting_document(sitting, sitting.club.language, revision=report.revision)
    claim.progress(40)
    pdf = make_pdf(document)
    claim.progress(70)
    xlsx = make_xlsx(document)
    claim.finish({ReportFile.Kind.PDF: pdf, ReportFile.Kind.XLSX: xlsx})


@shared_task(name="games.tasks.sweep_reports")
def sweep_reports() -> None:
    """Send on what waits, try again what failed, and make what is missing."""
    for report in making.sweep():
        make_report.apply_async(args=[str(report)], expires=HEARD_WITHIN, retry=False)


@shared_task(name="games.tasks.prove_all")
def prove_all() -> None:
    """Have proved what is due since last night; asked every half hour, in case the night was missed."""
    for sitting in proofs.due(timezone.now()):
        prove_sitting.apply_async(args=[str(sitting)], expires=PROVED_WITHIN, retry=False)


@shared_task(name="games.tasks.prove_sitting")
def prove_sitting(sitting_id: str) -> None:
    """Prove one sitting and keep what came of it."""
    sitting = Sitting.objects.select_related("club").filter(pk=UUID(sitting_id)).first()
    if sitting is not None:
        proofs.keep_proof(sitting)
