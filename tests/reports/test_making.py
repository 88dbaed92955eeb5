"""A report is made once, whatever becomes of messages and workers."""

from datetime import timedelta

import pytest
from django.utils import timezone

from games import tasks
from settlement.models import Report, ReportFile, Sitting
from settlement.reports import making
from tests.reports.recorded import CLOSE, closed_evening, enter

pytestmark = pytest.mark.django_db


@pytest.fixture
def evening(club) -> Sitting:
    return closed_evening(club).sitting


@pytest.fixture
def report(evening) -> Report:
    return evening.reports.get()


@pytest.fixture
def sent(monkeypatch) -> list[str]:
    """What the sweep sends to the worker."""
    messages: list[str] = []
    monkeypatch.setattr(tasks.make_report, "apply_async", lambda args, **_options: messages.extend(args))
    return messages


def aged(report: Report, **fields: object) -> Report:
    """The report as it would look after a while."""
    Report.objects.filter(pk=report.pk).update(**fields)
    report.refresh_from_db()
    return report


def ago(seconds: int):
    return timezone.now() - timedelta(seconds=seconds)


def test_both_files_are_made(report):
    tasks.make_report(str(report.pk))
    report.refresh_from_db()
    assert (report.status, report.progress, report.attempts) == ("done", 100, 1)
    assert report.finished_at is not None
    files = {file.kind: bytes(file.content)[:4] for file in report.files.all()}
    assert files == {"pdf": b"%PDF", "xlsx": b"PK\x03\x04"}


def test_a_second_delivery_does_nothing(report):
    tasks.make_report(str(report.pk))
    first = list(report.files.order_by("kind").values_list("id", "content"))
    tasks.make_report(str(report.pk))
    report.refresh_from_db()
    assert report.attempts == 1
    assert list(report.files.order_by("kind").values_list("id", "content")) == first


def test_a_report_being_made_is_left_alone(report):
    assert making.claim(report.pk) is not None
    tasks.make_report(str(report.pk))
    assert not report.files.exists()


def test_a_report_that_is_gone_is_no_trouble(db):
    tasks.make_report("00000000-0000-0000-0000-000000000000")
    assert not ReportFile.objects.exists()


def test_a_lost_claim_writes_nothing(report):
    lost = making.claim(report.pk)
    aged(report, status="queued")
    assert lost is not None and making.claim(report.pk) is not None
    lost.progress(70)
    lost.fail(ValueError("late"))
    assert lost.finish({"pdf": b"old"}) is False
    report.refresh_from_db()
    assert (report.status, report.progress) == ("running", 10)
    assert not report.files.exists()


def test_a_failure_is_noted_and_tried_again_after_a_pause(report, sent, monkeypatch):
    monkeypatch.setattr(tasks, "make_pdf", lambda _document: 1 / 0)
    tasks.make_report(str(report.pk))
    report.refresh_from_db()
    assert (report.status, report.failure) == ("failed", "ZeroDivisionError: division by zero")
    aged(report, requested_at=ago(60))
    tasks.sweep_reports()
    assert sent == []
    aged(report, finished_at=ago(11))
    tasks.sweep_reports()
    assert sent == [str(report.pk)]
    monkeypatch.undo()
    tasks.make_report(str(report.pk))
    report.refresh_from_db()
    assert (report.status, report.failure, report.attempts) == ("done", "", 2)


def test_the_pause_doubles():
    assert [making.pause(attempts).seconds for attempts in (1, 2, 3, 4)] == [10, 20, 40, 80]


def test_nobody_tries_for_ever(report, sent):
    aged(report, status="failed", attempts=making.ATTEMPTS, finished_at=ago(9999), requested_at=ago(9999))
    tasks.sweep_reports()
    assert sent == []


def test_a_worker_that_died_is_replaced(report, sent):
    making.claim(report.pk)
    aged(report, claimed_at=ago(31), requested_at=ago(60))
    tasks.sweep_reports()
    assert sent == [str(report.pk)]
    tasks.make_report(str(report.pk))
    report.refresh_from_db()
    assert (report.status, report.attempts) == ("done", 2)


def test_a_worker_at_work_is_not(report, sent):
    making.claim(report.pk)
    aged(report, requested_at=ago(60))
    tasks.sweep_reports()
    assert sent == []


def test_a_report_that_kills_every_worker_fails(report, sent):
    aged(report, status="running", attempts=making.ATTEMPTS, claimed_at=ago(31), requested_at=ago(600))
    tasks.sweep_reports()
    report.refresh_from_db()
    assert (report.status, report.failure) == ("failed", making.LOST)
    assert sent == []


def test_what_waits_is_sent_again_but_not_what_was_just_sent(report, sent):
    tasks.sweep_reports()
    assert sent == []
    aged(report, requested_at=ago(4))
    tasks.sweep_reports()
    assert sent == [str(report.pk)]


def test_a_closed_evening_without_report_gets_one(evening, sent):
    Report.objects.all().delete()
    tasks.sweep_reports()
    assert Report.objects.get().sitting_id == evening.pk
    tasks.sweep_reports()
    assert Report.objects.count() == 1


def test_a_correction_afterwards_makes_a_revision_that_says_so(evening):
    first = evening.reports.get()
    tasks.make_report(str(first.pk))
    enter(evening.tables.get(), {"type": "void", "hand": 1})
    second = evening.reports.get(revision=2)
    tasks.make_report(str(second.pk))
    second.refresh_from_db()
    assert second.status == "done"
    assert first.files.count() == second.files.count() == 2


def test_reopened_and_closed_again(evening):
    tasks.make_report(str(evening.reports.get().pk))
    enter(evening.tables.get(), {"type": "reopen"}, CLOSE)
    assert evening.reports.count() == 2
