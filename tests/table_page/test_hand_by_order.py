"""A hand of 打旋: two folded, two shown by order. Pencil: xuan §5, preset 1-3, bids 3, 10, 50."""

from tests.table_page.conftest import OnTable, OpenTable
from tests.table_page.driver import entered


def test_it_takes_eight_taps_and_is_settled_as_shown(open_table: OpenTable, thumb: OnTable) -> None:
    table = open_table(bowls=100)
    host = thumb(table)
    host.fold("李姐", "小何")
    host.bid(3, 10, 50)
    host.best("low", "老王")
    host.best("high", "老王")
    host.expect_nets("+54", "−3", "−50", "−1")
    host.save()
    host.expect_saved(1)
    assert host.taps <= 8
    host.expect_totals("+54", "−3", "−50", "−1")
    assert entered(table, 1)["bids"] == [3, 10, 50]


def test_the_next_form_is_empty_at_once(open_table: OpenTable, thumb: OnTable) -> None:
    host = thumb(open_table(bowls=100))
    host.fold("李姐", "小何")
    host.best("low", "阿强")
    host.best("high", "老王")
    host.save()
    host.expect_saved(1)
    assert host.page.locator(".key[aria-pressed=true]").count() == 0


def test_untouched_rounds_stay_at_the_opening(open_table: OpenTable, thumb: OnTable) -> None:
    host = thumb(open_table(bowls=100))
    host.fold("李姐", "小何")
    host.best("low", "阿强")
    host.best("high", "阿强")
    host.expect_nets("−3", "−3", "+7", "−1")


def test_a_second_tap_folds_in_the_second_round_and_a_fourth_brings_back(
    open_table: OpenTable, thumb: OnTable
) -> None:
    host = thumb(open_table(bowls=100))
    fold = host.seat("小何").locator(".key--fold")
    for said in ("丢一轮", "丢二轮", "丢三轮", "丢"):
        host.fold("小何")
        assert "".join(fold.inner_text().split()) == said
