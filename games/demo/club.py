"""The demo club: 城西茶铺, six people, evenings of every game behind them and one table going on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from django.db import transaction

from clubs.models import Club, Membership, Player, User
from clubs.services import add_player, found_club
from games.demo.evening import evening
from games.models import Table
from games.services import import_record, open_sitting, open_table, record
from settlement.models import Sitting

NAME, OWNER = "城西茶铺", "owner"
PEOPLE = ("老王", "李姐", "阿强", "小何", "周老师", "王堃")
ALLOTMENT = 2000

GOING_ON = timedelta(minutes=55)
"""How long the open table has been going on."""


@dataclass(frozen=True)
class Plan:
    """A closed evening: how many days ago, who played what, and how it ended."""

    days_ago: int
    title: str
    place: str
    game: str
    preset: str
    people: tuple[str, ...]
    hands: int
    seed: int
    lap: bool = False
    meal: Mapping[str, str] = field(default_factory=dict)
    mistakes: bool = False
    then: str = ""
    """Another game the same people played afterwards, at a second table."""


PLANS = (
    Plan(54, "", "二楼靠窗", "daxuan", "1-3", PEOPLE[:5], 21, 11, lap=True, meal={"bill": "386.00"}),
    Plan(39, "下雨天的丁二皇", "里间", "dingerhuang", "default", PEOPLE[1:5], 26, 4),
    Plan(31, "", "里间", "jinhua", "default", PEOPLE[:5], 14, 6, meal={"bill": "197.00"}),
    Plan(
        23,
        "小何生日",
        "二楼靠窗",
        "daxuan",
        "1-3",
        PEOPLE,
        22,
        8,
        lap=True,
        meal={"bill": "512.50", "policy": "equal"},
        mistakes=True,
    ),
    Plan(17, "打完旋打二毛", "二楼靠窗", "daxuan", "1-3", PEOPLE[:4], 8, 13, then="ermao"),
    Plan(12, "等人", "院子里", "shuangkou", "default", PEOPLE[4:], 9, 2),
    Plan(
        6, "", "院子里", "daxuan", "1-3", (*PEOPLE[:3], PEOPLE[5]), 20, 21, lap=True, meal={"bill": "268.00"}
    ),
)


@transaction.atomic
def make_demo(*, until: datetime) -> Club | None:
    """Make the demo club as it would stand at `until` (aware); None, and nothing done, where any club exists.

    Everything goes through the services people's own evenings go through. The owner has no usable
    password: a one-time link signs in.
    """
    if Club.objects.exists():
        return None
    owner = _owner()
    club = found_club(owner=owner, name=NAME)
    people = {name: add_player(club=club, name=name) for name in PEOPLE}
    Membership.objects.filter(user=owner).update(player=people[PEOPLE[0]])
    for plan in PLANS:
        _closed_evening(club, plan, until, owner)
    _open_evening(club, people, until, owner)
    return club


def _owner() -> User:
    """The account of whoever runs this copy of Bobo."""
    there = User.objects.filter(username=OWNER).first()
    return there or User.objects.create_superuser(OWNER, password=None)


def _closed_evening(club: Club, plan: Plan, until: datetime, owner: User) -> None:
    made = evening(
        game=plan.game,
        preset=plan.preset,
        people=plan.people,
        hands=plan.hands,
        seed=plan.seed,
        began=_began(club, plan, until),
        lap=plan.lap,
        meal=plan.meal,
        mistakes=plan.mistakes,
    )
    if plan.then:
        _two_tables(club, plan, made, owner)
        return
    table = import_record(club=club, record=made, by=owner, title=plan.title, place=plan.place)
    Sitting.objects.filter(pk=table.sitting_id).update(allotment=ALLOTMENT)


def _began(club: Club, plan: Plan, until: datetime) -> datetime:
    zone = ZoneInfo(club.time_zone)
    day = until.astimezone(zone).date() - timedelta(days=plan.days_ago)
    return datetime.combine(day, time(19, 30), zone)


def _two_tables(club: Club, plan: Plan, made: Mapping[str, Any], owner: User) -> None:
    """An evening whose second table opens when the first has played its last hand, as at a real club."""
    *events, close = made["events"]
    ended = datetime.fromisoformat(close["at"])
    then = evening(
        game=plan.then, preset="default", people=plan.people, hands=7, seed=plan.seed + 1, began=ended
    )
    sitting = open_sitting(
        club=club,
        title=plan.title,
        place=plan.place,
        opened_at=datetime.fromisoformat(events[0]["at"]),
        allotment=ALLOTMENT,
    )
    first = _lay(sitting, made, "一号桌", owner)
    _enter(first, events, owner)
    second = _lay(sitting, then, "二号桌", owner)
    _enter(first, [close], owner)
    _enter(second, then["events"], owner)


def _open_evening(club: Club, people: Mapping[str, Player], until: datetime, owner: User) -> None:
    """Tonight's table, entered event by event."""
    began = until - GOING_ON
    at_table = [people[name] for name in PEOPLE[:4]]
    made = evening(
        game="daxuan",
        preset="1-3",
        people=[player.name for player in at_table],
        hands=11,
        seed=3,
        began=began,
        closed=False,
    )
    sitting = open_sitting(
        club=club,
        place="二楼靠窗",
        opened_at=began,
        planned_end=until + timedelta(hours=2),
        allotment=ALLOTMENT,
    )
    _enter(_lay(sitting, made, "一号桌", owner), made["events"], owner)


def _lay(sitting: Sitting, made: Mapping[str, Any], name: str, owner: User) -> Table:
    return open_table(
        sitting=sitting,
        game=made["game"],
        players=made["players"],
        rules=made["rules"],
        dealer=made["dealer"],
        name=name,
        by=owner,
    )


def _enter(table: Table, events: Iterable[Mapping[str, Any]], owner: User) -> None:
    """Record events one by one, as a phone would."""
    for event in events:
        body = {key: value for key, value in event.items() if key != "at"}
        record(table_id=table.pk, event=body, by=owner, at=datetime.fromisoformat(event["at"]))
