"""When the line fails nothing that was entered is lost, and nothing is recorded twice."""

from playwright.sync_api import Route, expect

from games import services
from tests.table_page.conftest import OnTable, OpenTable
from tests.table_page.driver import Thumb

EVENTS = "**/events/"


def a_hand(host: Thumb) -> None:
    host.fold("李姐", "小何")
    host.bid(10)
    host.best("low", "老王")
    host.best("high", "老王")
    host.expect_nets("+14", "−3", "−10", "−1")


def test_the_entry_stays_and_can_be_sent_again(open_table: OpenTable, thumb: OnTable) -> None:
    table = open_table(bowls=100)
    host = thumb(table)
    host.page.route(EVENTS, lambda route: route.abort())
    a_hand(host)
    host.save()
    expect(host.page.get_by_role("alert")).to_contain_text("这盘还没记下")
    expect(host.seat("老王").locator("[data-group=low]")).to_have_text("1")
    host.page.unroute(EVENTS)
    host.save("再试一次")
    host.expect_saved(1)
    assert table.hands.count() == 1


def test_an_answer_that_is_lost_does_not_double_the_hand(open_table: OpenTable, thumb: OnTable) -> None:
    table = open_table(bowls=100)
    host = thumb(table)

    def lose_the_answer(route: Route) -> None:
        route.fetch()
        route.abort()

    a_hand(host)
    host.page.route(EVENTS, lose_the_answer)
    host.save()
    expect(host.button("再试一次")).to_be_visible()
    host.page.unroute(EVENTS)
    host.save("再试一次")
    host.expect_saved(1)
    assert table.hands.count() == 1


def test_a_hand_another_phone_recorded_is_shown_before_ours_is_saved(
    open_table: OpenTable, thumb: OnTable
) -> None:
    table = open_table(bowls=100)
    host = thumb(table)
    a_hand(host)
    theirs = {
        "type": "hand",
        "bids": [3],
        "seats": [{"seat": seat, "fate": "folded", "round": 1} for seat in (1, 2, 4)]
        + [{"seat": 3, "fate": "stood"}],
    }
    services.record(table_id=table.pk, event=theirs)
    expect(host.page.get_by_role("alert").first).to_contain_text("另一部手机刚记了一笔")
    expect(host.seat("老王").locator("[data-group=low]")).to_have_text("1")
    expect(host.button("记下这盘")).to_be_disabled()
    host.button("看过了，接着记").tap()
    host.save()
    host.expect_saved(2)
    assert table.hands.count() == 2


def test_an_untouched_form_follows_by_itself(open_table: OpenTable, thumb: OnTable) -> None:
    table = open_table(bowls=100)
    host = thumb(table)
    services.record(table_id=table.pk, event={"type": "bowl", "seat": 2, "points": 50})
    expect(host.seat("李姐").locator(".place__bowl")).to_have_text("钵 150")
    a_hand(host)
    host.save()
    host.expect_saved(1)
