"""Points on a page: a sign always, a real minus, the colour by class."""

import re

import pytest

from clubs.templatetags.points import average, points
from games.templatetags.cards import tiles

POINTS = [(64, "gain", "+64"), (-3, "loss", "\u22123"), (0, "zero", "0")]


@pytest.mark.parametrize(("value", "sense", "text"), POINTS)
def test_points(value: int, sense: str, text: str) -> None:
    assert points(value) == f'<span class="pts {sense}">{text}</span>'


@pytest.mark.parametrize(
    ("value", "sense", "text"),
    [(1.25, "gain", "+1.2"), (-12.0, "loss", "\u221212.0"), (-0.04, "zero", "0"), (0.06, "gain", "+0.1")],
)
def test_average_is_what_it_shows(value: float, sense: str, text: str) -> None:
    assert average(value) == f'<span class="pts {sense}">{text}</span>'


def test_tiles_show_ink_and_print() -> None:
    red, black = (
        '<span class="tile tile--small tile--red">{}</span>',
        '<span class="tile tile--small tile--black">{}</span>',
    )
    inner = red.format("Q") + black.format("10") + red.format("王")
    assert tiles(["rQ", "bT", "RJ"]) == f'<span class="tiles">{inner}</span>'


def test_tiles_of_the_four_suits() -> None:
    shown = tiles(["2h", "Td", "Ks", "3c"])
    assert re.findall(r"tile--(red|black)\">(\w+)<small>(.)</small>", shown) == [
        ("red", "2", "♥"),
        ("red", "10", "♦"),
        ("black", "K", "♠"),
        ("black", "3", "♣"),
    ]


def test_what_is_no_card_is_shown_harmlessly() -> None:
    assert "<b>" not in tiles(["r<b>"])
