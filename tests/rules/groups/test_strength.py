"""Every group in its place, for both rule sets (xuan §2).

The rows are those of source 001's numbered tables, with the fourteen groups the tables leave out put
where the general rule puts them. One row's groups tie; an earlier row beats a later one.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import pytest

from games.rules.xuan.deck import KINDS
from games.rules.xuan.groups import GROUPS, group_strength


@dataclass(frozen=True)
class Rules:
    game: str
    zero_ties: bool


DAXUAN = Rules("daxuan", True)
DINGERHUANG = Rules("dingerhuang", False)

ROWS = """
r3RJ
rQrQ
r2r2
r8r8
r4r4
bTbT b4b4 b6b6
bJbJ rTrT r6r6 r7r7
b9b9 b8b8 b7b7 b5b5
rQb9
rQr8 rQb8
r2r8 r2b8
rQr7 rQb7
r2r7 r2b7
r8bJ
r4b5
bTb9 b4b5 b6r3
bJb8 rTb9 r6r3
rQr6 rQb6 rQRJ
r2r6 r2b6 r2RJ
r8bT r8rT
r4b4
bTb8
bJr7 bJb7 rTb8
b5r3
rQb5
r2b5
r8b9
r4r3
bTr7 bTb7 b4r3 b6bJ
bJr6 rTr7 rTb7 bJRJ
b9b8
rQr4 rQb4
r2r4 r2b4
r8b8
bTr6 bTb6 b6rT bTRJ
bJb5 rTr6 r7b9 rTRJ
b9b7
rQr3
r2r3
r8r7 r8b7
r4bJ
bTb5 b4bJ b6b9
rTb5 r6b9 r7b8
b8b7 b9RJ
rQr2
r8r6 r8b6 r8RJ
r4bT r4rT
bTb4 b6b8 b4rT
bJr3 r6b8 r7b7
b9b5 b8RJ
rQbJ
r2bJ
r8b5
r4b9
bTr3 b4b9 b6r7 b6b7
rTr3 r6r7 r6b7 r7RJ
b8b5 b7RJ
rQbT rQrT
r2bT r2rT
r8r4 r8b4
r4b8
b4b8 b6r6 b6RJ
r7b5 r6RJ
b9r3 b7b5
r2b9
r8r3
r4r7 r4b7
bTbJ b4r7 b4b7 b6b5
bJrT r6b5
b8r3 b5RJ
"""

ZERO = """
r4r6 r4b6 r4RJ
bTrT b4r6 b4b6 b4RJ
bJb9 r7r3
b7r3
"""

Group = tuple[str, str]


def rows(text: str) -> list[list[Group]]:
    return [[(group[:2], group[2:]) for group in line.split()] for line in text.split("\n") if line]


TABLES = [
    pytest.param(DAXUAN, rows(ROWS + ZERO.strip().replace("\n", " ")), id="打旋: all of 0 points tie"),
    pytest.param(DINGERHUANG, rows(ROWS + ZERO), id="丁二皇: 0 points by the higher single"),
]


@pytest.mark.parametrize(("rules", "table"), TABLES)
def test_every_group_is_in_its_row(rules: Rules, table: list[list[Group]]) -> None:
    assert sorted(group for row in table for group in row) == sorted(GROUPS)
    strengths = [{group_strength(rules, *group) for group in row} for row in table]
    assert all(len(row) == 1 for row in strengths)
    assert [row.pop() for row in [set(row) for row in strengths]] == sorted(
        {strength for row in strengths for strength in row}, reverse=True
    )


@pytest.mark.parametrize("rules", [DAXUAN, DINGERHUANG])
def test_the_order_of_the_cards_does_not_matter(rules: Rules) -> None:
    assert all(group_strength(rules, a, b) == group_strength(rules, b, a) for a, b in GROUPS)


def test_151_kinds_of_groups_from_496_pairs_of_cards() -> None:
    deck = [kind.key for kind in KINDS for _ in range(kind.copies)]
    pairs = list(combinations(deck, 2))
    assert len(deck) == 32
    assert len(pairs) == 496
    assert set(pairs) == set(GROUPS)
    assert len(GROUPS) == 151
