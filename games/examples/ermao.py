"""Examples of 打二毛 (ermao §3–§7)."""

from __future__ import annotations

from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from games.examples.example import Event, Example
from games.rules.ermao.rules import GAME, SHAPES


def _hand(captured: int, **more: Any) -> Event:
    return {"type": "hand", "captured": captured, **more}


def _taken(captured: int, bottom: int, shape: str, **more: Any) -> Event:
    """The attackers took the last trick."""
    return _hand(captured, bottom=bottom, last_trick={"by": "attackers", "shape": shape}, **more)


def _example(key: str, title: Promise, *hands: Event, **more: Any) -> Example:
    """Seat 1 declares the first hand."""
    first, *later = hands
    events = [{"declarer": 1, **first}, *later]
    return Example(key, GAME, title, lambda settings: events, players=4, **more)


def _about(setting: str, title: Promise, *hands: Event, **more: Any) -> Example:
    return _example(setting, title, *hands, setting=setting, **more)


def _told(key: str, title: Promise, *hands: Event) -> Example:
    """A general one: its levels are told beside the points."""
    return _example(key, title, *hands, tells=True)


SETTINGS = (
    _about("points_per_level", _("甲坐庄，闲家得 200 分，升两级。"), _hand(200)),
    _about("extra_step", _("甲坐庄，闲家得 300 分。"), _hand(300)),
    _about(
        "must_play_ace",
        _("闲家一把升过了 A，下一盘坐庄又打赢。"),
        _taken(220, 80, "throw"),
        _hand(80, declarer=2),
        base={"extra_step": 40},
        tells=True,
    ),
    _about("bottom_cards", _("闲家捡 120 分，底牌 100 分，用对子抠底。"), _taken(120, 100, "pair")),
    _about(
        "bottom_factors",
        _("四盘都是闲家捡 20 分、抠底，底牌 40 分，分别用单张、对子、拖拉机、甩牌。"),
        *(_taken(20, 40, shape) for shape in SHAPES),
        tells=True,
    ),
)
GENERAL = (
    _told("shut_out", _("甲坐庄，闲家一分没捡到：大光。"), _hand(0)),
    _told("held_low", _("甲坐庄，闲家得 95 分：小光。"), _hand(95)),
    _told("held", _("甲坐庄，闲家得 155 分，庄家守住了。"), _hand(155)),
    _told("taken_over", _("甲坐庄，闲家得 160 分，上台。"), _hand(160)),
    _told("two_levels", _("甲坐庄，闲家得 200 分，上台升两级。"), _hand(200)),
    _told("bottom", _("甲坐庄，闲家捡 90 分，底牌 40 分，用拖拉机抠底。"), _taken(90, 40, "tractor")),
    _told("match", _("甲丙连着五盘大光，打到 A 再赢一盘。"), *[_hand(0)] * 5),
)
EXAMPLES = (*SETTINGS, *GENERAL)
