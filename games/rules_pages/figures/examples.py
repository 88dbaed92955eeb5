"""Worked examples, computed by the rules under the page's own game."""

from __future__ import annotations

from typing import Any

from games.examples import examples_of, worked


def example(key: str, page: str, language: str) -> dict[str, Any]:
    """`{"worked"}`: an example's `Worked` under its own settings (`KeyError` for one there is not)."""
    found = {example.key: example for example in examples_of(page)}[key]
    return {"worked": worked(found, language=language)}
