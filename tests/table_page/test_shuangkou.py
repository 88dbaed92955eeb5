"""A hand of 二人双扣 on the table page.

Pencil: shuangkou §3, §4, base 1: margin × winner's multiplier + winner's bonus − loser's bonus.
"""

from typing import Any

import pytest
from playwright.sync_api import expect

from games import services
from games.models import Table
from tests.table_page.conftest import OnTable, OpenTable
from tests.table_page.driver import entered
from tests.table_page.shuangkou import Shuangkou
from tests.table_page.test_comfort import PLACES, SMALL_TARGETS, SMALL_TEXT

MOST_TAPS = 5
TWO = ("老王", "李姐")
Made = tuple[Table, Shuangkou]


@pytest.fixture
def made(open_table: OpenTable, thumb: OnTable) -> Made:
    table = open_table("shuangkou", names=TWO)
    return table, Shuangkou(thumb(table))


# Who wins by what, what 老王 and 李姐 bombed, the nets.
HANDS = [
    pytest.param("老王", "双", ["7"], ["6"], ("+36", "−36"), id="§4 example: 4×8 + 6 − 2"),
    pytest.param("李姐", "单", ["7"], ["6"], ("−4", "+4"), id="§4 example: 2×4 + 2 − 6"),
    pytest.param("老王", "双", ["5", "5"], [], ("+18", "−18"), id="two fives make six stars: 4×4 + 2"),
    pytest.param("李姐", "平", [], ["三王", "8"], ("−28", "+28"), id="6 and 8 stars: 16 + 2 + 10"),
]


@pytest.mark.parametrize(("winner", "margin", "one", "two", "nets"), HANDS)
def test_two_bombs(
    made: Made, winner: str, margin: str, one: list[str], two: list[str], nets: tuple[str, str]
) -> None:
    _, form = made
    form.wins(winner, margin)
    form.bombs("老王", *one)
    form.bombs("李姐", *two)
    form.thumb.expect_nets(*nets)
    form.save(1)
    assert form.thumb.taps == 4 < MOST_TAPS


def test_a_row_and_a_bomb_with_a_joker(made: Made) -> None:
    """Three fours in a row of four each are 7 stars, nine alike 9: 4×8 + 6 − 14 = 24."""
    table, form = made
    form.wins("老王", "双")
    form.other_keys()
    form.bombs("老王", "4×3")
    form.bombs("李姐", "9")
    form.thumb.expect_nets("+24", "−24")
    form.save(1)
    assert form.thumb.taps == MOST_TAPS
    assert entered(table, 1)["bombs"] == {"1": [{"size": 4, "run": 3}], "2": [{"size": 9}]}


def test_what_merges_is_said_before_anybody_won(made: Made) -> None:
    _, form = made
    form.bombs("老王", "5", "5")
    form.expect_worth("老王", "两个五星 → 六星", "六星 ×4，奖 2")
    form.bombs("李姐", "4", "4")
    form.expect_worth("李姐", "四星 ×1")
    form.bombs("李姐", "4")
    form.expect_worth("李姐", "三个四星 → 五星", "五星 ×2")
    form.bombs("李姐", "5", "5")
    form.expect_worth("李姐", "三个四星 → 五星", "三个五星 → 七星", "七星 ×8，奖 6")
    expect(form.page.locator(".table-why")).to_have_text("谁先出完？在他名下点平、单、双。")


def test_a_bomb_is_taken_away(made: Made) -> None:
    table, form = made
    form.wins("老王", "单")
    form.bombs("老王", "8", "6")
    form.thumb.expect_nets("+44", "−44")
    form.take_away("老王", 0)
    form.expect_worth("老王", "六星 ×4，奖 2")
    form.thumb.expect_nets("+10", "−10")
    form.save(1)
    assert entered(table, 1)["bombs"] == {"1": [{"size": 6}], "2": []}


def test_the_winner_pays(made: Made) -> None:
    """1 − 10 = −9; by 单 2 − 2 = 0."""
    _, form = made
    form.wins("老王", "平")
    form.bombs("李姐", "8")
    form.expect_pays("先出完却要倒付 9")
    form.thumb.expect_nets("−9", "+9")
    form.take_away("李姐", 0)
    form.wins("老王", "单")
    form.bombs("李姐", "6")
    form.expect_pays("先出完，正好不输不赢")
    form.thumb.expect_nets("0", "0")
    form.bombs("老王", "7")
    expect(form.page.locator(".player").get_by_role("alert")).to_have_count(0)
    form.save(1)


def test_the_exact_number_is_typed(made: Made) -> None:
    table, form = made
    form.wins("李姐", "双")
    expect(form.player("老王")).to_contain_text("剩 11 张")
    form.left("老王", "8")
    expect(form.margin("李姐", "单")).to_have_attribute("aria-pressed", "true")
    form.thumb.expect_nets("−2", "+2")
    form.save(1)
    assert (entered(table, 1)["winner"], entered(table, 1)["left"]) == (2, 8)


def test_what_cannot_be_played_any_more(made: Made) -> None:
    """One joker is left, 24 cards leave 3: no bomb, and 李姐 cannot be left with more."""
    _, form = made
    form.bombs("老王", "三王")
    for short in ("三王", "天王"):
        expect(form.bomb("李姐", short)).to_be_disabled()
    form.bombs("李姐", "8", "8", "8")
    for short in ("4", "8"):
        expect(form.bomb("李姐", short)).to_be_disabled()
        expect(form.bomb("老王", short)).to_be_enabled()
    expect(form.margin("老王", "平")).to_be_enabled()
    expect(form.margin("老王", "单")).to_be_disabled()


def test_refusals_stand_with_the_loser(made: Made) -> None:
    _, form = made
    form.wins("老王", "双")
    form.bombs("李姐", "8", "8")
    wrong = form.player("李姐").locator(".field__error")
    form.left("李姐", "12")
    expect(wrong).to_contain_text("最多 15 张")
    expect(form.thumb.button("记下这盘")).to_be_disabled()
    form.left("李姐", "0")
    expect(wrong).to_contain_text("1 到 27 张")
    form.left("李姐", "11")
    expect(wrong).to_have_count(0)
    expect(form.player("老王").locator(".field__error")).to_have_count(0)
    form.save(1)


HAND: dict[str, Any] = {
    "type": "hand",
    "winner": 1,
    "left": 14,
    "bombs": {"1": [{"size": 7}], "2": [{"size": 6}]},
}


def test_a_recorded_hand_is_put_right(open_table: OpenTable, thumb: OnTable) -> None:
    """老王's bomb was eight alike: 4×16 + 10 − 2 = 72."""
    table = open_table("shuangkou", names=TWO)
    services.record(table_id=table.pk, event=HAND)
    form = Shuangkou(thumb(table, query="?hand=1"))
    expect(form.player("李姐")).to_contain_text("剩 14 张")
    form.thumb.expect_nets("+36", "−36")
    form.take_away("老王", 0)
    form.bombs("老王", "8")
    form.thumb.expect_nets("+72", "−72")
    form.thumb.save("改好第 1 盘")
    expect(form.page.get_by_role("region", name="每一盘")).to_contain_text("老王 +72")
    assert entered(table, 1) == {**HAND, "bombs": {"1": [{"size": 8}], "2": [{"size": 6}]}}


def test_undo_brings_the_hand_back(made: Made) -> None:
    table, form = made
    form.wins("老王", "双")
    form.bombs("老王", "7")
    form.save(1)
    form.thumb.tap(form.thumb.button("撤销第 1 盘"))
    expect(form.margin("老王", "双")).to_have_attribute("aria-pressed", "true")
    form.thumb.expect_nets("+38", "−38")
    form.bombs("李姐", "6")
    form.thumb.expect_nets("+36", "−36")
    form.save(2)
    assert entered(table, 2)["winner"] == 1


@pytest.mark.parametrize("width", [360, 1280])
def test_large_enough_and_nothing_runs_over(made: Made, width: int) -> None:
    _, form = made
    form.page.set_viewport_size({"width": width, "height": 740})
    form.wins("老王", "双")
    form.bombs("老王", "5", "5")
    form.expect_worth("老王", "两个五星 → 六星", "六星 ×4，奖 2")
    for _ in range(2):
        assert form.page.evaluate(SMALL_TARGETS) == []
        assert form.page.evaluate(SMALL_TEXT) == []
        assert form.page.evaluate("document.documentElement.scrollWidth") <= width
        form.other_keys()


def test_nothing_moves_while_a_hand_is_entered(made: Made) -> None:
    _, form = made
    parts = ".player__margin, [data-bomb], .player__more, .table-sheet"
    before = form.page.evaluate(PLACES, parts)
    form.wins("老王", "平")
    form.bombs("老王", "5", "5")
    form.bombs("李姐", "8")
    form.expect_pays("先出完却要倒付 4")
    form.thumb.expect_nets("−4", "+4")
    assert form.page.evaluate(PLACES, parts) == before
