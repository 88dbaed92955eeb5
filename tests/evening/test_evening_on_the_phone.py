"""A whole evening of 打旋 on a telephone, through the pages only; and a hand of 丁二皇 by cards.

What every hand comes to was worked out with a pencil (tests/evening/pencil.py), and taps are counted.
"""

import re
from collections.abc import Callable
from itertools import accumulate

import pytest
from django.core.management import call_command
from playwright.sync_api import Browser, Page, expect

from settlement.models import Sitting
from tests.conftest import Cast
from tests.evening import documents, pencil
from tests.evening.pencil import by_name
from tests.evening.phone import Phone, TablePage, signed
from tests.evening.watching import Board
from tests.plugins.site import Site

ZHOU, LI, MEI, CHEN = pencil.PEOPLE
HAND_BY_ORDER = 8
"""Taps at most for 打旋, four seats, two folded, two shown by order, Save among them."""
HAND_BY_CARDS = 14
"""Taps at most for 丁二皇, four seats, two shown by cards, Save among them."""


@pytest.fixture
def phone(site: Site, cast: Cast, page: Page) -> Phone:
    """The owner's, signed in with name and password."""
    page.goto(site.url)
    page.get_by_label("用户名或邮箱").fill("owner")
    page.get_by_label("密码").fill("a good long password")
    phone = Phone(page)
    phone.tap(phone.button("登录"))
    expect(page.get_by_role("heading", level=1)).to_have_text(cast.club.name)
    return phone


@pytest.fixture
def watch(browser: Browser) -> Callable[[str], Board]:
    """Opens the board's link in a browser that never signed in."""
    return lambda address: Board(browser.new_context(locale="zh-CN").new_page(), address)


def new_evening(phone: Phone, game: str) -> None:
    """The game, four names nobody has heard of yet, the first of them deals, and off."""
    phone.follow(re.compile("开新牌局|开第一局"))
    phone.tap(phone.button(game))
    for name in pencil.PEOPLE:
        phone.page.get_by_label("新名字").fill(name)
        phone.tap(phone.button("加上"))
    phone.tap(phone.button("开桌"))
    phone.page.wait_for_url("**/tables/*/")


def test_an_evening_on_the_phone(phone: Phone, cast: Cast, watch: Callable[[str], Board]) -> None:
    new_evening(phone, "打旋")
    table = TablePage(phone.page)
    board = watch(table.board_address())
    table.give_all(pencil.BOWL)
    five_hands(table, board)
    amend(table, board)
    mango(table, board)
    undo(table, board)
    table.top_up(MEI, pencil.TOP_UP)
    final_lap(table, board)
    close(table, board)
    report(phone)
    leaderboard(phone)
    call_command("prove", str(Sitting.objects.get().pk))


def five_hands(table: TablePage, board: Board) -> None:
    """By order, with three who compare, by cards, by the betting log, and a knockout."""
    totals = list(
        accumulate((h.net for h in FIRST_FIVE), lambda *nets: tuple(map(sum, zip(*nets, strict=True))))
    )
    for play, hand, total in zip(
        (by_order, misread, by_cards, by_log, knockout), FIRST_FIVE, totals, strict=True
    ):
        table.expect_hand(hand.number)
        play(table)
        table.enter(by_name(hand.net), hand.number)
        board.expect_total(by_name(total))


FIRST_FIVE = (pencil.FIRST, pencil.MISREAD, pencil.BY_CARDS, pencil.BY_LOG, pencil.KNOCKOUT)


def by_order(table: TablePage) -> None:
    before = table.taps
    table.fold(MEI)
    table.fold(CHEN)
    table.bid(10, 30)
    table.rank("low", ZHOU)
    table.rank("high", ZHOU)
    assert table.taps + 1 - before <= HAND_BY_ORDER


def misread(table: TablePage) -> None:
    table.fold(LI, round_=2)
    table.bid(3, 10, 50)
    table.rank("low", ZHOU, CHEN)
    table.rank("high", CHEN, ZHOU)


def by_cards(table: TablePage) -> None:
    table.by("选牌")
    table.fold(LI)
    table.fold(MEI)
    table.bid(3, 10, 20)
    table.cards("rQ", "r2", "b9", "b8")
    table.split("天九王", "杠")
    table.cards("b6", "b4", "r7", "b5")
    table.split("九", "三")


def by_log(table: TablePage) -> None:
    table.by("排大小")
    table.toggle_log()
    for name, act in ((LI, "返 10"), (MEI, "丢"), (CHEN, "跟 10"), (ZHOU, "跟 10")):
        table.says(name, act)
    table.opens(CHEN)
    for name, act in ((CHEN, "返 20"), (ZHOU, "丢"), (LI, "跟 20")):
        table.says(name, act)
    table.opens(LI)
    for name, act in ((LI, "返 50"), (CHEN, "跟 50")):
        table.says(name, act)
    table.rank("low", LI)
    table.equal("high")


def knockout(table: TablePage) -> None:
    table.toggle_log()
    table.alone(CHEN)


def amend(table: TablePage, board: Board) -> None:
    """陈叔's low was better after all; the later hands stay as they are."""
    table.open_hand(pencil.PUT_RIGHT.number)
    table.expect_nets(by_name(pencil.MISREAD.net))
    table.tap(table.button("看错牌"))
    table.rank("low", ZHOU, MEI, ZHOU)
    table.expect_nets(by_name(pencil.PUT_RIGHT.net))
    table.tap(table.button("改好第 2 盘"))
    table.expect_row(2, by_name(pencil.PUT_RIGHT.net))
    table.expect_hand(6)
    board.expect_total({ZHOU: -7, LI: 24, MEI: -54, CHEN: 37})


def mango(table: TablePage, board: Board) -> None:
    """What the knockout leaves for the next hand, and a hand that is passed out."""
    table.expect_owed(ZHOU, LI, MEI)
    expect(table.head).to_contain_text("桌上芒果 15 · 揍芒")
    board.expect_words("揍芒", "桌上芒果 15")
    table.bid(3, 10)
    table.fold(ZHOU, round_=2)
    table.fold(LI)
    table.rank("low", MEI)
    table.rank("high", CHEN)
    table.enter(by_name(pencil.AFTER_KNOCKOUT.net), 6)
    table.passed("二轮")
    table.enter(by_name(pencil.PASSED_OUT.net), 7)
    table.expect_owed(*pencil.PEOPLE)
    board.expect_words("休芒", "桌上芒果 20")


def undo(table: TablePage, board: Board) -> None:
    """A low mistyped, taken back, and entered as it was: what had been entered is still there."""
    table.fold(ZHOU)
    table.fold(CHEN, round_=3)
    table.bid(10, 20)
    table.bid_on_keys(60)
    table.rank("low", MEI)
    table.rank("high", LI)
    table.enter(by_name(pencil.MISTYPED.net), 8)
    table.undo(8)
    table.rank("low", LI)
    table.enter(by_name(pencil.AGAIN.net), 9)
    board.expect_total({ZHOU: -23, LI: 116, MEI: -105, CHEN: 12})


def final_lap(table: TablePage, board: Board) -> None:
    """Five hands that count, and a knockout between that does not."""
    table.menu("打圈芒")
    plays = (alone_in_round_two, knockout_by_zhou, li_beats_zhou, draw, tie, all_in)
    for play, hand, place in zip(plays, pencil.LAP, (1, 2, 2, 3, 4, 5), strict=True):
        expect(table.head).to_contain_text(f"圈芒 第 {place}/5 盘")
        board.expect_words(f"圈芒 第 {place}/5 盘")
        play(table)
        table.enter(by_name(hand.net), hand.number)
    expect(table.page.get_by_text("圈芒打完了")).to_be_visible()


def alone_in_round_two(table: TablePage) -> None:
    table.bid(10)
    table.fold(ZHOU)
    table.fold(LI, round_=2)
    table.fold(MEI, round_=2)


def knockout_by_zhou(table: TablePage) -> None:
    table.alone(ZHOU)


def li_beats_zhou(table: TablePage) -> None:
    table.bid(30)
    table.fold(MEI)
    table.fold(CHEN)
    table.rank("low", LI)
    table.rank("high", LI)


def draw(table: TablePage) -> None:
    table.bid(20)
    table.fold(ZHOU)
    table.fold(LI)
    table.rank("low", CHEN)
    table.rank("high", MEI)


def tie(table: TablePage) -> None:
    table.fold(LI)
    table.fold(CHEN)
    table.equal("low")
    table.equal("high")


def all_in(table: TablePage) -> None:
    table.fold(LI)
    table.fold(CHEN)
    table.all_in()
    table.rank("low", ZHOU)
    table.rank("high", ZHOU)


def close(table: TablePage, board: Board) -> None:
    """Dinner and settling up are seen before the table is closed."""
    table.tap(table.button("收桌算账"))
    dialog = table.page.get_by_role("dialog")
    dialog.get_by_label(re.compile("^饭钱（")).fill(pencil.BILL)
    for name, points in pencil.TOTALS.items():
        row = (
            dialog.get_by_role("listitem")
            .filter(has_text=f"饭钱 {pencil.SHARES[name]}")
            .filter(has_text=name)
        )
        expect(row).to_contain_text(signed(points))
    for source, target, points in pencil.SETTLED:
        expect(dialog.get_by_role("listitem").filter(has_text=f"{source} 给 {target}")).to_contain_text(
            str(points)
        )
    table.tap(table.button("收桌", dialog))
    board.expect_words("已经收桌")
    board.expect_total(pencil.TOTALS)


def report(phone: Phone) -> None:
    """The page of the evening, and its files as they come off the worker."""
    phone.follow("今晚的账和报告")
    for name, points in pencil.TOTALS.items():
        row = phone.page.get_by_role("region", name="最后排名").get_by_role("listitem").filter(has_text=name)
        expect(row.locator(".pts")).to_have_text(signed(points))
    pdf, xlsx = phone.download("PDF"), phone.download("Excel")
    text = documents.words(pdf)
    for name, points in pencil.TOTALS.items():
        assert name in text
        assert signed(points) in text
    assert dict(documents.columns(xlsx, 0, "名字", "总分")) == pencil.TOTALS
    assert hands_of(xlsx) == {hand.number: hand.net for hand in STANDING}


STANDING = (
    *(pencil.FIRST, pencil.PUT_RIGHT, pencil.BY_CARDS, pencil.BY_LOG, pencil.KNOCKOUT),
    *(pencil.AFTER_KNOCKOUT, pencil.PASSED_OUT, pencil.AGAIN, *pencil.LAP),
)


def hands_of(xlsx: bytes) -> dict[object, tuple[object, ...]]:
    """Hand number → nets, of the hands that stand."""
    rows = documents.columns(xlsx, 1, "盘", "备注", *pencil.PEOPLE)
    return {number: tuple(nets) for number, mark, *nets in rows if mark != "作废"}


def leaderboard(phone: Phone) -> None:
    phone.page.get_by_role("link", name="城西茶铺").first.tap()
    phone.page.get_by_role("region", name="本月榜").get_by_role("link", name="全部").tap()
    for name, points in pencil.TOTALS.items():
        row = phone.page.get_by_role("row").filter(has_text=name)
        expect(row.get_by_role("cell").nth(1)).to_have_text(signed(points))
        expect(row.get_by_role("cell").nth(2)).to_have_text(str(pencil.COUNTED))
        expect(row.get_by_role("cell").last).to_have_text(signed(pencil.BIGGEST[name]))


def test_a_hand_of_dingerhuang_by_cards(phone: Phone) -> None:
    """Ante 1 from each of four; two fold in round 1 for nothing, two bid up to 10 and show.

    老周, 奶狗 (天九王) and 地杠, beats 阿梅, 9 and 6 points, in both: 4 antes + 10 less his own 1 = 13.
    """
    new_evening(phone, "丁二皇")
    table = TablePage(phone.page, low="尾", high="头", fold="甩")
    table.by("选牌")
    table.taps = 0
    table.fold(LI)
    table.fold(CHEN)
    table.bid(10)
    table.cards("rQ", "b9", "r2", "r8")
    table.split("奶狗", "地杠")
    table.cards("bJ", "b8", "bT", "r6")
    table.split("九", "六")
    table.enter({ZHOU: 13, LI: -1, MEI: -11, CHEN: -1}, 1)
    assert table.taps <= HAND_BY_CARDS
