"""What a report says, before anyone decides how it looks.

The page, the PDF and the Excel file are all made from one `Document`. It knows nothing of games: what
is particular to one (names of hands, rules, why a transfer happened) arrives here as text.
Points are whole; people are known by `key`, a text that is the same for one person at every table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from itertools import accumulate
from typing import Protocol


@dataclass(frozen=True)
class Figure:
    """A player's line in the final standing, best first; equal totals share a place.

    `chips` is what is in front of the player: allotment and total (sitting §2), None without allotment.
    `best` and `worst` are the biggest and the smallest net of a hand, 0 where there is none.
    `games` are the points by game, for an evening of several games: those the player was dealt in at.
    """

    key: str
    name: str
    place: int
    points: int
    hands: int
    won: int
    best: int
    worst: int
    chips: int | None
    games: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class Series:
    """A player's running total: 0 first, then after every hand of the evening, all tables in order."""

    key: str
    name: str
    points: tuple[int, ...]


@dataclass(frozen=True)
class Line:
    """One transfer and why. `source` and `target` are names, or the word for the pool."""

    source: str
    target: str
    points: int
    reason: str
    text: str
    section: str
    source_key: str | None
    target_key: str | None
    href: str = ""
    """Where the section is read."""


@dataclass(frozen=True)
class Group:
    """Cards that were shown and what they are called.

    `written` is the cards for print, where the name alone does not tell them.
    """

    cards: tuple[str, ...]
    name: str
    written: str = ""


@dataclass(frozen=True)
class Shown:
    """The cards a player showed, in the groups that were compared."""

    key: str
    name: str
    groups: tuple[Group, ...]


class Dealt(Protocol):
    """What the figures need of a hand."""

    @property
    def table(self) -> str:
        """The key of its table."""

    @property
    def nets(self) -> Mapping[str, int]:
        """Points by key, for the players dealt in."""


@dataclass(frozen=True)
class Nets:
    """A hand of which only the points are told."""

    table: str
    nets: Mapping[str, int]


@dataclass(frozen=True)
class Hand:
    """A hand as it stands. `nets` holds the players dealt in, by key; a voided hand has none.

    `fact` is what its game tells of it beside the points, empty where there is nothing.
    """

    table: str
    table_name: str
    number: int
    at: datetime
    dealer: str
    nets: Mapping[str, int]
    summary: str
    lines: tuple[Line, ...]
    shown: tuple[Shown, ...]
    voided: bool
    corrected: bool
    fact: str = ""


@dataclass(frozen=True)
class Payment:
    """Points one player owes another when the evening is settled up."""

    source: str
    target: str
    points: int


@dataclass(frozen=True)
class MealShare:
    """What a player pays for dinner, in yuan with two decimals."""

    name: str
    amount: str


@dataclass(frozen=True)
class Meal:
    bill: str
    policy: str
    shares: tuple[MealShare, ...]


@dataclass(frozen=True)
class TableSheet:
    """A table of the evening: `rules` in words, `check` the last hash of its events.

    `game` is the game with its stakes, `game_name` the game alone.
    `returned` is what each player, by key, got back from its pool at the close.
    """

    key: str
    name: str
    game: str
    game_name: str
    rules: tuple[str, ...]
    check: str
    returned: Mapping[str, int]


@dataclass(frozen=True)
class Document:
    """Everything a report of one sitting says.

    Times are in the club's time zone. `series` is in seat order and `standing` best first. `hands` are those
    asked for (all of them in a report), and `dealt` is how many there are.
    `balanced`: the totals of the ledger add up to 0 and are those of the hands and the pools' return.
    """

    title: str
    club: str
    place: str
    day: date
    started: datetime
    ended: datetime | None
    language: str
    revision: int
    standing: tuple[Figure, ...]
    series: tuple[Series, ...]
    hands: tuple[Hand, ...]
    tables: tuple[TableSheet, ...]
    settle_up: tuple[Payment, ...]
    meal: Meal | None
    balanced: bool

    @property
    def dealt(self) -> int:
        """The hands of the evening, the voided ones too."""
        return len(self.series[0].points) - 1 if self.series else 0

    @property
    def games(self) -> tuple[str, ...]:
        """The games of an evening that had several, in the order they began; else none."""
        return _several(self.tables)

    @property
    def standing_hands(self) -> tuple[Hand, ...]:
        """The hands that count: without the voided ones."""
        return tuple(hand for hand in self.hands if not hand.voided)


def running(
    names: Mapping[str, str], hands: Sequence[Dealt], tables: Sequence[TableSheet]
) -> tuple[Series, ...]:
    """Running totals, one step a hand, level over a voided one; the pools' return falls into the last."""
    steps = [Counter(hand.nets) for hand in hands]
    for table in tables:
        if steps:
            steps[-1].update(table.returned)
    return tuple(
        Series(key, name, tuple(accumulate((step[key] for step in steps), initial=0)))
        for key, name in names.items()
    )


def _several(tables: Sequence[TableSheet]) -> tuple[str, ...]:
    games = tuple(dict.fromkeys(table.game_name for table in tables))
    return games if len(games) > 1 else ()


def by_game(
    names: Mapping[str, str], hands: Sequence[Dealt], tables: Sequence[TableSheet]
) -> dict[str, tuple[tuple[str, int], ...]]:
    """Key → (game, points) for each game the player was dealt in at; empty for an evening of one game."""
    played = {table.key: table.game_name for table in tables}
    points: dict[tuple[str, str], int] = {}
    moved = [(hand.table, hand.nets) for hand in hands] + [(table.key, table.returned) for table in tables]
    for table, nets in moved:
        for key, net in nets.items():
            points[key, played[table]] = points.get((key, played[table]), 0) + net
    games = _several(tables)
    return {key: tuple((game, points[key, game]) for game in games if (key, game) in points) for key in names}


def ranked(
    names: Mapping[str, str],
    totals: Mapping[str, int],
    hands: Sequence[Dealt],
    allotment: int,
    games: Mapping[str, tuple[tuple[str, int], ...]] | None = None,
) -> tuple[Figure, ...]:
    """The final standing, best first; equal totals share a place and keep the order of `names`.

    `games` is what `by_game` says.
    """
    nets = {key: [hand.nets[key] for hand in hands if key in hand.nets] for key in names}
    higher = Counter(totals.values())

    def figure(key: str) -> Figure:
        points = totals[key]
        return Figure(
            key=key,
            name=names[key],
            place=1 + sum(count for other, count in higher.items() if other > points),
            points=points,
            hands=len(nets[key]),
            won=sum(net > 0 for net in nets[key]),
            best=max(nets[key], default=0),
            worst=min(nets[key], default=0),
            chips=allotment + points if allotment else None,
            games=games.get(key, ()) if games else (),
        )

    return tuple(sorted(map(figure, names), key=lambda row: row.place))


def head_to_head(document: Document) -> dict[tuple[str, str], int]:
    """Points one player won from another less what he lost to him, by (key, key); pools are left out."""
    won: Counter[tuple[str, str]] = Counter()
    for hand in document.standing_hands:
        for line in hand.lines:
            if line.source_key and line.target_key:
                won[line.target_key, line.source_key] += line.points
                won[line.source_key, line.target_key] -= line.points
    return dict(won)
