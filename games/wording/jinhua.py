"""炸金花抓二游 in words (jinhua §5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from games.wording.setting import Settings, SettingWords


def in_words(settings: Settings) -> Iterator[str]:
    """What is played, setting by setting."""
    yield _("底注 %(points)s") % {"points": settings["ante"]}
    yield _("二游：%(hands)s") % {"hands": _hands()[settings["eryou"]]}
    if settings["eryou_above_straight"]:
        yield _("二游大过顺子")
    yield _("A 2 3 是最小的顺子") if settings["ace_low_straight"] else _("A 2 3 不是顺子")
    perks = [name for perk, name in _perks().items() if perk in settings["perks"]]
    yield _("真二游：%(perks)s") % {"perks": _("、").join(perks)} if perks else _("真二游没有另外的好处")
    yield _("诈二游要赔") if settings["false_claim_penalty"] else _("诈二游不赔")
    yield _cap(settings["raise_cap"])


def _cap(antes: int) -> str:
    return _("加注一次最多 %(n)s 个底注") % {"n": antes} if antes else _("加注不限")


def _hands() -> dict[str, str]:
    return {"two_twos": _("两张 2"), "two_twos_or_small": _("两张 2，或一张 2 带两张 3、4")}


def _perks() -> dict[str, str]:
    return {
        "free_ante": _("免底注"),
        "bonus": _("得奖励"),
        "floor": _("保底"),
        "open_first": _("优先开牌"),
    }


def settings() -> Mapping[str, SettingWords]:
    """Every setting, in the active language."""
    return {**_points(), **_ranking(), **_claims()}


def _points() -> dict[str, SettingWords]:
    return {
        "ante": SettingWords(
            _("底注"),
            _("每盘开始，上桌的每家先放这么多；比牌、奖励和赔的也照它算。"),
            unit=pgettext("unit", "分"),
        ),
        "raise_cap": SettingWords(
            _("加注最多几个底注"),
            _("一次加注，最多比现在的一注大这么多个底注。0 就是不限。"),
            {"0": _("不限")},
            _("个底注"),
        ),
    }


def _ranking() -> dict[str, SettingWords]:
    return {
        "eryou": SettingWords(_("什么是二游"), _("哪样的三张牌算二游，可以抓。"), _hands()),
        "eryou_above_straight": SettingWords(
            _("二游和顺子"),
            _("比牌时二游排在顺子上面，还是排在顺子下面、对子上面。"),
            {"true": _("二游大"), "false": _("顺子大")},
        ),
        "ace_low_straight": SettingWords(
            _("A 2 3"),
            _("A 2 3 算最小的顺子，还是只算单张。"),
            {"true": _("算顺子"), "false": _("不算顺子")},
        ),
    }


def _claims() -> dict[str, SettingWords]:
    return {
        "perks": SettingWords(
            _("真二游的好处"),
            _(
                "验过是真二游的人有哪些好处，最多选两样。免底注：不放底注。得奖励：赢了每家多给他一个底注。"
                "保底：输了最多输一个底注。优先开牌：轮到他就能要别人比，别人不能不肯。"
            ),
            _perks(),
        ),
        "false_claim_penalty": SettingWords(
            _("诈二游"),
            _("说有二游其实没有的人，要不要给上桌的每家赔一个底注。放进去的分都要输。"),
            {"true": _("要赔"), "false": _("不赔")},
        ),
    }
