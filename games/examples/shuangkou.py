"""Examples of 二人双扣 (shuangkou §3–§5)."""

from __future__ import annotations

from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from games.examples.example import Event, Example
from games.rules.shuangkou.rules import GAME


def _hand(winner: int, left: int, one: list[int], two: list[int]) -> Event:
    """Bombs of equal cards that seats 1 and 2 played, by size."""
    bombs = {"1": [{"size": size} for size in one], "2": [{"size": size} for size in two]}
    return {"type": "hand", "winner": winner, "left": left, "bombs": bombs}


def _example(key: str, title: Promise, *hands: Event, **more: Any) -> Example:
    return Example(key, GAME, title, lambda settings: hands, players=2, **more)


SEVEN_AND_SIX = _hand(1, 12, [7], [6])
PAYS = _hand(1, 5, [], [8, 9])

EXAMPLES = (
    _example(
        "base",
        _("甲打过七张一样的，乙打过六张一样的，甲先出完，乙还剩 12 张。"),
        SEVEN_AND_SIX,
        setting="base",
    ),
    _example(
        "bonus_cap",
        _("乙打过八张和九张一样的，甲没有炸弹，可甲先出完，乙还剩 5 张。"),
        PAYS,
        setting="bonus_cap",
    ),
    _example("double", _("甲打过七张一样的，乙打过六张一样的，甲赢双扣。"), SEVEN_AND_SIX),
    _example("single", _("甲打过七张一样的，乙打过六张一样的，乙赢单扣。"), _hand(2, 8, [7], [6])),
    _example("plain", _("两家都没有炸弹，乙还剩 3 张。"), _hand(1, 3, [], [])),
    _example("bombs", _("甲打过四个四张的炸弹，合成一个 6 星，乙还剩 5 张。"), _hand(1, 5, [4] * 4, [])),
    _example("pays", _("乙的炸弹大，甲先出完，反而要付。"), PAYS),
)
