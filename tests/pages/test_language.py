"""The language is the reader's choice, and stays."""

import pytest
from django.test import Client

from tests.conftest import Cast
from tests.pages.conftest import Browse, House


def test_switch_and_stay(house: House, cast: Cast, browse: Browse) -> None:
    client, home = browse(cast.member), house.address("/clubs/{club}/")
    assert "正在打" in client.get(home).text
    answer = client.post("/i18n/setlang/", {"language": "en", "next": home})
    assert (answer.status_code, answer["Location"]) == (302, home)
    assert "Being played" in client.get(home).text
    assert "正在打" not in client.get(home).text


@pytest.mark.parametrize(("header", "words"), [("zh-CN,zh", "登录"), ("en-GB,en", "Sign in")])
def test_the_browser_says_which_at_first(db: None, header: str, words: str) -> None:
    assert words in Client(headers={"accept-language": header}).get("/accounts/login/").text


def test_days_are_written_as_each_language_does(house: House, cast: Cast, browse: Browse) -> None:
    house.running.day = house.running.day.replace(year=2026, month=11, day=30)
    house.running.save()
    page = house.address("/sittings/{running}/")
    assert "2026年11月30日 星期一" in browse(cast.member).get(page).text
    assert "Monday 30 November 2026" in browse(cast.member, "en").get(page).text
