"""Records with their right answers, worked out independently of this code."""

import json
from pathlib import Path
from typing import Any

import pytest

from games.rules.errors import Refusal
from games.rules.record import replay

FOLDER = Path(__file__).parent.parent / "cases"


def _cases() -> list[Any]:
    found = []
    for name in (
        "examples",
        "daxuan",
        "dingerhuang",
        "refusals",
        "corrections",
        "ermao",
        "shuangkou",
        "jinhua",
    ):
        cases = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
        for case in (case for case in cases if "record" in case):
            found.append(pytest.param(case["record"], case["expect"], id=case["record"]["id"]))
    return found


@pytest.mark.parametrize(("record", "expect"), _cases())
def test_case(record: dict[str, Any], expect: dict[str, Any]) -> None:
    try:
        line = replay(record).to_json()
    except Refusal as refusal:
        assert expect.get("error") == {"event": refusal.position, "code": refusal.code}
        return
    assert "error" not in expect
    _compare(expect, line)


def _compare(expect: dict[str, Any], line: dict[str, Any]) -> None:
    events = {event["event"]: event for event in line["events"]}
    for wanted in expect.get("events", []):
        found = events[wanted["event"]]
        count = wanted.pop("settle_up_count", None)
        assert {key: found.get(key) for key in wanted} == wanted
        if count is not None:
            assert len(found["settle_up"]) == count
    for key in {"standing", "pool", "next"} & expect.keys():
        assert line[key] == expect[key]
