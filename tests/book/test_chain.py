"""The text that is hashed is the same before and after PostgreSQL kept the value (PROOFS D5)."""

import json
from typing import Any

import pytest
from django.db import connection
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.chain import canonical, digest

TEXT = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\x00"), max_size=8)
NUMBERS = st.integers() | st.floats(allow_nan=False, allow_infinity=False)
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=8,
)


def kept(value: Any) -> Any:
    with connection.cursor() as cursor:
        cursor.execute("SELECT %s::jsonb::text", [json.dumps(value)])
        return json.loads(cursor.fetchone()[0])


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(value=VALUES)
def test_any_value(db: None, value: Any) -> None:
    assert canonical(kept(value)) == canonical(value)


@pytest.mark.parametrize("value", [1e22, 2.271295632818203e131, -0.0, 1.0, 1e-7, 0.1, 5e-324, 2**63, 386.5])
def test_numbers_that_come_back_in_another_dress(db: None, value: float) -> None:
    assert canonical(kept([value])) == canonical([value])


@pytest.mark.parametrize(
    ("one", "other"),
    [({"a": 1, "b": 2}, {"b": 2, "a": 1}), ([1.0], [1]), ({"a": [1, {"c": 0}]}, {"a": [1, {"c": -0.0}]})],
)
def test_what_is_the_same(one: Any, other: Any) -> None:
    assert digest(one) == digest(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [([1, 2], [2, 1]), ({"a": 1}, {"a": "1"}), ([1], [True]), ([0], [False]), ([None], [0]), ([1.5], [2])],
)
def test_what_is_not(one: Any, other: Any) -> None:
    assert digest(one) != digest(other)
