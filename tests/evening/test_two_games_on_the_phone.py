"""One evening, two games, through the pages only: 打旋 with five, then 打二毛 with four of them.

By pencil. 打旋 1-3 (xuan): skin 1, opening 3 from the seat after the dealer; five play, 老周 deals first.

hand  老周  小李  阿梅  陈叔  阿兰
   1   +13   −10    −1    −1    −1   老周 beats 小李 at 10, three skins besides
   2    −1   −20    −3   +25    −1   陈叔 beats 小李 at 20; 阿梅 folds in for the opening, two skins
   3    −1    −1    −1    −3    +6   knockout: 阿兰 takes the opening of 陈叔 and three skins
       +11   −31    −5   +21    +4

打二毛 (ermao), a point a level; 老周 and 阿梅 against 小李 and 陈叔, 阿兰 looks on.

hand  declares  attackers' points              up                       老周  小李  阿梅  陈叔
   1   老周     85                             declarers 2, to 4          +2    −2    +2    −2
   2   阿梅     120 + 20 × 2 = 160, by a pair  attackers 1, to 3          −1    +1    −1    +1
   3   陈叔     0, at 3                        declarers 3, to 6          −3    +3    −3    +3
   2 put right: 120 + 20 × 8 = 280, a throw    attackers 2, to 4          −2    +2    −2    +2
       hand 3 is then played at 4, and brings them to 7
   4   小李     235                            attackers 2, to 6          +2    −2    +2    −2
                                                                          −1    +1    −1    +1
"""

import re

import pytest
from django.core.management import call_command
from playwright.sync_api import Page, expect

from settlement.models import Sitting
from tests.conftest import Cast
from tests.evening import documents
from tests.evening.phone import Phone, TablePage, signed
from tests.plugins.site import Site
from tests.table_page.driver import Thumb
from tests.table_page.ermao import Ermao

PEOPLE = ZHOU, LI, MEI, CHEN, LAN = ("老周", "小李", "阿梅", "陈叔", "阿兰")
XUAN = [(13, -10, -1, -1, -1), (-1, -20, -3, 25, -1), (-1, -1, -1, -3, 6)]
ERMAO = [(2, -2, 2, -2), (-2, 2, -2, 2), (-3, 3, -3, 3), (2, -2, 2, -2)]
"""As corrected."""
BY_GAME: dict[str, dict[str, int]] = {
    "打旋": {ZHOU: 11, LI: -31, MEI: -5, CHEN: 21, LAN: 4},
    "打二毛": {ZHOU: -1, LI: 1, MEI: -1, CHEN: 1},
}
TOTALS = {ZHOU: 10, LI: -30, MEI: -6, CHEN: 22, LAN: 4}
TAPS = {"打旋": 8, "打二毛": 5}
"""Of a hand, Save included."""
HANDS = {"打旋": 3, "打二毛": 4}


@pytest.fixture
def phone(site: Site, cast: Cast, page: Page) -> Phone:
    site.sign_in(page, cast.owner)
    expect(page.get_by_role("heading", level=1)).to_have_text(cast.club.name)
    return Phone(page)


def test_two_games_in_one_evening(phone: Phone) -> None:
    phone.new_evening("打旋", PEOPLE)
    three_hands(TablePage(phone.page))
    open_second(phone)
    form = Ermao(Thumb(phone.page, phone.page.url))
    three_hands_more(form)
    put_right(form)
    last_hand(form)
    expect_sitting(phone, "现在排名")
    for game in ("打二毛", "打旋"):
        close(phone, game)
    expect_sitting(phone, "最后排名")
    files(phone)
    leaderboard(phone)
    call_command("prove", str(Sitting.objects.get().pk))


def three_hands(table: TablePage) -> None:
    table.give_all(100)
    for number, play in enumerate((zhou_beats_li, chen_beats_li, knockout), 1):
        table.expect_hand(number)
        table.taps = 0
        play(table)
        table.enter(dict(zip(PEOPLE, XUAN[number - 1], strict=True)), number)
        assert table.taps <= TAPS["打旋"]


def zhou_beats_li(table: TablePage) -> None:
    for name in (MEI, CHEN, LAN):
        table.fold(name)
    table.bid(10)
    table.rank("low", ZHOU)
    table.rank("high", ZHOU)


def chen_beats_li(table: TablePage) -> None:
    for name in (ZHOU, MEI, LAN):
        table.fold(name)
    table.bid(20)
    table.rank("low", CHEN)
    table.rank("high", CHEN)


def knockout(table: TablePage) -> None:
    table.alone(LAN)


def open_second(phone: Phone) -> None:
    """The same five sit there already; 阿兰 sits out."""
    phone.follow("回到牌局")
    phone.follow("再开一桌")
    phone.tap(phone.button("打二毛"))
    expect(phone.page.locator("#start")).to_contain_text("最多 4 个人，还要去掉 1 个")
    phone.tap(phone.button("阿兰这桌不打"))
    expect(phone.page.locator("#start")).to_contain_text("老周、阿梅 对 小李、陈叔")
    phone.tap(phone.button("开桌"))
    phone.page.wait_for_url("**/tables/*/")


def three_hands_more(form: Ermao) -> None:
    form.declares(ZHOU)
    form.points(85)
    enter(form, 1, "+2", "−2", "+2", "−2")
    form.expect_match(["4", "2"], MEI)
    form.points(120)
    form.taken_with("pair")
    form.points(20)
    enter(form, 2, "−1", "+1", "−1", "+1")
    form.expect_match(["4", "3"], CHEN)
    form.points(0)
    enter(form, 3, "−3", "+3", "−3", "+3")
    form.expect_match(["4", "6"], LI)


def enter(form: Ermao, number: int, *nets: str) -> None:
    form.thumb.expect_nets(*nets)
    form.save(number)
    assert form.thumb.taps <= TAPS["打二毛"]
    form.thumb.taps = 0


def put_right(form: Ermao) -> None:
    """The bottom of hand 2 was taken with a throw."""
    form.page.get_by_role("button", name="改第 2 盘").tap()
    form.expect_match(["4", "2"], MEI)
    form.page.get_by_role("button", name="点错了").tap()
    form.taken_with("throw")
    form.thumb.expect_nets("−2", "+2", "−2", "+2")
    form.thumb.save("改好第 2 盘")
    form.thumb.taps = 0
    form.expect_match(["4", "7"], LI)


def last_hand(form: Ermao) -> None:
    form.points(235)
    enter(form, 4, "+2", "−2", "+2", "−2")
    form.expect_match(["6", "7"], MEI)
    form.page.get_by_role("link", name="回到牌局").tap()


def close(phone: Phone, game: str) -> None:
    """From the page of the evening, and back to it."""
    phone.follow(re.compile(f"^{game}.*接着记$"))
    table = TablePage(phone.page)
    table.menu("收桌算账")
    table.tap(table.button("收桌", phone.page.get_by_role("dialog")))
    expect(phone.page.get_by_role("heading", level=1)).to_contain_text("已收桌")
    phone.follow("回到牌局")


def expect_sitting(phone: Phone, words: str) -> None:
    """Both tables summed up, and each game beside the sum for who played it."""
    phone.expect_standing(words, TOTALS)
    for name in TOTALS:
        row = phone.standing(words, name)
        for game, nets in BY_GAME.items():
            if name in nets:
                expect(row).to_contain_text(f"{game} {signed(nets[name])}")
    expect(phone.standing(words, LAN)).not_to_contain_text("打二毛")


def files(phone: Phone) -> None:
    """The report as it comes off the worker."""
    pdf, xlsx = phone.download("PDF"), phone.download("Excel")
    text = documents.words(pdf)
    for words in (*PEOPLE, *BY_GAME, *map(signed, TOTALS.values())):
        assert words in text
    rows = documents.columns(xlsx, 0, "名字", "总分", "打旋", "打二毛")
    assert sorted(rows, key=lambda row: PEOPLE.index(str(row[0]))) == [
        (name, TOTALS[name], BY_GAME["打旋"][name], BY_GAME["打二毛"].get(name)) for name in PEOPLE
    ]
    hands = documents.columns(xlsx, 1, "牌桌", *PEOPLE)
    played = [tuple(nets) for table, *nets in hands if "打旋" in str(table)]
    assert played == XUAN
    assert [tuple(nets) for table, *nets in hands if "打二毛" in str(table)] == [(*n, None) for n in ERMAO]


def leaderboard(phone: Phone) -> None:
    phone.leaderboard("城西茶铺")
    both = {name: sum(HANDS[game] for game, nets in BY_GAME.items() if name in nets) for name in PEOPLE}
    expect_board(phone, TOTALS, both)
    for game, nets in BY_GAME.items():
        phone.tap(phone.page.get_by_role("link", name=game, exact=True))
        expect(phone.page.get_by_role("link", name=game, exact=True)).to_have_attribute(
            "aria-current", "true"
        )
        expect_board(phone, nets, dict.fromkeys(nets, HANDS[game]))
    expect(phone.page.get_by_role("row").filter(has_text=LAN)).to_have_count(0)


def expect_board(phone: Phone, points: dict[str, int], hands: dict[str, int]) -> None:
    for name, total in points.items():
        expect(phone.leader(name).nth(1)).to_have_text(signed(total))
        expect(phone.leader(name).nth(2)).to_have_text(str(hands[name]))
