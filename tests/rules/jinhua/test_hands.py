"""Which hand is what, and which is bigger (jinhua §1); every answer worked out by hand."""

from typing import Any

import pytest

from games.rules.jinhua.cards import RANK, is_eryou, worth
from games.rules.jinhua.rules import read

SMALL = {"eryou": "two_twos_or_small"}
ABOVE = {"eryou_above_straight": True}
NO_LOW_ACE = {"ace_low_straight": False}

CLASSES: list[Any] = [
    ("Ah As Ad", "three", {}),
    ("2h 2s 2d", "three", {}),
    ("2h 2s 2d", "three", SMALL | ABOVE),
    ("9h 9s 9d", "three", {}),
    ("Qh Kh Ah", "straight_flush", {}),
    ("Ah 2h 3h", "straight_flush", {}),
    ("Ah 2h 3h", "flush", NO_LOW_ACE),
    ("2h 3h 4h", "straight_flush", {}),
    ("2h 3h 4h", "straight_flush", SMALL | ABOVE),
    ("Kd Ad 2d", "flush", {}),
    ("2s 7s Js", "flush", {}),
    ("2s 3s 5s", "flush", {}),
    ("2h 3s 5d", "high", {}),
    ("Qh Ks Ad", "straight", {}),
    ("9c Th Js", "straight", {}),
    ("Ah 2s 3d", "straight", {}),
    ("Ah 2s 3d", "high", NO_LOW_ACE),
    ("Kh As 2d", "high", {}),
    ("2h 3s 4d", "straight", {}),
    ("2h 3s 4d", "straight", SMALL),
    ("2h 3s 4d", "eryou", SMALL | ABOVE),
    ("2h 2s Kd", "eryou", {}),
    ("3d 2h 2s", "eryou", {}),
    ("2h Ad 2s", "eryou", SMALL),
    ("2h 3s 3d", "pair", {}),
    ("2h 3s 3d", "eryou", SMALL),
    ("4h 2s 4d", "eryou", SMALL),
    ("4h 2s 5d", "high", SMALL),
    ("3h 3s 4d", "pair", SMALL),
    ("3h 4s 5d", "straight", SMALL),
    ("5h Ks 5d", "pair", {}),
    ("Ah As 2d", "pair", {}),
    ("Ah Qs 9d", "high", {}),
    ("7h 5s 2d", "high", {}),
]


@pytest.mark.parametrize(("cards", "name", "rules"), CLASSES)
def test_class(cards: str, name: str, rules: dict[str, Any]) -> None:
    assert worth(read(rules), cards.split()).name == name


RANKING = [
    "Ah As Ad",
    "2h 2s 2d",
    "Qh Kh Ah",
    "2s 3s 4s",
    "Ad 2d 3d",
    "Ac Jc 3c",
    "Ks Qs Ts",
    "Ks Qs 9s",
    "5h 3h 2h",
    "Qd Kh As",
    "9c Th Js",
    "2d 3c 4h",
    "Ah 2s 3d",
    "2h 2s Ad",
    "2h 2c 3d",
    "Ah As 3d",
    "Kh Ks Qd",
    "Kh Ks 2d",
    "3h 3s Ad",
    "Ah Kd Jc",
    "Ah Kd Tc",
    "Ah 5d 3c",
    "Kh Qd Tc",
    "5h 3d 2c",
]
"""Best first, at the default rules."""


@pytest.mark.parametrize("place", range(len(RANKING) - 1))
def test_each_beats_the_next(place: int) -> None:
    rules = read({})
    assert worth(rules, RANKING[place].split()) > worth(rules, RANKING[place + 1].split())


TIES = [
    ("Ah As Kd", "Ad Ac Kh"),
    ("2h 2s Kd", "2d 2c Kh"),
    ("Kd Ad 9d", "Ks As 9s"),
    ("9c Th Js", "9d Ts Jh"),
    ("7h 5s 2d", "7s 5d 2c"),
]


@pytest.mark.parametrize(("one", "other"), TIES)
def test_suits_are_equal(one: str, other: str) -> None:
    rules = read({})
    assert worth(rules, one.split()) == worth(rules, other.split())


@pytest.mark.parametrize(
    ("better", "worse", "rules"),
    [
        ("9c Th Js", "2h 2s Ad", {}),
        ("2h 2s 3d", "Qd Kh As", ABOVE),
        ("2h 4h 7h", "2d 2s Ad", ABOVE),
        ("2h 2s 5d", "2d 4s 4c", SMALL),
        ("2d 4s 4c", "2h 3s 3d", SMALL),
        ("2h 2s 4d", "2c 3s 3d", SMALL),
        ("2d 4s 4c", "2h 2s 4d", SMALL),
        ("2d 3s 3c", "Ah As Kd", SMALL),
        ("2d 4s 3c", "2h 3h 3d", SMALL | ABOVE),
    ],
)
def test_where_settings_decide(better: str, worse: str, rules: dict[str, Any]) -> None:
    chosen = read(rules)
    assert worth(chosen, better.split()) > worth(chosen, worse.split())


@pytest.mark.parametrize(
    ("cards", "rules", "may"),
    [
        ("2h 2s Kd", {}, True),
        ("2h 2s 2d", {}, False),
        ("2h 2s 2d", SMALL, False),
        ("2h 3s 4d", {}, False),
        ("2h 3s 4d", SMALL, True),
        ("2h 3h 4h", SMALL, True),
        ("2h 3s 3d", SMALL, True),
        ("2h 3s 5d", SMALL, False),
        ("3h 3s 4d", SMALL, False),
        ("2h Ks Ad", {}, False),
    ],
)
def test_what_may_be_claimed(cards: str, rules: dict[str, Any], may: bool) -> None:
    """A hand that counts as something higher may be claimed all the same."""
    assert is_eryou(read(rules), cards.split()) is may


def test_the_deck() -> None:
    assert len(RANK) == 52
    assert (RANK["2s"], RANK["Th"], RANK["Ad"]) == (2, 10, 14)
