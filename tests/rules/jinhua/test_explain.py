"""The why slip: a line for each transfer that a player accepts."""

from typing import Any

import pytest

from games.rules.explain import explain, summary
from tests.rules.building import Json
from tests.rules.jinhua.dealing import hand, run, seat

NAMES = {1: "甲", 2: "乙", 3: "丙"}
TRUE, FALSE = {"claim": "true"}, {"claim": "false"}

LINES: list[Any] = [
    (
        hand(seat(1, "won", 4), seat(2, "beaten", 4), seat(3, "folded")),
        {},
        ["乙输给甲 5：比输了，底注 1 加后来下的 4", "丙输给甲 1：弃牌了，底注 1"],
        [
            "乙 loses 5 to 甲: beaten, an ante of 1 and 4 put in after it",
            "丙 loses 1 to 甲: folded, the ante, 1",
        ],
        ["jinhua §3.1", "jinhua §3.1"],
    ),
    (
        hand(seat(1, "won", 4), seat(2, "beaten", 4, **TRUE), seat(3, "out")),
        {},
        ["乙输给甲 4：比输了，真二游免底注，后来下了 4"],
        ["乙 loses 4 to 甲: beaten, no ante with a verified claim, and 4 put in"],
        ["jinhua §3.1"],
    ),
    (
        hand(seat(1, "won", 4), seat(2, "beaten", 4, **TRUE), seat(3, "out")),
        {"perks": ["floor"], "ante": 2},
        ["乙输给甲 2：比输了，真二游保底，放了 6 最多输 2"],
        ["乙 loses 2 to 甲: beaten, 6 put in, but with a verified claim no more than 2 is lost"],
        ["jinhua §3.1"],
    ),
    (
        hand(seat(1, "won", 1), seat(2, "folded", 2), seat(3, "won", 1)),
        {},
        [
            "乙输给丙 2：弃牌了，底注 1 加后来下的 2，一样大的 2 家平分 3",
            "乙输给甲 1：弃牌了，底注 1 加后来下的 2，一样大的 2 家平分 3",
        ],
        [
            "乙 loses 2 to 丙: folded, an ante of 1 and 2 put in after it; two equal hands share the 3",
            "乙 loses 1 to 甲: folded, an ante of 1 and 2 put in after it; two equal hands share the 3",
        ],
        ["jinhua §3.1", "jinhua §3.1"],
    ),
    (
        hand(seat(1, "won", 0, **TRUE), seat(2, "folded", 0, **FALSE), seat(3, "out")),
        {},
        [
            "乙输给甲 1：诈二游出局，底注 1",
            "乙另给甲 1：甲抓到二游又赢了，上桌的每家多给一个底注",
            "乙赔甲 1：诈二游，给上桌的每家赔一个底注",
        ],
        [
            "乙 loses 1 to 甲: out for a false claim, the ante, 1",
            "乙 gives 甲 1 more: 甲 won with a verified claim, so everyone else dealt in gives an ante",
            "乙 pays 甲 1: a false claim costs an ante to everyone else dealt in",
        ],
        ["jinhua §3.1", "jinhua §3.2", "jinhua §3.4"],
    ),
]


@pytest.mark.parametrize(("event", "rules", "zh", "en", "sections"), LINES)
def test_lines(event: Json, rules: Json, zh: list[str], en: list[str], sections: list[str]) -> None:
    replayed = run([event], rules)
    outcome = replayed.entries[0].outcome
    lines = explain(replayed.rules, outcome, NAMES, "zh")
    assert [line.text for line in lines] == zh
    assert [line.section for line in lines] == sections
    assert [line.text for line in explain(replayed.rules, outcome, NAMES, "en")] == en


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    replayed = run([hand(seat(1, "won"), seat(2, "folded"), seat(3, "out"))])
    (line,) = explain(replayed.rules, replayed.entries[0].outcome, {}, "zh")
    assert line.text == "2号位输给1号位 1：弃牌了，底注 1"


SUMMARIES: list[Any] = [
    (hand(seat(1, "won", 4), seat(2, "beaten", 4), seat(3, "folded")), "第 1 盘：甲 +6", "Hand 1: 甲 +6"),
    (
        hand(seat(1, "won", 10, "2h 2s Kd", **TRUE), seat(2, "beaten", 10), seat(3, "folded")),
        "第 1 盘：甲 +14（二游）",
        "Hand 1: 甲 +14 (two twos)",
    ),
    (
        hand(seat(1, "folded"), seat(2, "won", 1), seat(3, "won", 1)),
        "第 1 盘：乙 +1、丙 0，一样大平分",
        "Hand 1: 乙 +1, 丙 0, a tie",
    ),
    (
        hand(seat(1, "won", 5), seat(2, "folded", 3, **FALSE), seat(3, "beaten", 5)),
        "第 1 盘：甲 +11；乙诈二游",
        "Hand 1: 甲 +11; false claim by 乙",
    ),
]


@pytest.mark.parametrize(("event", "zh", "en"), SUMMARIES)
def test_summary(event: Json, zh: str, en: str) -> None:
    replayed = run([event])
    outcome = replayed.entries[0].outcome
    assert summary(replayed.rules, outcome, NAMES, "zh") == zh
    assert summary(replayed.rules, outcome, NAMES, "en") == en
