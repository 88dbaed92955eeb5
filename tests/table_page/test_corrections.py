"""Undo, amend and void from the table page. Pencil: preset 1-3."""

from playwright.sync_api import expect

from tests.table_page.conftest import OnTable, OpenTable
from tests.table_page.driver import Thumb, entered


def shown(host: Thumb, winner: str, bid: int) -> None:
    """李姐 and 小何 fold at once, the winner is better in both groups."""
    host.fold("李姐", "小何")
    host.bid(bid)
    host.best("low", winner)
    host.best("high", winner)
    host.save()


def test_undo_voids_the_last_hand_and_gives_its_entry_back(open_table: OpenTable, thumb: OnTable) -> None:
    table = open_table(bowls=100)
    host = thumb(table)
    shown(host, "老王", 10)
    host.button("撤销第 1 盘").tap()
    host.expect_totals("0", "0", "0", "0")
    host.expect_nets("+14", "−3", "−10", "−1")
    expect(host.page.locator(".round--void")).to_have_count(1)
    assert table.hands.get(number=1).voided


def test_undo_stands_until_the_next_hand_is_saved(open_table: OpenTable, thumb: OnTable) -> None:
    host = thumb(open_table(bowls=100))
    shown(host, "老王", 10)
    host.expect_saved(1)
    host.fold("老王")
    expect(host.button("撤销第 1 盘")).to_be_visible()
    host.fold("老王", "老王", "老王")
    host.alone("老王")
    host.save()
    host.expect_saved(2)


def test_an_amend_of_an_earlier_hand_says_what_changes_later(open_table: OpenTable, thumb: OnTable) -> None:
    table = open_table(bowls=100)
    host = thumb(table)
    host.alone("阿强")
    host.save()
    host.expect_saved(1)
    shown(host, "老王", 10)
    host.expect_saved(2)
    host.page.get_by_role("button", name="改第 1 盘").tap()
    expect(host.page).to_have_url(f"{host.url}?hand=1")
    expect(host.seat("李姐").locator(".key--fold")).to_have_attribute("aria-pressed", "true")
    host.expect_nets("−1", "−3", "+5", "−1")
    host.fold("小何", "小何", "小何")
    host.best("low", "小何")
    host.best("high", "小何")
    expect(host.page.locator(".table-notice")).to_contain_text("第 2 盘")
    host.button("点错了").tap()
    host.save("改好第 1 盘")
    expect(host.page.locator(".table-notice")).to_have_count(0)
    expect(host.page).to_have_url(host.url)
    event = table.events.get(type="amend")
    assert event.reason == "mistyped"
    assert [seat["fate"] for seat in entered(table, 1)["seats"]] == ["folded", "folded", "shown", "shown"]  # type: ignore[attr-defined]


def test_leaving_a_correction_changes_nothing(open_table: OpenTable, thumb: OnTable) -> None:
    table = open_table(bowls=100)
    host = thumb(table)
    shown(host, "老王", 10)
    host.expect_saved(1)
    host.fold("阿强")
    host.page.get_by_role("button", name="改第 1 盘").tap()
    host.fold("小何")
    host.button("不改了").tap()
    expect(host.seat("阿强").locator(".key--fold")).to_have_attribute("aria-pressed", "true")
    expect(host.seat("小何").locator(".key--fold")).to_have_attribute("aria-pressed", "false")
    assert not table.events.filter(type="amend").exists()


def test_a_hand_is_opened_by_its_address_and_voided(open_table: OpenTable, thumb: OnTable) -> None:
    table = open_table(bowls=100)
    host = thumb(table)
    shown(host, "老王", 10)
    host.expect_saved(1)
    host.open("?hand=1")
    host.button("整盘作废").tap()
    host.button("发错牌，不算").tap()
    expect(host.page.locator(".round--void")).to_have_count(1)
    host.expect_totals("0", "0", "0", "0")
    assert table.events.get(type="void").reason == "misdeal"
