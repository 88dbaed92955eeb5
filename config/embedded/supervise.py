"""Keeps services running until told to stop, and then leaves nothing behind."""

import signal
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from config.embedded import processes
from config.embedded.paths import BASE, StateError
from config.embedded.processes import Process

SHORTEST_PAUSE, LONGEST_PAUSE = 0.5, 15.0
SETTLED = 30.0  # seconds after which a service that dies is taken for one that had run well


class Service(Protocol):
    """Something that is started, may die, and is stopped; its log says why it died."""

    name: str
    log: Path

    def start(self) -> None: ...

    def alive(self) -> bool: ...

    def stop(self) -> None: ...


class Program:
    """A child that runs our own code; it keeps no state, so it may be killed at any time."""

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        *,
        log: Path,
        env: Mapping[str, str],
        patience: float,
        pass_fds: Sequence[int] = (),
    ) -> None:
        self.name, self.command, self.log, self.env = name, command, log, env
        self.patience, self.pass_fds = patience, pass_fds
        self.process: Process | None = None

    def start(self) -> None:
        self.process = processes.spawn(
            self.command,
            log=processes.fresh_log(self.log),
            dies_by=signal.SIGKILL,
            env=self.env,
            cwd=BASE,
            pass_fds=self.pass_fds,
        )

    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def stop(self) -> None:
        processes.stop(self.process, by=signal.SIGTERM, patience=self.patience)


def pause_before(deaths: int) -> float:
    """Seconds to wait before a service that died `deaths` times in quick succession is started again."""
    return 0.0 if deaths == 1 else min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** (deaths - 2))


class Watch:
    """One service, and when it is started again."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.started = time.monotonic()
        self.deaths = 0
        self.due: float | None = None

    def look(self, say: Callable[[str], None]) -> None:
        """Start the service again if it is dead and its time has come."""
        now = time.monotonic()
        if self.due is None and not self.service.alive():
            self.deaths = 1 if now - self.started > SETTLED else self.deaths + 1
            self.due = now + pause_before(self.deaths)
        if self.due is not None and now >= self.due:
            say(f"{self.service.name} has stopped, starting it again; its log is {self.service.log}")
            self._restart(say)

    def _restart(self, say: Callable[[str], None]) -> None:
        self.due = None
        try:
            self.service.stop()  # what a dead one left behind
            self.service.start()
        except (StateError, OSError) as error:
            say(str(error))
        self.started = time.monotonic()


class Supervisor:
    """Services in the order they were started; stopped in the opposite order."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self.say = say
        self.watches: list[Watch] = []

    def start(self, service: Service) -> None:
        """Start a service and answer for it from now on, also when the start fails half-way."""
        self.watches.append(Watch(service))
        service.start()

    def look(self) -> None:
        """Start again what has died."""
        for watch in self.watches:
            watch.look(self.say)

    def stop(self) -> None:
        for watch in reversed(self.watches):
            watch.service.stop()
        self.watches.clear()
