"""Everything at once: PostgreSQL and broker (unless the environment names others), web, worker, beat."""

import os
import signal
import socket
import sys
import time
import urllib.error
import urllib.request
from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.core.management import call_command, get_commands
from django.core.management.base import BaseCommand, CommandError
from django.db import connections

from config import embedded, environment, network
from config.embedded import processes
from config.embedded.lock import StateLock
from config.embedded.paths import StateError
from config.embedded.supervise import Program, Supervisor
from config.management.commands.invite_owner import first_owner, one_time_link
from config.static import collect_if_stale
from config.translations import compile_catalogues

PATIENCE = 10.0  # seconds for another command of this folder to finish
WEB = (
    "uvicorn config.asgi:application --lifespan off --ws none --log-level warning --no-access-log "
    "--no-server-header --no-proxy-headers --timeout-graceful-shutdown 3"
)
WORKER = "celery -A config worker --without-gossip --without-mingle --without-heartbeat"
BEAT = "celery -A config beat --pidfile="


class Command(BaseCommand):
    help = "Start Bobo and keep it running until Ctrl-C."
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--host", default=os.environ.get("BOBO_HOST", "0.0.0.0"))
        parser.add_argument("--port", type=int, default=environment.number("BOBO_PORT", 8000))
        parser.add_argument("--no-demo", action="store_true", help="leave an empty database empty")
        parser.add_argument("--with-parent", action="store_true", help="stop when the caller ends")

    def handle(
        self, *args: Any, host: str, port: int, no_demo: bool, with_parent: bool, **options: Any
    ) -> None:
        self.begun = time.monotonic()
        heed_signals(with_parent)
        supervisor = Supervisor(self.say)
        try:
            self.lock = self.take_lock()
            self.start_servers(supervisor)
            self.prepare(demo=not no_demo)
            line = network.listen(host, port)  # ours, so that the address stays when the web server dies
            self.start_programs(supervisor, line, wanted=port)
            while True:
                supervisor.look()
                time.sleep(0.2)
        except KeyboardInterrupt:
            self.say("stopping")
        except (StateError, OSError) as error:
            raise CommandError(str(error)) from error
        finally:
            ignore_signals()
            supervisor.stop()
        self.say("stopped")

    def take_lock(self) -> StateLock:
        lock = StateLock(settings.STATE_DIR)
        deadline = time.monotonic() + PATIENCE
        while not lock.take("make run"):
            if lock.owner().startswith("make run") or time.monotonic() > deadline:
                raise StateError(f"This folder's Bobo is in use already, by {lock.owner()}.")
            time.sleep(0.1)
        return lock

    def start_servers(self, supervisor: Supervisor) -> None:
        """Start the servers nobody named, and tell our children where they are."""
        self.say(f"data in {settings.STATE_DIR}")
        if not os.environ.get("DATABASE_URL"):
            supervisor.start(postgres := embedded.postgres())
            os.environ["DATABASE_URL"] = postgres.url
        if not os.environ.get("CELERY_BROKER_URL"):
            supervisor.start(valkey := embedded.valkey())
            os.environ["CELERY_BROKER_URL"] = valkey.url

    def prepare(self, *, demo: bool) -> None:
        """Bring the database, the translations and the static files up to date."""
        compile_catalogues()
        call_command("migrate", interactive=False, verbosity=0)
        if not settings.PLAIN_STATIC and collect_if_stale():
            self.say("static files collected")
        if demo and "demo" in get_commands() and not has_people():
            call_command("demo")
        self.owner = first_owner()
        connections.close_all()

    def start_programs(self, supervisor: Supervisor, line: socket.socket, *, wanted: int) -> None:
        host, port = line.getsockname()[:2]
        if port != wanted:
            self.say(f"port {wanted} is taken, using {port}")
        addresses = network.own_addresses(host)
        env = child_environment(addresses)
        logs = settings.STATE_DIR / "log"
        web = f"{WEB} --fd {line.fileno()}"
        for name, command, patience, fds in (
            ("web", web, 6.0, [line.fileno()]),
            ("worker", WORKER, 10.0, []),
            ("beat", BEAT, 5.0, []),
        ):
            full = [sys.executable, "-m", *command.split()]
            log = logs / f"{name}.log"
            supervisor.start(Program(name, full, log=log, env=env, patience=patience, pass_fds=fds))
        self.await_web(supervisor, f"http://{addresses[0]}:{port}/healthz")
        self.announce([f"http://{address}:{port}" for address in addresses])

    def await_web(self, supervisor: Supervisor, address: str) -> None:
        while True:
            try:
                with urllib.request.urlopen(address, timeout=10):
                    return
            except urllib.error.HTTPError as error:
                raise StateError(
                    f"The web server answers {error.code}; see {settings.STATE_DIR}/log/web.log."
                ) from error
            except OSError:
                supervisor.look()
                time.sleep(0.1)

    def announce(self, addresses: list[str]) -> None:
        public = settings.ADDRESS or addresses[0]
        self.lock.note(f"make run at {public}/")
        self.say(f"sign in as {self.owner} (once, within a day): {one_time_link(self.owner, public)}")
        for address in addresses[1:]:
            self.say(f"phones on this network: {address}/")
        self.say(f"ready: {public}/  (Ctrl-C stops)")

    def say(self, text: str) -> None:
        self.stdout.write(f"[{time.monotonic() - self.begun:6.2f} s] {text}")
        self.stdout.flush()


def has_people() -> bool:
    from clubs.models import Club, User

    return Club.objects.exists() or User.objects.exists()


def child_environment(addresses: list[str]) -> dict[str, str]:
    """The environment of our programs, which also answer to the addresses we print and to our host name."""
    name = socket.gethostname()
    hosts = [*environment.words("BOBO_ALLOWED_HOSTS"), *addresses, name, f"{name}.local"]
    level = os.environ.get("BOBO_LOG_LEVEL", "INFO")
    ours = {"BOBO_ALLOWED_HOSTS": ",".join(hosts), "BOBO_LOG_LEVEL": level, "PYTHONUNBUFFERED": "1"}
    return {**os.environ, **ours}


def heed_signals(with_parent: bool) -> None:
    """Let the signals that ask us to end all do what Ctrl-C does."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, interrupt)
    if signal.getsignal(signal.SIGHUP) != signal.SIG_IGN:  # nohup asks to stay
        signal.signal(signal.SIGHUP, interrupt)
    if with_parent:
        processes.die_with_parent(signal.SIGTERM)


def interrupt(*args: Any) -> None:
    raise KeyboardInterrupt


def ignore_signals() -> None:
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
