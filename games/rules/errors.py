"""The one error of the rules: what was entered cannot be, and what to do about it (README §3)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from games.rules.messages import sentence
from games.rules.sections import section_of


class Refusal(Exception):  # noqa: N818  a refusal is an answer, not a fault of the program
    """Something entered is refused; nothing changes.

    Attributes:
        code: stable, see ``messages.MESSAGES``.
        field: path into the event (``seats.2.stake``, list items by their place from 0), "" for the whole.
        detail: figures and names that belong to it, JSON-safe (``{"missing": 5}``).
        position: place of the event in the record from 1, 0 for the record's head; None outside a record.
        game: at whose table it was refused; None where that is not known.
    """

    def __init__(self, code: str, field: str = "", **detail: Any) -> None:
        super().__init__(code, field, detail)
        self.code = code
        self.field = field
        self.detail = detail
        self.position: int | None = None
        self.game: str | None = None

    def __str__(self) -> str:
        return f"{self.code} {self.field}".strip()

    @property
    def section(self) -> str:
        """The section of the rules it rests on: ``xuan §4.2``."""
        return section_of(self.code, self.game)

    def message(self, language: str = "zh") -> str:
        """A sentence a person can act on, in ``zh`` or ``en``."""
        return sentence(self.code, self.detail, language)

    def to_json(self, language: str = "zh") -> dict[str, Any]:
        """``{"code", "field", "message", "detail"}``."""
        return {
            "code": self.code,
            "field": self.field,
            "message": self.message(language),
            "detail": self.detail,
        }


@contextmanager
def at_table_of(game: str) -> Iterator[None]:
    """Whatever is refused in here is refused at a table of this game."""
    try:
        yield
    except Refusal as refusal:
        refusal.game = game
        raise
