"""The state folder: what is kept in it, and who may use it."""

import os
from pathlib import Path

import pytest

from config.embedded import paths, processes
from config.embedded.paths import StateError
from config.logging import hide_secrets
from config.secret import secret_key


def test_the_secret_key_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    key = secret_key(tmp_path)
    assert len(key) >= 50
    assert secret_key(tmp_path) == key
    assert [(file.name, file.stat().st_mode & 0o777) for file in tmp_path.iterdir()] == [
        ("secret-key", 0o600)
    ]


def test_sockets_live_in_the_state_folder_while_the_path_is_short() -> None:
    assert paths.socket_dir(Path("/srv/bobo/var")) == Path("/srv/bobo/var/run")


def test_sockets_of_a_deep_folder_live_in_a_short_one_of_its_own() -> None:
    deep = Path("/srv") / ("x" * 100)
    first, second = paths.socket_dir(deep / "a"), paths.socket_dir(deep / "b")
    assert first != second
    assert len(os.fsencode(first / ".s.PGSQL.5432")) < 108


def test_a_socket_folder_that_somebody_put_there_is_refused(tmp_path: Path) -> None:
    (tmp_path / "theirs").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "theirs")
    with pytest.raises(StateError, match="somebody else"):
        paths.own_folder(tmp_path / "link", None)


def test_a_folder_that_cannot_be_made_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOBO_STATE_DIR", "/proc/nowhere")
    with pytest.raises(StateError, match="/proc/nowhere"):
        paths.make_state_dir()


def test_a_number_that_belongs_to_another_program_by_now_is_not_believed(tmp_path: Path) -> None:
    pid_file = tmp_path / "postmaster.pid"
    pid_file.write_text(f"{os.getpid()}\n")
    processes.wait_for_predecessor(pid_file, tmp_path / "data")
    assert not pid_file.exists()


def test_logs_hold_no_way_in() -> None:
    event = hide_secrets(None, "info", {"request": "GET /in/?sesame=AAAB&next=/", "code": 302})
    assert event == {"request": "GET /in/?sesame=…&next=/", "code": 302}
