"""Django's makemigrations; with --check it compares models with files and asks nothing of a database."""

from typing import Any

from django.core.management.commands import makemigrations
from django.db import connections


class Command(makemigrations.Command):
    def handle(self, *app_labels: Any, **options: Any) -> None:
        if options["check_changes"]:
            # The one thing it would ask is whether the applied migrations are in order.
            for connection in connections.all():
                connection.settings_dict["ENGINE"] = "django.db.backends.dummy"
        super().handle(*app_labels, **options)
