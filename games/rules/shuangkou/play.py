"""What a table of 双扣 keeps from hand to hand: nothing, each hand stands by itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Play:
    """Nothing is carried over."""

    def to_json(self) -> dict[str, Any]:
        return {}
