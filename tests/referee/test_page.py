"""The referee's page: what the address asks is answered when it opens, without sign-in or scripts."""

from typing import Any

import pytest
from django.test import Client

from games.pages.referee_query import read

ADDRESSES: list[Any] = [
    pytest.param("game=jinhua&hands=2h2sKd,AhKh9h", "金花比二游大", id="jinhua"),
    pytest.param("game=jinhua&hands=2h2sKd,Ah2d3s", "顺子比二游大", id="jinhua, the usual rules"),
    pytest.param(
        "game=jinhua&eryou_above_straight=1&hands=2h2sKd,Ah2d3s", "二游比顺子大", id="jinhua, another rule"
    ),
    pytest.param("game=daxuan&hands=rQb9r2b4", "头 四九三，尾 天地公子", id="daxuan, four cards"),
    pytest.param("game=daxuan&hands=rQb9.r2b4,b4b5.r8b7", "第 1 手吃第 2 手。", id="daxuan, two groups"),
    pytest.param("game=shuangkou&hands=567BJRJ,6789T", "第 2 手压得住第 1 手", id="shuangkou"),
    pytest.param("game=ermao&trump=h&level=2&hands=KsKs,3h3h", "用主牌将吃", id="ermao, a trick"),
    pytest.param(
        "game=ermao&ask=declarations&level=2&hands=2h,2s2s", "第 2 次反得了。", id="ermao, declarations"
    ),
    pytest.param("game=jinhua&hands=AhKhAh", "有一张用多了：红桃 A", id="a refusal"),
]


@pytest.mark.parametrize(("query", "words"), ADDRESSES)
def test_an_address_is_answered(client: Client, query: str, words: str) -> None:
    page = client.get(f"/referee/?{query}", headers={"accept-language": "zh-hans"})
    assert page.status_code == 200
    assert words in page.text.split("<noscript>", 1)[0]


@pytest.mark.parametrize(
    "query",
    [
        "",
        "game=chess",
        "hands=,,",
        "hands=%00",
        "hands=xyz",
        "game=ermao&level=99&trump=q",
        "eryou=7",
        "hands=rQb9.r2b4,rQ",
    ],
)
def test_any_address_opens(client: Client, query: str) -> None:
    page = client.get(f"/referee/?{query}")
    assert page.status_code == 200
    assert "<bobo-referee" in page.text


def test_in_english(client: Client) -> None:
    page = client.get("/referee/?game=jinhua&hands=2h2sKd,AhKh9h", headers={"accept-language": "en"})
    assert "Hand 2 beats hand 1: flush over two twos." in page.text


def test_hands_that_are_only_partly_split_are_not_asked_yet() -> None:
    asked = read({"game": "daxuan", "hands": "rQb9.r2b4,b4b5r8b7"})
    assert asked.split == [True, False]
    assert asked.question() is None


def test_an_endless_address_is_read_only_so_far() -> None:
    asked = read({"game": "shuangkou", "hands": "3" * 5000})
    assert len(asked.hands[0]) == 1000
