"""How many statements a hand takes: the same for few and many seats, early and late (PROOFS L3)."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from clubs.models import Club, User
from games import presenting, services
from tests.book.conftest import Desk, fill, folded, open_desk, shown
from tests.book.evenings import evening

CONTROL = ("SAVEPOINT", "RELEASE", "BEGIN", "COMMIT")


def statements(act: object) -> int:
    """How many statements an act sends, transaction control apart."""
    with CaptureQueriesContext(connection) as queries:
        act()  # type: ignore[operator]
    return sum(not query["sql"].startswith(CONTROL) for query in queries)


def hand_for(seats: int) -> dict[str, object]:
    rest = [folded(seat) for seat in range(3, seats + 1)]
    return {"type": "hand", "bids": [3, 10], "seats": [shown(1, 1, 1), shown(2, 2, 2), *rest]}


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_a_hand_takes_eight_statements_for_any_number_of_seats(club: Club, host: User, seats: int) -> None:
    desk = fill(open_desk(club, host, "甲乙丙丁戊己庚辛"[:seats]))
    assert statements(lambda: desk.record(hand_for(seats))) == 8
    assert statements(lambda: desk.record({**hand_for(seats), "dealer": 1})) == 8


def test_hand_five_hundred_takes_no_more(club: Club, host: User) -> None:
    table = services.import_record(club=club, record=evening(7, hands=499, close=False), by=host)
    desk = Desk(table.sitting, table, host)
    for seat in range(1, 5):
        desk.record({"type": "bowl", "seat": seat, "points": 400})
    hand = {"type": "hand", "bids": [3, 10], "seats": [shown(1, 1, 1), shown(2, 2, 2), folded(3), folded(4)]}
    assert statements(lambda: desk.record(hand)) == 8
    assert desk.fresh().hands.count() == 500


def test_a_repeated_id_takes_three(desk: Desk) -> None:
    event = {**hand_for(4), "id": "6b0f6f0e-5a55-4f6d-b2f2-1c3c8d5c8a10"}
    desk.record(event)
    assert statements(lambda: desk.record(event)) == 3


@pytest.mark.parametrize("hands", [3, 60])
def test_showing_a_table_takes_the_same_for_few_and_many_hands(club: Club, host: User, hands: int) -> None:
    services.import_record(club=club, record=evening(1, hands=hands), by=host)
    table = Desk(club.sittings.get(), club.sittings.get().tables.get(), host).fresh()
    assert statements(lambda: presenting.table_state(table, "zh")) == 2
    assert statements(lambda: presenting.hand_rows(table, "zh")) == 2
    assert statements(lambda: services.export(table)) == 2
