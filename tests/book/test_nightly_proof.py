"""Every night the books are proved, and what came of it is kept (sitting §1.4)."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from django.conf import settings
from django.test import Client
from django.urls import reverse
from structlog.testing import capture_logs

from clubs.models import Club, User
from games import proofs, services, tasks
from settlement.models import Proof, Sitting
from tests.book.conftest import HAND, Desk
from tests.book.evenings import evening
from tests.book.test_prove import PLANTED, corrupt

NIGHT = datetime(2026, 11, 30, 20, 0, tzinfo=UTC)
AFTER, BEFORE = NIGHT + timedelta(minutes=10), NIGHT - timedelta(minutes=10)


@pytest.fixture
def played(desk: Desk) -> Sitting:
    desk.record(HAND)
    return at(desk.sitting, opened_at=BEFORE)


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """`worker()` is a night: all that is due, each proved at once."""
    monkeypatch.setattr(
        tasks.prove_sitting, "apply_async", lambda args, **_options: tasks.prove_sitting(*args)
    )
    return lambda: tasks.prove_all()


def at(sitting: Sitting, **fields: object) -> Sitting:
    Sitting.objects.filter(pk=sitting.pk).update(**fields)
    sitting.refresh_from_db()
    return sitting


def proved(sitting: Sitting, moment: datetime, **fields: object) -> Proof:
    kept = proofs.keep_proof(sitting)
    Proof.objects.filter(pk=kept.pk).update(at=moment, **fields)
    return kept


@pytest.mark.parametrize(
    ("now", "night"),
    [
        (datetime(2026, 11, 30, 20, 0, tzinfo=UTC), datetime(2026, 11, 30, 20, 0, tzinfo=UTC)),
        (datetime(2026, 11, 30, 19, 59, tzinfo=UTC), datetime(2026, 11, 29, 20, 0, tzinfo=UTC)),
        (datetime(2026, 12, 1, 0, 5, tzinfo=UTC), datetime(2026, 11, 30, 20, 0, tzinfo=UTC)),
    ],
)
def test_a_night_begins_at_four_in_china(now: datetime, night: datetime) -> None:
    assert proofs.last_night(now) == night


def test_the_task_proves_and_keeps_it(played: Sitting, worker: Callable[[], None]) -> None:
    worker()
    proof = played.proof
    assert (proof.wrong, proof.differences, proof.events) == (0, [], played.tables.get().seq)
    worker()
    played.refresh_from_db()
    assert played.proof.at == proof.at


def test_a_planted_difference_is_kept_and_logged(played: Sitting, worker: Callable[[], None]) -> None:
    corrupt(PLANTED["amount changed"][0])
    with capture_logs() as logs:
        worker()
    assert played.proof.wrong == len(played.proof.differences) > 0
    assert "ledger" in {difference["code"] for difference in played.proof.differences}
    (said,) = [line for line in logs if line["event"] == "book_differs"]
    assert (said["log_level"], said["sitting"]) == ("error", str(played.pk))
    assert said["wrong"] == played.proof.wrong


def test_once_it_is_right_again_nothing_differs(played: Sitting) -> None:
    corrupt(PLANTED["amount changed"][0])
    assert proofs.keep_proof(played).wrong
    corrupt(PLANTED["amount changed"][0].replace("+", "-"))
    assert proofs.keep_proof(played).wrong == 0
    assert Proof.objects.get().differences == []


def test_an_open_book_is_due_once_a_night(played: Sitting) -> None:
    assert proofs.due(BEFORE + timedelta(minutes=5)) == []
    assert proofs.due(AFTER) == [played.pk]
    proved(played, AFTER)
    assert proofs.due(AFTER + timedelta(hours=23)) == []
    assert proofs.due(AFTER + timedelta(hours=24)) == [played.pk]


CLOSED = {
    "as it was proved": ({}, False),
    "events since": ({"events": 3}, True),
    "something differed": ({"wrong": 1}, True),
    "not looked at for a week": ({"at": NIGHT - timedelta(days=7)}, True),
}


@pytest.mark.parametrize("case", CLOSED)
def test_when_a_closed_book_is_due(club: Club, host: User, case: str) -> None:
    fields, due = CLOSED[case]
    services.import_record(club=club, record=evening(1, hands=3), by=host)
    sitting = at(Sitting.objects.get(), opened_at=BEFORE - timedelta(days=9), closed_at=BEFORE)
    proved(sitting, **{"moment": BEFORE, **{k: v for k, v in fields.items() if k != "at"}})
    if "at" in fields:
        Proof.objects.update(at=fields["at"])
    assert (proofs.due(AFTER) == [sitting.pk]) is due


def test_what_is_scheduled_is_there() -> None:
    scheduled = {entry["task"] for entry in settings.CELERY_BEAT_SCHEDULE.values()}
    assert scheduled == {tasks.prove_all.name, tasks.sweep_reports.name}


def test_a_sitting_that_is_gone_is_no_trouble(db: None) -> None:
    tasks.prove_sitting("00000000-0000-0000-0000-000000000000")
    assert not Proof.objects.exists()


def test_the_admin_shows_it(played: Sitting) -> None:
    corrupt(PLANTED["amount changed"][0])
    proof = proofs.keep_proof(played)
    staff = Client()
    staff.force_login(User.objects.create_superuser("admin", password="x"))
    assert staff.get(reverse("admin:settlement_proof_changelist")).status_code == 200
    address = reverse("admin:settlement_proof_change", args=[proof.pk])
    assert "ledger" in staff.get(address).text
    assert staff.post(address, {}).status_code == 403
