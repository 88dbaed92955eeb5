"""The betting act by act: only what is legal is offered. Pencil: xuan §4, §5.2, preset 1-3, bowls of 100."""

from playwright.sync_api import expect

from tests.table_page.conftest import OnTable, OpenTable
from tests.table_page.driver import Thumb, entered


def offered(host: Thumb) -> list[str]:
    acts = host.page.locator(".betting__turn [data-act]").evaluate_all(
        "all => all.map(each => each.dataset.act)"
    )
    return sorted(set(acts))


def expect_turn(host: Thumb, words: str) -> None:
    expect(host.page.locator(".betting__who")).to_contain_text(words)


def test_a_whole_hand(open_table: OpenTable, thumb: OnTable) -> None:
    table = open_table(bowls=100)
    host = thumb(table)
    host.button("逐手").tap()
    expect_turn(host, "一轮 · 轮到 阿强 · 叫到 3")
    assert offered(host) == ["all_in", "call", "fold", "raise"]
    host.act("raise", 10)
    expect_turn(host, "小何")
    host.act("fold")
    expect_turn(host, "老王")
    host.act("call")
    expect_turn(host, "李姐")
    host.act("fold")
    expect_turn(host, "二轮谁的牌最大")
    host.page.locator(".betting__turn").get_by_role("button", name="阿强").tap()
    assert offered(host) == ["all_in", "check", "fold", "raise"]
    host.act("raise", 20)
    expect_turn(host, "二轮 · 轮到 老王 · 叫到 20")
    host.act("call")
    expect_turn(host, "三轮谁的牌最大")
    host.page.locator(".betting__turn").get_by_role("button", name="老王").tap()
    host.act("raise", 50)
    expect_turn(host, "轮到 阿强")
    host.act("call")
    expect_turn(host, "叫注完了")
    host.best("low", "阿强")
    host.best("high", "阿强")
    host.expect_nets("−50", "−3", "+54", "−1")
    host.save()
    host.expect_saved(1)
    bets = entered(table, 1)["bets"]
    assert isinstance(bets, list)
    assert [len(acts) for acts in bets] == [4, 2, 2]


def test_a_step_back_takes_the_last_act_back(open_table: OpenTable, thumb: OnTable) -> None:
    host = thumb(open_table(bowls=100))
    host.button("逐手").tap()
    expect_turn(host, "轮到 阿强")
    host.act("fold")
    expect_turn(host, "轮到 小何")
    host.button("退一步").tap()
    expect_turn(host, "轮到 阿强")


def test_everyone_checking_ends_the_hand(open_table: OpenTable, thumb: OnTable) -> None:
    host = thumb(open_table("dingerhuang"))
    host.button("逐手").tap()
    for name in ("老王", "李姐", "阿强", "小何"):
        expect_turn(host, f"轮到 {name}")
        host.act("check")
    host.expect_nets("0", "0", "0", "0")
    expect(host.button("记下这盘")).to_be_enabled()


def test_when_the_turn_clock_runs_out_folding_is_one_tap(open_table: OpenTable, thumb: OnTable) -> None:
    table = open_table(bowls=100)
    club = table.sitting.club
    club.turn_clock = 5
    club.save()
    host = thumb(table)
    host.page.clock.install()
    host.button("逐手").tap()
    host.page.clock.run_for(400)
    expect_turn(host, "轮到 阿强")
    host.page.clock.run_for(6_000)
    host.page.locator("turn-clock").get_by_role("button", name="阿强 丢").tap()
    host.page.clock.run_for(400)
    expect_turn(host, "轮到 小何")
