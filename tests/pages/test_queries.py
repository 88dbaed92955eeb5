"""No page asks the database more often because there is more to show."""

from datetime import date

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from clubs.models import Player
from games.house_rules.services import change_rules, name_rules
from settlement.models import Standing
from tests.conftest import Cast
from tests.pages.conftest import Browse, House, hand, lay


def statements(client: Client, address: str) -> int:
    client.get(address)
    with CaptureQueriesContext(
        connection,
    ) as seen:
        assert client.get(address).status_code == 200
    return len(seen)


@pytest.mark.parametrize("path", ["/clubs/{club}/", "/clubs/{club}/evenings/", "/clubs/{club}/new/"])
def test_more_evenings(house: House, cast: Cast, browse: Browse, path: str) -> None:
    client, address = browse(cast.host), house.address(path)
    before = statements(client, address)
    for _ in range(4):
        lay(house.club, cast.host)
    assert statements(client, address) == before


@pytest.mark.parametrize("path", ["/sittings/{running}/", "/board/{token}/", "/board/{token}/now/"])
def test_more_hands(house: House, cast: Cast, browse: Browse, path: str) -> None:
    client, address = browse(cast.host), house.address(path)
    before = statements(client, address)
    house.desk.record(*(hand() for _ in range(20)))
    assert statements(client, address) == before


@pytest.mark.parametrize("path", ["/clubs/{club}/leaderboard/?period=all", "/clubs/{club}/"])
def test_ten_or_a_hundred_players(house: House, cast: Cast, browse: Browse, path: str) -> None:
    client, address = browse(cast.host), house.address(path)
    counts = []
    for start, stop in ((0, 10), (10, 100)):
        crowd(house, start, stop)
        counts.append(statements(client, address))
    assert counts[0] == counts[1] <= 15


def crowd(house: House, start: int, stop: int) -> None:
    people = [Player.objects.create(club=house.club, name=f"客{number}") for number in range(start, stop)]
    Standing.objects.bulk_create(
        Standing(club=house.club, player=player, month=date(2026, 10, 1), points=place, hands=1, sittings=1)
        for place, player in enumerate(people, start)
    )


@pytest.mark.parametrize("path", ["/clubs/{club}/rules/", "/clubs/{club}/new/", "/house-rules/{rule_set}/"])
def test_more_house_rules(house: House, cast: Cast, browse: Browse, path: str) -> None:
    client, address = browse(cast.host), house.address(path)
    before = statements(client, address)
    for number in range(5):
        name_rules(club=house.club, game="daxuan", name=str(number), rules={})
        change_rules(rule_set=house.rule_set, rules={"skin": 10 + number})
    assert statements(client, address) == before
