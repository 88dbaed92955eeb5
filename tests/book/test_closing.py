"""The end of a table and of an evening (sitting §3): pool, meal, settling up, report, reopening."""

from decimal import Decimal

import pytest
from pytest_django import DjangoCaptureOnCommitCallbacks

from clubs.errors import Conflict
from clubs.models import Club, User
from games import services
from games.prove import prove
from games.rules.errors import Refusal
from settlement.models import Posting, Report, Transfer
from tests.book.conftest import HAND, KNOCKOUT, Desk, fill, open_desk


@pytest.fixture(autouse=True)
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The reports the worker was asked for; nothing is sent to a broker."""
    sent: list[str] = []
    monkeypatch.setattr("settlement.services.enqueue", lambda report: sent.append(str(report.pk)))
    return sent


def test_closing_settles_up_and_splits_the_bill(desk: Desk) -> None:
    desk.record(HAND)
    answer = desk.record({"type": "close", "meal": {"bill": "100.00", "policy": "points"}})
    # 乙 lost most and pays half, 甲 won most and pays nothing, 丙 and 丁 share the other half.
    assert answer["meal"] == {"1": "0.00", "2": "50.00", "3": "25.00", "4": "25.00"}
    assert sorted((s["from"], s["to"], s["points"]) for s in answer["settle_up"]) == [
        (2, 1, 50),
        (3, 1, 1),
        (4, 1, 3),
    ]
    table = desk.fresh()
    assert table.closed_at == table.sitting.closed_at is not None
    assert (table.sitting.meal_bill, table.sitting.meal_policy) == (Decimal("100.00"), "points")


def test_the_pool_goes_back_through_the_ledger(desk: Desk) -> None:
    desk.record(KNOCKOUT)
    stood = [{"seat": seat, "fate": "stood"} for seat in range(1, 5)]
    # 丙, 甲 and 乙 put in 5 each after the knockout; nobody takes, so 15 stay in the pool.
    desk.record({"type": "hand", "dealer": 3, "bids": [3], "passed": 2, "seats": stood})
    assert desk.totals()["池"] == 15
    desk.record({"type": "close"})
    assert desk.totals()["池"] == 0
    returned = Transfer.objects.filter(reason="pool_return").values_list("points", flat=True)
    assert sorted(returned) == [3, 4, 4, 4]
    assert Posting.objects.filter(hand=None).count() == 1
    assert prove(desk.sitting) == []


def test_the_last_table_closes_the_evening(desk: Desk) -> None:
    other = fill(open_desk(desk.sitting.club, desk.by, sitting=desk.sitting))
    desk.record({"type": "close"})
    assert desk.fresh().sitting.closed_at is None
    assert not Report.objects.exists()
    other.record({"type": "close"})
    assert desk.fresh().sitting.closed_at is not None
    assert Report.objects.get().revision == 1


def test_the_worker_is_asked_after_the_commit(
    desk: Desk, asked: list[str], django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    with django_capture_on_commit_callbacks(execute=True):
        desk.record({"type": "close"})
        assert asked == []
    assert asked == [str(Report.objects.get().pk)]


def test_a_broker_that_is_away_hurts_nobody(
    desk: Desk,
    monkeypatch: pytest.MonkeyPatch,
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    def away(report: Report) -> None:
        raise ConnectionError

    monkeypatch.setattr("settlement.services.enqueue", away)
    with django_capture_on_commit_callbacks(execute=True):
        answer = desk.record({"type": "close"})
    assert answer["table"]["closed"] is True
    assert Report.objects.get().status == Report.Status.QUEUED


def test_a_closed_table_takes_no_hand_and_its_evening_no_table(desk: Desk) -> None:
    desk.record({"type": "close"})
    with pytest.raises(Refusal) as refused:
        desk.record(HAND)
    assert refused.value.code == "table_closed"
    with pytest.raises(Conflict) as conflict:
        services.open_table(sitting=desk.sitting, game="daxuan", players=["甲", "乙"])
    assert conflict.value.code == "sitting_closed"


def test_an_evening_that_has_closed_goes_on_with_another_game(desk: Desk) -> None:
    """sitting §3.2, §3.3: one book for the evening, and its next close asks for the next revision."""
    desk.record(HAND)
    desk.record({"type": "close", "meal": {"bill": "100"}})
    players = [seat.player for seat in desk.table.seats.order_by("number")]
    table = services.open_table(sitting=desk.sitting, game="ermao", players=players, by=desk.by, reopen=True)
    sitting = desk.fresh().sitting
    assert (sitting.closed_at, sitting.meal_bill) == (None, None)
    assert desk.fresh().closed_at is not None
    Report.objects.update(status=Report.Status.DONE)
    later = Desk(sitting, table, desk.by)
    later.record({"type": "hand", "declarer": 1, "captured": 0})
    later.record({"type": "close"})
    # 打旋 +54 −50 −1 −3, then 大光: three levels for 甲 and 丙.
    assert later.totals() == {"甲": 57, "乙": -53, "丙": 2, "丁": -6, "池": 0}
    assert later.fresh().sitting.closed_at is not None
    assert list(Report.objects.order_by("revision").values_list("revision", flat=True)) == [1, 2]


def test_a_correction_after_the_close_asks_for_the_next_revision(desk: Desk) -> None:
    desk.record(HAND)
    desk.record({"type": "close"})
    Report.objects.update(status=Report.Status.DONE)
    answer = desk.record({"type": "void", "hand": 1})
    assert list(Report.objects.order_by("revision").values_list("revision", "status")) == [
        (1, "done"),
        (2, "queued"),
    ]
    assert answer["table"]["closing"]["more"]["settle_up"] == []
    assert desk.fresh().sitting.closed_at is not None
    assert prove(desk.sitting) == []


def test_a_report_still_waiting_is_not_asked_for_twice(desk: Desk) -> None:
    desk.record(HAND)
    desk.record({"type": "close"})
    desk.record({"type": "void", "hand": 1})
    assert Report.objects.count() == 1


def test_reopening_takes_the_close_back(desk: Desk) -> None:
    desk.record(KNOCKOUT)
    desk.record(
        {
            "type": "hand",
            "bids": [3],
            "passed": 2,
            "seats": [{"seat": s, "fate": "stood"} for s in (1, 2, 3, 4)],
        }
    )
    before = desk.totals()
    desk.record({"type": "close", "meal": {"bill": 88}})
    table = desk.record({"type": "reopen"})["table"]
    assert (table["closed"], table["closing"], table["pool"]) == (False, None, 15)
    assert desk.totals() == before
    fresh = desk.fresh()
    assert (fresh.closed_at, fresh.sitting.closed_at, fresh.sitting.meal_bill) == (None, None, None)
    assert desk.record(HAND)["hand"] == 3
    assert prove(desk.sitting) == []


def test_only_what_is_closed_is_reopened(desk: Desk) -> None:
    with pytest.raises(Refusal) as refused:
        desk.record({"type": "reopen"})
    assert refused.value.code == "not_closed"


def test_an_evening_closed_twice_has_two_revisions(club: Club, host: User) -> None:
    desk = fill(open_desk(club, host))
    desk.record({"type": "close"})
    Report.objects.update(status=Report.Status.DONE)
    desk.record({"type": "reopen"})
    desk.record({"type": "close"})
    assert list(Report.objects.order_by("revision").values_list("revision", flat=True)) == [1, 2]
