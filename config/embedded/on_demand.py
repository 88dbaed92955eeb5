"""The embedded PostgreSQL for one command: joined when it runs, started for the while when it does not."""

import atexit
import os
import sys
import threading
import time

from config import embedded
from config.embedded.lock import StateLock
from config.embedded.paths import StateError, make_state_dir

PATIENCE = 60
_guard = threading.Lock()
_lock: StateLock | None = None


def ensure_database() -> None:
    """Return when the embedded database can be used, for as long as this process lives."""
    global _lock
    with _guard:
        if _lock is None:
            lock = StateLock(make_state_dir())
            _join_or_start(lock)
            _lock = lock


def _join_or_start(lock: StateLock) -> None:
    postgres = embedded.postgres()
    deadline = time.monotonic() + PATIENCE
    while not _joined(lock, postgres):
        if lock.take(" ".join(["manage.py", *sys.argv[1:2]])):
            postgres.start()
            atexit.register(_finish, lock, postgres, os.getpid())
            return
        if time.monotonic() > deadline:
            raise StateError(f"The database does not answer; it is kept by {lock.owner()}.")
        time.sleep(0.1)


def _joined(lock: StateLock, postgres: embedded.Postgres) -> bool:
    lock.join()
    # Asked while counted: the owner stops nothing under somebody it waits for.
    if postgres.answers():
        return True
    lock.leave()
    return False


def _finish(lock: StateLock, postgres: embedded.Postgres, owner: int) -> None:
    if os.getpid() != owner:
        return
    if lock.has_users():
        sys.stderr.write("Waiting for another command that uses this database …\n")
        lock.wait_for_users()
    postgres.stop()
