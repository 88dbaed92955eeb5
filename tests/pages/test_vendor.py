"""What we ship of others' is what the manifest says, and the manifest is what the lock file says."""

import json
from pathlib import Path

from tools import vendor

ROOT = Path(vendor.__file__).resolve().parent.parent


def test_files_are_as_listed() -> None:
    assert vendor.differences() == []


def test_versions_are_the_locked_ones() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    for facts in json.loads(vendor.MANIFEST.read_text()).values():
        locked = lock[f"node_modules/{facts['package']}"]
        assert (facts["version"], facts["integrity"]) == (locked["version"], locked["integrity"])


def test_every_package_brings_its_licence() -> None:
    assert all((vendor.VENDOR / package / "LICENSE").is_file() for package in vendor.FILES)
