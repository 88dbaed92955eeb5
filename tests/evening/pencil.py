"""An evening of 打旋 1-3 at a table of four, worked out with a pencil from the rules (xuan, sitting).

Skin 1, opening 3, mango 5, bowls of 200. 老周 deals first; the seat after the dealer is in for the opening.
Seats are 1 老周, 2 小李, 3 阿梅, 4 陈叔; nets are written in that order. A taker takes, in playing order from
the seat after the dealer, from all he beats and all who folded: at most his own stake, at most what is left
of theirs.

hand dealer opener  stakes 1, 2, 3, 4    who takes what
   1   1     2      30   30    1    1    老周 beats 小李: 30 + skins 1 + 1                              = 32
   2   2     3      50    3   50   50    as misread: 老周 and 陈叔 draw, both beat 阿梅; 老周, better low:
                                         50 from 阿梅, 3 from 小李, nothing is left for 陈叔             = 53
   2 put right      50    3   50   50    陈叔 beats 老周 and 阿梅: 50 + 50 + 3 from 小李                = 103
   3   3     4      20    1    1   20    老周, 天九王 and 地杠, beats 9 and 3 points: 20 + 1 + 1         = 22
   4   4     1      10   50    1   50    小李, better low, equal high, beats 陈叔: 50 + 10 + 1           = 61
   5   1     2       1    3    1    -    knockout: 陈叔 takes 1 + the opening 3 + 1                      = 5
   6   2     3       3    1   10   10    阿梅 and 陈叔 draw; 阿梅, better low, takes mango 15 (5 from each but
                                         陈叔) + 3 + 1, less the 5 she put in                            = 14
   7   3     4       -    -    -    -    passed out in round 2: nothing moves; everybody owes mango
   8   4     1       3   60   60   20    as mistyped, taken back: draw, 阿梅 takes 20 + 3 + 20 - 5       = 38
   9   4     1       3   60   60   20    小李 beats 阿梅: mango 20 + 60 + 20 + the opening 3 - 5         = 98
      final lap: mango 5 from everybody before each hand; five hands that count
  10   1     2       1   10   10   10    陈叔 alone in round 2, no knockout: 20 + 1 + 10 + 10 - 5        = 36
  11   2     3       -    1    3    1    knockout, does not count, 小李 deals again: 20 + 5 - 5          = 20
  12   2     3      30   30    3    1    小李 beats 老周: 20 + 30 + 3 + 1 - 5                            = 49
  13   3     4       1    1   20   20    draw; 陈叔, better low: 20 + 1 + 1 - 5                          = 17
  14   4     1       3    1    3    1    老周 and 阿梅 tie in both: 10 each; a skin of 1 is not halved, both
                                         go to 老周, first after the dealer: 7 and 5
  15   1     2     152    3  159    1    both all in, bowls 157 and 164 less the mango; 老周 can take but
                                         his own 152 from 阿梅: 20 + 152 + 3 + 1 - 5                 = 171
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

PEOPLE = ("老周", "小李", "阿梅", "陈叔")
BOWL = 200
TOP_UP = 100
"""阿梅's, before the final lap."""

Nets = tuple[int, int, int, int]


@dataclass(frozen=True)
class Hand:
    """A hand: what was said of it, as the table record has it, and what it comes to."""

    number: int
    entered: Mapping[str, Any]
    net: Nets


def shown(seat: int, *, low: int, high: int) -> dict[str, Any]:
    return {"seat": seat, "fate": "shown", "order": {"low": low, "high": high}}


def folded(seat: int, round_: int = 1) -> dict[str, Any]:
    return {"seat": seat, "fate": "folded", "round": round_}


def stood(seat: int) -> dict[str, Any]:
    return {"seat": seat, "fate": "stood"}


def hand(bids: list[int], *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": "hand", "bids": bids, "seats": list(seats), **more}


ROUNDS_OF_4 = [
    [
        {"seat": 2, "act": "raise", "to": 10},
        {"seat": 3, "act": "fold"},
        {"seat": 4, "act": "call"},
        {"seat": 1, "act": "call"},
    ],
    [{"seat": 4, "act": "raise", "to": 20}, {"seat": 1, "act": "fold"}, {"seat": 2, "act": "call"}],
    [{"seat": 2, "act": "raise", "to": 50}, {"seat": 4, "act": "call"}],
]
OLD_ZHOU_S_CARDS = [["rQ", "b9"], ["r2", "b8"]]
UNCLE_CHEN_S_CARDS = [["b4", "b5"], ["b6", "r7"]]

MISREAD = Hand(
    2,
    hand(
        [3, 10, 50], shown(1, low=1, high=2), folded(2, 2), shown(3, low=3, high=3), shown(4, low=2, high=1)
    ),
    (53, -3, -50, 0),
)
PUT_RIGHT = Hand(
    2,
    hand(
        [3, 10, 50], shown(1, low=2, high=2), folded(2, 2), shown(3, low=3, high=3), shown(4, low=1, high=1)
    ),
    (-50, -3, -50, 103),
)
MISTYPED = Hand(
    8,
    hand([10, 20, 60], folded(1), shown(2, low=2, high=1), shown(3, low=1, high=2), folded(4, 3)),
    (-8, -5, 38, -25),
)

FIRST = Hand(
    1,
    hand([10, 30], shown(1, low=1, high=1), shown(2, low=2, high=2), folded(3), folded(4)),
    (32, -30, -1, -1),
)
BY_CARDS = Hand(
    3,
    hand(
        [3, 10, 20],
        {"seat": 1, "fate": "shown", "pairs": OLD_ZHOU_S_CARDS},
        folded(2),
        folded(3),
        {"seat": 4, "fate": "shown", "pairs": UNCLE_CHEN_S_CARDS},
    ),
    (22, -1, -1, -20),
)
BY_LOG = Hand(
    4,
    {
        "type": "hand",
        "bets": ROUNDS_OF_4,
        "seats": [
            {"seat": 1},
            {"seat": 2, "order": {"low": 1, "high": 1}},
            {"seat": 3},
            {"seat": 4, "order": {"low": 2, "high": 1}},
        ],
    },
    (-10, 61, -1, -50),
)
KNOCKOUT = Hand(5, hand([3], folded(1), folded(2), folded(3), stood(4)), (-1, -3, -1, 5))
AFTER_KNOCKOUT = Hand(
    6,
    hand([3, 10], folded(1, 2), folded(2), shown(3, low=1, high=2), shown(4, low=2, high=1)),
    (-8, -6, 14, 0),
)
PASSED_OUT = Hand(7, hand([3], stood(1), stood(2), stood(3), stood(4), passed=2), (0, 0, 0, 0))
AGAIN = Hand(
    9,
    hand([10, 20, 60], folded(1), shown(2, low=1, high=1), shown(3, low=2, high=2), folded(4, 3)),
    (-8, 98, -65, -25),
)
LAP = (
    Hand(10, hand([10], folded(1), folded(2, 2), folded(3, 2), stood(4)), (-6, -15, -15, 36)),
    Hand(11, hand([3], stood(1), folded(2), folded(3), folded(4)), (20, -6, -8, -6)),
    Hand(
        12,
        hand([30], shown(1, low=2, high=2), shown(2, low=1, high=1), folded(3), folded(4)),
        (-35, 49, -8, -6),
    ),
    Hand(
        13,
        hand([20], folded(1), folded(2), shown(3, low=2, high=1), shown(4, low=1, high=2)),
        (-6, -6, -5, 17),
    ),
    Hand(
        14, hand([3], shown(1, low=1, high=1), folded(2), shown(3, low=1, high=1), folded(4)), (7, -6, 5, -6)
    ),
    Hand(
        15,
        hand([159], shown(1, low=1, high=1), folded(2), shown(3, low=2, high=2), folded(4)),
        (171, -8, -157, -6),
    ),
)

TOTALS: dict[str, int] = {"老周": 128, "小李": 124, "阿梅": -293, "陈叔": 41}
"""Columns added up: 32-50+22-10-1-8-8-6+20-35-6+7+171, -30-3-1+61-3-6+98-15-6+49-6-6-8,
-1-50-1-1-1+14-65-15-8-8-5+5-157, -1+103-20-50+5+0-25+36-6-6+17-6-6. Together 0."""

SETTLED = [("阿梅", "老周", 128), ("阿梅", "小李", 124), ("阿梅", "陈叔", 41)]
"""One has lost, three have won: no fewer than three payments."""

BILL = "386.00"
SHARES = {"老周": "0.00", "小李": "96.50", "阿梅": "193.00", "陈叔": "96.50"}
"""By points (sitting §4): half for the biggest loser, none for the biggest winner, else alike."""

COUNTED = 14
"""Hands 1 to 15 but the one taken back."""

BIGGEST = {"老周": 171, "小李": 98, "阿梅": 14, "陈叔": 103}


def by_seat(net: Nets) -> dict[str, int]:
    """As the API writes nets."""
    return {str(seat): points for seat, points in enumerate(net, 1)}


def by_name(net: Nets) -> dict[str, int]:
    return dict(zip(PEOPLE, net, strict=True))
