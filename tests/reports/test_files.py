"""What the files are called."""

from datetime import date

import pytest

from clubs.models import Club
from settlement.models import Report, Sitting
from settlement.reports.files import file_name


@pytest.mark.parametrize(
    ("club", "revision", "kind", "name"),
    [
        ("城西茶铺", 1, "pdf", "2026-11-30 城西茶铺.pdf"),
        ("城西茶铺", 2, "xlsx", "2026-11-30 城西茶铺 (2).xlsx"),
        ("../../etc/passwd\r\n", 1, "pdf", "2026-11-30 etc passwd.pdf"),
        ('a/b\\c:"d"', 1, "pdf", "2026-11-30 a b c d.pdf"),
        ("\u202efdp.exe", 1, "pdf", "2026-11-30 fdp.exe.pdf"),
    ],
)
def test_day_and_club(club, revision, kind, name):
    sitting = Sitting(club=Club(name=club), day=date(2026, 11, 30))
    assert file_name(Report(sitting=sitting, revision=revision), kind) == name
