"""The demo club, made by the command on an empty database."""

from datetime import date

import pytest
from django.core.management import CommandError, call_command
from django.db.models import Count

from clubs.models import Club, Membership, User
from games.models import Event, Table
from games.prove import prove
from games.reporting import sitting_document
from games.rules.games import GAMES
from settlement.models import Report, Sitting

pytestmark = pytest.mark.django_db


@pytest.fixture
def demo(db) -> Club:
    call_command("demo", date="2026-11-30", verbosity=0)
    return Club.objects.get()


def test_evenings_of_every_game_and_an_open_table(demo):
    assert demo.name == "城西茶铺" and demo.players.count() == 6
    assert Sitting.objects.filter(closed_at=None).count() == 1
    days = list(Sitting.objects.order_by("day").values_list("day", flat=True))
    assert days == [
        date(2026, 10, 7),
        date(2026, 10, 22),
        date(2026, 10, 30),
        date(2026, 11, 7),
        date(2026, 11, 13),
        date(2026, 11, 18),
        date(2026, 11, 24),
        date(2026, 11, 30),
    ]
    assert set(Table.objects.values_list("game", flat=True)) == set(GAMES)


def test_one_evening_had_two_games_at_two_tables(demo):
    (evening,) = Sitting.objects.alias(tables_of=Count("tables")).filter(tables_of=2)
    assert list(evening.tables.order_by("opened_at").values_list("game", flat=True)) == ["daxuan", "ermao"]
    document = sitting_document(evening, "zh")
    assert document.games == ("打旋", "打二毛")
    assert all(len(row.games) == 2 for row in document.standing)


def test_the_book_is_right(demo):
    assert [prove(sitting) for sitting in Sitting.objects.all()] == [[]] * 8
    documents = [sitting_document(sitting, "zh") for sitting in Sitting.objects.all()]
    assert all(document.balanced for document in documents)


def test_every_closed_evening_asks_for_its_report(demo):
    assert Report.objects.count() == 7


def test_the_owner_has_no_password_and_is_one_of_the_players(demo):
    owner = User.objects.get()
    assert not owner.has_usable_password()
    assert Membership.objects.get().role == "owner"
    assert owner.memberships.get().player.name == "老王"


def test_a_second_time_nothing_happens(demo):
    events = Event.objects.count()
    call_command("demo", verbosity=0)
    assert (Club.objects.count(), Event.objects.count()) == (1, events)


def test_nothing_happens_where_a_club_is(db):
    Club.objects.create(name="河东棋社")
    call_command("demo", verbosity=0)
    assert not Table.objects.exists() and not User.objects.exists()


def test_a_day_that_is_none(db):
    with pytest.raises(CommandError, match="2026-11-30"):
        call_command("demo", date="30.11.2026")
