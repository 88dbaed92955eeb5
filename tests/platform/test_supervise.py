"""What dies is started again: at once, then later and later, and never more than 15 seconds later."""

from pathlib import Path

import pytest

from config.embedded import supervise
from config.embedded.paths import StateError
from config.embedded.supervise import Watch, pause_before


@pytest.mark.parametrize(
    ("deaths", "seconds"), [(1, 0), (2, 0.5), (3, 1), (4, 2), (5, 4), (6, 8), (7, 15), (50, 15)]
)
def test_pauses(deaths: int, seconds: float) -> None:
    assert pause_before(deaths) == seconds


class Mortal:
    """Lives until told otherwise; `broken` makes its next start fail."""

    name, log = "web", Path("web.log")

    def __init__(self) -> None:
        self.lives, self.starts, self.broken = True, 0, False

    def start(self) -> None:
        if self.broken:
            raise StateError("cannot start")
        self.lives, self.starts = True, self.starts + 1

    def alive(self) -> bool:
        return self.lives

    def stop(self) -> None:
        self.lives = False


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr(supervise.time, "monotonic", lambda: now[0])
    return now


def test_the_living_are_left_alone(clock: list[float]) -> None:
    service, said = Mortal(), list[str]()
    Watch(service).look(said.append)
    assert (service.starts, said) == (0, [])


def test_started_again_at_once_and_then_later(clock: list[float]) -> None:
    service, said = Mortal(), list[str]()
    watch = Watch(service)
    for seconds, starts in [(0, 1), (0, 1), (0.4, 1), (0.1, 2)]:
        clock[0] += seconds
        if watch.due is None:
            service.lives = False
        watch.look(said.append)
        assert service.starts == starts
    assert said == ["web has stopped, starting it again; its log is web.log"] * 2


def test_a_long_life_is_a_new_beginning(clock: list[float]) -> None:
    service = Mortal()
    watch = Watch(service)
    watch.deaths = 7
    service.lives = False
    clock[0] += 31
    watch.look(lambda text: None)
    assert (watch.deaths, service.starts) == (1, 1)


def test_a_start_that_fails_is_said_and_tried_again(clock: list[float]) -> None:
    service, said = Mortal(), list[str]()
    watch = Watch(service)
    service.lives, service.broken = False, True
    watch.look(said.append)
    service.broken = False
    watch.look(said.append)
    clock[0] += 0.5
    watch.look(said.append)
    assert "cannot start" in said
    assert service.starts == 1
