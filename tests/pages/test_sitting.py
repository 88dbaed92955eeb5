"""An evening's page: what stands, how to settle, every hand with its slip, and where the report is."""

import re

import pytest

from games import services
from settlement.models import Report
from tests.conftest import Cast
from tests.pages.conftest import NAMES, Browse, Desk, House, hand


def page(
    house: House, cast: Cast, browse: Browse, path: str = "/sittings/{closed}/", who: str = "host"
) -> str:
    return browse(getattr(cast, who)).get(house.address(path)).text


def test_standing_and_settling_up(house: House, cast: Cast, browse: Browse) -> None:
    """甲 +12 −30, 乙 −10 +32, 丙 and 丁 twice a skin; of 100 for dinner 甲 pays half, 乙 nothing."""
    text = " ".join(re.sub("<[^>]+>", " ", page(house, cast, browse)).split())
    standing = text.split("最后排名")[1].split("走势")[0]
    assert [word for word in standing.split() if word[0] in "+\u2212"] == [
        "+22",
        "\u22122",
        "\u22122",
        "\u221218",
    ]
    assert "合计为 0" in standing
    payments = text.split("怎么结清")[1].split("转最少")[0]
    assert set(re.findall(r"(\w) 给 (\w) (\d+)", payments)) == {
        ("甲", "乙", "18"),
        ("丙", "乙", "2"),
        ("丁", "乙", "2"),
    }
    meal = text.split("饭钱")[1].split("每一盘")[0].split()
    assert meal[-8:] == ["甲", "50.00", "乙", "0.00", "丙", "25.00", "丁", "25.00"]


def test_hands_with_slips_and_corrections(house: House, cast: Cast, browse: Browse) -> None:
    house.desk.record({"type": "void", "hand": 1})
    text = page(house, cast, browse, "/sittings/{running}/")
    assert text.count('<details class="hand">') == 2
    assert "作废" in text
    assert house.address('/tables/{table}/?hand=2"') in text
    assert 'class="slip"' in text


def test_a_running_evening_leads_to_its_tables(house: House, cast: Cast, browse: Browse) -> None:
    text = page(house, cast, browse, "/sittings/{running}/")
    assert house.address('href="/tables/{table}/"') in text
    assert house.address("/board/{token}/") in text
    assert house.address("?sitting={running}") in text


REPORTS = {
    "queued": ("报告在排队", True),
    "running": ("正在做报告", True),
    "done": ("PDF", False),
    "failed": ("报告没做成", False),
}


@pytest.mark.parametrize("status", REPORTS)
def test_how_far_the_report_is(house: House, cast: Cast, browse: Browse, status: str) -> None:
    Report.objects.filter(sitting=house.closed).update(status=status)
    words, asks_again = REPORTS[status]
    text = page(house, cast, browse, "/sittings/{closed}/report/")
    assert words in text
    assert ("hx-trigger" in text) is asks_again
    assert (f"/api/v1/reports/{house.closed.reports.first().pk}/pdf/" in text) is (status == "done")  # type: ignore[union-attr]


def test_a_revision_says_so(house: House, cast: Cast, browse: Browse) -> None:
    Report.objects.create(sitting=house.closed, revision=2, status="done")
    assert "第 2 版" in page(house, cast, browse)


def test_fifty_hands_at_a_time(house: House, cast: Cast, browse: Browse) -> None:
    house.desk.record(*(hand(stake=5) for _ in range(50)))
    first = page(house, cast, browse, "/sittings/{running}/")
    assert first.count('<details class="hand">') == 50
    assert 'hx-get="?from=51"' in first and "后面还有 2 盘" in first
    client = browse(cast.member)
    rest = client.get(house.address("/sittings/{running}/?from=51"), headers={"hx-request": "true"}).text
    assert rest.count('<details class="hand">') == 2
    assert "<html" not in rest and "hx-get" not in rest
    for nonsense in ("0", "-1", "x", "99999", "9" * 40, "٣"):
        assert client.get(house.address("/sittings/{running}/"), {"from": nonsense}).status_code == 200


def test_two_games_and_their_points(house: House, cast: Cast, browse: Browse) -> None:
    """打旋: 甲 +21, 乙 −13, 丙 and 丁 −4 each, and 15 on the table; then 打二毛: 85 moves 甲 and 丙 up 2."""
    table = services.open_table(
        sitting=house.running, game="ermao", players=NAMES, name="二号桌", by=cast.host
    )
    Desk(table, cast.host).record({"type": "hand", "declarer": 1, "captured": 85})
    text = " ".join(re.sub("<[^>]+>", " ", page(house, cast, browse, "/sittings/{running}/")).split())
    assert "打旋 +21 打二毛 +2 +23" in text
    assert "打旋 \u22124 打二毛 \u22122 \u22126" in text
    assert "二号桌 · 打二毛 第 1 盘 甲 +2 乙 \u22122 丙 +2 丁 \u22122" in text
    assert "打旋 1、3 第 1 盘" in text and "闲家 85 分，甲+丙打 4、乙+丁打 2" in text


def test_three_cards_of_a_hand(cast: Cast, browse: Browse) -> None:
    sitting = services.open_sitting(club=cast.club)
    desk = Desk(
        services.open_table(sitting=sitting, game="jinhua", players=NAMES[:2], by=cast.host), cast.host
    )
    seats = [
        {"seat": 1, "fate": "won", "bets": 1, "cards": ["2h", "2s", "Kd"], "claim": "true"},
        {"seat": 2, "fate": "folded"},
    ]
    desk.record({"type": "hand", "seats": seats})
    text = browse(cast.member).get(f"/sittings/{sitting.pk}/").text
    shown = text.split('class="shown"')[1].split("</ul>")[0]
    assert re.findall(r"tile--(\w+)\">(\w)<small>(.)", shown) == [
        ("red", "2", "♥"),
        ("black", "2", "♠"),
        ("red", "K", "♦"),
    ]
    assert "二游" in shown and "甲真二游" in text
