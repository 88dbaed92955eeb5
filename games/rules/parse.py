"""Reading what was sent: each function gives back the value or refuses it with the path (README §3)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import isfinite
from typing import Any

from games.rules.errors import Refusal

MAX_POINTS = 1_000_000_000
"""No single figure of a real table comes near; keeps every sum within the database's integers."""


def bad(field: str, zh: str, en: str) -> Refusal:
    """A ``bad_record`` refusal that says what was expected."""
    return Refusal("bad_record", field, expected=zh, expected_en=en)


def wrong_count(field: str, zh: str, en: str) -> Refusal:
    """A ``wrong_card_count`` refusal that says how many cards there are in this game."""
    return Refusal("wrong_card_count", field, expected=zh, expected_en=en)


def name(value: Any) -> str | int | float | None:
    """What a sender calls a thing, as it came: a text or a number that JSON can write back, else None."""
    known = type(value) in (str, int) or (type(value) is float and isfinite(value))
    return value if known else None


def points(value: Any, field: str, least: int = 0) -> int:
    """A whole number of points ≥ ``least``; ``true``, ``1.0`` and ``"5"`` are none (``not_points``)."""
    if type(value) is not int or not least <= value <= MAX_POINTS:
        raise Refusal("not_points", field, least=least)
    return value


def whole(value: Any, field: str, least: int = 1) -> int:
    """A whole number that counts or ranks something (``bad_record``)."""
    if type(value) is not int or not least <= value <= MAX_POINTS:
        raise bad(field, f"要一个不小于 {least} 的整数", f"a whole number of at least {least} is needed")
    return value


def seat(value: Any, field: str, seats: Collection[int]) -> int:
    """The number of one of ``seats`` (``unknown_seat``; ``bad_record`` for what is no whole number)."""
    if type(value) is not int:
        raise bad(field, "要一个座位号", "the number of a seat is needed")
    if value not in seats:
        raise Refusal("unknown_seat", field)
    return value


def mapping(value: Any, field: str) -> Mapping[str, Any]:
    """A JSON object (``bad_record``)."""
    if not isinstance(value, dict | Mapping):
        raise bad(field, "要一个对象", "an object is needed")
    return value


def items(value: Any, field: str) -> list[Any]:
    """A JSON list (``bad_record``)."""
    if not isinstance(value, list):
        raise bad(field, "要一个列表", "a list is needed")
    return value


def text(value: Any, field: str) -> str:
    """A text (``bad_record``)."""
    if not isinstance(value, str):
        raise bad(field, "要一段文字", "a text is needed")
    return value
