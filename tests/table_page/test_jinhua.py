"""A hand of 炸金花抓二游 on the table page. Pencil: jinhua §3; 老王 deals."""

import pytest
from playwright.sync_api import expect

from tests.table_page.conftest import OnTable, OpenTable
from tests.table_page.driver import entered
from tests.table_page.jinhua import Jinhua
from tests.table_page.test_comfort import SMALL_TARGETS, SMALL_TEXT

THREE = ("老王", "李姐", "阿强")
MOST_TAPS = 5
"""For three bettors, Save among them."""

CUT_OFF = """() => [...document.querySelectorAll(".jinhua .key, .jinhua .chip")]
    .filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.outerHTML.slice(0, 90))"""


def test_three_who_put_in_the_same(open_table: OpenTable, thumb: OnTable) -> None:
    """1 + 10 from each of two."""
    table = open_table("jinhua", names=THREE)
    form = Jinhua(thumb(table))
    form.stake(10)
    form.expect_stakes("10", "10", "10")
    form.won("老王")
    form.thumb.expect_nets("+22", "−11", "−11")
    form.save(1)
    assert form.thumb.taps == 3
    assert entered(table, 1)["seats"] == [
        {"seat": 1, "fate": "won", "bets": 10},
        {"seat": 2, "fate": "beaten", "bets": 10},
        {"seat": 3, "fate": "beaten", "bets": 10},
    ]


def test_three_who_put_in_differently(open_table: OpenTable, thumb: OnTable) -> None:
    """1 + 4 and 1 + 6."""
    form = Jinhua(thumb(open_table("jinhua", names=THREE)))
    form.stake(4, 6, 8)
    form.expect_stakes("4", "6", "8")
    form.won("阿强")
    form.thumb.expect_nets("−5", "−7", "+12")
    form.save(1)
    assert form.thumb.taps <= MOST_TAPS


def test_a_verified_claim_wins(open_table: OpenTable, thumb: OnTable) -> None:
    """The rulebook's own: 1 + 1 from who folded, 1 + 10 + 1 from who lost, +14."""
    table = open_table("jinhua", names=THREE)
    form = Jinhua(thumb(table))
    form.stake(10)
    form.won("老王")
    form.claim("老王")
    form.fold("阿强")
    form.thumb.expect_nets("+14", "−12", "−2")
    form.expect_lines(
        "李姐输给老王 11：比输了，底注 1 加后来下的 10",
        "阿强输给老王 1：弃牌了，底注 1",
        "李姐另给老王 1：老王抓到二游又赢了",
        "阿强另给老王 1：老王抓到二游又赢了",
    )
    form.save(1)
    assert form.thumb.taps <= MOST_TAPS
    assert entered(table, 1)["seats"] == [
        {"seat": 1, "fate": "won", "bets": 10, "claim": "true"},
        {"seat": 2, "fate": "beaten", "bets": 10},
        {"seat": 3, "fate": "folded", "bets": 0},
    ]


def test_the_floor_of_a_verified_claim(open_table: OpenTable, thumb: OnTable) -> None:
    """The rulebook's own, ante 2: 2 + 10 put in but 2 lost; 2 + 4 from who folded."""
    form = Jinhua(thumb(open_table("jinhua", names=THREE, rules={"ante": 2, "perks": ["floor"]})))
    form.stake(10)
    form.won("老王")
    form.claim("李姐")
    form.fold("阿强")
    form.stake_of("阿强", 4)
    form.thumb.expect_nets("+8", "−2", "−6")
    form.expect_lines("真二游保底，放了 12 最多输 2", "弃牌了，底注 2 加后来下的 4")


def test_a_false_claim(open_table: OpenTable, thumb: OnTable) -> None:
    """The rulebook's own: −6, −5, +11. Who claims falsely has folded without another tap."""
    table = open_table("jinhua", names=THREE)
    form = Jinhua(thumb(table))
    form.stake(5, 3, 5)
    form.won("老王")
    form.claim("李姐")
    form.claim("李姐")
    expect(form.seat("李姐").locator(".key--fold")).to_have_attribute("aria-pressed", "true")
    form.thumb.expect_nets("+11", "−6", "−5")
    form.expect_lines("诈二游出局", "阿强输给老王 6", "李姐赔阿强 1：诈二游", "李姐赔老王 1：诈二游")
    form.save(1)
    assert entered(table, 1)["seats"] == [
        {"seat": 1, "fate": "won", "bets": 5},
        {"seat": 2, "fate": "folded", "bets": 3, "claim": "false"},
        {"seat": 3, "fate": "beaten", "bets": 5},
    ]


def test_no_ante_with_a_verified_claim(open_table: OpenTable, thumb: OnTable) -> None:
    """李姐 loses her 10 only, 阿强 1 + 10."""
    form = Jinhua(thumb(open_table("jinhua", names=THREE)))
    form.stake(10)
    form.won("老王")
    form.claim("李姐")
    form.thumb.expect_nets("+21", "−10", "−11")
    form.expect_lines("真二游免底注，后来下了 10", "底注 1 加后来下的 10")


def test_two_equal_hands_share(open_table: OpenTable, thumb: OnTable) -> None:
    """1 + 4 by two, the odd point to 李姐, first after the dealer; without the chip but one wins."""
    form = Jinhua(thumb(open_table("jinhua", names=THREE)))
    form.stake(4)
    form.won("阿强", "老王")
    form.thumb.expect_nets("+10", "−5", "−5")
    form.tie()
    form.expect_lines()
    expect(form.page.locator(".table-why")).to_have_text("还有哪家一样大？点那家的“赢”。")
    form.won("李姐")
    form.thumb.expect_nets("+2", "+3", "−5")
    form.save(1)


def test_whoever_is_left_has_won(open_table: OpenTable, thumb: OnTable) -> None:
    """Two antes; nothing was put in after them."""
    form = Jinhua(thumb(open_table("jinhua", names=THREE)))
    form.fold("老王", "阿强")
    form.thumb.expect_nets("−1", "+2", "−1")
    form.save(1)


def test_the_same_as_last(open_table: OpenTable, thumb: OnTable) -> None:
    """As the last hand, in one tap; as the seat above, in one tap."""
    form = Jinhua(thumb(open_table("jinhua", names=THREE)))
    expect(form.chips.get_by_role("button", name="同上")).to_be_disabled()
    form.stake(8)
    form.won("老王")
    form.save(1)
    form.same(8)
    form.expect_stakes("8", "8", "8")
    form.stake(3)
    form.same(3)
    form.won("李姐")
    form.thumb.expect_nets("−9", "+13", "−4")
    form.save(2)


def test_a_figure_no_chip_offers(open_table: OpenTable, thumb: OnTable) -> None:
    form = Jinhua(thumb(open_table("jinhua", names=THREE)))
    form.stake(5)
    form.thumb.tap(form.chips.get_by_role("button", name="别的数"))
    pad = form.page.locator("amount-pad")
    for key in ("3", "7"):
        form.thumb.tap(pad.get_by_role("button", name=key, exact=True))
    form.thumb.tap(pad.get_by_role("button", name="下了这么多"))
    form.stake(5)
    form.expect_stakes("5", "37", "5")
    form.won("阿强")
    form.thumb.expect_nets("−6", "−38", "+44")


def test_large_points_fit(open_table: OpenTable, thumb: OnTable) -> None:
    """Ante 50 000, 400 000 put in."""
    form = Jinhua(thumb(open_table("jinhua", rules={"ante": 50_000})))
    form.page.set_viewport_size({"width": 360, "height": 740})
    form.stake(400_000)
    form.won("李姐")
    form.thumb.expect_nets("−450000", "+1350000", "−450000", "−450000")
    assert form.page.evaluate(CUT_OFF) == []
    assert form.page.evaluate("document.documentElement.scrollWidth") == 360


def test_who_sits_out_pays_nothing(open_table: OpenTable, thumb: OnTable) -> None:
    table = open_table("jinhua")
    form = Jinhua(thumb(table))
    form.thumb.tap(form.seat("小何").locator(".place__who"))
    form.thumb.tap(form.thumb.button("这盘不打"))
    form.thumb.tap(form.thumb.button("关上"))
    form.stake(2)
    form.won("李姐")
    form.thumb.expect_nets("−3", "+6", "−3", "0")
    form.save(1)
    seats = entered(table, 1)["seats"]
    assert isinstance(seats, list)
    assert seats[3] == {"seat": 4, "fate": "out"}


def test_an_unfinished_hand_says_what_comes_next(open_table: OpenTable, thumb: OnTable) -> None:
    form = Jinhua(thumb(open_table("jinhua", names=THREE)))
    why = form.page.locator(".table-why")
    with form.page.expect_response("**/preview/"):
        form.won("老王")
    expect(form.thumb.button("记下这盘")).to_be_disabled()
    expect(why).to_have_text("先点下了多少（底注不算）。")
    form.won("老王")
    form.stake(5)
    expect(why).to_have_text("谁赢了？点那家的“赢”。")
    form.fold(*THREE)
    expect(why).to_have_text("总要留下一家：再点一下就回来。")
    expect(form.page.locator(".field__error")).to_have_count(0)


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("language", ["zh", "en"])
def test_text_and_targets_are_large_enough(
    open_table: OpenTable, thumb: OnTable, width: int, language: str
) -> None:
    form = Jinhua(thumb(open_table("jinhua")))
    if language == "en":
        form.page.set_viewport_size({"width": 1280, "height": 740})
        form.thumb.button("English").tap()
        form.page.get_by_role("button", name="Save hand").wait_for()
    form.page.set_viewport_size({"width": width, "height": 740})
    for key in ("won", "fold", "claim"):
        form.page.locator(f".key--{key}").nth(1).tap()
    form.page.locator(".jinhua__modes button").first.tap()
    assert form.page.evaluate(SMALL_TEXT) == []
    assert form.page.evaluate(SMALL_TARGETS) == []
    assert form.page.evaluate(CUT_OFF) == []
    assert form.page.evaluate("document.documentElement.scrollWidth") == width


def test_nothing_moves_while_a_hand_is_entered(open_table: OpenTable, thumb: OnTable) -> None:
    form = Jinhua(thumb(open_table("jinhua")))
    places = (
        "() => [...document.querySelectorAll('.jinhua button, .table-sheet')].map(each => each.offsetTop)"
    )
    expect(form.page.locator(".table-why")).to_have_text("先点下了多少（底注不算）。")
    expect(form.page.locator(".table-head__live--open")).to_be_visible()
    before = form.page.evaluate(places)
    form.stake(10)
    form.won("老王")
    form.claim("老王")
    form.fold("小何")
    form.thumb.expect_nets("+26", "−12", "−12", "−2")
    assert form.page.evaluate(places) == before


def test_every_line_is_told_before_saving(open_table: OpenTable, thumb: OnTable) -> None:
    """Ante 1 and a verified claim that wins: two losers, each a pot of 1 + 10 and a bonus of an ante."""
    form = Jinhua(thumb(open_table("jinhua", names=THREE)))
    form.page.set_viewport_size({"width": 390, "height": 844})
    form.stake(10)
    form.won("李姐")
    form.claim("李姐")
    form.thumb.expect_nets("−12", "+24", "−12")
    rows = form.page.locator(".table-why__rows > span")
    expect(rows).to_have_text(
        [
            "阿强输给李姐 11：比输了，底注 1 加后来下的 10",
            "老王输给李姐 11：比输了，底注 1 加后来下的 10",
            "阿强另给李姐 1：李姐抓到二游又赢了，上桌的每家多给一个底注",
            "老王另给李姐 1：李姐抓到二游又赢了，上桌的每家多给一个底注",
        ]
    )
    bottom = form.page.locator(".table-sheet__save").bounding_box()
    last = rows.last.bounding_box()
    assert bottom and last and last["y"] + last["height"] <= bottom["y"] + 1
