"""Health, and the headers every answer carries."""

import pytest
from django.test import Client

from config import health


@pytest.mark.django_db
def test_alive_and_ready(client: Client) -> None:
    assert client.get("/healthz").content == b"ok"
    assert client.get("/readyz").json() == {"database": True, "broker": True}


def test_alive_asks_nothing_of_the_database(client: Client) -> None:
    # No database mark: a query would fail this test.
    assert client.get("/healthz").status_code == 200


def test_not_ready_without_a_database(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "database_answers", lambda: False)
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["database"]) == (503, False)


def test_ready_without_a_broker(client: Client, monkeypatch: pytest.MonkeyPatch, db: None) -> None:
    monkeypatch.setattr(health.app.conf, "broker_write_url", "redis+socket:///nowhere/valkey.sock")
    assert client.get("/readyz").json() == {"database": True, "broker": False}


@pytest.mark.parametrize("path", ["/healthz", "/accounts/login/", "/nowhere/"])
@pytest.mark.django_db
def test_only_our_own_files_run_in_a_page(client: Client, path: str) -> None:
    headers = client.get(path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["Content-Security-Policy"].split(";"))
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["X-Frame-Options"] == "DENY"
