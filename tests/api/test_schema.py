"""The schema.

Complete, without warnings, and every list takes the same number of statements for any length.
"""

from io import StringIO
from typing import Any

import pytest
from django.core.management import call_command
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games import services
from games.house_rules.services import change_rules, name_rules
from tests.api.conftest import Api, House
from tests.book.evenings import evening


def test_the_schema_has_no_warnings() -> None:
    err = StringIO()
    call_command("spectacular", "--validate", "--fail-on-warn", stdout=StringIO(), stderr=err)
    assert err.getvalue() == ""


LISTS = [
    "clubs/",
    "clubs/{club}/players/",
    "clubs/{club}/sittings/",
    "clubs/{club}/standings/?period=all",
    "clubs/{club}/rules/",
    "rules/{rule_set}/versions/",
    "sittings/{sitting}/",
    "tables/{table}/events/",
    "tables/{table}/hands/",
    "tables/{table}/record/",
]


@pytest.mark.parametrize("path", LISTS)
def test_a_list_takes_the_same_for_few_and_many_rows(api: Api, cast: Any, house: House, path: str) -> None:
    counts = []
    for hands in (2, 40):
        table = services.import_record(
            club=cast.club, record=evening(hands, hands=hands, seats=2 + hands // 10)
        )
        other = House(cast.club, house.player, table.sitting, table, house.report, house.rule_set)
        for number in range(hands):
            services.open_sitting(club=cast.club)
            name_rules(club=cast.club, game="ermao", name=f"{hands}-{number}", rules={})
            change_rules(rule_set=house.rule_set, rules={"skin": hands + number})
            cast.club.players.create(name=f"{hands}-{number}")
        with CaptureQueriesContext(connection) as queries:
            assert api(cast.member).get(other.address(path)).status_code == 200
        counts.append(len(queries))
    assert counts[0] == counts[1] <= 8
