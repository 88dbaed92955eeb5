"""``manage.py replay FILE``: work out table records and print a line of JSON each (README §2)."""

import json
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.management import json_lines
from games.rules import parse
from games.rules.errors import Refusal
from games.rules.record import replay

MOST_DIGITS = 400


class Command(BaseCommand):
    help = "Work out table records from a file (- for standard input): one line of JSON a record."
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", help="a file with one record or a list of them; - reads standard input")
        parser.add_argument("--language", choices=["zh", "en"], default="zh", help="of refusals' sentences")

    def handle(self, *args: Any, **options: Any) -> None:
        data = read(options["file"])
        records = data if isinstance(data, list) else [data]
        json_lines.write(self.stdout, (answer(record, options["language"]) for record in records))


def read(name: str) -> Any:
    """The JSON in a file; whatever is wrong with it is said in a sentence."""
    try:
        text = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        return json.loads(text.decode("utf-8-sig"), parse_int=_integer)
    except OSError as error:
        raise CommandError(f"cannot read {name}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise CommandError(f"{name} is not UTF-8: {error}") from error
    except (ValueError, RecursionError) as error:
        raise CommandError(f"{name} is not JSON: {error}") from error


def _integer(digits: str) -> Any:
    """Numbers too long to be converted are no points, cards or seats anyway; refused where they stand."""
    return int(digits) if len(digits) < MOST_DIGITS else float("inf")


def answer(record: Any, language: str) -> dict[str, Any]:
    """The line for one record."""
    try:
        return replay(record).to_json()
    except Refusal as refusal:
        name = parse.name(record.get("id")) if isinstance(record, dict) else None
        return {"id": name, "error": {"event": refusal.position, **refusal.to_json(language)}}
