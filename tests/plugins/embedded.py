"""A PostgreSQL and a Valkey for this test run alone, unless DATABASE_URL names a database.

Loaded by `-p tests.plugins.embedded`, before Django's settings are read; xdist's workers inherit
the addresses through the environment, and each has a queue of its own as it has a database.
"""

import atexit
import os
import shutil
from pathlib import Path

from config import embedded
from config.embedded.paths import throwaway_dir
from config.translations import compile_catalogues

PREFIX = f"bobo-test-{os.geteuid()}-"


def start() -> None:
    compile_catalogues()
    os.environ |= {"BOBO_TESTING": "1", "BOBO_PLAIN_STATIC": "1", "DJANGO_ALLOW_ASYNC_UNSAFE": "1"}
    os.environ["BOBO_QUEUE"] = os.environ.get("PYTEST_XDIST_WORKER", "alone")
    if "DATABASE_URL" not in os.environ:
        start_servers()


def start_servers() -> None:
    remove_leftovers()
    state = throwaway_dir(f"{PREFIX}{os.getpid()}-")
    servers = [embedded.postgres(state, throwaway=True), embedded.valkey(state)]
    atexit.register(finish, state, servers)
    for server in servers:
        server.start()
    os.environ["DATABASE_URL"], os.environ["CELERY_BROKER_URL"] = (server.url for server in servers)
    os.environ["BOBO_STATE_DIR"] = str(state)


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
