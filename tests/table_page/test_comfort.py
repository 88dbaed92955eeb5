"""For thick thumbs and tired eyes: large enough, nothing jumps, the keyboard works."""

import pytest
from playwright.sync_api import expect

from tests.table_page.conftest import OnTable, OpenTable

SMALL_TEXT = """() => [...document.querySelectorAll("body *")]
    .filter(each => !["SCRIPT", "NOSCRIPT", "STYLE"].includes(each.tagName) && each.checkVisibility())
    .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .filter(each => parseFloat(getComputedStyle(each).fontSize) < 18)
    .map(each => each.outerHTML.slice(0, 90))"""
SMALL_TARGETS = """() => [...document.querySelectorAll("bobo-table button, bobo-table a")].filter(each => {
    const box = each.getBoundingClientRect();
    return each.checkVisibility({ visibilityProperty: true }) && (box.width < 48 || box.height < 48);
}).map(each => each.outerHTML.slice(0, 90))"""
PARTS = "[data-seat], .bids__steps, .bids__rounds, .endings, .table-sheet, .table-sheet__save"
PLACES = """parts => [...document.querySelectorAll(parts)].map(each => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
})"""
GAIN = "getComputedStyle(document.querySelector('.nets .gain')).color"


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("way", ["排大小", "选牌"])
def test_text_and_targets_are_large_enough(
    open_table: OpenTable, thumb: OnTable, width: int, way: str
) -> None:
    host = thumb(open_table(bowls=100))
    host.page.set_viewport_size({"width": width, "height": 740})
    host.button(way).tap()
    host.fold("李姐")
    assert host.page.evaluate(SMALL_TEXT) == []
    assert host.page.evaluate(SMALL_TARGETS) == []
    assert host.page.evaluate("document.documentElement.scrollWidth") == width


def test_nothing_moves_while_a_hand_is_entered(open_table: OpenTable, thumb: OnTable) -> None:
    host = thumb(open_table(bowls=100))
    expect(host.page.locator(".table-why")).to_have_text("谁的头最大？从大到小点。")
    before = host.page.evaluate(PLACES, PARTS)
    host.fold("李姐", "小何", "小何")
    host.bid(10, 20)
    host.best("low", "老王")
    host.best("high", "阿强")
    expect(host.button("记下这盘")).to_be_enabled()
    assert host.page.evaluate(PLACES, PARTS) == before


def test_a_hand_can_be_entered_from_the_keyboard(open_table: OpenTable, thumb: OnTable) -> None:
    host = thumb(open_table(bowls=100))
    for name in ("李姐 丢", "小何 丢", "老王的头", "老王的尾"):
        host.button(name, exact=True).focus()
        host.page.keyboard.press("Enter")
    host.expect_nets("+7", "−3", "−3", "−1")
    host.button("记下这盘").focus()
    host.page.keyboard.press("Space")
    host.expect_saved(1)


def test_what_the_hand_comes_to_is_told_to_a_screen_reader(open_table: OpenTable, thumb: OnTable) -> None:
    host = thumb(open_table(bowls=100))
    host.alone("老王")
    expect(host.page.locator(".table-sheet [role=status]")).to_contain_text("李姐")
    expect(host.button("李姐 丢，一轮")).to_have_attribute("aria-pressed", "true")


def test_gain_and_loss_change_colours_with_the_language(open_table: OpenTable, thumb: OnTable) -> None:
    host = thumb(open_table(bowls=100))
    host.alone("老王")
    host.expect_nets("+5", "−3", "−1", "−1")
    assert host.page.evaluate(GAIN) == "rgb(179, 48, 29)"
    host.button("English").tap()
    host.page.get_by_role("button", name="By order").wait_for()
    host.tap(
        host.page.get_by_role("group", name="All the others folded, one is left").get_by_role(
            "button", name="老王"
        )
    )
    host.expect_nets("+5", "−3", "−1", "−1")
    assert host.page.evaluate(GAIN) == "rgb(29, 106, 83)"
