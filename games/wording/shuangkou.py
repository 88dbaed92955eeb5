"""二人双扣 in words (shuangkou §5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from games.wording.setting import Settings, SettingWords


def in_words(settings: Settings) -> Iterator[str]:
    """What is played, setting by setting."""
    yield _("底分 %(points)s") % {"points": settings["base"]}
    cap = settings["bonus_cap"]
    yield _("奖励最多 %(points)s") % {"points": cap} if cap else _("没有奖励分")


def settings() -> Mapping[str, SettingWords]:
    """Every setting, in the active language."""
    return {
        "base": SettingWords(
            _("底分"), _("一盘算出来的数，最后都乘上这么多分。"), unit=pgettext("unit", "分")
        ),
        "bonus_cap": SettingWords(
            _("奖励封顶"),
            _("一家的炸弹再多，奖励分加起来最多算这么多。0 就是没有奖励分。"),
            unit=pgettext("unit", "分"),
        ),
    }
