"""Questions to the referee with their right answers, worked out independently of this code."""

import json
from pathlib import Path
from typing import Any

import pytest

from games.rules.referee import judge

CASES = json.loads((Path(__file__).parents[2] / "cases" / "shuangkou_judge.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("question", "expect"), [pytest.param(c["judge"], c["expect"], id=c["judge"]["id"]) for c in CASES]
)
def test_case(question: dict[str, Any], expect: dict[str, Any]) -> None:
    answer = judge(question)
    if "error" in expect:
        assert answer["error"]["code"] == expect["error"]["code"]
        return
    assert {key: answer[key] for key in expect} == expect
