"""What a report's files are called when somebody keeps them."""

from __future__ import annotations

import re

from settlement.models import Report, ReportFile

CONTENT_TYPES = {
    ReportFile.Kind.PDF: "application/pdf",
    ReportFile.Kind.XLSX: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
}

NOT_IN_A_NAME = re.compile(r'[\x00-\x1f\x7f/\\:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]+')
"""What some system refuses in a file's name, and marks that make it read backwards."""


def file_name(report: Report, kind: str) -> str:
    """Day and club, `2026-11-30 城西茶铺.pdf`; later revisions carry their number.

    `report` should come with its sitting and club.
    """
    club = NOT_IN_A_NAME.sub(" ", report.sitting.club.name).strip(" .")
    revision = f" ({report.revision})" if report.revision > 1 else ""
    return f"{report.sitting.day:%Y-%m-%d} {club}{revision}.{kind}"
