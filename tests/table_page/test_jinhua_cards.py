"""The three cards of 炸金花抓二游: as many as are known, named on the seat.

Pencil: jinhua §1–§3; 老王 deals.
"""

from playwright.sync_api import expect

from tests.table_page.conftest import OnTable, OpenTable
from tests.table_page.driver import entered
from tests.table_page.jinhua import Jinhua

THREE = ("老王", "李姐", "阿强")


def test_what_is_held_is_named_on_the_seat(open_table: OpenTable, thumb: OnTable) -> None:
    """Two twos claimed: 10 + 1 + 1 from 李姐 and from 阿强."""
    table = open_table("jinhua", names=THREE)
    form = Jinhua(thumb(table))
    form.stake(10)
    form.won("老王")
    form.claim("老王")
    form.toggle("选牌")
    form.cards("2h 2s Kd")
    form.cards("Ah Qs 9d")
    expect(form.seat("老王").locator(".key--hand")).to_contain_text("二游")
    expect(form.seat("李姐").locator(".key--hand")).to_contain_text("单张")
    form.thumb.expect_nets("+24", "−12", "−12")
    form.save(1)
    seats = entered(table, 1)["seats"]
    assert isinstance(seats, list)
    assert [seat.get("cards") for seat in seats] == [["2h", "2s", "Kd"], ["Ah", "Qs", "9d"], None]


def test_a_card_is_there_once(open_table: OpenTable, thumb: OnTable) -> None:
    form = Jinhua(thumb(open_table("jinhua", names=THREE)))
    form.toggle("选牌")
    form.cards("2h")
    expect(form.page.locator("[data-kind='2h']")).to_be_disabled()
    form.thumb.tap(form.thumb.button("退一张"))
    expect(form.page.locator("[data-kind='2h']")).to_be_enabled()


def test_a_hand_half_picked_is_not_saved(open_table: OpenTable, thumb: OnTable) -> None:
    form = Jinhua(thumb(open_table("jinhua", names=THREE)))
    form.stake(3)
    form.won("李姐")
    form.toggle("选牌")
    form.pick("李姐")
    form.cards("2h 2s")
    form.thumb.expect_nets("·", "·", "·")
    form.expect_lines()
    expect(form.page.locator(".table-why")).to_have_text("李姐还差 1 张牌。")
    expect(form.page.locator(".place__wrong")).to_have_count(0)
    expect(form.thumb.button("记下这盘")).to_be_disabled()


def test_a_claim_that_contradicts_the_cards_is_said_on_its_seat(
    open_table: OpenTable, thumb: OnTable
) -> None:
    form = Jinhua(thumb(open_table("jinhua", names=THREE)))
    form.stake(3)
    form.won("李姐")
    form.claim("李姐")
    form.toggle("选牌")
    form.pick("李姐")
    form.cards("2h 3s Kd")
    expect(form.seat("李姐").locator(".place__wrong")).to_contain_text("声明和牌对不上")
    expect(form.page.get_by_role("alert")).to_contain_text("李姐：声明和牌对不上")
    expect(form.thumb.button("记下这盘")).to_be_disabled()
    form.claim("李姐")
    form.claim("李姐")
    form.won("李姐")
    form.thumb.expect_nets("−4", "+8", "−4")
    expect(form.page.locator(".place__wrong")).to_have_count(0)


def test_a_result_that_contradicts_the_cards_is_said_on_its_seat(
    open_table: OpenTable, thumb: OnTable
) -> None:
    """阿强 holds a pair and is said to have lost to 李姐, who holds none."""
    form = Jinhua(thumb(open_table("jinhua", names=THREE)))
    form.stake(3)
    form.won("李姐")
    form.thumb.tap(form.seat("阿强").locator(".place__who"))
    form.thumb.tap(form.page.get_by_role("dialog").get_by_role("button", name="李姐"))
    form.thumb.tap(form.thumb.button("关上"))
    form.toggle("选牌")
    form.pick("李姐")
    form.cards("Ah Qs 9d")
    form.pick("阿强")
    form.cards("5h 5s Kd")
    expect(form.seat("阿强").locator(".place__wrong")).to_be_visible()
    expect(form.thumb.button("记下这盘")).to_be_disabled()
