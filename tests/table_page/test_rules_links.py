"""From the table page into the rules: a refusal, a line of the slip, the menu. What was entered stays."""

from playwright.sync_api import expect

from clubs.models import User
from tests.table_page.conftest import OnTable, OpenTable
from tests.table_page.driver import Thumb


def read_beside(host: Thumb, name: str) -> str:
    """Tap a link of this name; the address it opens in a page beside."""
    with host.page.expect_popup() as beside:
        host.page.get_by_role("link", name=name, exact=True).first.tap()
    page = beside.value
    page.wait_for_load_state()
    expect(page.locator(":target")).to_be_in_viewport()
    return page.url


def test_a_refusal_leads_to_its_section(open_table: OpenTable, thumb: OnTable) -> None:
    host = thumb(open_table(bowls=100))
    host.seat("李姐").locator(".place__who").tap()
    host.button("单独填").tap()
    pad = host.page.locator("amount-pad")
    for key in ("5", "00"):
        pad.get_by_role("button", name=key, exact=True).tap()
    pad.get_by_role("button", name="下了这么多").tap()
    host.button("关上").tap()
    expect(host.page.get_by_role("alert")).to_contain_text("李姐：下注比钵里的多")
    assert read_beside(host, "规则 §8").endswith("/rules/daxuan/#s8")
    expect(host.page.get_by_role("alert")).to_contain_text("李姐：下注比钵里的多")


def test_a_line_of_the_slip_leads_to_its_section(open_table: OpenTable, thumb: OnTable) -> None:
    host = thumb(open_table(bowls=100))
    host.alone("老王")
    host.page.locator("button.table-why").tap()
    assert read_beside(host, "规则 §5.2").endswith("/rules/daxuan/#s5-2")
    expect(host.button("记下这盘")).to_be_enabled()


def test_a_member_reads_the_rules_behind_the_last_hand(
    open_table: OpenTable, thumb: OnTable, member: User
) -> None:
    table = open_table(bowls=100)
    host = thumb(table)
    host.alone("老王")
    host.button("记下这盘").tap()
    host.expect_saved(1)
    looker = thumb(table, member)
    assert read_beside(looker, "规则 §5.2").endswith("/rules/daxuan/#s5-2")


def test_the_menu_leads_to_the_game_s_rules_and_the_referee(open_table: OpenTable, thumb: OnTable) -> None:
    host = thumb(open_table("dingerhuang"))
    host.button("更多").tap()
    for name, path in (("看规则", "/rules/dingerhuang/"), ("问裁判", "/referee/?game=dingerhuang")):
        link = host.page.get_by_role("link", name=name)
        expect(link).to_have_attribute("href", path)
        expect(link).to_have_attribute("target", "_blank")
