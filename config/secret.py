"""The key that signs sessions and links, made once for a copy of Bobo that was given none."""

import contextlib
import os
import secrets
from pathlib import Path


def secret_key(folder: Path) -> str:
    """The key kept in `folder`, readable by its owner alone; made when it is not there yet."""
    path = folder / "secret-key"
    if not path.exists():
        _make(path)
    return path.read_text().strip()


def _make(path: Path) -> None:
    # Written aside and linked: two processes that start together end up with one and the same key.
    mine = path.with_name(f".{path.name}.{os.getpid()}")
    mine.touch(mode=0o600)
    mine.write_text(secrets.token_urlsafe(50))
    with contextlib.suppress(FileExistsError):
        os.link(mine, path)
    mine.unlink()
