"""Around the hands: people, the final lap, the close, the board, and who may only look."""

import re
from datetime import UTC, datetime, timedelta

from django.utils import timezone
from playwright.sync_api import expect

from clubs.models import User
from games import services
from tests.table_page.conftest import OnTable, OpenTable
from tests.table_page.driver import Thumb


def menu(host: Thumb, item: str) -> None:
    host.button("更多").tap()
    host.button(item).tap()


def test_the_final_lap_is_offered_at_the_planned_end_and_counted(
    open_table: OpenTable, thumb: OnTable
) -> None:
    table = open_table(bowls=500)
    sitting = table.sitting
    sitting.planned_end = timezone.now() - timedelta(minutes=1)
    sitting.save()
    host = thumb(table)
    host.button("打圈芒").tap()
    pool = host.page.locator(".table-head__pool")
    expect(pool).to_contain_text("圈芒 第 1/5 盘")
    expect(pool).to_contain_text("桌上芒果 20")
    for hand in range(1, 6):
        host.fold("李姐", "小何", "小何")
        host.bid(10)
        host.best("low", "老王")
        host.best("high", "老王")
        host.save()
        host.expect_saved(hand)
    expect(host.page.locator(".table-notice")).to_contain_text("圈芒打完了")


def test_the_planned_end_is_told_in_the_clubs_time(open_table: OpenTable, thumb: OnTable) -> None:
    """Half past four in the afternoon at Greenwich is half past midnight at the table."""
    table = open_table()
    table.sitting.planned_end = datetime(2036, 11, 30, 16, 30, tzinfo=UTC)
    table.sitting.save()
    expect(thumb(table).page.locator(".table-head__sub")).to_contain_text("00:30 散场")


def test_closing_shares_dinner_settles_up_and_can_be_taken_back(
    open_table: OpenTable, thumb: OnTable
) -> None:
    table = open_table(bowls=100)
    host = thumb(table)
    host.alone("阿强")
    host.save()
    host.expect_saved(1)
    menu(host, "收桌算账")
    host.page.get_by_label("饭钱（元，没有就空着）").fill("300.005")
    expect(host.page.locator("#bill-wrong")).to_be_visible()
    host.page.get_by_label("饭钱（元，没有就空着）").fill("300")
    expect(host.page.locator(".ending").first).to_contain_text("饭钱 150.00")
    expect(host.page.locator(".ending").last).to_contain_text("李姐 给 阿强3")
    host.button("收桌", exact=True).tap()
    expect(host.page.locator("h1")).to_contain_text("已收桌")
    expect(host.page.locator(".table-end")).to_contain_text("饭钱 150.00")
    menu(host, "收早了，重开")
    expect(host.page.locator("h1")).to_contain_text("第 2 盘")
    expect(host.seat("老王")).to_be_visible()


def test_people_come_and_go(open_table: OpenTable, thumb: OnTable) -> None:
    host = thumb(open_table("dingerhuang"))
    menu(host, "来人、走人")
    host.page.get_by_label("新来的名字").fill("欧阳春水")
    host.button("坐下").tap()
    host.button("小何走人").tap()
    expect(host.button("小何走人")).to_have_count(0)
    host.button("关上").tap()
    expect(host.page.locator(".place__text")).to_have_text(["老王", "李姐", "阿强", "欧阳春水"])


def test_the_board_can_be_scanned(open_table: OpenTable, thumb: OnTable) -> None:
    table = open_table(bowls=100)
    host = thumb(table)
    menu(host, "看板：链接和二维码")
    code = host.page.get_by_role("img", name="看板的二维码")
    expect(code).to_be_visible()
    assert code.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    address = host.page.locator(".share__address")
    expect(address).to_have_text(re.compile(rf"^http://.*/board/{table.board_token}/$"))


def test_a_member_looks_and_follows(open_table: OpenTable, thumb: OnTable, member: User) -> None:
    table = open_table(bowls=100)
    page = thumb(table, member).page
    expect(page.locator(".place")).to_have_count(4)
    assert page.locator(".key, .table-sheet, .endings").count() == 0
    hand = {
        "type": "hand",
        "bids": [3],
        "seats": [{"seat": seat, "fate": "folded", "round": 1} for seat in (1, 2, 4)]
        + [{"seat": 3, "fate": "stood"}],
    }
    services.record(table_id=table.pk, event=hand)
    expect(page.locator(".place .pts")).to_have_text(["−1", "−3", "+5", "−1"])
    expect(page.locator("h1")).to_contain_text("第 2 盘")
