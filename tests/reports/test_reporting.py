"""The document of an evening entered through the services, against the pencil."""

from datetime import UTC, datetime, timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from clubs.services import add_player
from games.models import Table
from games.reporting import sitting_document
from games.services import open_table
from settlement.models import Sitting
from settlement.reports.document import Document
from settlement.reports.pdf import make_pdf
from settlement.reports.xlsx import make_xlsx
from tests.reports.evening import NETS, TOTALS
from tests.reports.recorded import (
    BOWLS,
    CLOSE,
    HANDS,
    closed_evening,
    enter,
    folded,
    hand,
    open_evening,
    placed,
)

pytestmark = pytest.mark.django_db

WHO = {"w": "老王", "l": "李姐", "q": "阿强", "h": "小何"}


def document_of(table: Table, language: str = "zh") -> Document:
    return sitting_document(Sitting.objects.select_related("club").get(pk=table.sitting_id), language)


def by_name(document: Document, nets: dict[str, int]) -> dict[str, int]:
    names = {series.key: series.name for series in document.series}
    return {names[key]: points for key, points in nets.items()}


@pytest.fixture
def evening(club) -> Table:
    return closed_evening(club)


def test_standing_settling_up_and_meal(evening):
    document = document_of(evening)
    assert [(row.name, row.points, row.chips) for row in document.standing] == [
        ("老王", 31, 2031),
        ("阿强", 26, 2026),
        ("小何", -1, 1999),
        ("李姐", -56, 1944),
    ]
    assert len(document.settle_up) == 3
    assert document.meal is not None
    assert [(share.name, share.amount) for share in document.meal.shares] == [
        ("老王", "0.00"),
        ("李姐", "193.00"),
        ("阿强", "96.50"),
        ("小何", "96.50"),
    ]
    assert document.balanced


def test_hands_and_running_totals(evening):
    document = document_of(evening)
    expected = [{WHO[key]: points for key, points in nets.items()} for nets in NETS]
    assert [by_name(document, dict(hand.nets)) for hand in document.hands] == expected
    assert {row.name: row.points[-1] for row in document.series} == {
        WHO[key]: points for key, points in TOTALS.items()
    }
    (sheet,) = document.tables
    assert by_name(document, dict(sheet.returned)) == dict.fromkeys(WHO.values(), 5)


def test_what_was_shown_and_why(evening):
    first = document_of(evening).hands[0]
    assert [(one.name, *(group.cards for group in one.groups)) for one in first.shown] == [
        ("李姐", ("r8", "b7"), ("b9", "b5")),
        ("阿强", ("rQ", "b9"), ("r2", "b8")),
    ]
    assert (first.shown[1].groups[0].name, first.shown[0].groups[0].name) == ("天九王", "人十五")
    assert [(line.source, line.target, line.points) for line in first.lines] == [
        ("李姐", "阿强", 50),
        ("小何", "阿强", 3),
        ("老王", "阿强", 1),
    ]
    assert all(line.text and line.section for line in first.lines)
    assert first.dealer == "老王"


def test_head_of_the_report(evening):
    document = document_of(evening)
    assert (document.title, document.club, document.place) == ("周一的打旋", "城西茶铺", "二楼靠窗")
    assert f"{document.started:%Y-%m-%d %H:%M}" == "2026-11-30 19:05"
    assert document.ended is not None and f"{document.ended:%H:%M}" == "19:14"
    assert (document.language, document.revision) == ("zh-hans", 1)
    (sheet,) = document.tables
    assert (sheet.name, sheet.game, sheet.check) == ("一号桌", "打旋 1、3", evening.head)
    assert "挡家先下 3" in sheet.rules


def test_a_correction_is_marked_and_makes_a_revision(evening):
    right = {"seats": hand(placed(2, 1), placed(1, 2), folded(3), folded(1))["seats"], "bids": [3, 20, 60]}
    enter(evening, {"type": "amend", "hand": 3, "as": right}, {"type": "void", "hand": 1})
    document = document_of(evening)
    assert [(one.number, one.voided, one.corrected) for one in document.hands[:4]] == [
        (1, True, False),
        (2, False, False),
        (3, False, True),
        (4, False, False),
    ]
    assert (document.hands[0].nets, document.hands[0].lines) == ({}, ())
    assert document.balanced
    assert document.standing[0].points == 31 + 1


def test_an_open_evening_settles_nothing_yet(club):
    document = document_of(enter(open_evening(club), *BOWLS, *HANDS))
    assert document.ended is None and document.settle_up == () and document.meal is None
    assert document.balanced
    assert sum(row.points for row in document.standing) == -20


def test_an_evening_without_a_hand(club):
    document = document_of(open_evening(club))
    assert document.hands == () and [row.points for row in document.standing] == [0, 0, 0, 0]
    assert make_pdf(document) and make_xlsx(document)


def test_two_tables_on_one_book(club):
    first = enter(open_evening(club), *BOWLS, HANDS[0])
    people = [first.seats.get(number=2).player, add_player(club=club, name="新来的")]
    second = open_table(sitting=first.sitting, game="dingerhuang", players=people, name="二号桌")
    shown = hand(
        ("shown", {"stake": 10, "order": {"high": 1, "low": 1}}),
        ("shown", {"stake": 10, "order": {"high": 2, "low": 2}}),
    )
    enter(second, shown, {"type": "close"}, start=datetime(2026, 11, 30, 11, 9, 30, tzinfo=UTC))
    enter(first, *HANDS[1:], CLOSE, start=datetime(2026, 11, 30, 11, 10, tzinfo=UTC))
    document = document_of(first)
    assert [(one.table_name, one.number) for one in document.hands][:3] == [
        ("一号桌 · 打旋 1、3", 1),
        ("二号桌 · 丁二皇", 1),
        ("一号桌 · 打旋 1、3", 2),
    ]
    totals = {row.name: row.points for row in document.standing}
    assert totals == {"老王": 31, "阿强": 26, "李姐": -45, "小何": -1, "新来的": -11}
    assert document.balanced and len(document.tables) == 2
    assert len(document.series[0].points) == 1 + 6


def test_one_person_on_two_seats_is_one_line(club):
    table = enter(open_evening(club), *BOWLS, HANDS[0], {"type": "leave", "seat": 4})
    enter(table, {"type": "join", "player": "小何"}, start=datetime(2026, 11, 30, 12, tzinfo=UTC))
    assert sorted(row.name for row in document_of(table).standing) == sorted(WHO.values())


def test_planted_corruption_shows(evening):
    with connection.cursor() as cursor:
        cursor.execute("SET LOCAL session_replication_role = replica")
        cursor.execute("UPDATE settlement_transfer SET points = points + 1 WHERE reason = 'beaten'")
    assert not document_of(evening).balanced


def test_in_english(evening):
    document = document_of(evening, "en")
    assert document.language == "en"
    assert document.hands[0].shown[0].groups[0].name != "人十五"


def count(table: Table) -> int:
    sitting = Sitting.objects.select_related("club").get(pk=table.sitting_id)
    with CaptureQueriesContext(
        connection,
    ) as queries:
        sitting_document(sitting, "zh")
    return len(queries)


def test_as_many_statements_for_few_hands_as_for_many(club):
    table = enter(open_evening(club), *BOWLS, HANDS[0])
    few = count(table)
    enter(table, *HANDS[1:], start=datetime(2026, 11, 30, 12, tzinfo=UTC) + timedelta(hours=1))
    people = [seat.player for seat in table.seats.select_related("player")]
    open_table(sitting=table.sitting, game="dingerhuang", players=people)
    assert count(table) == few <= 8
