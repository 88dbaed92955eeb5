"""What is put in and how groups compare (xuan §2, §4, §6)."""

from __future__ import annotations

from django.utils.translation import gettext_lazy as _

from games.examples.example import Asks, Event, Settings
from games.examples.xuan_hands import about, cards, folded, hand, least, shown, stake


def _skin(settings: Settings) -> list[Event]:
    return [hand(shown(1, 1), shown(2, 2), folded(3), bids=[stake(settings)])]


def _opening(settings: Settings) -> list[Event]:
    return [hand(shown(1, 1), folded(2), shown(3, 2), bids=[stake(settings)])]


def _ante(settings: Settings) -> list[Event]:
    return [hand(shown(1, 1), shown(2, 2), shown(3, 3), bids=[stake(settings)])]


def _none(settings: Settings) -> list[Event]:
    return []


def _first_to_raise(settings: Settings) -> Event:
    return {"type": "hand", "bets": [[]]}


def _second_to_raise(settings: Settings) -> Event:
    """Whoever may speak first raises, high enough for any factor there can be."""
    first = 3 if settings["opening"] else 1
    to = least(max(20, 10 * settings["opening"]), settings, "min_raise_to")
    return {"type": "hand", "bets": [[{"seat": first, "act": "raise", "to": to}]]}


def _zeros(settings: Settings) -> list[Event]:
    """王 over 地杠; 0 points with a black 4 against 0 points with a red 4."""
    return [hand(cards(1, "rQ b9", "b4 b6"), cards(2, "r2 r8", "r4 r6"), bids=[stake(settings)])]


def _three_flowers(settings: Settings) -> list[Event]:
    """Seat 1: 三花十, 9 and 0 points. Seat 2: 王 and 6. Seat 3: 4 and 2."""
    held = (
        cards(1, "bT rT", "bJ r8"),
        cards(2, "rQ b9", "r2 b4"),
        cards(3, "b8 b6", "b7 b5"),
    )
    return [hand(*held, bids=[stake(settings)])]


EXAMPLES = (
    *about("skin", _("丙第一轮就丢了。甲乙比牌，甲大。"), _skin, heeds=("opening",)),
    *about("opening", _("乙在庄家下家，第一轮就丢了。甲丙比牌，甲大。"), _opening, heeds=("skin",)),
    *about(
        "min_raise_to",
        _("第一轮，头一个说话的人想加注。"),
        _none,
        heeds=("opening", "min_raise_factor"),
        asks=Asks("raise", _first_to_raise),
    ),
    *about(
        "min_raise_factor",
        _("前面一家加注了，下一家还想加。"),
        _none,
        heeds=("opening", "min_raise_to"),
        asks=Asks("raise", _second_to_raise),
    ),
    *about("ante", _("三家比牌，甲最大，乙第二。"), _ante),
    *about("zero_ties", _("甲大组赢；小组两家都是皱，乙的单张大。"), _zeros, players=2),
    *about("sanhua", _("甲有三花十，乙最大。"), _three_flowers),
)
