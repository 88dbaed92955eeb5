"""A hand of 打二毛 on the table page.

Pencil: ermao §3–§6, a point a level, 老王 and 阿强 against 李姐 and 小何.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from games import services
from games.models import Table
from tests.table_page.conftest import OnTable, OpenTable
from tests.table_page.driver import entered
from tests.table_page.ermao import Ermao
from tests.table_page.test_comfort import SMALL_TARGETS, SMALL_TEXT

MOST_TAPS = 5

OVERLAPPING = """() => {
    const keys = [...document.querySelectorAll(".ermao button")];
    const boxes = keys.map(each => each.getBoundingClientRect());
    const beside = (a, b) => a.left >= b.right - 1 || a.top >= b.bottom - 1;
    const apart = (a, b) => beside(a, b) || beside(b, a);
    return keys.flatMap((one, i) => keys.slice(i + 1).filter((_, j) => !apart(boxes[i], boxes[i + 1 + j]))
        .map(other => one.outerHTML.slice(0, 60) + other.outerHTML.slice(0, 60)));
}"""


def recorded(table: Table, *hands: dict[str, Any]) -> None:
    for hand in hands:
        services.record(table_id=table.pk, event={"type": "hand", **hand})


def at_three(open_table: OpenTable) -> Table:
    """老王 declared and held at 100 points: his team plays 3, and 阿强, his partner, declares."""
    table = open_table("ermao")
    recorded(table, {"captured": 100, "declarer": 1})
    return table


def test_declarers_hold(open_table: OpenTable, thumb: OnTable) -> None:
    table = at_three(open_table)
    form = Ermao(thumb(table))
    form.expect_match(["3", "2"], "阿强")
    form.points(85)
    form.expect_figures("85", None, "85")
    expect(form.words).to_have_text("庄家升 2 级，打到 5 · 小光")
    form.thumb.expect_nets("+2", "−2", "+2", "−2")
    form.save(2)
    assert form.thumb.taps == 2
    form.expect_match(["5", "2"], "老王")
    assert entered(table, 2)["captured"] == 85


def test_attackers_take_the_bottom(open_table: OpenTable, thumb: OnTable) -> None:
    """120 + 20 × 2 = 160: they move up one, and the seat after 阿强 declares."""
    table = at_three(open_table)
    form = Ermao(thumb(table))
    form.points(120)
    expect(form.words).to_have_text("庄家升 1 级，打到 4")
    form.taken_with("pair")
    expect(form.page.locator(".table-why")).to_have_text("抠底了：底牌有多少分？")
    form.points(20)
    form.expect_figures("120", "20 × 2", "160")
    expect(form.words).to_have_text("闲家升 1 级，下一盘坐庄，打到 3")
    form.thumb.expect_nets("−1", "+1", "−1", "+1")
    form.save(2)
    assert form.thumb.taps == MOST_TAPS
    form.expect_match(["3", "3"], "小何")
    assert entered(table, 2)["last_trick"] == {"by": "attackers", "shape": "pair"}


def test_the_first_hand_of_a_match_asks_who_declares(open_table: OpenTable, thumb: OnTable) -> None:
    """225 points: two levels, in five taps with the seat among them."""
    form = Ermao(thumb(open_table("ermao")))
    form.expect_match(["2", "2"], None)
    expect(form.page.locator(".table-why")).to_have_text("谁坐庄？点一下名字。")
    form.declares("李姐")
    form.points(225)
    expect(form.words).to_have_text("闲家升 2 级，下一盘坐庄，打到 4")
    form.save(1)
    assert form.thumb.taps <= MOST_TAPS
    form.expect_match(["4", "2"], "阿强")


def test_another_seat_of_the_team_may_declare(open_table: OpenTable, thumb: OnTable) -> None:
    table = at_three(open_table)
    form = Ermao(thumb(table))
    expect(form.page.get_by_role("button", name="坐庄")).to_have_count(2)
    form.declares("老王")
    form.expect_match(["3", "2"], "老王")
    form.points(200)
    form.save(2)
    form.expect_match(["3", "4"], "李姐")


WON = [{"captured": 0, "declarer": 2}, *[{"captured": 0}] * 3]
"""小何 and 李姐 move up three levels a hand: 5, 8, J, A."""


def test_a_match_won_is_told_until_the_next_hand_is_saved(open_table: OpenTable, thumb: OnTable) -> None:
    table = open_table("ermao")
    recorded(table, *WON)
    form = Ermao(thumb(table))
    form.expect_match(["2", "A"], "李姐")
    form.points(0)
    expect(form.words).to_have_text("庄家升 3 级，赢了这一轮 · 大光")
    form.save(5)
    told = form.page.locator(".won")
    expect(told).to_have_text(re.compile("^李姐、小何 赢了第 1 轮！"))
    form.expect_match(["2", "2"], None)
    form.declares("老王")
    form.points(50)
    expect(told).to_be_visible()
    form.save(6)
    expect(told).to_have_count(0)
    form.expect_match(["4", "2"], "阿强")


def test_those_who_look_see_levels_and_the_match_won(
    open_table: OpenTable, thumb: OnTable, member: Any
) -> None:
    table = open_table("ermao")
    recorded(table, *WON, {"captured": 50})
    looker = thumb(table, member).page
    expect(looker.locator(".won")).to_have_text(re.compile("^李姐、小何 赢了第 1 轮！"))
    expect(looker.locator(".team__level b")).to_have_text(["2", "2"])
    recorded(table, {"captured": 100, "declarer": 3})
    expect(looker.locator(".team__level b")).to_have_text(["3", "2"])
    expect(looker.locator(".won")).to_have_count(0)
    assert looker.locator(".fives").count() == 0


def test_undo_gives_the_entry_back(open_table: OpenTable, thumb: OnTable) -> None:
    form = Ermao(thumb(at_three(open_table)))
    form.points(160)
    form.save(2)
    form.expect_match(["3", "3"], "小何")
    form.thumb.button("撤销第 2 盘").tap()
    form.expect_match(["3", "2"], "阿强")
    form.expect_figures("160", None, "160")


def test_an_amend_starts_from_the_hand_as_it_was(open_table: OpenTable, thumb: OnTable) -> None:
    """Hand 2 at 160 with the bottom; put right, a throw makes 280, and hand 3 is not moved by it."""
    table = at_three(open_table)
    recorded(
        table,
        {
            "captured": 120,
            "bottom": 20,
            "trump": "h",
            "last_trick": {"by": "attackers", "shape": "pair"},
        },
        {"captured": 100},
    )
    form = Ermao(thumb(table))
    form.page.get_by_role("button", name="改第 2 盘").tap()
    form.expect_figures("120", "20 × 2", "160")
    form.expect_match(["3", "2"], "阿强")
    expect(form.page.locator("[data-shape=pair]")).to_have_attribute("aria-pressed", "true")
    expect(form.page.locator("[data-trump=h]")).to_have_attribute("aria-pressed", "true")
    form.taken_with("throw")
    form.expect_figures("120", "20 × 8", "280")
    expect(form.words).to_have_text("闲家升 2 级，下一盘坐庄，打到 4")
    form.thumb.save("改好第 2 盘")
    form.expect_match(["3", "5"], "李姐")
    assert entered(table, 2)["last_trick"] == {"by": "attackers", "shape": "throw"}


def test_what_cannot_be_is_said_beside_the_points(open_table: OpenTable, thumb: OnTable) -> None:
    form = Ermao(thumb(at_three(open_table)))
    form.points(395)
    form.taken_with("single")
    form.points(20)
    expect(form.page.locator("#wrong-bottom")).to_contain_text("最多 5 分")
    expect(form.thumb.button("记下这盘")).to_be_disabled()
    form.points(5)
    expect(form.page.locator("#wrong-bottom")).to_have_count(0)
    form.expect_figures("395", "5 × 2", "405")


def test_the_keys_make_every_multiple_of_five_and_nothing_else(open_table: OpenTable, thumb: OnTable) -> None:
    page = thumb(at_three(open_table)).page
    keys = page.locator(".fives button").all_text_contents()
    assert sorted(int(key) for key in keys) == [*range(0, 100, 5), 100, 200, 300, 400]


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("language", ["zh", "en"])
def test_text_and_targets_are_large_enough(
    open_table: OpenTable, thumb: OnTable, width: int, language: str
) -> None:
    form = Ermao(thumb(at_three(open_table)))
    if language == "en":
        form.thumb.button("English").tap()
        form.page.get_by_role("button", name="Save hand").wait_for()
    form.page.set_viewport_size({"width": width, "height": 740})
    form.points(120)
    form.taken_with("tractor")
    form.points(15)
    expect(form.page.locator(".sum__total b")).to_have_text("180")
    assert form.page.evaluate(SMALL_TEXT) == []
    assert form.page.evaluate(SMALL_TARGETS) == []
    assert form.page.evaluate(OVERLAPPING) == []
    assert form.page.evaluate("document.documentElement.scrollWidth") == width


def test_nothing_moves_while_a_hand_is_entered(open_table: OpenTable, thumb: OnTable) -> None:
    form = Ermao(thumb(at_three(open_table)))
    places = "() => [...document.querySelectorAll('.ermao button, .table-sheet')].map(each => each.offsetTop)"
    before = form.page.evaluate(places)
    form.points(120)
    form.taken_with("pair")
    form.points(20)
    expect(form.page.locator(".sum__total b")).to_have_text("160")
    assert form.page.evaluate(places) == before
