"""PostgreSQL and Valkey of our own, for a machine that has neither: `make run` and nothing else.

Nothing here is used for a part whose address the environment gives (DATABASE_URL, CELERY_BROKER_URL).
"""

from pathlib import Path

from config.embedded.paths import server_account, socket_dir, state_dir
from config.embedded.postgres import Postgres
from config.embedded.valkey import Valkey

__all__ = ["Postgres", "Valkey", "postgres", "valkey"]


def postgres(state: Path | None = None, *, throwaway: bool = False) -> Postgres:
    """The PostgreSQL of a state folder (ours by default), not started."""
    state = state or state_dir()
    data = state / "postgres"
    return Postgres(data, socket_dir(state), server_account(data), throwaway=throwaway)


def valkey(state: Path | None = None) -> Valkey:
    """The Valkey of a state folder (ours by default), not started."""
    state = state or state_dir()
    return Valkey(state / "valkey", socket_dir(state), server_account(state / "postgres"))
