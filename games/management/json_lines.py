"""One line of JSON an answer, for commands that answer a list of things."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from typing import Any

from django.core.management.base import OutputWrapper


def write(out: OutputWrapper, answers: Iterable[Mapping[str, Any]]) -> None:
    """Print each answer as it comes, and exit with 1 at the end if any of them holds an error."""
    failed = False
    for answer in answers:
        out.write(_line(answer, getattr(out, "encoding", None) or "utf-8"))
        failed = failed or "error" in answer
    if failed:
        sys.exit(1)


def _line(answer: Mapping[str, Any], encoding: str) -> str:
    """Readable where the terminal can show it; escaped where it cannot (lone surrogates, old locales)."""
    text = json.dumps(answer, ensure_ascii=False)
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return json.dumps(answer)
    return text
