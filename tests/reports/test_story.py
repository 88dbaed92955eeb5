"""A hand in one line."""

from dataclasses import replace

import pytest
from django.utils import translation

from settlement.reports.story import story
from tests.reports.evening import NAMES, document, line

HANDS = document().hands


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (1, "阿强（天九王、地官六） ← 李姐 50、小何 3、老王 1"),
        (2, "小何 ← 阿强 3、老王 1、李姐 1"),
        (3, "老王 ← 池 10、小何 3、阿强 20"),
        (4, "第二轮休过河，各人收回；下一盘人人打芒 5。"),
        (5, "池 ← 每人 5"),
    ],
)
def test_the_pencil_evening(number, said):
    assert story(HANDS[number - 1]) == said


def test_many_who_give_the_same_are_counted():
    lines = [line(key, None, 5, "mango") for key in NAMES]
    nets = dict.fromkeys(NAMES, -5) | {"x": 0}
    assert story(replace(HANDS[3], lines=tuple(lines), nets=nets)) == "池 ← 4 人各 5"


def test_a_pool_that_keeps_something_is_told():
    lines = (line("w", None, 5, "mango"), line("l", None, 5, "mango"), line(None, "q", 4, "pool"))
    assert story(replace(HANDS[3], lines=lines)) == "池 ← 老王、李姐 各 5；阿强 ← 池 4"


def test_an_ante_that_went_back_is_not_told():
    lines = (line("w", None, 1, "ante"), line("l", None, 1, "ante"), line(None, "w", 1, "ante_return"))
    assert story(replace(HANDS[3], lines=lines)) == "池 ← 李姐 1"


def test_long_names_are_cut_for_print():
    lines = tuple(replace(one, source="一个名字很长很长的牌友") for one in HANDS[1].lines[:1])
    assert story(replace(HANDS[1], lines=lines), 5) == "小何 ← 一个名字… 3"


def test_in_english():
    with translation.override("en"):
        assert "←" in story(HANDS[4])
