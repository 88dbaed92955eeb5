"""``manage.py judge FILE``: the referee on the command line (judge.md). Needs no database."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from games.management import json_lines
from games.management.commands.replay import read
from games.rules.referee import judge


class Command(BaseCommand):
    help = "Say which hand is what and which is bigger; one line of JSON a question."
    requires_system_checks = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", help="one question or a list of them; - reads standard input")
        parser.add_argument("--language", choices=["zh", "en"], default="zh", help="of names and refusals")

    def handle(self, *args: Any, file: str, language: str, **options: Any) -> None:
        asked = read(file)
        questions = asked if isinstance(asked, list) else [asked]
        json_lines.write(self.stdout, (judge(question, language) for question in questions))
