"""What ``replay`` and ``judge`` have in common: JSON in from a file, one line of JSON out an answer."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError, OutputWrapper


def read(path: str) -> list[Any]:
    """The list in a file, or its one object as a list; ``-`` reads standard input.

    Raises:
        CommandError: the file cannot be read or is not JSON.
    """
    try:
        data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except OSError as error:
        raise CommandError(f"{path}: {error.strerror or error}") from error
    try:
        content = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise CommandError(f"{path} 不是 JSON / is not JSON: {error}") from error
    return content if isinstance(content, list) else [content]


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
