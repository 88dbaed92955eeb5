"""The board of each game on a narrow phone and a television: nothing too wide, nothing cut."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.conftest import Cast
from tests.pages.conftest import Desk
from tests.pages.test_board_of_each_game import lay
from tests.plugins.site import Site

SIX = ["老王", "李姐", "阿强", "小何", "周老师", "Aleksandra"]
SHOWN = [["2h", "2s", "Kd"], ["Ah", "Tc", "4c"], ["7h", "7c", "4d"], ["Jh", "9c", "5d"]]
HANDS: dict[str, dict[str, Any]] = {
    "ermao": {"type": "hand", "declarer": 1, "captured": 300},
    "shuangkou": {
        "type": "hand",
        "winner": 1,
        "left": 12,
        "bombs": {"1": [{"size": 7}], "2": [{"size": 6}]},
    },
    "jinhua": {
        "type": "hand",
        "seats": [
            {"seat": 1, "fate": "won", "bets": 10, "cards": SHOWN[0], "claim": "true"},
            *({"seat": seat, "fate": "beaten", "bets": 10, "cards": SHOWN[seat - 1]} for seat in (2, 3, 4)),
            {"seat": 5, "fate": "folded", "claim": "false"},
            {"seat": 6, "fate": "folded", "bets": 1},
        ],
    },
}
PLAYERS = {"ermao": 4, "shuangkou": 2, "jinhua": 6}
RULES: dict[str, dict[str, Any]] = {"ermao": {"must_play_ace": False, "extra_step": 5}}
WIDER = "() => document.documentElement.scrollWidth - innerWidth"
CUT = """() => [".board__head", ".board__standing", ".board__last"]
  .map(part => document.querySelector(part))
  .filter(one => one.scrollHeight > one.clientHeight + 1)
  .map(one => `${one.className} ${one.scrollHeight} in ${one.clientHeight}`)"""


@pytest.fixture(params=["zh-hans", "en"])
def reader(request: pytest.FixtureRequest, page: Page, site: Site) -> Page:
    page.context.add_cookies([{"name": "django_language", "value": request.param, "url": site.url}])
    return page


@pytest.mark.parametrize("game", HANDS)
def test_fits_a_phone_and_a_television(reader: Page, site: Site, cast: Cast, game: str) -> None:
    desk: Desk = lay(cast, game, SIX[: PLAYERS[game]], RULES.get(game))
    desk.record(HANDS[game])
    for width, height in ((360, 780), (1280, 720)):
        reader.set_viewport_size({"width": width, "height": height})
        reader.goto(f"{site.url}/board/{desk.table.board_token}/")
        assert (width, reader.evaluate(WIDER), reader.evaluate(CUT)) == (width, 0, [])
