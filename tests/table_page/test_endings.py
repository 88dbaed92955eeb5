"""Hands without a showdown, one tap each, and the mango they leave. Pencil: xuan §5.6, §7, preset 1-3."""

from playwright.sync_api import expect

from tests.table_page.conftest import OnTable, OpenTable


def test_a_knockout_and_the_mango_it_leaves(open_table: OpenTable, thumb: OnTable) -> None:
    host = thumb(open_table(bowls=100))
    host.alone("阿强")
    host.expect_nets("−1", "−3", "+5", "−1")
    host.save()
    host.expect_saved(1)
    assert host.taps == 2
    expect(host.page.locator(".table-head__pool")).to_contain_text("桌上芒果 15 · 揍芒")
    for name in ("老王", "李姐", "小何"):
        expect(host.seat(name).locator(".badge--mango")).to_have_text("芒 5")
    expect(host.seat("阿强").locator(".badge--mango")).to_have_count(0)


def test_passed_out(open_table: OpenTable, thumb: OnTable) -> None:
    host = thumb(open_table(bowls=100))
    host.passed("休芒", "二轮")
    host.expect_nets("0", "0", "0", "0")
    host.save()
    host.expect_saved(1)
    assert host.taps == 2
    expect(host.page.locator(".table-head__pool")).to_contain_text("桌上芒果 20 · 休芒")


def test_a_tap_too_many_is_taken_back_by_another(open_table: OpenTable, thumb: OnTable) -> None:
    host = thumb(open_table(bowls=100))
    host.alone("阿强")
    host.alone("阿强")
    host.passed("休芒", "三轮")
    host.passed("休芒", "三轮")
    expect(host.page.locator(".table-why")).to_have_text("谁的头最大？从大到小点。")
    assert host.page.locator(".places [aria-pressed=true]").count() == 0
