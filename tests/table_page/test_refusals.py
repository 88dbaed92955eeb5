"""What is wrong is said beside what it is about; what is merely missing is a quiet hint."""

from playwright.sync_api import expect

from tests.table_page.conftest import OnTable, OpenTable


def test_a_bowl_too_small_is_said_on_its_seat(open_table: OpenTable, thumb: OnTable) -> None:
    host = thumb(open_table(bowls=100))
    host.seat("李姐").locator(".place__who").tap()
    host.button("单独填").tap()
    pad = host.page.locator("amount-pad")
    for key in ("5", "00"):
        pad.get_by_role("button", name=key, exact=True).tap()
    pad.get_by_role("button", name="下了这么多").tap()
    host.button("关上").tap()
    expect(host.seat("李姐").locator(".place__wrong")).to_contain_text("最多 100 分")
    expect(host.page.get_by_role("alert")).to_contain_text("李姐：下注比钵里的多")
    expect(host.button("记下这盘")).to_be_disabled()
    host.seat("李姐").locator(".place__who").tap()
    host.button("按叫注").tap()
    host.button("关上").tap()
    expect(host.page.locator(".place__wrong")).to_have_count(0)


def test_an_unfinished_hand_says_what_comes_next(open_table: OpenTable, thumb: OnTable) -> None:
    host = thumb(open_table("dingerhuang"))
    why = host.page.locator(".table-why")
    expect(why).to_have_text("先点每一轮叫到多少。")
    host.bid(10)
    expect(why).to_have_text("谁的尾最大？从大到小点。")
    host.best("low", "老王", "阿强", "小何")
    expect(why).to_have_text("谁的头最大？从大到小点。")
    expect(host.page.locator(".field__error")).to_have_count(0)
    expect(host.button("记下这盘")).to_be_disabled()


def test_everyone_takes_a_bowl_in_one_tap(open_table: OpenTable, thumb: OnTable) -> None:
    table = open_table()
    host = thumb(table)
    host.page.locator(".offer").get_by_role("button", name="100", exact=True).tap()
    expect(host.page.locator(".offer")).to_have_count(0)
    expect(host.page.locator(".place__bowl")).to_have_text(["钵 100"] * 4)
    assert table.events.filter(type="bowl").count() == 4
