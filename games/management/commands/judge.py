"""``manage.py judge FILE``: the referee on the command line (judge.md). Needs no database."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from games.management import json_lines
from games.rules.referee import judge


class Command(BaseCommand):
    help = "Say which hand is what and which is bigger; one line of JSON a question."
    requires_system_checks = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", help="one question or a list of them; - reads standard input")

    def handle(self, *args: Any, file: str, **options: Any) -> None:
        json_lines.write(self.stdout, (judge(question) for question in json_lines.read(file)))
