"""Who gets the table page, and what is in it."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client

from games import services
from games.models import Table
from tests.conftest import Cast
from tests.table_page.conftest import OpenTable
from tests.table_page.driver import NAMES

pytestmark = pytest.mark.django_db


def embedded(html: str, name: str) -> Any:
    found = re.search(rf'<script id="{name}" type="application/json">(.*?)</script>', html, re.DOTALL)
    assert found
    return json.loads(found[1])


@pytest.fixture
def get(cast: Cast, client: Client) -> Callable[..., Any]:
    def page(table: Table, who: str | None, tail: str = "") -> Any:
        if who:
            client.force_login(getattr(cast, who))
        return client.get(f"/tables/{table.pk}/{tail}")

    return page


@pytest.mark.parametrize(("who", "may_write"), [("owner", True), ("host", True), ("member", False)])
def test_hosts_write_and_members_look(
    open_table: OpenTable, get: Callable[..., Any], who: str, may_write: bool
) -> None:
    answer = get(open_table(), who)
    assert answer.status_code == 200
    assert embedded(answer.content.decode(), "table-page")["mayWrite"] is may_write


@pytest.mark.parametrize("tail", ["", "board.svg"])
def test_another_club_and_nobody_see_nothing(
    open_table: OpenTable, get: Callable[..., Any], tail: str
) -> None:
    table = open_table()
    assert get(table, None, tail).status_code == 302
    assert get(table, "outsider", tail).status_code == 404


def test_a_table_that_is_not_there_answers_the_same(cast: Cast, client: Client) -> None:
    client.force_login(cast.host)
    assert client.get("/tables/00000000-0000-4000-8000-000000000000/").status_code == 404


def test_nothing_is_scripted_or_styled_inline(open_table: OpenTable, get: Callable[..., Any]) -> None:
    html = get(open_table(), "host").content.decode()
    scripts = re.findall(r"<script\b([^>]*)>", html)
    assert all("src=" in each or 'type="application/json"' in each for each in scripts)
    assert not re.search(r"<style\b|\sstyle=|\son[a-z]+=", html)


def test_the_deck_and_the_words_come_with_the_page(open_table: OpenTable, get: Callable[..., Any]) -> None:
    facts = embedded(get(open_table("dingerhuang"), "host").content.decode(), "table-page")
    assert len(facts["deck"]["kinds"]) == 17
    assert (facts["words"]["high"], facts["words"]["low"]) == ("头", "尾")


@pytest.mark.parametrize("hands", [1, 6])
def test_the_number_of_statements_does_not_grow(
    open_table: OpenTable, get: Callable[..., Any], hands: int, django_assert_max_num_queries: Any
) -> None:
    table = open_table(bowls=300)
    hand = {
        "type": "hand",
        "bids": [3],
        "seats": [
            {"seat": 1, "fate": "stood"},
            *({"seat": s, "fate": "folded", "round": 1} for s in (2, 3, 4)),
        ],
    }
    for _ in range(hands):
        services.record(table_id=table.pk, event=hand)
    get(table, "host")
    with django_assert_max_num_queries(8):
        get(table, None)


@pytest.mark.parametrize(
    ("game", "seats", "fixed"), [("ermao", 4, True), ("shuangkou", 2, True), ("jinhua", 4, False)]
)
def test_nobody_joins_or_leaves_where_the_seats_are_fixed(
    open_table: OpenTable, get: Callable[..., Any], game: str, seats: int, fixed: bool
) -> None:
    html = get(open_table(game, names=NAMES[:seats]), "host").content.decode()
    assert embedded(html, "table-page")["fixedSeats"] is fixed
