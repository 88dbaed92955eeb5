"""The admin: every page opens and searches, in few statements however many rows; the book is read-only."""

from typing import Any

import pytest
from django.contrib import admin
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from clubs.models import Club, User
from games import services
from tests.book.evenings import evening

OURS = [model for model in admin.site._registry if model._meta.app_label in ("clubs", "settlement", "games")]
KEPT = ["event", "hand", "seat", "table", "posting", "transfer", "account", "standing", "report"]


@pytest.fixture
def staff(db: None) -> Client:
    client = Client()
    client.force_login(User.objects.create_superuser("admin", password="x"))
    return client


def page(model: Any, name: str = "changelist", *args: Any) -> str:
    return reverse(f"admin:{model._meta.app_label}_{model._meta.model_name}_{name}", args=args)


@pytest.mark.parametrize("model", OURS, ids=lambda model: model._meta.model_name)
def test_a_list_takes_the_same_for_few_and_many_rows(
    staff: Client, club: Club, host: User, model: Any
) -> None:
    counts = []
    for hands in (3, 20):
        services.import_record(club=club, record=evening(hands, hands=hands), by=host)
        with CaptureQueriesContext(connection) as queries:
            assert staff.get(page(model), {"q": "甲"}).status_code == 200
            assert staff.get(page(model)).status_code == 200
        counts.append(len(queries))
    assert counts[1] <= counts[0] + 2
    row = model._default_manager.first()
    if row is not None:
        assert staff.get(page(model, "change", row.pk)).status_code == 200


@pytest.mark.parametrize("name", KEPT)
def test_what_is_in_the_book_is_only_read(staff: Client, club: Club, host: User, name: str) -> None:
    services.import_record(club=club, record=evening(1, hands=2), by=host)
    model = next(model for model in OURS if model._meta.model_name == name)
    row = model._default_manager.first()
    assert staff.get(page(model, "add")).status_code == 403
    assert staff.post(page(model, "change", row.pk), {}).status_code == 403
    assert staff.post(page(model, "delete", row.pk), {"post": "yes"}).status_code == 403


def test_everything_is_there() -> None:
    names = {model._meta.model_name for model in OURS}
    assert {"club", "player", "membership", "sitting", "user", *KEPT} <= names
