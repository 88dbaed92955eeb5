"""What the board says of 打二毛, 双扣 and 抓二游 beyond the standing; numbers from their rules."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from games import services
from games.models import Table
from settlement.models import Sitting
from tests.conftest import Cast
from tests.pages.conftest import Browse, Desk

XUAN_WORDS = ("芒果", "圈芒", "休芒", "钵")


def lay(cast: Cast, game: str, names: Sequence[str], rules: dict[str, Any] | None = None) -> Desk:
    sitting: Sitting = services.open_sitting(club=cast.club)
    table: Table = services.open_table(
        sitting=sitting, game=game, players=list(names), rules=rules or {}, by=cast.host
    )
    return Desk(table, cast.host)


def told(desk: Desk, browse: Browse, language: str = "zh-hans") -> str:
    """The board's text, tags left out."""
    page = browse(None, language).get(f"/board/{desk.table.board_token}/now/").text
    return " ".join(re.sub("<[^>]+>", " ", re.sub("<svg.*?</svg>", "", page, flags=re.S)).split())


def levels(desk: Desk, browse: Browse) -> list[tuple[str, str]]:
    return re.findall(r"(\w、\w) 现在打 (\w+)", told(desk, browse))


def test_levels_declarer_and_match(cast: Cast, browse: Browse) -> None:
    """85 is 小光: the declarers 甲、丙 move up 2, to 4, and 丙 declares next (ermao §3, §4)."""
    desk = lay(cast, "ermao", "甲乙丙丁")
    assert levels(desk, browse) == [("甲、丙", "2"), ("乙、丁", "2")]
    assert "谁先坐庄，看亮主" in told(desk, browse)
    desk.record({"type": "hand", "declarer": 1, "captured": 85})
    text = told(desk, browse)
    assert levels(desk, browse) == [("甲、丙", "4"), ("乙、丁", "2")]
    assert "丙坐庄，打 4" in text and "第 1 轮" in text and "赢了这一轮" not in text


def test_a_won_match_stands_out_until_the_next_hand(cast: Cast, browse: Browse) -> None:
    """extra_step 5 and 300 points: 2 + 100 / 5 = 22 levels, past A, which need not be played."""
    desk = lay(cast, "ermao", "甲乙丙丁", {"must_play_ace": False, "extra_step": 5})
    desk.record({"type": "hand", "declarer": 1, "captured": 300})
    text = told(desk, browse)
    assert "乙、丁 赢了这一轮！" in text and "第 2 轮" in text
    assert levels(desk, browse) == [("甲、丙", "2"), ("乙、丁", "2")]
    assert "win the match!" in told(desk, browse, "en")
    desk.record({"type": "hand", "declarer": 2, "captured": 100})
    assert "赢了这一轮！" not in told(desk, browse)


def test_margin_bombs_and_bonus(cast: Cast, browse: Browse) -> None:
    """Seven of a kind: 8 times, bonus 6; six of a kind: bonus 2; 12 left: 双扣 (shuangkou §2–§4)."""
    desk = lay(cast, "shuangkou", "甲乙")
    bombs = {"1": [{"size": 7}], "2": [{"size": 6}]}
    desk.record({"type": "hand", "winner": 1, "left": 12, "bombs": bombs})
    text = told(desk, browse)
    assert "双扣 ×4 炸弹 ×8 奖励分 甲 6 · 乙 2" in text and "7 星" in text
    assert "double ×4 bomb ×8" in told(desk, browse, "en")


def test_cards_claims_and_dealer(cast: Cast, browse: Browse) -> None:
    """乙 deals; 甲 shows 二游; next to deal is 丙."""
    desk = lay(cast, "jinhua", "甲乙丙")
    seats = [
        {"seat": 1, "fate": "won", "bets": 10, "cards": ["2h", "2s", "Kd"], "claim": "true"},
        {"seat": 2, "fate": "beaten", "bets": 10},
        {"seat": 3, "fate": "folded", "claim": "false"},
    ]
    desk.record({"type": "hand", "dealer": 2, "seats": seats})
    text = told(desk, browse)
    assert "甲真二游，丙诈二游" in text
    assert "甲 2 ♥ 2 ♠ K ♦ 二游" in text
    assert re.search(r"丙 发", text)


@pytest.mark.parametrize(
    ("game", "names"), [("ermao", "甲乙丙丁"), ("shuangkou", "甲乙"), ("jinhua", "甲乙丙")]
)
def test_no_words_of_other_games(cast: Cast, browse: Browse, game: str, names: str) -> None:
    text = told(lay(cast, game, names), browse)
    assert "还没开始" in text
    assert not [word for word in XUAN_WORDS if word in text]
