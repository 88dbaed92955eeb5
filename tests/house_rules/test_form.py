"""The form on the phone: points move with a setting, a bad value is told beside it, a version is kept."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from games.house_rules.services import name_rules, newest_version
from games.models import RuleSet, Table
from tests.conftest import Cast
from tests.pages.conftest import House
from tests.pages.conftest import house as house
from tests.plugins.site import Site


@pytest.fixture
def ours(cast: Cast) -> RuleSet:
    rules = {"preset": "1-3", "skin": 2}
    return name_rules(club=cast.club, game="daxuan", name="我们的打法", rules=rules, by=cast.owner)


@pytest.fixture
def phone(page: Page, site: Site, cast: Cast) -> Iterator[Page]:
    """A phone signed in as the owner; a script or policy error fails the test."""
    wrong: list[str] = []
    page.set_default_timeout(15_000)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.append(said.text) if "Security Policy" in said.text else None)
    site.sign_in(page, cast.owner)
    yield page
    assert wrong == []


def setting(page: Page, name: str) -> Locator:
    return page.locator(f'[data-setting="{name}"]')


def test_a_version_from_the_first_tap_to_the_next_table(
    phone: Page, site: Site, cast: Cast, house: House, ours: RuleSet
) -> None:
    phone.goto(f"{site.url}/house-rules/{ours.pk}/")
    phone.get_by_role("link", name="改桌规").tap()
    skin = setting(phone, "skin")
    # xuan §4.5: 丙 folds in round 1 and loses the skin, here 2.
    expect(skin.locator(".house__nets")).to_contain_text("丙 −2")
    expect(phone.get_by_role("button", name="存好")).to_be_disabled()

    skin.get_by_label("皮：多一点").tap()
    expect(skin.locator(".house__nets")).to_contain_text("丙 −3 原来 −2")
    expect(phone.locator("#keep")).to_contain_text("和“1、3”有 1 处不同")

    skin.get_by_role("textbox").fill("-1")
    expect(skin.get_by_role("alert")).to_contain_text("这条桌规的值不行，可以填：0–1000000")
    phone.get_by_role("button", name="存成第 2 版").tap()
    expect(phone.get_by_role("button", name="存成第 2 版")).to_be_enabled()
    assert newest_version(ours).number == 1

    skin.get_by_role("textbox").fill("4")
    expect(skin.locator(".house__nets")).to_contain_text("丙 −4 原来 −2")
    phone.get_by_role("button", name="存成第 2 版").tap()
    phone.wait_for_url(f"**/house-rules/{ours.pk}/")
    expect(phone.locator("h1")).to_have_text("我们的打法")
    expect(phone.locator(".felt__sub")).to_contain_text("第 2 版")
    assert newest_version(ours).rules["skin"] == 4

    phone.goto(f"{site.url}/clubs/{cast.club.pk}/new/")
    phone.get_by_role("button", name="我们的打法").tap()
    phone.get_by_role("button", name="开桌").tap()
    phone.wait_for_url("**/tables/**")
    table = Table.objects.latest("opened_at")
    assert (table.rules["skin"], table.rule_version) == (4, newest_version(ours))
    expect(phone.locator("h1")).to_contain_text("打旋 · 我们的打法")


def test_a_new_one_with_every_kind_of_setting(phone: Page, site: Site, cast: Cast) -> None:
    phone.goto(f"{site.url}/clubs/{cast.club.pk}/rules/new/?game=ermao")
    expect(phone.locator("#keep")).to_contain_text("先起个名字")
    phone.get_by_label("起个名字").fill("跳级打法")
    setting(phone, "extra_step").get_by_label("多一点").tap()
    setting(phone, "must_play_ace").get_by_role("button", name="可以跳过").tap()
    setting(phone, "bottom_factors").get_by_role("textbox", name="对子").fill("99")
    expect(setting(phone, "bottom_factors").get_by_role("alert")).to_contain_text("1–64")
    setting(phone, "bottom_factors").get_by_role("textbox", name="对子").fill("3")
    expect(phone.locator("#keep")).to_contain_text("有 3 处不同")
    assert phone.evaluate("document.documentElement.scrollWidth - screen.width") <= 0
    phone.get_by_role("button", name="存好").tap()
    phone.wait_for_url("**/house-rules/**")
    kept = newest_version(RuleSet.objects.get(name="跳级打法")).rules
    assert (kept["extra_step"], kept["must_play_ace"], kept["bottom_factors"]["pair"]) == (5, False, 3)


def test_at_most_two_perks(phone: Page, site: Site, cast: Cast) -> None:
    phone.goto(f"{site.url}/clubs/{cast.club.pk}/rules/new/?game=jinhua")
    perks = setting(phone, "perks").locator(".chip")
    expect(perks).to_have_count(4)
    assert [perks.nth(place).is_disabled() for place in range(4)] == [False, False, True, True]
    perks.nth(0).tap()
    perks.nth(2).tap()
    phone.get_by_label("起个名字").fill("保底打法")
    phone.get_by_role("button", name="存好").tap()
    phone.wait_for_url("**/house-rules/**")
    assert newest_version(RuleSet.objects.get()).rules["perks"] == ["bonus", "floor"]


def test_a_name_that_is_taken_is_told_beside_it(phone: Page, site: Site, cast: Cast, ours: RuleSet) -> None:
    phone.goto(f"{site.url}/clubs/{cast.club.pk}/rules/new/?game=daxuan&preset=5-10")
    phone.get_by_label("起个名字").fill("我们的打法")
    phone.get_by_role("button", name="存好").tap()
    expect(phone.locator(".house__name").get_by_role("alert")).to_contain_text("请换一个")
    assert RuleSet.objects.count() == 1
