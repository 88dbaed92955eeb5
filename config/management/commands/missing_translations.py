"""What in the code, the templates and the scripts has no English yet."""

from typing import Any

from django.core.management.base import BaseCommand

from config.translations import missing


class Command(BaseCommand):
    help = "List every message without English; ends with 1 if there is any."
    requires_system_checks = []

    def handle(self, *args: Any, **options: Any) -> None:
        found = list(missing())
        for place, message in found:
            self.stdout.write(f"{place}: {message}")
        if found:
            raise SystemExit(1)
