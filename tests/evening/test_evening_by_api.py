"""The evening of the pencil kept by a program over the API alone, on the running service."""

import threading
from collections.abc import Iterator
from typing import Any

import pytest
from django.core.management import call_command

from tests.conftest import Cast
from tests.evening import documents, pencil
from tests.evening.caller import Caller, Table
from tests.plugins.site import Site

ASK_AGAIN = 0.2  # seconds; how a program asks after a report


@pytest.fixture
def caller(site: Site, cast: Cast) -> Caller:
    return Caller(site.url, "host", "a good long password")


def open_table(caller: Caller, cast: Cast) -> tuple[str, Table]:
    """A new evening and its table: the sitting's id and the table."""
    sitting = caller.post(f"clubs/{cast.club.pk}/sittings/", {"place": "老地方"})["id"]
    form = {
        "game": "daxuan",
        "rules": {"preset": "1-3"},
        "players": [{"player": name} for name in pencil.PEOPLE],
    }
    return sitting, Table(caller, caller.post(f"sittings/{sitting}/tables/", form))


def deal(table: Table, hand: pencil.Hand) -> None:
    """Record a hand; its preview and its answer are the pencil's."""
    event = dict(hand.entered)
    expected = pencil.by_seat(hand.net)
    assert table.preview(event)["outcome"]["net"] == expected
    answer = table.tell(event)
    assert (answer["hand"], answer["net"]) == (hand.number, expected)


def amend(table: Table, hand: pencil.Hand) -> None:
    anew = {key: value for key, value in hand.entered.items() if key != "type"}
    answer = table.tell({"type": "amend", "hand": hand.number, "as": anew}, "misread")
    assert answer["net"] == pencil.by_seat(hand.net)


def play(table: Table) -> None:
    """From the first bowl to the last hand of the lap."""
    for seat in range(1, 5):
        table.tell({"type": "bowl", "seat": seat, "points": pencil.BOWL})
    for hand in (pencil.FIRST, pencil.MISREAD, pencil.BY_CARDS, pencil.BY_LOG, pencil.KNOCKOUT):
        deal(table, hand)
    amend(table, pencil.PUT_RIGHT)
    for hand in (pencil.AFTER_KNOCKOUT, pencil.PASSED_OUT, pencil.MISTYPED):
        deal(table, hand)
    table.tell({"type": "void", "hand": pencil.MISTYPED.number}, "mistyped")
    deal(table, pencil.AGAIN)
    table.tell({"type": "bowl", "seat": 3, "points": pencil.TOP_UP})
    table.tell({"type": "final_lap"})
    for hand in pencil.LAP:
        deal(table, hand)


def test_an_evening_by_the_api_alone(caller: Caller, cast: Cast) -> None:
    sitting, table = open_table(caller, cast)
    with caller.live(table.state["board"]) as numbers:
        play(table)
        assert hears(numbers, table.state["seq"])
    assert table.state["lap"]["left"] == 0
    closing(table)
    standing(caller, sitting)
    report(caller, sitting)
    leaderboard(caller, cast)
    call_command("prove", sitting)


def hears(numbers: Iterator[int], last: int) -> bool:
    """The stream comes to the last number, and never goes back on the way."""
    before = -1
    for number in numbers:
        assert number >= before
        before = number
        if number == last:
            return True
    return False


def closing(table: Table) -> None:
    answer = table.tell({"type": "close", "meal": {"bill": pencil.BILL, "policy": "points"}})
    names = {seat["seat"]: seat["name"] for seat in table.state["seats"]}
    settled = [(names[pay["from"]], names[pay["to"]], pay["points"]) for pay in answer["settle_up"]]
    assert sorted(settled) == sorted(pencil.SETTLED)
    assert {names[int(seat)]: amount for seat, amount in answer["meal"].items()} == pencil.SHARES


def standing(caller: Caller, sitting: str) -> None:
    evening = caller.get(f"sittings/{sitting}/")
    assert {row["name"]: row["points"] for row in evening["standing"]} == pencil.TOTALS
    assert evening["sitting"]["closed_at"]


def report(caller: Caller, sitting: str) -> None:
    made = finished(caller, sitting)
    pdf, xlsx = (caller.read(f"reports/{made['id']}/{kind}/") for kind in ("pdf", "xlsx"))
    text = documents.words(pdf)
    assert all(name in text for name in pencil.PEOPLE)
    assert dict(documents.columns(xlsx, 0, "名字", "总分")) == pencil.TOTALS


def finished(caller: Caller, sitting: str) -> Any:
    """The report once the worker has made it."""
    pause = threading.Event()
    while (made := caller.get(f"sittings/{sitting}/report/"))["status"] in ("queued", "running"):
        pause.wait(ASK_AGAIN)
    assert made["status"] == "done", made["failure"]
    return made


def leaderboard(caller: Caller, cast: Cast) -> None:
    rows = caller.get(f"clubs/{cast.club.pk}/standings/?period=all")["results"]
    assert {row["name"]: (row["points"], row["hands"], row["biggest"]) for row in rows} == {
        name: (pencil.TOTALS[name], pencil.COUNTED, pencil.BIGGEST[name]) for name in pencil.PEOPLE
    }
