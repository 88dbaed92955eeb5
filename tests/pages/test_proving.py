"""The club's home says when its books were proved, and what differed."""

import pytest

from games.proofs import keep_proof
from settlement.models import Proof
from tests.book.test_prove import PLANTED, corrupt
from tests.conftest import Cast
from tests.pages.conftest import Browse, House


def home(house: House, cast: Cast, browse: Browse, language: str = "zh-hans") -> str:
    return browse(cast.member, language).get(f"/clubs/{house.club.pk}/").text


def test_before_the_first_night(house: House, cast: Cast, browse: Browse) -> None:
    assert "每天夜里对一次账，还没轮到。" in home(house, cast, browse)


def test_nothing_differs(house: House, cast: Cast, browse: Browse) -> None:
    keep_proof(house.closed)
    Proof.objects.update(at="2026-11-30T20:05Z")
    assert "对过账：12月1日 星期二 04:05，没有出入。" in home(house, cast, browse)
    assert "Books proved Tue 1 Dec, 04:05: nothing differs." in home(house, cast, browse, "en")


PLACES = {
    "amount changed": ("总账", "ledger"),
    "total edited": ("榜上的战绩", "leaderboard"),
    "outcome edited": ("每盘的结果", "results of hands"),
    "payload edited": ("牌桌的记录", "record of the table"),
}


@pytest.mark.parametrize("plant", PLACES)
def test_what_differs_is_said_and_where(house: House, cast: Cast, browse: Browse, plant: str) -> None:
    keep_proof(house.running)
    corrupt(PLANTED[plant][0].replace("{{bids,2}}", "{{seats,0}}"))
    assert keep_proof(house.closed).wrong
    zh, en = PLACES[plant]
    said = home(house, cast, browse)
    warning = said.split('role="alert">')[1].split("</p>")[0]
    assert f'href="/sittings/{house.closed.pk}/">中秋</a>' in warning
    assert zh in warning
    assert "没有出入" not in said and "最近一次对账" in said
    assert en in home(house, cast, browse, "en")
