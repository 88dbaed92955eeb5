"""Settings from the environment, read so that a mistake is said at once and by name."""

import os
from typing import Any

import dj_database_url
from django.core.exceptions import ImproperlyConfigured

TRUE, FALSE = {"1", "true", "yes", "on"}, {"", "0", "false", "no", "off"}


def flag(name: str, default: bool = False) -> bool:
    """A yes or no: 1/true/yes/on or 0/false/no/off."""
    value = os.environ.get(name)
    if value is None:
        return default
    if value.lower() not in TRUE | FALSE:
        raise ImproperlyConfigured(f"{name} is {value!r}: write 1 or 0.")
    return value.lower() in TRUE


def number(name: str, default: int) -> int:
    """A whole number."""
    value = os.environ.get(name) or str(default)
    if not value.isascii() or not value.isdigit():
        raise ImproperlyConfigured(f"{name} is {value!r}: write a whole number.")
    return int(value)


def words(name: str) -> list[str]:
    """Words between commas."""
    return [word.strip() for word in os.environ.get(name, "").split(",") if word.strip()]


def address(name: str) -> str:
    """A public address such as https://bobo.example.org, without a slash at its end; empty when not given."""
    value = os.environ.get(name, "").rstrip("/")
    if value and not value.startswith(("http://", "https://")):
        raise ImproperlyConfigured(f"{name} is {value!r}: write it with http:// or https://.")
    return value


def database(name: str, options: dict[str, Any]) -> dict[str, Any] | None:
    """Django's settings for the database that `name` addresses; None when it addresses none.

    `options` are added to those of the address: a socket's folder is among the latter.
    """
    value = os.environ.get(name)
    if not value:
        return None
    try:
        found: dict[str, Any] = {**dj_database_url.parse(value)}
    except (dj_database_url.ParseError, dj_database_url.UnknownSchemeError, ValueError) as error:
        raise ImproperlyConfigured(f"{name} is not a database address: {error}") from error
    return found | {"OPTIONS": {**found.get("OPTIONS", {}), **options}}
