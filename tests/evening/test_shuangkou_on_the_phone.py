"""An evening of 二人双扣 for two, through the pages only.

By pencil (shuangkou §3, §4), base 1: margin × winner's multiplier + winner's bonus − loser's bonus.

hand  first  margin  老周's bombs    小李's bombs                           老周  小李
   1   老周   双      7               6             4×8 + 6 − 2              +36   −36
   2   小李   单      none            none          2 (as misheard)           −2    +2
   3   老周   平      5 5: six stars  none          1×4 + 2                   +6    −6
   4   小李   双      none            8             4×16 + 10, taken back    −74   +74
   5   小李   双      8               none          4 − 10: 小李 pays         +6    −6
   6   小李   单      none            4×3, 3 jokers  2×8 + 6 + 2             −24   +24
   7   老周   单      none            6             2 − 2                      0     0
   2 put right: 12 cards were left, 双              4                         −4    +4
                                                                             +20   −20
"""

import pytest
from django.core.management import call_command
from playwright.sync_api import Page, expect

from settlement.models import Sitting
from tests.conftest import Cast
from tests.evening import documents
from tests.evening.phone import Phone, TablePage, signed
from tests.plugins.site import Site
from tests.table_page.driver import Thumb
from tests.table_page.shuangkou import Shuangkou

PEOPLE = ZHOU, LI = ("老周", "小李")
GAME = "二人双扣"
WITH_TWO_BOMBS = 5
"""Taps of a hand, Save included."""
NETS = {1: (36, -36), 2: (-4, 4), 3: (6, -6), 5: (6, -6), 6: (-24, 24), 7: (0, 0)}
"""As corrected, of the hands that stand."""
TOTALS = {ZHOU: 20, LI: -20}
BIGGEST = {ZHOU: 36, LI: 24}


@pytest.fixture
def phone(site: Site, cast: Cast, page: Page) -> Phone:
    site.sign_in(page, cast.owner)
    expect(page.get_by_role("heading", level=1)).to_have_text(cast.club.name)
    return Phone(page)


def test_an_evening_for_two(phone: Phone) -> None:
    phone.new_evening(GAME, PEOPLE)
    table, form = TablePage(phone.page), Shuangkou(Thumb(phone.page, phone.page.url))
    three_hands(table, form)
    undone(table, form)
    rows_and_nothing(table, form)
    put_right(table, form)
    close(table)
    report(phone)
    leaderboard(phone)
    call_command("prove", str(Sitting.objects.get().pk))


def enter(table: TablePage, number: int, *nets: int) -> None:
    table.enter(dict(zip(PEOPLE, nets, strict=True)), number)


def three_hands(table: TablePage, form: Shuangkou) -> None:
    table.taps = 0
    form.wins(ZHOU, "双")
    form.bombs(ZHOU, "7")
    form.bombs(LI, "6")
    enter(table, 1, 36, -36)
    assert form.thumb.taps + table.taps <= WITH_TWO_BOMBS
    form.wins(LI, "单")
    enter(table, 2, -2, 2)
    form.wins(ZHOU, "平")
    form.bombs(ZHOU, "5", "5")
    form.expect_worth(ZHOU, "两个五星 → 六星", "六星 ×4，奖 2")
    enter(table, 3, 6, -6)


def undone(table: TablePage, form: Shuangkou) -> None:
    """The bomb went to the wrong player; what was entered is there again, and the winner pays."""
    form.wins(LI, "双")
    form.bombs(LI, "8")
    enter(table, 4, -74, 74)
    table.undo(4)
    form.take_away(LI, 0)
    form.bombs(ZHOU, "8")
    form.expect_pays("先出完却要倒付 6")
    enter(table, 5, 6, -6)


def rows_and_nothing(table: TablePage, form: Shuangkou) -> None:
    form.wins(LI, "单")
    form.bombs(LI, "三王")
    form.other_keys()
    form.bombs(LI, "4×3")
    enter(table, 6, -24, 24)
    form.wins(ZHOU, "单")
    form.bombs(LI, "6")
    form.expect_pays("不输不赢")
    enter(table, 7, 0, 0)


def put_right(table: TablePage, form: Shuangkou) -> None:
    table.open_hand(2)
    table.tap(table.button("点错了"))
    form.left(ZHOU, "12")
    table.expect_nets({ZHOU: -4, LI: 4})
    table.tap(table.button("改好第 2 盘"))
    table.expect_row(2, {ZHOU: -4, LI: 4})


def close(table: TablePage) -> None:
    table.menu("收桌算账")
    dialog = table.page.get_by_role("dialog")
    expect(dialog.get_by_role("listitem").filter(has_text=f"{LI} 给 {ZHOU}")).to_contain_text("20")
    table.tap(table.button("收桌", dialog))
    expect(table.page.get_by_role("heading", level=1)).to_contain_text("已收桌")


def report(phone: Phone) -> None:
    phone.follow("今晚的账和报告")
    phone.expect_standing("最后排名", TOTALS)
    pdf, xlsx = phone.download("PDF"), phone.download("Excel")
    text = documents.words(pdf)
    for words in (*PEOPLE, *map(signed, TOTALS.values()), GAME):
        assert words in text
    assert dict(documents.columns(xlsx, 0, "名字", "总分")) == TOTALS
    rows = documents.columns(xlsx, 1, "盘", "备注", *PEOPLE)
    assert {number: tuple(nets) for number, mark, *nets in rows if mark != "作废"} == NETS


def leaderboard(phone: Phone) -> None:
    phone.leaderboard("城西茶铺")
    for name, points in TOTALS.items():
        expect(phone.leader(name).nth(1)).to_have_text(signed(points))
        expect(phone.leader(name).nth(2)).to_have_text(str(len(NETS)))
        expect(phone.leader(name).last).to_have_text(signed(BIGGEST[name]))
