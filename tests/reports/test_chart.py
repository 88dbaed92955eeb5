"""The running chart: honest, readable, and safe to put into a page."""

from itertools import pairwise
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settlement.reports.chart import (
    PALETTE,
    SIZES,
    describe,
    nice_step,
    running_chart,
    spread,
    ticks,
)
from settlement.reports.document import Series
from settlement.reports.text import shorten, text_width
from tests.reports.evening import document

SVG = "{http://www.w3.org/2000/svg}"
EVENING = document().series


def texts(svg: str) -> list[str]:
    return ["".join(text.itertext()) for text in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("size", SIZES)
def test_every_line_carries_its_name_and_total(size):
    labels = texts(running_chart(EVENING, size))
    assert {"老王 +31", "阿强 +26", "小何 −1", "李姐 −56", "0", "5 盘"} <= set(labels)


def test_screen_readers_hear_the_standing_best_first():
    root = ElementTree.fromstring(running_chart(EVENING))
    assert root.get("role") == "img"
    assert describe(EVENING) == "老王 +31，阿强 +26，小何 −1，李姐 −56"
    assert root.findtext(f"{SVG}desc") == describe(EVENING)
    assert describe(EVENING) in root.get("aria-label", "")


def test_clean_under_a_strict_policy_and_in_print():
    svg = running_chart(EVENING)
    for unwanted in ("style", "class=", "<script", "href", "currentColor", "url("):
        assert unwanted not in svg


def test_names_are_text_and_nothing_else():
    series = [Series("1", '<b>&"\x0b]]>', (0, 3)), Series("2", "=1+1", (0, -3))]
    labels = texts(running_chart(series))
    assert '<b>&"]]> +3' in labels
    assert "=1+1 −3" in labels


@pytest.mark.parametrize("count", [0, 1, 8, 16])
def test_labels_never_overlap(count):
    series = [Series(str(n), f"第{n}位", (0, n % 3)) for n in range(count)]
    root = ElementTree.fromstring(running_chart(series, "phone"))
    labels = [text for text in root.iter(f"{SVG}text") if text.get("font-weight") == "600"]
    assert len(labels) == count
    places = sorted(float(label.get("y", "0")) for label in labels)
    size = max((float(label.get("font-size", "0")) for label in labels), default=0)
    assert all(below - above >= size for above, below in pairwise(places))
    assert all(0 < place < SIZES["phone"].height for place in places)


def test_a_long_name_is_cut_but_its_total_is_not():
    series = [Series("1", "一个很长很长很长很长很长很长很长很长的名字", (0, 1234567))]
    (label,) = [text for text in texts(running_chart(series, "phone")) if "1234567" in text and "…" in text]
    assert text_width(label) * SIZES["phone"].text < 0.4 * SIZES["phone"].width


def test_more_players_than_colours_are_dashed():
    series = [Series(str(n), str(n), (0, n)) for n in range(len(PALETTE) + 1)]
    assert running_chart(series).count("stroke-dasharray") == 1


@given(st.integers(-(10**7), 0), st.integers(0, 10**7))
def test_ticks_hold_everything_and_zero(low, high):
    levels = ticks(low, high)
    assert levels[0] <= low and levels[-1] >= high and 0 in levels
    assert 2 <= len(levels) <= 8


@pytest.mark.parametrize(
    ("least", "step"), [(0, 1), (1, 1), (1.5, 2), (2.5, 5), (7, 10), (21, 50), (51, 100)]
)
def test_steps_are_round(least, step):
    assert nice_step(least) == step


@given(st.lists(st.floats(0, 100), max_size=12).map(sorted))
def test_spread_keeps_order_distance_and_room(wanted):
    places = spread(wanted, 8, 0, 100)
    assert len(places) == len(wanted)
    assert all(second - first >= 8 - 1e-6 for first, second in pairwise(places))
    assert all(-1e-6 <= place <= 100 + 1e-6 for place in places)


def test_spread_leaves_what_is_apart_where_it_is():
    assert spread([10, 30, 50], 8, 0, 100) == [10, 30, 50]
    assert spread([50, 50], 8, 0, 100) == [46, 54]


@pytest.mark.parametrize(
    ("name", "short"), [("老王", "老王"), ("一二三四五六", "一二三…"), ("abcdefgh", "abcde…"), ("", "")]
)
def test_shorten_to_four_ems(name, short):
    assert shorten(name, 4) == short
