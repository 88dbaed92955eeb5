"""Where this copy of Bobo keeps what is its own: data, sockets, logs, the secret key."""

import contextlib
import hashlib
import os
import pwd
import stat
import tempfile
from dataclasses import dataclass
from pathlib import Path

BASE = Path(__file__).resolve().parents[2]
# AF_UNIX paths end at 107 bytes; PostgreSQL adds "/.s.PGSQL.5432" to the folder.
LONGEST_SOCKET_FOLDER = 107 - len("/.s.PGSQL.5432")


@dataclass(frozen=True)
class Account:
    """The operating system's account a server runs as."""

    uid: int
    gid: int


class StateError(Exception):
    """The state folder or the socket folder cannot be used; the text says what to do."""


def state_dir() -> Path:
    """The folder that holds everything worth keeping; not made here.

    `BOBO_STATE_DIR` names it, else it is `var/` in the project. Root lends PostgreSQL an
    ordinary account, which cannot enter a project under a closed folder such as /root: there
    the state lives in /var/lib/bobo-<hash of the project's path>.
    """
    if named := os.environ.get("BOBO_STATE_DIR"):
        return Path(named).absolute()
    if os.geteuid() == 0 and not open_to_others(BASE):
        return Path("/var/lib") / f"bobo-{_tag(BASE)}"
    return BASE / "var"


def make_state_dir() -> Path:
    """Make the state folder if needed: closed to others, but root's can be passed through."""
    folder = state_dir()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if folder.stat().st_uid == os.geteuid():
            folder.chmod(0o711 if os.geteuid() == 0 else 0o700)
    except OSError as error:
        raise StateError(f"Cannot use the state folder {folder}: {error.strerror}.") from error
    if os.geteuid() == 0 and not open_to_others(folder):
        raise StateError(
            f"{folder} lies in a folder that only root may enter, and PostgreSQL does not run as root. "
            "Set BOBO_STATE_DIR to a folder elsewhere, for example under /var/lib."
        )
    if not os.access(folder, os.W_OK | os.X_OK):
        raise StateError(
            f"{folder} belongs to another account. Give it back with chown, or set BOBO_STATE_DIR."
        )
    return folder


def socket_dir(state: Path | None = None) -> Path:
    """The folder for the servers' sockets: in the state folder, or a short one under /tmp."""
    state = state or state_dir()
    inside = state / "run"
    if len(os.fsencode(inside)) <= LONGEST_SOCKET_FOLDER:
        return inside
    return Path("/tmp") / f"bobo-{os.geteuid()}-{_tag(state)}"


def open_to_others(path: Path) -> bool:
    """Whether every account may pass through all the folders down to `path`, itself included."""
    places = [place for place in (path.absolute(), *path.absolute().parents) if place.exists()]
    return all(place.stat().st_mode & stat.S_IXOTH for place in places)


def server_account(data: Path) -> Account | None:
    """Who runs the servers: None is ourselves; PostgreSQL refuses root, so root lends an account.

    Data that is already there keeps its owner, so that root may start what an ordinary user began.
    """
    if os.geteuid() != 0:
        return None
    if data.exists() and data.stat().st_uid:
        return Account(data.stat().st_uid, data.stat().st_gid)
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            found = pwd.getpwnam(name)
            return Account(found.pw_uid, found.pw_gid)
    raise StateError("PostgreSQL does not run as root and this machine has no account 'nobody'.")


def own_folder(folder: Path, account: Account | None) -> None:
    """Make `folder` for one account alone (None: ours); refuse one that somebody else put there first."""
    uid, gid = (account.uid, account.gid) if account else (os.geteuid(), os.getegid())
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    found = folder.lstat()
    if not stat.S_ISDIR(found.st_mode) or found.st_uid not in {uid, os.geteuid()}:
        raise StateError(f"{folder} was made by somebody else. Remove it, or set BOBO_STATE_DIR.")
    folder.chmod(0o700)
    if found.st_uid != uid:
        os.chown(folder, uid, gid)


def throwaway_dir(prefix: str) -> Path:
    """A new short folder under the system's temporary one that PostgreSQL's account may pass through."""
    folder = Path(tempfile.mkdtemp(prefix=prefix, dir="/tmp"))
    folder.chmod(0o711)
    return folder


def _tag(path: Path) -> str:
    return hashlib.sha256(os.fsencode(path.absolute())).hexdigest()[:10]
