"""Static files under names that hold a hash of their content."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

from django.conf import settings
from django.contrib.staticfiles.finders import get_finders
from django.core.management import call_command
from whitenoise.storage import CompressedManifestStaticFilesStorage


class HashedStorage(CompressedManifestStaticFilesStorage):
    """Hashed and compressed; `import … from "./other.js"` in our scripts follows the new names."""

    support_js_module_import_aggregation = True


def collect_if_stale() -> bool:
    """Collect the static files when one of them changed since the last time; says whether it did."""
    stamp = Path(settings.STATIC_ROOT) / ".stamp"
    now = _fingerprint()
    if stamp.exists() and stamp.read_text() == now:
        return False
    call_command("collectstatic", interactive=False, verbosity=0, clear=True)
    stamp.write_text(now)
    return True


def _fingerprint() -> str:
    return hashlib.sha256("\n".join(sorted(_sources())).encode()).hexdigest()


def _sources() -> Iterator[str]:
    for finder in get_finders():
        for path, storage in finder.list([]):
            found = Path(storage.path(path)).stat()
            yield f"{path} {found.st_mtime_ns} {found.st_size}"
