"""Django's PostgreSQL, started by the first query: a command that asks nothing of it never starts it."""

from typing import Any

from django.core.management.base import CommandError
from django.db.backends.postgresql import base

from config.embedded.on_demand import ensure_database
from config.embedded.paths import StateError


class DatabaseWrapper(base.DatabaseWrapper):
    """The embedded database, made sure of before the first connection."""

    def get_new_connection(self, conn_params: dict[str, Any]) -> Any:
        try:
            ensure_database()
        except StateError as error:
            raise CommandError(str(error)) from error
        return super().get_new_connection(conn_params)
