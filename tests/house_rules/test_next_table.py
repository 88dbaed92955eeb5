"""From the table to the next with the same people: three taps; where fewer play, who sits out is asked."""

import pytest
from playwright.sync_api import Page, expect

from games import services
from games.models import Table
from settlement.services import open_sitting
from tests.conftest import Cast
from tests.plugins.site import Site

FIVE = ["甲", "乙", "丙", "丁", "戊"]


@pytest.fixture
def phone(page: Page, site: Site, cast: Cast) -> Page:
    page.set_default_timeout(15_000)
    site.sign_in(page, cast.host)
    return page


def seated(table: Table) -> list[str]:
    return [seat.player.name for seat in table.seats.order_by("number")]


def test_three_taps_with_the_same_people(phone: Page, site: Site, cast: Cast) -> None:
    sitting = open_sitting(club=cast.club)
    first = services.open_table(
        sitting=sitting, game="daxuan", players=["丙", "甲", "丁", "乙"], by=cast.host
    )
    phone.goto(f"{site.url}/tables/{first.pk}/")
    phone.locator(".table-head__back").tap()
    phone.get_by_role("link", name="再开一桌").tap()
    phone.get_by_role("button", name="开桌").tap()
    phone.wait_for_url("**/tables/**")
    phone.wait_for_url(lambda address: str(first.pk) not in address)
    second = Table.objects.latest("opened_at")
    assert (second.sitting, second.game, seated(second)) == (sitting, "daxuan", ["丙", "甲", "丁", "乙"])


def test_five_at_one_game_and_four_of_them_at_the_next(phone: Page, site: Site, cast: Cast) -> None:
    sitting = open_sitting(club=cast.club)
    services.open_table(sitting=sitting, game="daxuan", players=FIVE, by=cast.host)
    phone.goto(f"{site.url}/clubs/{cast.club.pk}/new/?sitting={sitting.pk}")
    phone.get_by_role("button", name="打二毛").tap()
    expect(phone.locator("#start")).to_contain_text("最多 4 个人，还要去掉 1 个")
    expect(phone.get_by_role("button", name="开桌")).to_be_disabled()
    phone.get_by_role("button", name="乙这桌不打").tap()
    # ermao: seats 1 and 3 against seats 2 and 4.
    expect(phone.locator("#start")).to_contain_text("甲、丁 对 丙、戊")
    expect(phone.get_by_role("button", name="先发牌")).to_have_count(0)
    phone.get_by_role("button", name="开桌").tap()
    phone.wait_for_url("**/tables/**")
    table = Table.objects.latest("opened_at")
    assert (table.game, seated(table)) == ("ermao", ["甲", "丙", "丁", "戊"])
