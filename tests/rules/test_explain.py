"""The why slip: a line for each transfer that a player accepts."""

from typing import Any

import pytest

from games.rules.explain import explain, summary
from games.rules.record import Replay
from tests.rules.building import Json, bets, bowls, cards, folded, hand, out, run, seat, shown, stood

NAMES = {1: "甲", 2: "乙", 3: "丙", 4: "丁"}


def slips(replayed: Replay, language: str = "zh") -> list[str]:
    outcome = replayed.entries[-1].outcome
    return [line.text for line in explain(replayed.rules, outcome, NAMES, language)]


def test_a_capped_win() -> None:
    replayed = run([hand(shown(1, stake=50), shown(2, 2, 2, stake=200), shown(3, 3, 3, stake=150))])
    assert slips(replayed) == [
        "乙输给甲 50：甲下注 50，最多赢 50（第 1 个收）",
        "丙输给甲 50：甲下注 50，最多赢 50（第 1 个收）",
        "丙输给乙 100：乙下注 200，可丙只剩 100（第 2 个收）",
    ]
    assert (
        slips(replayed, "en")[0]
        == "乙 loses 50 to 甲: 甲 staked 50 and can win no more than that (taker no. 1)"
    )


def test_each_line_carries_its_transfer_and_section() -> None:
    replayed = run([hand(shown(1, stake=50), shown(2, 2, 2, stake=200), out(3))])
    (line,) = explain(replayed.rules, replayed.entries[0].outcome, {}, "zh")
    assert line.to_json() == {
        "from": 2,
        "to": 1,
        "points": 50,
        "reason": "beaten",
        "text": "2号位输给1号位 50：1号位下注 50，最多赢 50（第 1 个收）",
        "section": "xuan §5.2",
    }


KNOCKOUT = hand(folded(1), folded(2), stood(3), bids=[10])
PASSED = hand(stood(1), stood(2), stood(3), bids=[3], passed=2)
WON = hand(shown(1), shown(2, 2, 2), folded(3, 2), bids=[3, 6])
DING: Json = {"game": "dingerhuang", "rules": {}}
SANHUA = "bT rT bJ b5"

FORMS: list[Any] = [
    pytest.param([KNOCKOUT, WON], {}, "甲放芒果 5：上一盘是揍芒，除了揍人的一家都要放", id="knockout"),
    pytest.param([PASSED, WON], {}, "甲放芒果 5：上一盘休了，每家都要放", id="passed"),
    pytest.param([{"type": "final_lap"}, WON], {}, "甲放芒果 5：打圈芒，上桌的每盘都放一个", id="lap"),
    pytest.param([PASSED, WON], {}, "甲收池里 15：先收的一家全收，不封顶", id="pool"),
    pytest.param([WON], {}, "丙的皮归甲 3：丙丢了，还剩 3（第 1 个收）", id="skin"),
    pytest.param([WON], DING, "甲垫底皮 1：发牌前每家都垫", id="ante"),
    pytest.param([PASSED], DING, "底皮退给甲 1：这盘休了，不算", id="ante back"),
    pytest.param(
        [hand(cards(1, SANHUA, stake=9), cards(2, "rQ rQ r2 r2", stake=9), cards(3, "b9 b8 b7 b5", stake=9))],
        DING,
        "底皮退给甲 1：有三花，不输不赢",
        id="sanhua",
    ),
    pytest.param(
        [hand(cards(1, SANHUA, stake=9), cards(2, "b6 r6 RJ b5", stake=9), folded(3, 3, stake=4))],
        DING,
        "丙的皮留在池里 4：剩下的都是三花，没人收，下一盘再说",
        id="sanhua only",
    ),
    pytest.param(
        [hand(shown(1), shown(2), shown(3, 2, 2), bids=[9])],
        {},
        "丙输给乙 5：丙还有 9，一样大的 2 家分，乙最多 9",
        id="shared",
    ),
    pytest.param(
        [PASSED, PASSED, hand(shown(1), shown(2), shown(3, 2, 2), bids=[9])],
        {},
        "甲收池里 15：一样大的 2 家平分 30",
        id="pool shared",
    ),
    pytest.param(
        [PASSED, PASSED, {"type": "close"}], {}, "池里退给甲 5：收桌，3 家平分剩下的 15", id="pool return"
    ),
]


@pytest.mark.parametrize(("events", "head", "text"), FORMS)
def test_form(events: list[Any], head: Json, text: str) -> None:
    replayed = run(events, **head)
    assert text in slips(replayed)
    assert all("{" not in line and "号位" not in line for line in slips(replayed, "en"))


def test_a_fold_by_log_is_explained_too() -> None:
    replayed = run([*bowls(100, 100, 100), bets("3 fold, 1 fold", *map(seat, (1, 2, 3)))], rules={})
    assert slips(replayed)[0] == "丙的皮归乙 1：丙丢了，还剩 1（第 1 个收）"


SUMMARIES: list[Any] = [
    pytest.param([WON], "第 1 盘：甲 +9", "Hand 1: 甲 +9", id="won"),
    pytest.param([KNOCKOUT], "第 1 盘（揍了）：丙 +4", "Hand 1, knockout: 丙 +4", id="knockout"),
    pytest.param(
        [PASSED, PASSED], "第 2 盘：休过河，池里 15", "Hand 2: passed out, 15 in the pool", id="passed"
    ),
    pytest.param(
        [hand(shown(1, 1, 2), shown(2, 2, 1), out(3), bids=[9])],
        "第 1 盘：走了，不输不赢",
        "Hand 1: a draw",
        id="draw",
    ),
]


@pytest.mark.parametrize(("events", "zh", "en"), SUMMARIES)
def test_summary(events: list[Any], zh: str, en: str) -> None:
    replayed = run(events)
    outcome = replayed.entries[-1].outcome
    assert summary(replayed.rules, outcome, NAMES, "zh") == zh
    assert summary(replayed.rules, outcome, NAMES, "en") == en
