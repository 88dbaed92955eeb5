"""The whole service for browser tests: a real web server and a real worker on this test run's database."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from django.conf import settings
from django.db import connection
from playwright.sync_api import Page

from clubs.models import User
from config import network
from config.embedded import processes
from config.embedded.paths import BASE
from config.management.commands import up
from config.management.commands.invite_owner import one_time_link

CHROMIUM = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
    "locale": "zh-CN",
}


@dataclass(frozen=True)
class Site:
    """A running copy of the service; `logs` is where its processes write."""

    url: str
    logs: Path

    def sign_in(self, page: Page, user: User) -> None:
        """Open the home page in the browser as `user`.

        Whatever is open is left first: a late answer to whoever was signed in before would take the new
        session's cookie away.
        """
        page.goto("about:blank")
        page.goto(one_time_link(user, self.url))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files with browser tests come last: Playwright's event loop runs on, and no other starts beside it."""
    late = {item.path for item in items if "playwright" in getattr(item, "fixturenames", ())}
    items.sort(key=lambda item: item.path in late)


@pytest.fixture(scope="session")
def running_site(django_db_setup: None) -> Iterator[Site]:
    collect_static()
    line = network.listen("127.0.0.1", 18000)
    site = Site(
        f"http://127.0.0.1:{line.getsockname()[1]}",
        Path(tempfile.mkdtemp(prefix="site-", dir=settings.STATE_DIR)),
    )
    web, worker = (
        start(f"{up.WEB} --fd {line.fileno()}", site, line.fileno()),
        start(f"{up.WORKER} -c 1", site),
    )
    try:
        await_web(site)
        yield site
    finally:
        for process in (web, worker):
            processes.stop(process, by=signal.SIGTERM, patience=10)
        line.close()
        shutil.rmtree(site.logs)


@pytest.fixture
def site(transactional_db: None, running_site: Site) -> Site:
    """The service on the test's database; what the test commits, it sees."""
    return running_site


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object]) -> dict[str, object]:
    found = shutil.which(os.environ.get("BOBO_CHROMIUM", "chromium"))
    return {**browser_type_launch_args, "executable_path": found, "args": CHROMIUM}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, object]) -> dict[str, object]:
    """A phone, in Chinese; `new_context(viewport=…)` makes another."""
    return {**browser_context_args, **PHONE}


def start(command: str, site: Site, *fds: int) -> processes.Process:
    log = site.logs / f"{command.split()[0]}.log"
    full = [sys.executable, "-m", *command.split()]
    return processes.spawn(full, log=log, dies_by=signal.SIGKILL, env=environment(), cwd=BASE, pass_fds=fds)


def environment() -> dict[str, str]:
    """Ours, but with the database of the tests and with the files as they are served for real."""
    address = urlsplit(os.environ["DATABASE_URL"])
    database = address._replace(path=f"/{connection.settings_dict['NAME']}").geturl()
    return {**os.environ, "DATABASE_URL": database, "BOBO_PLAIN_STATIC": "0", "PGAPPNAME": "site"}


def collect_static() -> None:
    command = [sys.executable, "manage.py", "collectstatic", "--no-input", "-v0"]
    subprocess.run(command, env=environment(), cwd=BASE, check=True)


def await_web(site: Site) -> None:
    deadline = time.monotonic() + 60
    while True:
        try:
            with urllib.request.urlopen(f"{site.url}/healthz", timeout=30):
                return
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)
