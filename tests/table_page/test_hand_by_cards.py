"""A hand of 丁二皇 with the cards of two players. Pencil: 底皮 1 a seat; 王 and 地官六 beat 九 and 五."""

from playwright.sync_api import expect

from tests.table_page.conftest import OnTable, OpenTable
from tests.table_page.driver import entered

FIRST, SECOND = ("rQ", "b9", "r2", "b4"), ("b4", "b5", "r8", "b7")


def test_it_takes_fourteen_taps(open_table: OpenTable, thumb: OnTable) -> None:
    table = open_table("dingerhuang")
    host = thumb(table)
    host.button("选牌").tap()
    host.fold("李姐", "小何")
    host.bid(10)
    host.cards(*FIRST)
    host.tap(host.page.locator(".split").first)
    host.cards(*SECOND)
    host.tap(host.page.locator(".split").first)
    host.expect_nets("+13", "−1", "−11", "−1")
    host.save()
    host.expect_saved(1)
    assert host.taps <= 14
    seats = entered(table, 1)["seats"]
    assert isinstance(seats, list)
    shown = [sorted(one + other) for one, other in (seat["pairs"] for seat in seats if "pairs" in seat)]
    assert shown == [sorted(FIRST), sorted(SECOND)]


def test_a_kind_that_is_used_up_cannot_be_picked(open_table: OpenTable, thumb: OnTable) -> None:
    host = thumb(open_table("dingerhuang"))
    host.button("选牌").tap()
    host.cards("r3")
    expect(host.page.locator("[data-kind=r3]")).to_be_disabled()
    host.cards("rQ", "rQ")
    expect(host.page.locator("[data-kind=rQ]")).to_be_disabled()
    host.button("退一张").tap()
    expect(host.page.locator("[data-kind=rQ]")).to_be_enabled()


def test_the_way_of_entering_is_kept_on_this_phone(open_table: OpenTable, thumb: OnTable) -> None:
    host = thumb(open_table("dingerhuang"))
    host.button("选牌").tap()
    host.open()
    expect(host.button("选牌")).to_have_attribute("aria-pressed", "true")
    expect(host.page.locator(".picker__tiles")).to_be_visible()
