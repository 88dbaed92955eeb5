"""An owner changes the club itself: name, language, time zone, start of the day, turn clock."""

from datetime import UTC, datetime
from typing import Any

import pytest

from games.presenting import table_state
from tests.conftest import Cast
from tests.pages.conftest import Browse, House

SENT = {
    "name": " 南门茶铺 ",
    "language": "en",
    "time_zone": "Asia/Urumqi",
    "day_starts_at": "5",
    "turn_clock": "30",
}


def address(cast: Cast) -> str:
    return f"/clubs/{cast.club.pk}/settings/"


def test_all_of_it_is_changed(cast: Cast, browse: Browse) -> None:
    client = browse(cast.owner)
    answer = client.post(address(cast), SENT)
    assert answer["Location"] == f"/clubs/{cast.club.pk}/"
    assert "改好了。" in client.get(answer["Location"]).text
    cast.club.refresh_from_db()
    club = cast.club
    assert (club.name, club.language, club.time_zone) == ("南门茶铺", "en", "Asia/Urumqi")
    assert (club.day_starts_at, club.turn_clock) == (5, 30)
    # Ürümqi names Beijing's hours less two: 22:30 UTC is half past four there, still the day before.
    assert str(club.day_of(datetime(2026, 11, 30, 22, 30, tzinfo=UTC))) == "2026-11-30"


def test_the_turn_clock_reaches_the_table_and_can_be_switched_off(
    house: House, cast: Cast, browse: Browse
) -> None:
    for seconds, due in (("45", 45), ("", None)):
        assert browse(cast.owner).post(address(cast), {**SENT, "turn_clock": seconds}).status_code == 302
        house.desk.table.sitting.club.refresh_from_db()
        assert table_state(house.desk.table, "zh")["turn_clock"] == due


WRONG: list[tuple[str, Any, str, str]] = [
    ("name", "", "请写个名字", "Please give it a name"),
    ("name", "长" * 61, "1 到 60 个字", "1 to 60"),
    ("turn_clock", "4", "请填 5 到 600 秒", "5 to 600 seconds"),
    ("turn_clock", "601", "请填 5 到 600 秒", "5 to 600 seconds"),
    ("turn_clock", "1e400", "请填 5 到 600 秒", "5 to 600 seconds"),
    ("turn_clock", "9" * 5000, "请填 5 到 600 秒", "5 to 600 seconds"),
    ("day_starts_at", "24", "选择一个有效的选项", "Select a valid choice"),
    ("day_starts_at", "x", "选择一个有效的选项", "Select a valid choice"),
    ("time_zone", "Asia/Chengdu", "选择一个有效的选项", "Select a valid choice"),
    ("time_zone", "../../etc/passwd", "选择一个有效的选项", "Select a valid choice"),
    ("language", "fr", "选择一个有效的选项", "Select a valid choice"),
]


@pytest.mark.parametrize(("field", "value", "zh", "en"), WRONG)
def test_what_will_not_do_is_said_beside_the_field(
    cast: Cast, browse: Browse, field: str, value: str, zh: str, en: str
) -> None:
    for language, text in (("zh-hans", zh), ("en", en)):
        answer = browse(cast.owner, language).post(address(cast), {**SENT, field: value})
        assert answer.status_code == 200
        beside = answer.text.split(f'id="id_{field}_error">')[1].split("</p>")[0]
        assert text in beside
        assert answer.text.count('class="field__error"') == 1
    cast.club.refresh_from_db()
    assert (cast.club.name, cast.club.turn_clock) == ("城西茶铺", None)


def test_a_zone_that_is_not_on_the_list_is_kept(cast: Cast, browse: Browse) -> None:
    cast.club.time_zone = "PRC"
    cast.club.save()
    client = browse(cast.owner)
    assert '<option value="PRC" selected>' in client.get(address(cast)).text
    assert client.post(address(cast), {**SENT, "time_zone": "PRC"}).status_code == 302


def test_only_owners_change_it(cast: Cast, browse: Browse) -> None:
    due = {cast.host: 403, cast.member: 403, cast.outsider: 404, None: 302}
    for who, status in due.items():
        assert browse(who).post(address(cast), SENT).status_code == status
    cast.club.refresh_from_db()
    assert cast.club.name == "城西茶铺"


def test_only_owners_are_shown_the_way(cast: Cast, browse: Browse) -> None:
    home = f"/clubs/{cast.club.pk}/"
    for who, shown in ((cast.owner, True), (cast.host, False), (cast.member, False)):
        assert (address(cast) in browse(who).get(home).text) is shown
