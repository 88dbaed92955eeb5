"""Settings from the environment: read right, or refused by name."""

import pytest
from django.core.exceptions import ImproperlyConfigured

from config import environment

DATABASES = [
    pytest.param("postgresql://bobo@/bobo?host=/Some/Where", {"host": "/Some/Where"}, "", id="a socket"),
    pytest.param("postgres://u:p%40ss@db.example.org:5433/bobo", {}, "db.example.org", id="a server"),
    pytest.param("postgres://u@db/bobo?sslmode=require", {"sslmode": "require"}, "db", id="with an option"),
]


@pytest.mark.parametrize(("address", "options", "host"), DATABASES)
def test_a_database_keeps_the_options_of_its_address(
    monkeypatch: pytest.MonkeyPatch, address: str, options: dict[str, str], host: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", address)
    found = environment.database("DATABASE_URL", {"pool": {"max_size": 4}})
    assert found
    assert found["OPTIONS"] == options | {"pool": {"max_size": 4}}
    assert (found["HOST"], found["NAME"]) == (host, "bobo")


def test_no_database_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "")
    assert environment.database("DATABASE_URL", {}) is None


@pytest.mark.parametrize(("value", "expected"), [("1", True), ("YES", True), ("0", False), ("", False)])
def test_flags(monkeypatch: pytest.MonkeyPatch, value: str, expected: bool) -> None:
    monkeypatch.setenv("BOBO_X", value)
    assert environment.flag("BOBO_X") is expected


REFUSED = [
    pytest.param(lambda: environment.flag("BOBO_X"), "maybe", id="flag"),
    pytest.param(lambda: environment.number("BOBO_X", 1), "-3", id="negative"),
    pytest.param(lambda: environment.number("BOBO_X", 1), "３", id="look-alike digit"),
    pytest.param(lambda: environment.address("BOBO_X"), "bobo.example.org", id="address without scheme"),
    pytest.param(lambda: environment.database("BOBO_X", {}), "nonsense://x", id="database"),
]


@pytest.mark.parametrize(("read", "value"), REFUSED)
def test_a_mistake_is_said_by_name(monkeypatch: pytest.MonkeyPatch, read: object, value: str) -> None:
    monkeypatch.setenv("BOBO_X", value)
    assert callable(read)
    with pytest.raises(ImproperlyConfigured, match="BOBO_X"):
        read()
