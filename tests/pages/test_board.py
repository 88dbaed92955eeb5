"""The board says how the table stands, to whoever holds its link."""

from django.utils import timezone

from tests.conftest import Cast
from tests.pages.conftest import Browse, House, hand


def fragment(house: House, browse: Browse, language: str = "zh-hans") -> str:
    return browse(None, language).get(house.address("/board/{token}/now/")).text


def test_standing_last_hand_and_mango(house: House, browse: Browse) -> None:
    """甲 wins 10 and two skins, then three times 3 in a knockout; 乙 −13, 丙 and 丁 −4."""
    text = fragment(house, browse)
    assert '<span class="pts gain">+21</span>' in text
    assert text.count('<span class="pts loss">\u22124</span>') == 2
    assert text.index("甲") < text.index("乙")
    assert "第 2 盘刚记下" in text
    assert "桌上芒果" in text and '<b class="num">15</b>' in text and "揍芒" in text


def test_the_page_holds_the_fragment_and_the_stream(house: House, browse: Browse) -> None:
    page = browse().get(house.address("/board/{token}/")).text
    assert fragment(house, browse).strip() in page
    assert house.address('sse-connect="/live/{token}/"') in page
    assert house.address('hx-get="/board/{token}/now/"') in page


def test_follows_the_record(house: House, browse: Browse) -> None:
    house.desk.record(hand(2, 1, 500))
    text = fragment(house, browse)
    assert "第 3 盘刚记下" in text
    assert text.index("乙") < text.index("甲")


def test_final_lap_and_close(house: House, browse: Browse) -> None:
    house.desk.record({"type": "final_lap"})
    assert "圈芒 第 1/5 盘" in fragment(house, browse)
    house.desk.record({"type": "close"})
    assert "已经收桌" in fragment(house, browse)


def test_planned_end_by_the_clubs_clock(house: House, browse: Browse) -> None:
    house.running.planned_end = timezone.datetime(
        2026, 11, 30, 15, 30, tzinfo=timezone.get_default_timezone()
    )
    house.running.save()
    assert "23:30 散" in fragment(house, browse)


def test_a_table_without_a_hand(cast: Cast, house: House, browse: Browse) -> None:
    house.desk.record({"type": "void", "hand": 1}, {"type": "void", "hand": 2})
    assert "还没开始" in fragment(house, browse)


def test_is_never_cached_and_keeps_its_link_to_itself(house: House, browse: Browse) -> None:
    answer = browse().get(house.address("/board/{token}/"))
    assert "no-store" in answer["Cache-Control"]
    assert answer["Referrer-Policy"] == "no-referrer"
