"""The pages on a phone and a television: nothing too wide or too small, and the board follows."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from games.models import Table
from settlement.models import Sitting
from tests.conftest import Cast
from tests.pages.conftest import House, hand
from tests.plugins.site import Site

PATHS = [
    "/clubs/{club}/",
    "/clubs/{club}/settings/",
    "/clubs/{club}/rules/",
    "/clubs/{club}/rules/new/?game=daxuan",
    "/clubs/{club}/rules/new/?game=ermao",
    "/clubs/{club}/rules/new/?game=jinhua",
    "/house-rules/{rule_set}/",
    "/clubs/{club}/new/",
    "/clubs/{club}/leaderboard/?period=all",
    "/sittings/{closed}/",
    "/sittings/{running}/",
    "/board/{token}/",
]
TOO_SMALL = """() => [...document.querySelectorAll("a, button, summary, input:not([type=hidden])")]
  .filter(one => one.checkVisibility() && !one.closest(".skip") && !one.matches(".skip"))
  .filter(one => one.getBoundingClientRect().height < 47.5)
  .map(one => `${one.tagName} ${one.textContent.trim()} ${one.getBoundingClientRect().height}`)"""
SMALL_PRINT = """() => [...document.querySelectorAll("body *")]
  .filter(one => one.checkVisibility() && !one.closest("svg, code, .badge"))
  .filter(one => [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()))
  .filter(one => parseFloat(getComputedStyle(one).fontSize) < 15)
  .map(one => one.textContent.trim().slice(0, 40))"""
OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.fixture
def phone(page: Page, site: Site, house: House, cast: Cast) -> Iterator[Page]:
    """A narrow phone, signed in as the owner; a script or policy error fails the test."""
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    page.set_viewport_size({"width": 360, "height": 780})
    site.sign_in(page, cast.owner)
    yield page
    assert wrong == []


@pytest.mark.parametrize("language", ["zh-hans", "en"])
def test_fits_a_narrow_phone(phone: Page, site: Site, house: House, language: str) -> None:
    phone.context.add_cookies([{"name": "django_language", "value": language, "url": site.url}])
    for path in PATHS:
        phone.goto(site.url + house.address(path))
        found = {name: phone.evaluate(ask) for name, ask in (("small", TOO_SMALL), ("print", SMALL_PRINT))}
        assert (path, phone.evaluate(OVERFLOW), found) == (path, 0, {"small": [], "print": []})


def test_an_evening_in_few_taps(phone: Page, site: Site, house: House) -> None:
    """As last time: one tap. Then another, with a new name, a moved seat and another dealer."""
    phone.goto(site.url + house.address("/clubs/{club}/new/"))
    phone.get_by_role("button", name="开桌").tap()
    phone.wait_for_url("**/tables/**")
    first = Table.objects.latest("opened_at")
    assert [seat.player.name for seat in first.seats.order_by("number")] == ["甲", "乙", "丙", "丁"]

    phone.goto(site.url + house.address("/clubs/{club}/new/"))
    phone.get_by_role("button", name="5、10").tap()
    phone.get_by_role("button", name="重新点").tap()
    expect(phone.get_by_role("button", name="开桌")).to_be_disabled()
    for name in ("丙", "甲"):
        phone.get_by_role("button", name=name, exact=True).tap()
    phone.get_by_label("新名字").fill("新来的")
    phone.keyboard.press("Enter")
    phone.locator(".handle").nth(2).press("ArrowUp")
    phone.locator(".seating__row").nth(2).get_by_role("button", name="先发牌").tap()
    expect(phone.locator("#start")).to_contain_text("3 个人，甲先发牌")
    phone.get_by_role("button", name="开桌").tap()
    phone.wait_for_url("**/tables/**")
    second = Table.objects.latest("opened_at")
    assert [seat.player.name for seat in second.seats.order_by("number")] == ["丙", "新来的", "甲"]
    assert (second.rules["preset"], second.state["dealer"]) == ("5-10", 3)


def test_a_refusal_is_shown_beside_its_field_and_nothing_is_opened_twice(
    page: Page, site: Site, house: House, cast: Cast
) -> None:
    site.sign_in(page, cast.host)
    page.goto(site.url + house.address("/clubs/{club}/new/"))
    before = Sitting.objects.count()
    refusal = '{"code": "bad_rule", "message": "这一项要改。", "field": "players.1", "detail": {}}'
    page.route(
        "**/tables/", lambda route: route.fulfill(status=422, body=refusal, content_type="application/json")
    )
    for _ in range(2):
        page.get_by_role("button", name="开桌").tap()
        expect(page.locator(".step").nth(1).get_by_role("alert")).to_have_text("这一项要改。")
        expect(page.get_by_role("button", name="开桌")).to_be_enabled()
    assert Sitting.objects.count() == before + 1


def test_the_board_follows_and_keeps_what_it_has(browser: Browser, site: Site, house: House) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, locale="zh-CN")
    board = context.new_page()
    board.goto(site.url + house.address("/board/{token}/"))
    expect(board.locator("#connection")).to_have_text("实时")
    assert board.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    house.desk.record(hand(2, 1, 500))
    expect(board.get_by_text("第 3 盘刚记下")).to_be_visible(timeout=2000)

    context.set_offline(True)
    expect(board.locator("#connection")).to_contain_text("连接断了")
    expect(board.get_by_text("第 3 盘刚记下")).to_be_visible()
    house.desk.record(hand(2, 1, 100))
    context.set_offline(False)
    expect(board.get_by_text("第 4 盘刚记下")).to_be_visible(timeout=15000)
    expect(board.locator("#connection")).to_have_text("实时")
    context.close()


@pytest.mark.parametrize(("language", "gain"), [("zh-hans", "rgb(179, 48, 29)"), ("en", "rgb(29, 106, 83)")])
def test_gain_is_red_in_chinese_and_green_in_english(
    page: Page, site: Site, house: House, language: str, gain: str
) -> None:
    page.context.add_cookies([{"name": "django_language", "value": language, "url": site.url}])
    page.goto(site.url + house.address("/board/{token}/"))
    expect(page.locator(".pts.gain").first).to_have_css("color", gain)


def test_the_keyboard_alone_reaches_the_content(phone: Page, site: Site, house: House) -> None:
    phone.goto(site.url + house.address("/clubs/{club}/"))
    phone.keyboard.press("Tab")
    expect(phone.locator(".skip")).to_be_focused()
    phone.keyboard.press("Enter")
    expect(phone.locator("main")).to_be_focused()
