"""Makes the message catalogues that Django reads from the ones people edit."""

from typing import Any

from django.core.management.base import BaseCommand

from config.translations import compile_catalogues


class Command(BaseCommand):
    help = "Compile the .po files that changed."
    requires_system_checks = []

    def handle(self, *args: Any, **options: Any) -> None:
        for path in compile_catalogues():
            self.stdout.write(str(path))
