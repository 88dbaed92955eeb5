"""One owner for a state folder, and how those who only use it are counted."""

import fcntl
import os
from pathlib import Path


class StateLock:
    """Whoever holds it runs the folder's servers. It ends with its process: a kill leaves nothing stale."""

    def __init__(self, folder: Path) -> None:
        self._file = (folder / "lock").open("a+")
        self._users = (folder / "users.lock").open("a")

    def take(self, what: str) -> bool:
        """Try to become the owner; `what` and our process number are shown to those who come second."""
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        self.note(what)
        return True

    def note(self, what: str) -> None:
        """Change what those who come second are told."""
        self._file.truncate(0)
        self._file.write(f"{what} (process {os.getpid()})")
        self._file.flush()

    def owner(self) -> str:
        """What the owner wrote about itself; empty when there was none yet."""
        self._file.seek(0)
        return self._file.read()

    def join(self) -> None:
        """Count as a user of servers that another process owns, until we end or `leave`."""
        fcntl.flock(self._users, fcntl.LOCK_SH)

    def leave(self) -> None:
        """Count no longer."""
        fcntl.flock(self._users, fcntl.LOCK_UN)

    def has_users(self) -> bool:
        """For the owner: whether others are using the servers now."""
        try:
            fcntl.flock(self._users, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        self.leave()
        return False

    def wait_for_users(self) -> None:
        """For the owner: return when nobody else uses the servers any more."""
        fcntl.flock(self._users, fcntl.LOCK_EX)

    def release(self) -> None:
        """Stop being the owner."""
        fcntl.flock(self._file, fcntl.LOCK_UN)
