"""What the worker does. A message may come twice and a worker may be killed: the rows decide."""

from __future__ import annotations

from uuid import UUID

import structlog
from celery import shared_task

from games.reporting import sitting_document
from settlement.models import Report, ReportFile
from settlement.reports import making
from settlement.reports.pdf import make_pdf
from settlement.reports.xlsx import make_xlsx

log = structlog.get_logger(__name__)

HEARD_WITHIN = 15
"""Seconds after which a message of the sweep is dropped: the next sweeps have sent others."""


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
