"""The why slip of 打二毛: a line for each transfer that a player accepts, and one sentence for the hand."""

from typing import Any

import pytest

from games.rules.explain import explain, summary
from games.rules.games import GAMES
from games.rules.record import Replay
from tests.rules.building import Json
from tests.rules.ermao.building import hand, last, run

NAMES = {1: "甲", 2: "乙", 3: "丙", 4: "丁"}

SLIPS: list[Any] = [
    pytest.param(
        hand(0, 1),
        {},
        "乙输给甲 3：闲家得 0 分，庄家升 3 级，每级 1 分",
        "乙 loses 3 to 甲: the attackers made 0, so the declarers move up 3 levels, 1 a level",
        id="held",
    ),
    pytest.param(
        hand(90, 1, **last("tractor", 40)),
        {"points_per_level": 5},
        "甲输给乙 10：闲家得 250 分（90 + 40 × 4，抠底），闲家升 2 级，每级 5 分",
        "甲 loses 10 to 乙: the attackers made 250 (90 + 40 × 4, the bottom taken), "
        "so the attackers move up 2 levels, 5 a level",
        id="the bottom taken",
    ),
    pytest.param(
        hand(100, 1, bottom=40),
        {},
        "乙输给甲 1：闲家得 100 分，庄家升 1 级，每级 1 分",
        "乙 loses 1 to 甲: the attackers made 100, so the declarers move up a level, 1 a level",
        id="a bottom that did not count",
    ),
]


@pytest.mark.parametrize(("event", "rules", "zh", "en"), SLIPS)
def test_slip(event: Json, rules: Json, zh: str, en: str) -> None:
    replayed = run([event], rules)
    outcome = replayed.entries[0].outcome
    for language, text in (("zh", zh), ("en", en)):
        lines = explain(replayed.rules, outcome, NAMES, language)
        assert [line.section for line in lines] == ["ermao §6", "ermao §6"]
        assert lines[0].text == text


def test_seats_without_a_name_are_called_by_number() -> None:
    replayed = run([hand(0, 1)])
    outcome = replayed.entries[0].outcome
    assert explain(replayed.rules, outcome, {}, "zh")[1].text.startswith("4号位输给3号位 3：")
    assert explain(replayed.rules, outcome, {}, "en")[1].text.startswith("Seat 4 loses 3 to Seat 3:")


def said(replayed: Replay, language: str) -> str:
    return summary(replayed.rules, replayed.entries[-1].outcome, NAMES, language)


WON = [hand(0, 1), *[hand(0)] * 4]

SUMMARIES: list[Any] = [
    (
        [hand(0, 1)],
        "第 1 盘：闲家 0 分，甲、丙升 3 级，打 5",
        "Hand 1: 0 points, 甲 and 丙 move up 3 levels to 5",
    ),
    (
        [hand(160, 1)],
        "第 1 盘：闲家 160 分，乙、丁升 1 级，打 3",
        "Hand 1: 160 points, 乙 and 丁 move up a level to 3",
    ),
    (
        WON,
        "第 5 盘：闲家 0 分，甲、丙升 3 级，赢了这一轮",
        "Hand 5: 0 points, 甲 and 丙 move up 3 levels and win the match",
    ),
]


@pytest.mark.parametrize(("events", "zh", "en"), SUMMARIES)
def test_summary(events: list[Json], zh: str, en: str) -> None:
    assert (said(run(events), "zh"), said(run(events), "en")) == (zh, en)


def test_what_is_no_hand_has_no_summary() -> None:
    assert said(run([hand(0, 1), {"type": "close"}]), "zh") == ""


def test_the_game_has_the_same_words_in_both_languages() -> None:
    game = GAMES["ermao"]
    assert game.words("zh").keys() == game.words("en").keys()
    assert game.name("zh") == "打二毛" and "打二毛" in game.name("en")
