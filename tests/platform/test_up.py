"""`manage.py up`: one command starts it all, keeps it running, and leaves nothing behind."""

import os
import shutil
import signal
import urllib.request
from collections.abc import Iterator

import pytest

from config import network
from config.embedded.paths import throwaway_dir
from tests.platform.running import PARTS, Copy, answers, until

PORT = 19400


@pytest.fixture(scope="module")
def copy() -> Iterator[Copy]:
    copy = Copy(throwaway_dir("bobo-up-"))
    yield copy
    if copy.up and copy.up.poll() is None:
        copy.kill(signal.SIGINT)
    shutil.rmtree(copy.state, ignore_errors=True)


@pytest.fixture(scope="module")
def address(copy: Copy) -> str:
    return copy.start(PORT)


def test_the_link_it_prints_signs_in(copy: Copy, address: str) -> None:
    link = copy.said().split("within a day): ")[1].split()[0]
    assert link.startswith(f"{address}in/?sesame=")
    with urllib.request.build_opener(urllib.request.HTTPCookieProcessor()).open(link) as page:
        assert "/accounts/login/" not in page.url


def test_a_second_one_says_who_was_first(copy: Copy, address: str) -> None:
    second = copy.manage("up")
    assert second.wait(60) == 1
    assert f"in use already, by make run at {address}" in copy.said()


def test_a_command_shares_its_database(copy: Copy, address: str) -> None:
    command = copy.manage(
        "shell", "-c", "from clubs.models import Club; Club.objects.create(name='城西茶铺')"
    )
    assert command.wait(60) == 0


@pytest.mark.parametrize("name", PARTS)
def test_what_dies_is_started_again(copy: Copy, address: str, name: str) -> None:
    before = copy.part(name)
    assert before
    os.kill(before, signal.SIGKILL)
    until(lambda: copy.part(name) not in {None, before}, f"{name} stayed dead")
    until(lambda: answers(address), f"not ready after {name} was killed")


def test_killed_it_leaves_nothing_and_starts_again_with_its_data(copy: Copy, address: str) -> None:
    copy.kill()
    until(lambda: not copy.processes(), "something outlived it")
    busy = network.listen("127.0.0.1", PORT)
    again = copy.start(busy.getsockname()[1])
    assert again != address
    assert "is taken, using" in copy.said()
    assert (
        copy.manage("shell", "-c", "from clubs.models import Club; Club.objects.get(name='城西茶铺')").wait(
            60
        )
        == 0
    )
    busy.close()


def test_ctrl_c_stops_everything(copy: Copy) -> None:
    copy.kill(signal.SIGINT)
    assert copy.up
    assert copy.up.returncode == 0
    until(lambda: not copy.processes(), "something outlived it")
