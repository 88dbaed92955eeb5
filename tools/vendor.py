#!/usr/bin/env python3
"""Copy the browser files we ship from node_modules into static/vendor and write down where each came from.

Only for who changes a version: edit package.json, run `npm install --ignore-scripts` and
`python tools/vendor.py`, and commit package-lock.json with static/vendor. `--check` says whether
static/vendor is what the manifest claims; it needs no node.
"""

import hashlib
import json
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENDOR = ROOT / "static" / "vendor"
MANIFEST = VENDOR / "MANIFEST.json"
# Where package.json is silent: read from the LICENSE file in the package.
LICENCES = {"htmx-ext-sse": "0BSD"}
DIRECTIVES = ["class-map", "if-defined", "keyed", "live", "repeat"]
FILES = {
    "htmx.org": ["dist/htmx.min.js"],
    "htmx-ext-sse": ["dist/sse.min.js"],
    "lit-html": [
        "lit-html.js",
        "directive.js",
        "directive-helpers.js",
        *(f"directives/{name}.js" for name in DIRECTIVES),
    ],
}
# The maps are not shipped, so nothing should ask for them.
SOURCE_MAP = re.compile(rb"\n?//# sourceMappingURL=\S+\s*$")


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(SOURCE_MAP.sub(b"\n", source.read_bytes()))


def vendor() -> None:
    """Rebuild static/vendor from node_modules as package-lock.json pins it."""
    lock = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    shutil.rmtree(VENDOR, ignore_errors=True)
    manifest: dict[str, dict[str, str]] = {}
    for package, files in FILES.items():
        facts = lock[f"node_modules/{package}"]
        for file in [*files, "LICENSE"]:
            target = VENDOR / package / file.removeprefix("dist/")
            copy(ROOT / "node_modules" / package / file, target)
            manifest[target.relative_to(VENDOR).as_posix()] = {
                "package": package,
                "version": facts["version"],
                "license": facts.get("license") or LICENCES[package],
                "integrity": facts["integrity"],
                "sha256": digest(target),
            }
    MANIFEST.write_text(json.dumps(manifest, indent=1, sort_keys=True) + "\n")


def differences() -> list[str]:
    """Paths under static/vendor that are not as the manifest says: changed, missing or unlisted."""
    manifest = json.loads(MANIFEST.read_text())
    found = {
        path.relative_to(VENDOR).as_posix(): path
        for path in VENDOR.rglob("*")
        if path.is_file() and path != MANIFEST
    }
    changed = [name for name, path in found.items() if manifest.get(name, {}).get("sha256") != digest(path)]
    return sorted({*changed, *(manifest.keys() - found.keys())})


if __name__ == "__main__":
    if "--check" in sys.argv:
        wrong = differences()
        sys.exit("\n".join(wrong) or None)
    vendor()
