"""What happened stays.

The database itself refuses to change or delete it, and to make points (PROOFS D1, D2).
"""

import pytest
from django.db import DatabaseError, IntegrityError, connection, transaction
from django.db.models import Model

from games.models import Event
from settlement.ledger import reverse
from settlement.models import Account, Posting, Transfer
from tests.book.conftest import HAND, Desk

KEPT = [Event, Posting, Transfer]


@pytest.fixture(autouse=True)
def a_hand(desk: Desk) -> None:
    desk.record(HAND)


@pytest.mark.parametrize("model", KEPT)
def test_a_row_cannot_be_changed(model: type[Model]) -> None:
    row = model._default_manager.first()
    with pytest.raises(DatabaseError, match="Cannot update"), transaction.atomic():
        row.save()


@pytest.mark.parametrize("model", KEPT)
def test_rows_cannot_be_changed_in_bulk(model: type[Model]) -> None:
    with pytest.raises(DatabaseError), transaction.atomic():
        model._default_manager.update(id=-1)


@pytest.mark.parametrize("model", [Event, Transfer])
def test_a_row_cannot_be_deleted(model: type[Model]) -> None:
    with pytest.raises(DatabaseError), transaction.atomic():
        model._default_manager.all()._raw_delete(using="default")


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE settlement_transfer SET points = points + 1",
        "DELETE FROM settlement_transfer",
        "UPDATE settlement_posting SET hand = 9",
        "UPDATE games_event SET body = '{}'",
        "DELETE FROM games_event",
    ],
)
def test_not_by_sql_either(sql: str) -> None:
    with pytest.raises(DatabaseError), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(sql)


@pytest.mark.parametrize("points", [0, -5])
def test_a_transfer_moves_more_than_nothing(points: int) -> None:
    posting = Posting.objects.get()
    one, two = posting.accounts[:2]
    with pytest.raises(IntegrityError), transaction.atomic():
        Transfer.objects.create(posting=posting, source_id=one, target_id=two, points=points, reason="x")


def test_a_transfer_goes_from_one_to_another() -> None:
    posting = Posting.objects.get()
    with pytest.raises(IntegrityError), transaction.atomic():
        Transfer.objects.create(
            posting=posting,
            source_id=posting.accounts[0],
            target_id=posting.accounts[0],
            points=5,
            reason="x",
        )


def test_a_posting_is_reversed_once() -> None:
    posting = Posting.objects.get()
    reverse(postings=[posting], event=6)
    with pytest.raises(IntegrityError), transaction.atomic():
        reverse(postings=[posting], event=7)


def test_an_account_is_a_players_or_a_pools(desk: Desk) -> None:
    with pytest.raises(IntegrityError), transaction.atomic():
        Account.objects.create(sitting=desk.sitting)
