"""The leaderboard: what the address asks for, shared ranks, pages of fifty, the reader's own row."""

from collections.abc import Mapping
from datetime import date

import pytest

from clubs.models import Club, Membership, Player
from games.pages.leaderboard import at, neighbour, read_period
from settlement.leaderboards import Period
from settlement.models import Standing
from tests.conftest import Cast
from tests.pages.conftest import Browse

OCTOBER, NOVEMBER, LAST_YEAR = date(2026, 10, 1), date(2026, 11, 1), date(2025, 12, 1)


@pytest.fixture
def figures(club: Club) -> Mapping[str, Player]:
    """甲 and 乙 are level in November, 丙 behind; October and last December were 丙's."""
    people = {name: Player.objects.create(club=club, name=name) for name in "甲乙丙"}
    rows = [
        ("甲", "", NOVEMBER, 50, 20),
        ("甲", "daxuan", NOVEMBER, 80, 10),
        ("乙", "", NOVEMBER, 50, 25),
        ("丙", "", NOVEMBER, -100, 20),
        ("丙", "", OCTOBER, 300, 10),
        ("丙", "dingerhuang", LAST_YEAR, 7, 1),
        ("丙", "", LAST_YEAR, 7, 1),
    ]
    Standing.objects.bulk_create(
        Standing(
            club=club, player=people[name], game=game, month=month, points=points, hands=hands, sittings=1
        )
        for name, game, month, points, hands in rows
    )
    return people


def board(browse: Browse, cast: Cast, query: str = "") -> list[tuple[int, str, int]]:
    answer = browse(cast.member).get(f"/clubs/{cast.club.pk}/leaderboard/{query}")
    assert answer.status_code == 200
    return [(row["rank"], row["name"], row["points"]) for row in answer.context["sheet"]]


BOARDS = {
    "?period=month&at=2026-11": [(1, "甲", 50), (1, "乙", 50), (3, "丙", -100)],
    "?period=month&at=2026-10": [(1, "丙", 300)],
    "?period=year&at=2026": [(1, "丙", 200), (2, "甲", 50), (2, "乙", 50)],
    "?period=all": [(1, "丙", 207), (2, "甲", 50), (2, "乙", 50)],
    "?period=month&at=2026-11&game=daxuan": [(1, "甲", 80)],
    "?period=all&game=dingerhuang": [(1, "丙", 7)],
    "?period=month&at=2024-01": [],
    "": [(1, "甲", 50), (1, "乙", 50), (3, "丙", -100)],
}


@pytest.mark.parametrize("query", BOARDS, ids=str)
def test_what_the_address_asks_for(
    figures: Mapping[str, Player], cast: Cast, browse: Browse, query: str
) -> None:
    assert board(browse, cast, query) == BOARDS[query]


NONSENSE = [
    ("?period=week", ""),
    ("?at=2026-13", ""),
    ("?at=٢٠٢٦-١١-x", ""),
    ("?at=99999-1", ""),
    ("?at=0000-01", ""),
    ("?period=year&at=ten", "?period=year"),
    ("?game=chess", ""),
    ("?game=%00", ""),
    ("?page=-3", ""),
    ("?page=999999999999", ""),
    ("?page=x", ""),
]


@pytest.mark.parametrize(("query", "rest"), NONSENSE)
def test_nonsense_is_left_out(
    figures: Mapping[str, Player], cast: Cast, browse: Browse, query: str, rest: str
) -> None:
    assert board(browse, cast, query) == board(browse, cast, rest)


def test_fifty_a_page(club: Club, cast: Cast, browse: Browse) -> None:
    for number in range(51):
        player = Player.objects.create(club=club, name=f"客{number}")
        Standing.objects.create(club=club, player=player, month=NOVEMBER, points=number, hands=1, sittings=1)
    assert len(board(browse, cast, "?period=all")) == 50
    assert board(browse, cast, "?period=all&page=2") == [(51, "客0", 0)]


def test_the_readers_own_row_is_marked(figures: Mapping[str, Player], cast: Cast, browse: Browse) -> None:
    address = f"/clubs/{cast.club.pk}/leaderboard/?period=all"
    assert 'class="mine"' not in browse(cast.member).get(address).text
    Membership.objects.filter(user=cast.member).update(player=figures["乙"])
    text = browse(cast.member).get(address).text
    assert text.count('class="mine"') == 1
    assert "乙" in text.split('class="mine"')[1].split("</tr>")[0]


@pytest.mark.parametrize(
    ("kind", "asked", "expected"),
    [
        ("month", "2026-03", Period("month", date(2026, 3, 1))),
        ("year", "2025", Period("year", date(2025, 1, 1))),
        ("all", "", Period("all", NOVEMBER)),
        ("month", "", Period("month", NOVEMBER)),
    ],
)
def test_reading_a_period(kind: str, asked: str, expected: Period) -> None:
    assert read_period(kind, asked, date(2026, 11, 30)) == expected


NEIGHBOURS = [
    ("month", date(2026, 1, 1), -1, "2025-12"),
    ("month", date(2026, 11, 1), 1, ""),
    ("month", date(2025, 12, 1), -1, ""),
    ("year", date(2026, 1, 1), -1, "2025"),
    ("year", date(2025, 1, 1), -1, ""),
    ("all", date(2026, 1, 1), -1, ""),
]


@pytest.mark.parametrize(("kind", "start", "step", "expected"), NEIGHBOURS)
def test_before_and_after_only_where_there_can_be_something(
    kind: str, start: date, step: int, expected: str
) -> None:
    assert neighbour(Period(kind, start), step, LAST_YEAR, date(2026, 11, 30)) == expected


def test_a_period_as_an_address() -> None:
    assert [at(Period(kind, NOVEMBER)) for kind in ("month", "year", "all")] == ["2026-11", "2026", ""]
