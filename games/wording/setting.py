"""What a setting is called and what it does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Settings = Mapping[str, Any]
"""Complete settings of a table, as ``Rules.to_json`` writes them."""


@dataclass(frozen=True, slots=True)
class SettingWords:
    """One setting in words, in one language."""

    label: str
    sentence: str
    """What it does."""
    choices: Mapping[str, str] = field(default_factory=dict)
    """Names of what can be chosen.

    Keys: the words of ``OneOf`` and ``Some``, the names of ``Each``, ``"true"`` and ``"false"`` of a
    ``Switch``, ``"null"`` of a ``Step``, ``"0"`` where 0 is more than a number.
    """
    unit: str = ""
    """What a number counts."""
