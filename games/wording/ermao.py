"""打二毛 in words (ermao §7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from games.presenting import language_now
from games.rules.ermao.rules import SHAPES
from games.rules.ermao.words import words
from games.wording.setting import Settings, SettingWords


def in_words(settings: Settings) -> Iterator[str]:
    """What is played, setting by setting."""
    yield _("每级 %(points)s 分") % {"points": settings["points_per_level"]}
    if settings["extra_step"] is not None:
        yield _("200 分以上每 %(points)s 分多升一级") % {"points": settings["extra_step"]}
    yield _("A 必打") if settings["must_play_ace"] else _("A 可以跳过")
    yield (
        _("底牌 %(n)s 张") % {"n": settings["bottom_cards"]} if settings["bottom_cards"] else _("没有底牌")
    )
    yield _("抠底：%(factors)s") % {"factors": _factors(settings["bottom_factors"])}


def _factors(factors: Mapping[str, int]) -> str:
    """Shapes that count alike stand together, in their order."""
    names = _shapes()
    alike: dict[int, list[str]] = {}
    for shape in SHAPES:
        alike.setdefault(factors[shape], []).append(names[shape])
    return _("，").join(f"{_('、').join(shapes)} ×{factor}" for factor, shapes in alike.items())


def _shapes() -> dict[str, str]:
    names = words(language_now())
    return {shape: names[shape] for shape in SHAPES}


def settings() -> Mapping[str, SettingWords]:
    """Every setting, in the active language."""
    return {
        "points_per_level": SettingWords(
            _("每级几分"), _("升一级，输的两家各付给赢的一家这么多。"), unit=pgettext("unit", "分")
        ),
        "extra_step": SettingWords(
            _("200 分以上再升级"),
            _("闲家得 200 分升两级；以上每满这么多分再多升一级，要填 5 的倍数。"),
            {"null": _("最多升两级")},
            pgettext("unit", "分"),
        ),
        "must_play_ace": SettingWords(
            _("A 必打"),
            _("到 A 必须停下来打，坐庄打赢了才算赢这一轮；不必打就是升过 A 直接赢。"),
            {"true": _("A 必打"), "false": _("可以跳过")},
        ),
        "bottom_cards": SettingWords(
            _("底牌几张"),
            _("扣在底下的牌有几张。底牌里的分最多是张数乘 10，再多不收。"),
            unit=_("张"),
        ),
        "bottom_factors": SettingWords(
            _("抠底倍数"),
            _("闲家赢了最后一轮，底牌的分乘几倍，看最后一轮是用什么牌赢的。"),
            _shapes(),
            _("倍"),
        ),
    }
