"""Message catalogues: compiled without a gettext program, and checked for what lacks English."""

import os
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from django.utils.translation.template import templatize

from config.embedded.paths import BASE

KEYWORDS: dict[str, tuple[int | tuple[int, str], ...] | None] = {
    "_": None,
    "gettext": None,
    "gettext_lazy": None,
    "gettext_noop": None,
    "ngettext": (1, 2),
    "ngettext_lazy": (1, 2),
    "pgettext": ((1, "c"), 2),
    "pgettext_lazy": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
    "npgettext_lazy": ((1, "c"), 2, 3),
}
APPS = ("clubs", "config", "games", "settlement")


def compile_catalogues(base: Path = BASE) -> list[Path]:
    """Write the .mo beside every .po that is newer; returns those written."""
    stale = [path for path in base.glob("locale/*/LC_MESSAGES/*.po") if not _fresh(path)]
    for path in stale:
        _compile(path)
    return stale


def _fresh(path: Path) -> bool:
    compiled = path.with_suffix(".mo")
    return compiled.exists() and compiled.stat().st_mtime >= path.stat().st_mtime


def _compile(path: Path) -> None:
    unfinished = path.with_suffix(f".{os.getpid()}.mo")
    with unfinished.open("wb") as file:
        write_mo(file, catalogue(path))
    unfinished.replace(path.with_suffix(".mo"))


def catalogue(path: Path) -> Catalog:
    """A .po as Babel reads it."""
    with path.open("rb") as file:
        return read_po(file, locale=path.parts[-3], abort_invalid=True)


def missing(base: Path = BASE) -> Iterator[tuple[str, str]]:
    """Every message without English, as (file:line where it is first used, message)."""
    for domain, sources in (("django", _python_and_templates(base)), ("djangojs", _scripts(base))):
        known = _translated(base / "locale" / "en" / "LC_MESSAGES" / f"{domain}.po")
        for place, message in sources:
            if message not in known:
                known.add(message)
                yield place, message


def _translated(path: Path) -> set[str]:
    if not path.exists():
        return set()
    return {
        _single(message.id) for message in catalogue(path) if _complete(message.string) and not message.fuzzy
    }


def _complete(translation: str | Iterable[str] | None) -> bool:
    return bool(translation) if isinstance(translation, str | None) else all(translation)


def _single(message: str | Iterable[str]) -> str:
    return message if isinstance(message, str) else next(iter(message))


def _python_and_templates(base: Path) -> Iterator[tuple[str, str]]:
    for app in APPS:
        yield from _found(base, (base / app).rglob("*.py"), "python")
    folders = [base / "templates", *(base / app / "templates" for app in APPS)]
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in {".html", ".txt"}:
                yield from _extracted(base, path, "python", templatize(path.read_text()).encode())


def _scripts(base: Path) -> Iterator[tuple[str, str]]:
    own = [path for path in (base / "static").rglob("*.js") if "vendor" not in path.parts]
    yield from _found(base, own, "javascript")


def _found(base: Path, paths: Iterable[Path], method: str) -> Iterator[tuple[str, str]]:
    for path in sorted(paths):
        yield from _extracted(base, path, method, path.read_bytes())


def _extracted(base: Path, path: Path, method: str, source: bytes) -> Iterator[tuple[str, str]]:
    found = extract(method, BytesIO(source), keywords=KEYWORDS, options={"parse_template_string": True})
    for line, message, _comments, _context in found:
        if text := _single(message):
            yield f"{path.relative_to(base)}:{line}", text
