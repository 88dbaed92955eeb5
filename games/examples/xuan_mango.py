"""What mangoes change (xuan §7)."""

from __future__ import annotations

from django.utils.translation import gettext_lazy as _

from games.examples.example import Event, Settings
from games.examples.xuan_hands import about, folded, hand, shown, stake, stood

ON = {
    "mango": 5,
    "knockout_mango": True,
    "passed_mango": True,
    "lap_mango": True,
    "lap_returns_to_starter": True,
}
LAP: Event = {"type": "final_lap"}


def _settled(settings: Settings) -> Event:
    """Seat 2 is best, then seat 1."""
    return hand(shown(1, 2), shown(2, 1), shown(3, 3), bids=[stake(settings)])


def _knockout(settings: Settings) -> list[Event]:
    return [hand(stood(1), folded(2), folded(3), bids=[stake(settings)]), _settled(settings)]


def _passed(settings: Settings) -> list[Event]:
    checked = hand(stood(1), stood(2), stood(3), bids=[stake(settings)], passed=2)
    return [checked, _settled(settings)]


def _lap(settings: Settings) -> list[Event]:
    return [LAP, _settled(settings)]


def _three_in_the_lap(settings: Settings) -> list[Event]:
    return [LAP, *[hand(shown(1, 1), shown(2, 2), bids=[stake(settings)])] * 3]


EXAMPLES = (
    *about("mango", _("第一盘甲揍了乙丙；第二盘乙最大。"), _knockout, ON, heeds=("skin", "opening")),
    *about("knockout_mango", _("第一盘甲揍了乙丙；第二盘乙最大。"), _knockout, ON, heeds=("mango",)),
    *about("passed_mango", _("第一盘第二轮都休了；第二盘乙最大。"), _passed, ON, heeds=("mango",)),
    *about("lap_mango", _("打圈芒的一盘，乙最大。"), _lap, ON, heeds=("mango",)),
    *about(
        "lap_returns_to_starter",
        _("两个人打圈芒，甲赢了两盘，还想打第三盘。"),
        _three_in_the_lap,
        ON,
        heeds=("mango", "lap_mango"),
        players=2,
    ),
)
