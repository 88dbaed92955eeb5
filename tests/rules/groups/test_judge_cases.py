"""Questions about 扯旋 hands with their right answers, worked out independently of this code."""

import json
from pathlib import Path
from typing import Any

import pytest

from games.rules.referee import judge

CASES = json.loads((Path(__file__).parents[2] / "cases" / "xuan_judge.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("question", "expect"), [pytest.param(c["judge"], c["expect"], id=c["judge"]["id"]) for c in CASES]
)
def test_case(question: dict[str, Any], expect: dict[str, Any]) -> None:
    answer = judge(question)
    if "error" in expect:
        assert answer["error"]["code"] == expect["error"]["code"]
        return
    wanted, found = {**expect}, {key: answer[key] for key in expect}
    for hand, told in zip(wanted.pop("hands"), found.pop("hands"), strict=True):
        assert {key: _bare(told[key]) for key in hand} == hand
    assert found == wanted


def _bare(value: Any) -> Any:
    """Splits by their cards alone, for what else is said of one is not part of the case."""
    if not isinstance(value, list) or not value or not isinstance(value[0], dict):
        return value
    return [{key: split[key] for key in ("high", "low")} for split in value]
