"""Undo and amend of 炸金花抓二游 from the table page, in both ways of entry.

Pencil: jinhua §3, §4; 老王 deals first.
"""

from playwright.sync_api import expect

from tests.table_page.conftest import OnTable, OpenTable
from tests.table_page.driver import entered
from tests.table_page.jinhua import Jinhua

THREE = ("老王", "李姐", "阿强")


def test_undo_gives_back_what_was_entered(open_table: OpenTable, thumb: OnTable) -> None:
    form = Jinhua(thumb(open_table("jinhua", names=THREE)))
    form.stake(4, 6, 8)
    form.won("阿强")
    form.save(1)
    form.thumb.button("撤销第 1 盘").tap()
    form.expect_stakes("4", "6", "8")
    form.thumb.expect_nets("−5", "−7", "+12")
    form.won("老王")
    form.thumb.expect_nets("+16", "−7", "−9")


def test_a_hand_comes_back_as_it_was_entered(open_table: OpenTable, thumb: OnTable) -> None:
    """李姐's false claim was 阿强's: 1 + 3 and 1 + 1 from him, 1 + 3 from 李姐, who gets 1."""
    table = open_table("jinhua", names=THREE)
    form = Jinhua(thumb(table))
    form.stake(3)
    form.won("老王")
    form.claim("李姐")
    form.claim("李姐")
    form.thumb.expect_nets("+9", "−6", "−3")
    form.save(1)
    form.page.get_by_role("button", name="改第 1 盘").tap()
    form.expect_stakes("3", "3", "3")
    form.thumb.expect_nets("+9", "−6", "−3")
    form.claim("李姐")
    form.claim("阿强")
    form.claim("阿强")
    form.thumb.expect_nets("+9", "−3", "−6")
    form.thumb.button("点错了").tap()
    form.thumb.save("改好第 1 盘")
    expect(form.page.locator(".table-notice")).to_have_count(0)
    assert entered(table, 1)["seats"] == [
        {"seat": 1, "fate": "won", "bets": 3},
        {"seat": 2, "fate": "beaten", "bets": 3},
        {"seat": 3, "fate": "folded", "bets": 3, "claim": "false"},
    ]


def test_a_logged_hand_comes_back_act_by_act(open_table: OpenTable, thumb: OnTable) -> None:
    """李姐 called 1, 阿强 and 老王 folded; then 老王 has called as well and wins the showdown."""
    table = open_table("jinhua", names=THREE)
    form = Jinhua(thumb(table))
    form.toggle("逐手")
    for name, act in (("李姐", "跟注 1"), ("阿强", "弃牌"), ("老王", "弃牌")):
        form.says(name, act)
    form.thumb.expect_nets("−1", "+2", "−1")
    form.save(1)
    form.toggle("逐手")
    form.page.get_by_role("button", name="改第 1 盘").tap()
    form.thumb.expect_nets("−1", "+2", "−1")
    form.thumb.button("退一步").tap()
    form.says("老王", "跟注 1")
    form.showdown("老王赢")
    form.thumb.expect_nets("+3", "−2", "−1")
    form.thumb.save("改好第 1 盘")
    expect(form.page.locator(".table-notice")).to_have_count(0)
    log = entered(table, 1)["log"]
    assert isinstance(log, list)
    assert log[-2:] == [{"seat": 1, "act": "call"}, {"act": "showdown", "won": [1]}]
