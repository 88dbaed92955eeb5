"""Children that never outlive us, and predecessors that are waited for."""

import contextlib
import ctypes
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path

from config.embedded.paths import Account, StateError

PR_SET_PDEATHSIG = 1
LOG_LIMIT = 5_000_000
_libc = ctypes.CDLL(None, use_errno=True)

Process = subprocess.Popen[bytes]


def die_with_parent(by: int) -> None:
    """Ask the kernel to send us signal `by` when the thread that started us ends."""
    if sys.platform == "linux":
        _libc.prctl(PR_SET_PDEATHSIG, by, 0, 0, 0)


def spawn(
    command: Sequence[str | Path],
    *,
    log: Path,
    dies_by: int,
    account: Account | None = None,
    env: Mapping[str, str] | None = None,
    cwd: str | Path = "/",
    pass_fds: Sequence[int] = (),
) -> Process:
    """Start a child in a session of its own that gets signal `dies_by` when we are gone, however we went."""
    parent = os.getpid()

    def prepare() -> None:
        die_with_parent(dies_by)
        if os.getppid() != parent:
            os._exit(1)

    def start() -> Process:
        with log.open("ab") as output:
            return subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                env=env,
                cwd=cwd,
                pass_fds=pass_fds,
                start_new_session=True,
                preexec_fn=prepare,
                user=account.uid if account else None,
                group=account.gid if account else None,
                extra_groups=[] if account else None,
            )

    return _from_lasting_thread(start)


def _from_lasting_thread(start: Callable[[], Process]) -> Process:
    # The kernel counts the end of the *thread* that forked as the parent's death: a pool thread of the
    # web server must not be that thread, or PostgreSQL would stop with it.
    if threading.current_thread() is threading.main_thread():
        return start()
    started: Future[Process] = Future()

    def run() -> None:
        try:
            started.set_result(start())
        except BaseException as error:
            started.set_exception(error)
        threading.Event().wait()

    threading.Thread(target=run, daemon=True, name="bobo-parent").start()
    return started.result()


def stop(process: Process | None, *, by: int, patience: float) -> None:
    """Stop a child and everything in its session: politely for `patience` seconds, then for good."""
    if process is None:
        return
    if process.poll() is None:
        process.send_signal(by)
        try:
            process.wait(patience)
        except subprocess.TimeoutExpired:
            process.kill()
    sweep(process)
    process.wait()


def sweep(process: Process) -> None:
    """Kill what a dead child left in its session, such as the pool of a killed worker."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def wait_for_predecessor(pid_file: Path, mark: Path, *, patience: float = 60) -> None:
    """Wait until the server of an earlier run that was killed has gone, then forget its pid file.

    A pid that belongs to another program by now (its command line does not name `mark`) is not believed.
    """
    deadline = time.monotonic() + patience
    while pid_file.exists():
        if os.fsencode(mark) not in _command_line(pid_file):
            pid_file.unlink(missing_ok=True)
            return
        if time.monotonic() > deadline:
            raise StateError(f"The server of an earlier run still holds {mark}; its number is in {pid_file}.")
        time.sleep(0.05)


def _command_line(pid_file: Path) -> list[bytes]:
    try:
        pid = int(pid_file.read_text().split()[0])
        return Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
    except (OSError, ValueError, IndexError):
        return []


def fresh_log(path: Path) -> Path:
    """The log to append to; one that has grown too long is put aside first, replacing the one before."""
    path.parent.mkdir(mode=0o700, exist_ok=True)
    if path.exists() and path.stat().st_size > LOG_LIMIT:
        path.replace(path.with_suffix(".old.log"))
    return path
