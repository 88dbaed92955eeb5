"""Any command works from a shell: with the database for as long as it needs it, or without."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest

from config.embedded.paths import BASE, throwaway_dir
from tests.platform.running import Copy, until

ASK = "from django.db import connection; connection.cursor().execute('SELECT 1')"
NOWHERE = {"BOBO_STATE_DIR": "/proc/nowhere", "DATABASE_URL": "postgresql://nobody@127.0.0.1:1/nothing"}


@pytest.fixture
def copy() -> Iterator[Copy]:
    copy = Copy(throwaway_dir("bobo-command-"))
    yield copy
    shutil.rmtree(copy.state, ignore_errors=True)


def test_two_commands_at_once_share_a_database_that_ends_with_them(copy: Copy) -> None:
    commands = [copy.manage("shell", "-c", ASK) for _ in range(2)]
    assert [command.wait(120) for command in commands] == [0, 0], copy.said()
    until(lambda: not copy.processes(), "something outlived the commands")
    assert (copy.state / "postgres" / "PG_VERSION").exists()


def test_a_command_that_asks_nothing_starts_nothing(copy: Copy) -> None:
    assert copy.manage("makemigrations", "--check", "--dry-run").wait(120) == 0, copy.said()
    assert not (copy.state / "postgres").exists()


def test_replay_and_judge_want_no_settings() -> None:
    for name in ("replay", "judge"):
        command = [sys.executable, "manage.py", name, "--help"]
        done = subprocess.run(
            command, cwd=BASE, env={**os.environ, **NOWHERE}, capture_output=True, check=True
        )
        assert name.encode() in done.stdout
