"""``manage.py replay``: one line of JSON a record, 1 where anything is refused (README §2)."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from tests.rules.building import hand, record, shown

ROOT = Path(__file__).parents[2]

GOOD = record([hand(shown(1), shown(2, 2, 2), bids=[3])], players=2, id="好")
BAD = record([hand(shown(1), shown(2, 2, 2), bids=[3]), {"type": "dance"}], players=2, id="坏")


def printed(content: str | bytes, tmp_path: Path, **options: Any) -> tuple[list[Any], int]:
    file = tmp_path / "records.json"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    out, code = io.StringIO(), 0
    try:
        call_command("replay", str(file), stdout=out, **options)
    except SystemExit as stopped:
        code = int(stopped.code or 0)
    return [json.loads(line) for line in out.getvalue().splitlines()], code


def test_one_record(tmp_path: Path) -> None:
    assert printed(json.dumps(GOOD), tmp_path) == (
        [
            {
                "id": "好",
                "events": [
                    {
                        "event": 1,
                        "type": "hand",
                        "hand": 1,
                        "net": {"1": 3, "2": -3},
                        "pool": 0,
                        "transfers": [{"from": 2, "to": 1, "points": 3, "reason": "beaten"}],
                        "dealer": 1,
                        "takers": [1],
                        "kind": "settled",
                    }
                ],
                "standing": {"1": 3, "2": -3},
                "pool": 0,
                "next": {"dealer": 2, "owes": [], "why": None, "lap_left": None},
            }
        ],
        0,
    )


def test_a_list_goes_on_after_a_refusal(tmp_path: Path) -> None:
    lines, code = printed(json.dumps([BAD, GOOD, 5]), tmp_path, language="en")
    assert code == 1
    assert lines[0] == {
        "id": "坏",
        "error": {
            "event": 2,
            "code": "unknown_event",
            "field": "type",
            "message": "This kind of entry is not known; use one the table offers.",
            "detail": {},
        },
    }
    assert lines[1]["standing"] == {"1": 3, "2": -3}
    assert (lines[2]["id"], lines[2]["error"]["code"], lines[2]["error"]["event"]) == (None, "bad_record", 0)


def test_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(json.dumps(GOOD).encode())))
    out = io.StringIO()
    call_command("replay", "-", stdout=out)
    assert json.loads(out.getvalue())["id"] == "好"


@pytest.mark.parametrize(
    "content",
    ["", "{", b"\xff\xfe", "[" * 100_000, '{"id": nope}'],
    ids=["empty", "cut off", "not UTF-8", "too deep", "no value"],
)
def test_what_is_no_json_is_said_so(content: str | bytes, tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="is not"):
        printed(content, tmp_path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="cannot read"):
        call_command("replay", str(tmp_path / "none.json"))


def test_numbers_of_any_length_are_refused_where_they_stand(tmp_path: Path) -> None:
    content = json.dumps(GOOD).replace("[3]", f"[{'9' * 10_000}]")
    lines, code = printed(content, tmp_path)
    assert (code, lines[0]["error"]["code"], lines[0]["error"]["field"]) == (1, "not_points", "bids.0")


IDS = [
    ('"a\\ud800"', "a\ud800"),
    ("7", 7),
    ("1.5", 1.5),
    ("null", None),
    ("NaN", None),
    ("true", None),
    ("[1]", None),
    ('{"a": 1}', None),
]


@pytest.mark.parametrize(("sent", "kept"), IDS)
def test_an_id_comes_back_as_it_came_if_it_is_a_text_a_number_or_null(
    sent: str, kept: Any, tmp_path: Path
) -> None:
    lines, code = printed(json.dumps(GOOD | {"id": "ID"}).replace('"ID"', sent), tmp_path)
    assert (lines[0]["id"], code) == (kept, 0)


NOT_PRINTABLE = [
    pytest.param("utf-8", {"\ud800": 1}, "rules.\ud800", id="half a character"),
    pytest.param("ascii", {"芒果": 1}, "rules.芒果", id="a terminal that knows no Chinese"),
]


@pytest.mark.parametrize(("encoding", "rules", "field"), NOT_PRINTABLE)
def test_what_the_terminal_cannot_show_is_escaped(
    encoding: str, rules: dict[str, int], field: str, tmp_path: Path
) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(GOOD | {"rules": rules}))
    command = [sys.executable, "manage.py", "replay", str(file)]
    env = os.environ | {"PYTHONIOENCODING": encoding}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (1, "")
    assert json.loads(done.stdout)["error"]["field"] == field
