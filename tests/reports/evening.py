"""An evening worked out with a pencil: 打旋 1-3, four people, five hands.

Hand by hand (xuan §5–§7; skin 1, opening 3, mango 5):

1. 老王 deals. 老王 out in round 1 (skin 1), 小何 in round 2 (3). 阿强 beats 李姐 in both, bid 50.
2. 李姐 deals. Everyone out in round 1, the forced 阿强 too (3); 小何 stays: a knockout.
3. 老王, 李姐 and 阿强 put in 5 each. 小何 out in round 1 (forced, 3), 阿强 in round 3 (20). 老王 and 李姐
   draw, 老王 has the better low: he takes 3 and 20 and the 15 on the table.
4. Passed out in round 2, everything goes back.
5. Everyone puts in 5; passed out again, 20 stay on the table until the close returns 5 to each.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime

from settlement.reports.document import (
    Document,
    Group,
    Hand,
    Line,
    Meal,
    MealShare,
    Payment,
    Shown,
    TableSheet,
    ranked,
    running,
)

NAMES = {"w": "老王", "l": "李姐", "q": "阿强", "h": "小何"}
NETS = [
    {"w": -1, "l": -50, "q": 54, "h": -3},
    {"w": -1, "l": -1, "q": -3, "h": 5},
    {"w": 33, "l": -5, "q": -25, "h": -3},
    {"w": 0, "l": 0, "q": 0, "h": 0},
    {"w": -5, "l": -5, "q": -5, "h": -5},
]
RETURNED = dict.fromkeys(NAMES, 5)
TOTALS = {"w": 31, "l": -56, "q": 26, "h": -1}

SUMMARIES = [
    "阿强 +54：头尾都大，吃李姐 50、小何 3、老王皮 1。",
    "都丢了，小何收皮 +5；下一盘老王、李姐、阿强揍芒。",
    "老王 +33：和李姐打走，头大，吃皮 23、芒果 15。",
    "第二轮休过河，各人收回；下一盘人人打芒 5。",
    "又休过河，桌上留着芒果 20。",
]
LINES = {
    1: [("l", "q", 50, "beaten"), ("h", "q", 3, "skin"), ("w", "q", 1, "skin")],
    2: [("q", "h", 3, "skin"), ("w", "h", 1, "skin"), ("l", "h", 1, "skin")],
    3: [
        ("w", None, 5, "mango"),
        ("l", None, 5, "mango"),
        ("q", None, 5, "mango"),
        ("h", "w", 3, "skin"),
        ("q", "w", 20, "skin"),
        (None, "w", 15, "pool"),
    ],
    5: [(key, None, 5, "mango") for key in NAMES],
}
SHOWN = (
    Shown("q", "阿强", (Group(("rQ", "b9"), "天九王"), Group(("r2", "b4"), "地官六"))),
    Shown("l", "李姐", (Group(("b4", "b4"), "板凳一对"), Group(("r8", "b7"), "人十五"))),
)


def line(source: str | None, target: str | None, points: int, reason: str) -> Line:
    payer, payee = NAMES.get(source or "", "池"), NAMES.get(target or "", "池")
    text = f"{payer}输给{payee} {points}"
    return Line(payer, payee, points, reason, text, "xuan §5.2", source, target)


def hand(number: int) -> Hand:
    return Hand(
        table="t1",
        table_name="一号桌",
        number=number,
        at=datetime(2026, 11, 30, 11, number, tzinfo=UTC),
        dealer=list(NAMES.values())[(number - 1) % 4],
        nets=NETS[number - 1],
        summary=SUMMARIES[number - 1],
        lines=tuple(line(*one) for one in LINES.get(number, ())),
        shown=SHOWN if number == 1 else (),
        voided=False,
        corrected=number == 3,
    )


def document(**changes: object) -> Document:
    """The evening as a report; `changes` replace fields."""
    hands = tuple(hand(number) for number in range(1, 6))
    table = TableSheet(
        key="t1",
        name="一号桌",
        game="打旋 1-3",
        game_name="打旋",
        rules=("皮 1 分", "挡家先下 3 分"),
        check="ab12" * 16,
        returned=RETURNED,
    )
    made = Document(
        title="周一的打旋",
        club="城西茶铺",
        place="二楼靠窗",
        day=date(2026, 11, 30),
        started=datetime(2026, 11, 30, 19, 5),
        ended=datetime(2026, 11, 30, 23, 40),
        language="zh-hans",
        revision=1,
        standing=ranked(NAMES, TOTALS, hands, 2000),
        series=running(NAMES, hands, [table]),
        hands=hands,
        tables=(table,),
        settle_up=(Payment("李姐", "老王", 31), Payment("李姐", "阿强", 25), Payment("小何", "阿强", 1)),
        meal=Meal(
            "386.00",
            "按输赢",
            (
                MealShare("老王", "0.00"),
                MealShare("李姐", "193.00"),
                MealShare("阿强", "96.50"),
                MealShare("小何", "96.50"),
            ),
        ),
        balanced=True,
    )
    return replace(made, **changes)  # type: ignore[arg-type]
