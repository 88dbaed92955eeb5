"""What the game keeps from hand to hand: nothing; whose deal it is the table knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Play:
    """Nothing."""

    def to_json(self) -> dict[str, Any]:
        return {}


PLAY = Play()
