"""Leaderboards: months, years, all time; games apart and together; shared ranks; rebuilt = moved."""

from datetime import UTC, date, datetime
from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.db.models import F

from clubs.models import Club, User
from games import services
from settlement import standings
from settlement.leaderboards import Period, leaderboard
from settlement.models import Standing
from tests.book.conftest import HAND, Desk, fill, folded, open_desk, shown
from tests.book.evenings import evening

NOVEMBER, OCTOBER = datetime(2026, 11, 20, 12, tzinfo=UTC), datetime(2026, 10, 20, 12, tzinfo=UTC)


def an_evening(club: Club, host: User, at: datetime, hands: int, **more: object) -> Desk:
    sitting = services.open_sitting(club=club, opened_at=at)
    desk = open_desk(club, host, sitting=sitting, **more)
    if desk.table.rules["bowl"] == "carried":
        fill(desk, 400)
    for _ in range(hands):
        desk.record(HAND)
    return desk


def board(club: Club, period: Period, game: str = "") -> dict[str, tuple[object, ...]]:
    rows = leaderboard(club=club, period=period, game=game)
    return {
        row["name"]: (row["points"], row["hands"], row["sittings"], row["biggest"], row["rank"])
        for row in rows
    }


def test_figures_by_month_year_and_all_time(club: Club, host: User) -> None:
    an_evening(club, host, NOVEMBER, 2)
    an_evening(club, host, OCTOBER, 1)
    november = Period("month", date(2026, 11, 30))
    assert board(club, november) == {
        "甲": (108, 2, 1, 54, 1),
        "丙": (-2, 2, 1, 0, 2),
        "丁": (-6, 2, 1, 0, 3),
        "乙": (-100, 2, 1, 0, 4),
    }
    assert board(club, Period("year", date(2026, 1, 1)))["甲"] == (162, 3, 2, 54, 1)
    assert board(club, Period("all", date(2000, 1, 1)))["甲"] == (162, 3, 2, 54, 1)
    assert board(club, Period("year", date(2025, 1, 1))) == {}


def test_games_apart_and_together(club: Club, host: User) -> None:
    an_evening(club, host, NOVEMBER, 1)
    desk = an_evening(club, host, NOVEMBER, 0, game="dingerhuang", rules={})
    # Stakes 10 each and an ante of 1 from all four: 甲 takes 10 from 乙 and the pool of 4.
    seats = [shown(1, 1, 1), shown(2, 2, 2), folded(3), folded(4)]
    answer = desk.record({"type": "hand", "bids": [10], "seats": seats})
    assert answer["net"] == {"1": 13, "2": -11, "3": -1, "4": -1}
    month = Period("month", date(2026, 11, 1))
    assert board(club, month, "daxuan")["甲"] == (54, 1, 1, 54, 1)
    assert board(club, month, "dingerhuang")["甲"] == (13, 1, 1, 13, 1)
    assert board(club, month)["甲"] == (67, 2, 2, 54, 1)


def test_two_games_on_one_evening_are_one_evening(club: Club, host: User) -> None:
    desk = an_evening(club, host, NOVEMBER, 1)
    other = open_desk(club, host, sitting=desk.sitting, game="dingerhuang", rules={})
    other.record(
        {"type": "hand", "bids": [10], "seats": [shown(1, 1, 1), shown(2, 2, 2), folded(3), folded(4)]}
    )
    assert board(club, Period("month", date(2026, 11, 1)))["甲"][2] == 1


def test_equal_points_share_a_rank(club: Club, host: User) -> None:
    desk = an_evening(club, host, NOVEMBER, 0)
    #  丙 and 丁 both lose the skin of 1; 丙 as the seat after 乙 is not the forced opener, dealer 4 makes 甲
    # it.
    desk.record(
        {
            "type": "hand",
            "dealer": 4,
            "bids": [3],
            "seats": [shown(1, 1, 1), shown(2, 2, 2), folded(3), folded(4)],
        }
    )
    ranks = {name: row[4] for name, row in board(club, Period("month", date(2026, 11, 1))).items()}
    assert ranks == {"甲": 1, "丙": 2, "丁": 2, "乙": 4}


def test_another_club_is_another_leaderboard(club: Club, other_club: Club, host: User) -> None:
    an_evening(club, host, NOVEMBER, 1)
    assert board(other_club, Period("all", date(2026, 1, 1))) == {}


def test_an_evening_past_midnight_is_in_the_month_it_began(club: Club, host: User) -> None:
    # 02:00 in Shanghai on 1 December, and the club's day starts at six.
    desk = an_evening(club, host, datetime(2026, 11, 30, 18, tzinfo=UTC), 1)
    assert desk.sitting.day == date(2026, 11, 30)
    assert board(club, Period("month", date(2026, 11, 1)))["甲"][0] == 54


def test_rebuilding_changes_nothing_where_nothing_is_wrong(club: Club, host: User) -> None:
    an_evening(club, host, NOVEMBER, 2).record({"type": "void", "hand": 1})
    services.import_record(club=club, record=evening(5, hands=15), by=host)
    before = rows()
    call_command("rebuild_standings", "--check", stdout=StringIO())
    standings.rebuild_all()
    assert {key: row for key, row in rows().items() if any(row)} == {
        k: row for k, row in before.items() if any(row)
    }


def test_check_names_the_row_that_was_tampered_with(club: Club, host: User) -> None:
    an_evening(club, host, NOVEMBER, 1)
    Standing.objects.filter(player__name="甲", game="").update(points=F("points") + 1)
    out = StringIO()
    with pytest.raises(CommandError):
        call_command("rebuild_standings", "--check", stdout=out)
    assert "kept (55, 1, 1, 54), due (54, 1, 1, 54)" in out.getvalue()
    call_command("rebuild_standings", stdout=StringIO())
    assert standings.differences() == []


def rows() -> dict[tuple[object, ...], tuple[int, ...]]:
    return {
        (row.player_id, row.game, row.month): (row.points, row.hands, row.sittings, row.biggest)
        for row in Standing.objects.all()
    }
