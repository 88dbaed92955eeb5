"""Three splits best first, and which group is high (xuan §3, §5.8; judge §1)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.rules.xuan.deck import KINDS, PLACE
from games.rules.xuan.groups import group_strength
from games.rules.xuan.splits import arrange, sanhua, splits


@dataclass(frozen=True)
class Rules:
    game: str = "daxuan"
    zero_ties: bool = True
    sanhua: str = "off"


DAXUAN = Rules()
DINGERHUANG = Rules("dingerhuang", False, "auto")
DECK = [kind.key for kind in KINDS for _ in range(kind.copies)]


def read(text: str) -> list[tuple[tuple[str, str], tuple[str, str]]]:
    cards = [split.replace(" | ", " ").split() for split in text.split(", ")]
    return [((a, b), (c, d)) for a, b, c, d in cards]


SPLITS = [
    # 天黑杠 is the better low (a gong against a point), so the smaller high comes first.
    pytest.param("rQ rQ b9 b8", "rQ b9 | rQ b8, rQ rQ | b9 b8", id="two alike: two splits"),
    pytest.param("b9 b9 b8 b8", "b9 b9 | b8 b8, b9 b8 | b9 b8", id="two pairs, or the same seven twice"),
    pytest.param("r3 r2 b8 b6", "r2 b8 | b6 r3, r2 r3 | b6 b8, r2 b6 | b8 r3", id="nine, four, one as low"),
    # 例1 of 001: 天牌一对 over 地官六.
    pytest.param("rQ r2 rQ b4", "rQ rQ | r2 b4, rQ b4 | rQ r2", id="例1 六天"),
    # Lows of 6, 2 and 0 points.
    pytest.param("r3 RJ b9 b7", "r3 RJ | b9 b7, b7 RJ | b9 r3, b9 RJ | b7 r3", id="the Ding pair is high"),
]


@pytest.mark.parametrize(("four", "expected"), SPLITS)
def test_splits(four: str, expected: str) -> None:
    assert splits(DAXUAN, four.split()) == read(expected)


def test_of_equal_groups_the_first_in_the_deck_is_high() -> None:
    assert arrange(DAXUAN, ("b5", "b4"), ("b9", "bT")) == (("bT", "b9"), ("b4", "b5"))
    assert arrange(DAXUAN, ("rT", "bT"), ("r4", "b6")) == (("r4", "b6"), ("bT", "rT"))


def test_zeros_are_compared_in_dingerhuang() -> None:
    assert arrange(DINGERHUANG, ("rT", "bT"), ("b6", "r4")) == (("r4", "b6"), ("bT", "rT"))
    assert arrange(DINGERHUANG, ("r3", "b7"), ("r3", "r7")[::-1]) == (("r7", "r3"), ("b7", "r3"))


SANHUA = [
    pytest.param("bT rT bJ r7", "ten", id="三花十"),
    pytest.param("RJ b6 r6 bT", "six", id="三花六"),
    pytest.param("bT bT rT bJ", "ten", id="with a second black ten"),
    pytest.param("bT rT rT b6", None, id="no black jack"),
    pytest.param("b6 b6 r6 r6", None, id="no joker"),
]


@pytest.mark.parametrize(("four", "kind"), SANHUA)
def test_sanhua(four: str, kind: str | None) -> None:
    assert sanhua(DINGERHUANG, four.split()) == kind
    assert sanhua(DAXUAN, four.split()) is None


@given(st.permutations(DECK), st.sampled_from([DAXUAN, DINGERHUANG]))
@settings(max_examples=200, deadline=None)
def test_splits_hold_the_four_cards_each_way_once_best_first(deck: list[str], rules: Rules) -> None:
    four = deck[:4]
    found = splits(rules, four)
    keys = []
    for high, low in found:
        assert sorted(high + low) == sorted(four)
        strong, weak = group_strength(rules, *high), group_strength(rules, *low)
        assert strong >= weak
        keys.append((-weak, -strong, [PLACE[card] for card in high]))
    assert keys == sorted(keys)
    assert len(set(found)) == len(found) == {4: 3, 3: 2, 2: 2}[len(set(four))]


@given(st.permutations(DECK), st.sampled_from([DAXUAN, DINGERHUANG]))
@settings(max_examples=100, deadline=None)
def test_the_order_of_the_cards_does_not_matter(deck: list[str], rules: Rules) -> None:
    four = deck[:4]
    assert splits(rules, four) == splits(rules, four[::-1]) == splits(rules, sorted(four))
