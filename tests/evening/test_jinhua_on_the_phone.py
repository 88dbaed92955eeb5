"""A whole evening of 炸金花抓二游 on a telephone, through the pages only.

By pencil (jinhua §3): ante 1, a verified claim wins an ante more from each; 老周 deals first.

hand dealer  老周  小李  阿梅  陈叔
   1  老周    +23   −11   −11    −1   all put in 10, 陈叔 folds, 老周 wins
   1  put right +33 −11   −11   −11   陈叔 had put in 10 like the others
   2  小李     −6    −8   +16    −2   4 and 6 put in, 陈叔 folds; 阿梅 wins, 2 2 K claimed
   3  阿梅     −4    −1    +9    −4   log: 陈叔 raises to 3, 老周 calls, 小李 folds, 阿梅 beats both
   4  陈叔     −5   +19    −5    −9   5 each, 小李 wins; 陈叔 claims falsely: an ante to each
   5  老周     −9    −9    −9   +27   8 each; as mistyped, taken back
   6  老周     −9    −9   +27    −9   8 each, 阿梅 wins
   7  小李     +4    +2    −5    −1   老周, first after the dealer, and 小李 tie; 4 from 阿梅
              +13    −8   +31   −36
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
from tests.table_page.jinhua import Jinhua

PEOPLE = ZHOU, LI, MEI, CHEN = ("老周", "小李", "阿梅", "陈叔")
PUT_RIGHT = (33, -11, -11, -11)
NETS = {2: (-6, -8, 16, -2), 3: (-4, -1, 9, -4), 4: (-5, 19, -5, -9), 6: (-9, -9, 27, -9), 7: (4, 2, -5, -1)}
TOTALS = {ZHOU: 13, LI: -8, MEI: 31, CHEN: -36}
COUNTED = 6
"""Hands 1 to 7 but the one taken back."""


@pytest.fixture
def phone(site: Site, cast: Cast, page: Page) -> Phone:
    site.sign_in(page, cast.owner)
    expect(page.get_by_role("heading", level=1)).to_have_text(cast.club.name)
    return Phone(page)


def test_an_evening_of_jinhua(phone: Phone) -> None:
    phone.new_evening("炸金花抓二游", PEOPLE)
    form = Jinhua(Thumb(phone.page, phone.page.url))
    four_hands(form)
    undo(form)
    put_right(form)
    tie(form)
    close(phone)
    report(phone)
    leaderboard(phone)
    call_command("prove", str(Sitting.objects.get().pk))


def enter(form: Jinhua, number: int, nets: tuple[int, ...]) -> None:
    form.thumb.expect_nets(*map(signed, nets))
    form.save(number)


def four_hands(form: Jinhua) -> None:
    form.stake(10)
    form.won(ZHOU)
    form.fold(CHEN)
    enter(form, 1, (23, -11, -11, -1))
    assert form.thumb.taps == 4
    claimed(form)
    enter(form, 2, NETS[2])
    by_log(form)
    enter(form, 3, NETS[3])
    form.toggle("逐手")
    form.stake(5)
    form.won(LI)
    form.claim(CHEN)
    form.claim(CHEN)
    enter(form, 4, NETS[4])


def claimed(form: Jinhua) -> None:
    form.fold(CHEN)
    form.stake(4, 6, 8)
    form.won(MEI)
    form.claim(MEI)
    form.toggle("选牌")
    form.pick(MEI)
    form.cards("2h 2s Kd")
    form.toggle("选牌")


def by_log(form: Jinhua) -> None:
    form.toggle("逐手")
    form.says(CHEN, "加注 3")
    form.says(ZHOU, "跟注 3")
    form.says(LI, "弃牌")
    form.compare(MEI, CHEN, "阿梅赢")
    form.showdown("阿梅赢")


def undo(form: Jinhua) -> None:
    """The wrong winner was tapped; all else is still there."""
    form.stake(8)
    form.won(CHEN)
    enter(form, 5, (-9, -9, -9, 27))
    form.thumb.button("撤销第 5 盘").tap()
    expect(form.page.locator(".round--void")).to_have_count(1)
    form.won(MEI)
    enter(form, 6, NETS[6])


def put_right(form: Jinhua) -> None:
    """陈叔 had not folded: one tap, and he has put in what 阿梅 above him has."""
    form.page.get_by_role("button", name="改第 1 盘").tap()
    form.thumb.expect_nets("+23", "−11", "−11", "−1")
    form.fold(CHEN)
    form.thumb.expect_nets(*map(signed, PUT_RIGHT))
    form.thumb.button("看错牌").tap()
    form.thumb.save("改好第 1 盘")
    expect(form.page.locator(".table-notice")).to_have_count(0)
    form.thumb.expect_totals("+9", "−10", "+36", "−35")


def tie(form: Jinhua) -> None:
    form.stake(4)
    form.tie()
    form.won(ZHOU, LI)
    form.fold(CHEN)
    enter(form, 7, NETS[7])


def close(phone: Phone) -> None:
    table = TablePage(phone.page)
    table.menu("收桌算账")
    table.tap(table.button("收桌", phone.page.get_by_role("dialog")))
    expect(phone.page.get_by_role("heading", level=1)).to_contain_text("已收桌")


def report(phone: Phone) -> None:
    """The page of the evening, and its files as they come off the worker."""
    phone.follow("今晚的账和报告")
    phone.expect_standing("最后排名", TOTALS)
    pdf, xlsx = phone.download("PDF"), phone.download("Excel")
    text = documents.words(pdf)
    for words in ("炸金花抓二游", *PEOPLE, *map(signed, TOTALS.values())):
        assert words in text
    totals: dict[object, object] = dict(documents.columns(xlsx, 0, "名字", "总分"))
    assert totals == TOTALS
    rows = documents.columns(xlsx, 1, "盘", "备注", *PEOPLE)
    assert {number: tuple(nets) for number, mark, *nets in rows if mark != "作废"} == {1: PUT_RIGHT, **NETS}


def leaderboard(phone: Phone) -> None:
    phone.leaderboard("城西茶铺")
    for name, points in TOTALS.items():
        expect(phone.leader(name).nth(1)).to_have_text(signed(points))
        expect(phone.leader(name).nth(2)).to_have_text(str(COUNTED))
