"""A copy of the service of its own, started and killed for real."""

import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

from config.embedded.paths import BASE

PARTS = {
    "postgres": "bin/postgres",
    "valkey": "valkey-server",
    "web": "uvicorn",
    "worker": "worker",
    "beat": "beat",
}


def until(condition: Callable[[], bool], what: str, patience: float = 120) -> None:
    """Return when the condition holds; fail when it does not within a time that says it never will."""
    deadline = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < deadline, what
        time.sleep(0.05)


class Copy:
    """`manage.py` on a state folder of its own, with nothing named by the environment."""

    def __init__(self, state: Path) -> None:
        self.state = state
        self.output = state / "output.txt"
        self.up: subprocess.Popen[bytes] | None = None

    def manage(self, *arguments: str) -> "subprocess.Popen[bytes]":
        ours = {"BOBO_STATE_DIR": str(self.state), "BOBO_PLAIN_STATIC": "1", "BOBO_WORKERS": "1"}
        env = {
            key: value
            for key, value in os.environ.items()
            if key not in {"DATABASE_URL", "CELERY_BROKER_URL"}
        }
        with self.output.open("ab") as output:
            return subprocess.Popen(
                [sys.executable, "manage.py", *arguments],
                cwd=BASE,
                env=env | ours,
                stdout=output,
                stderr=output,
            )

    def start(self, port: int) -> str:
        """Start everything; the address it is ready at."""
        self.output.write_text("")
        self.up = self.manage("up", "--no-demo", "--host", "127.0.0.1", "--port", str(port))
        until(lambda: "ready: " in self.said() or self.up.poll() is not None, "never ready")
        assert "ready: " in self.said(), self.said()
        return self.said().split("ready: ")[1].split()[0]

    def said(self) -> str:
        return self.output.read_text()

    def kill(self, signal_number: int = signal.SIGKILL) -> None:
        assert self.up
        self.up.send_signal(signal_number)
        self.up.wait()

    def part(self, name: str) -> int | None:
        """The process number of a part that runs; the first one when it has children."""
        mark = PARTS[name].encode()
        return min((pid for pid, command in self.processes().items() if mark in command), default=None)

    def processes(self) -> dict[int, bytes]:
        """What runs for this copy now: process number and command line."""
        found = {}
        for place in Path("/proc").glob("[0-9]*"):
            try:
                command, env = (place / "cmdline").read_bytes(), (place / "environ").read_bytes()
            except OSError:
                continue
            if os.fsencode(self.state) in command + env and int(place.name) != os.getpid():
                found[int(place.name)] = command
        return found


def answers(address: str) -> bool:
    """Whether the service says that it is ready for work, broker included."""
    try:
        with urllib.request.urlopen(f"{address}readyz", timeout=10) as answer:
            return answer.read() == b'{"database": true, "broker": true}'
    except OSError:
        return False
