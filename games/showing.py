"""What players showed, as groups of cards with what each is called: one line a game that shows cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from games.rules.cards_in_words import MARKS, printed
from games.rules.games import GAMES
from games.rules.xuan.groups import group_name


class Group(NamedTuple):
    """Cards, what they are called, and the cards in writing where the name does not tell them."""

    cards: tuple[str, ...]
    name: str
    written: str


def groups(game: str, shown: Mapping[str, Any], language: str) -> tuple[Group, ...]:
    """The groups of one seat's entry in `Outcome.shown`; none for a game that shows no cards."""
    read = _GAMES.get(game)
    return tuple(read(game, shown, language)) if read else ()


def written(card: str) -> str:
    """A card of the four suits as print has it: `Td` → ♦10."""
    return MARKS[card[1]] + printed(card[0])


def _pairs(game: str, shown: Mapping[str, Any], language: str) -> Iterator[Group]:
    """xuan: the larger group and the smaller."""
    for one, other in (shown["high"], shown["low"]):
        yield Group((one, other), group_name(one, other, game, language), "")


def _hand(game: str, shown: Mapping[str, Any], language: str) -> Iterator[Group]:
    """jinhua: three cards and their class."""
    cards = tuple(shown["cards"])
    yield Group(cards, GAMES[game].words(language)[shown["class"]], " ".join(map(written, cards)))


_GAMES: dict[str, Callable[[str, Mapping[str, Any], str], Iterator[Group]]] = {
    "daxuan": _pairs,
    "dingerhuang": _pairs,
    "jinhua": _hand,
}
