"""打旋 and 丁二皇 in words (xuan §10)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from games.wording.setting import Settings, SettingWords


def in_words(settings: Settings) -> Iterator[str]:
    """What is played, setting by setting."""
    yield from _stakes(settings)
    yield from _bowl(settings)
    yield from _mango(settings)
    yield _("皱都一样大") if settings["zero_ties"] else _("皱也按单张比")
    if settings["sanhua"] == "auto":
        yield _("三花不输不赢")


def _stakes(settings: Settings) -> Iterator[str]:
    if settings["ante"]:
        yield _("每人底皮 %(points)s") % {"points": settings["ante"]}
    if settings["skin"]:
        yield _("皮 %(points)s") % {"points": settings["skin"]}
    if settings["opening"]:
        yield _("挡家先下 %(points)s") % {"points": settings["opening"]}
    if settings["min_raise_to"]:
        yield _("加注至少到 %(points)s") % {"points": settings["min_raise_to"]}
    if settings["min_raise_factor"] > 1:
        yield _("加注至少 %(times)s 倍") % {"times": settings["min_raise_factor"]}


def _bowl(settings: Settings) -> Iterator[str]:
    if settings["bowl"] == "carried":
        yield _("起钵 %(first)s，加钵至少 %(more)s") % {
            "first": settings["first_bowl"],
            "more": settings["bowl_min"],
        }
    elif settings["bowl"] == "per_hand":
        yield _("每盘自报簸簸")
    else:
        yield _("不设钵")


def _mango(settings: Settings) -> Iterator[str]:
    """xuan §7; without mango points there is nothing to say."""
    kinds = [
        name
        for setting, name in (
            ("knockout_mango", _("揍芒")),
            ("passed_mango", _("休芒")),
            ("lap_mango", _("圈芒")),
        )
        if settings[setting]
    ]
    if settings["mango"] and kinds:
        yield _("芒果 %(points)s：%(kinds)s") % {"points": settings["mango"], "kinds": _("、").join(kinds)}
    if settings["mango"] and settings["lap_mango"]:
        yield _("圈芒打回起头的人") if settings["lap_returns_to_starter"] else _("圈芒打一圈")


def settings() -> Mapping[str, SettingWords]:
    """Every setting, in the active language."""
    return {**_points(), **_bowls(), **_cards(), **_mangoes()}


def _points() -> dict[str, SettingWords]:
    points = pgettext("unit", "分")
    return {
        "skin": SettingWords(_("皮"), _("丢牌的人最少输这么多。0 就是还没下注就丢不输分。"), unit=points),
        "opening": SettingWords(
            _("挡家先下"),
            _("庄家的下家（挡家）不看牌先下这么多，丢了也要输。0 就是没有挡家，庄家先说话。"),
            unit=points,
        ),
        "min_raise_to": SettingWords(
            _("加注至少到"), _("谁要加注，最少要加到这么多分（算总共下的）。0 就是不限。"), unit=points
        ),
        "min_raise_factor": SettingWords(
            _("加注至少几倍"), _("加注最少要加到上一家的这么多倍。1 就是只要更多。"), unit=_("倍")
        ),
        "ante": SettingWords(
            _("底皮"), _("每盘发牌前，上桌的每家先放这么多，先收的人全拿走。0 就是不放。"), unit=points
        ),
    }


def _bowls() -> dict[str, SettingWords]:
    points = pgettext("unit", "分")
    kinds = {"carried": _("一直带着"), "per_hand": _("每盘自报"), "off": _("不设钵")}
    return {
        "bowl": SettingWords(
            _("钵（簸簸）"),
            _("一盘最多能下多少：一直带着的钵跟着输赢变，每盘自报的只管那一盘，不设钵就不查。"),
            kinds,
        ),
        "first_bowl": SettingWords(
            _("起钵至少"), _("第一次放到面前的分最少这么多。钵一直带着才用得上。"), unit=points
        ),
        "bowl_min": SettingWords(
            _("加钵至少"), _("输得差不多了再加钵，一次最少加这么多。钵一直带着才用得上。"), unit=points
        ),
    }


def _cards() -> dict[str, SettingWords]:
    return {
        "zero_ties": SettingWords(
            _("皱（0 点）怎么比"),
            _("两边都是 0 点时：都算一样大，或者像别的点数一样看最大的单张。"),
            {"true": _("皱都一样大"), "false": _("按单张比")},
        ),
        "sanhua": SettingWords(
            _("三花"),
            _("四张里有三花十或三花六的人，这一盘不输不赢，底皮退回；或者照常比。"),
            {"off": _("照常比"), "auto": _("不输不赢")},
        ),
    }


def _mangoes() -> dict[str, SettingWords]:
    paid = {"true": _("要放"), "false": _("不放")}
    return {
        "mango": SettingWords(
            _("芒果"),
            _("该放芒果的人，下一盘开打前每家放这么多，先收的人全拿走。"),
            unit=pgettext("unit", "分"),
        ),
        "knockout_mango": SettingWords(
            pgettext("setting", "揍芒"),
            _("第一轮只剩一家，下一盘除了他都放一个芒果。芒果是 0 分就没有用。"),
            paid,
        ),
        "passed_mango": SettingWords(
            pgettext("setting", "休芒"),
            _("第二、三轮大家都休了，下一盘每家放一个芒果。芒果是 0 分就没有用。"),
            paid,
        ),
        "lap_mango": SettingWords(
            pgettext("setting", "圈芒"),
            _("散场前打最后一圈，每盘上桌的人都放一个芒果。芒果是 0 分就没有用。"),
            paid,
        ),
        "lap_returns_to_starter": SettingWords(
            _("圈芒打到哪里"),
            _("最后一圈打回起头的人（多一盘），或者每人发一盘就完。"),
            {"true": _("打回起头的人"), "false": _("每人发一盘")},
        ),
    }
