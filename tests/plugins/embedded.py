"""A PostgreSQL and a Valkey for this test run alone, unless DATABASE_URL names a database.

Loaded by `-p tests.plugins.embedded`, before Django's settings are read; xdist's workers inherit
the addresses through the environment.
"""

import atexit
import os
import shutil
from pathlib import Path

from config import embedded
from config.embedded.paths import throwaway_dir

PREFIX = f"bobo-test-{os.geteuid()}-"


def start() -> None:
    if "DATABASE_URL" in os.environ or "PYTEST_XDIST_WORKER" in os.environ:
        return
    remove_leftovers()
    state = throwaway_dir(f"{PREFIX}{os.getpid()}-")
    servers = [embedded.postgres(state, throwaway=True), embedded.valkey(state)]
    atexit.register(finish, state, servers)
    for server in servers:
        server.start()
    os.environ["DATABASE_URL"], os.environ["CELERY_BROKER_URL"] = (server.url for server in servers)
    os.environ |= {"BOBO_STATE_DIR": str(state), "BOBO_TESTING": "1", "BOBO_PLAIN_STATIC": "1"}


def finish(state: Path, servers: list[embedded.Postgres | embedded.Valkey]) -> None:
    for server in servers:
        server.stop()
    shutil.rmtree(state, ignore_errors=True)


def remove_leftovers() -> None:
    """Remove the folders of test runs that were killed."""
    for folder in Path("/tmp").glob(f"{PREFIX}*"):
        pid = folder.name.removeprefix(PREFIX).split("-")[0]
        if not Path("/proc", pid).exists():
            shutil.rmtree(folder, ignore_errors=True)


start()
