"""How hands are settled: the source's own examples and those beside them (xuan §5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from django.utils.translation import gettext_lazy as _

from games.examples.example import Event, Settings
from games.examples.xuan_hands import both, folded, hand, shown, stood

PLAIN = {"opening": 0, "skin": 0}


def _best_first(*stakes: int) -> Callable[[Settings], list[Event]]:
    """Seat 1 beats everyone, seat 2 the others."""
    seats = [shown(seat, seat, stake=points) for seat, points in enumerate(stakes, 1)]
    return lambda settings: [hand(*seats)]


def _by_group(*places: tuple[int, int], stakes: Sequence[int]) -> Callable[[Settings], list[Event]]:
    """Places of each seat's high and low group."""
    seats = [
        {"seat": seat, "fate": "shown", "stake": points, "order": {"high": high, "low": low}}
        for seat, ((high, low), points) in enumerate(zip(places, stakes, strict=True), 1)
    ]
    return lambda settings: [hand(*seats)]


def _one_left(settings: Settings) -> list[Event]:
    return [hand(stood(1), folded(2), folded(3), bids=[20])]


EXAMPLES = (
    *both("caps", _("下注 50、200、150。甲赢乙丙，乙赢丙。"), _best_first(50, 200, 150), PLAIN),
    *both("not_side_pots", _("下注 50、100、200。甲赢乙丙，乙赢丙。"), _best_first(50, 100, 200), PLAIN),
    *both("not_pairs", _("下注 100、300、300。甲赢乙丙，乙赢丙。"), _best_first(100, 300, 300), PLAIN),
    *both(
        "low_first",
        _("都下 100。甲乙打走，都赢丙；乙的小组好，先收。"),
        _by_group((1, 2), (2, 1), (3, 3), stakes=(100, 100, 100)),
        PLAIN,
    ),
    *both(
        "low_first_capped",
        _("甲丙下 100，乙下 40。甲乙打走，都赢丙；乙的小组好，先收，最多收 40。"),
        _by_group((1, 2), (2, 1), (3, 3), stakes=(100, 40, 100)),
        PLAIN,
    ),
    *both(
        "shared",
        _("都下 101。甲乙一样大，都赢丙；甲发的牌，零头归乙。"),
        _by_group((1, 1), (1, 1), (2, 2), stakes=(101, 101, 101)),
        PLAIN,
    ),
    *both(
        "draw",
        _("都下 50。甲大组好，乙小组好。"),
        _by_group((1, 2), (2, 1), stakes=(50, 50)),
        PLAIN,
        players=2,
    ),
    *both("knockout", _("第一轮乙（挡家）和丙都丢了，只剩甲。"), _one_left, {"opening": 3, "skin": 1}),
)
