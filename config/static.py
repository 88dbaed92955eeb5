"""Static files in a folder named by a hash of them all, so that browsers may keep them for good.

One name for the whole set rather than one for each file: scripts import each other by relative paths,
and these hold inside the folder as they are.
"""

import hashlib
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from django.conf import settings
from django.contrib.staticfiles.apps import StaticFilesConfig
from django.contrib.staticfiles.finders import get_finders
from django.core.management import call_command
from whitenoise.storage import CompressedStaticFilesStorage


class StaticFiles(StaticFilesConfig):
    """Django's, less what is large and never shown."""

    ignore_patterns = [*StaticFilesConfig.ignore_patterns, "*.map", "redoc"]


class VersionedStorage(CompressedStaticFilesStorage):
    """/static/<version>/…, compressed when collected."""

    def __init__(self) -> None:
        super().__init__(folder(), f"{settings.STATIC_URL}{version()}/")


@cache
def version() -> str:
    """A short hash of the names and contents of every static file."""
    found = hashlib.sha256()
    for name, path in sorted(_sources()):
        found.update(f"{name}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()[:12]


def folder() -> Path:
    """Where the files of this version are, once collected."""
    return Path(settings.STATIC_ROOT) / version()


def collect_if_stale() -> bool:
    """Collect the static files unless these very ones have been; says whether it did."""
    done = folder() / ".collected"
    if done.exists():
        return False
    shutil.rmtree(settings.STATIC_ROOT, ignore_errors=True)
    call_command("collectstatic", interactive=False, verbosity=0)
    done.touch()
    return True


def _sources() -> Iterator[tuple[str, Path]]:
    for finder in get_finders():
        for name, storage in finder.list(StaticFiles.ignore_patterns):
            yield name, Path(storage.path(name))
