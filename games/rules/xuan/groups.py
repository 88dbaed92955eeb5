"""Groups of two cards: how strong they are and what they are called (xuan §2).

All 151 kinds of groups are worked out once at import; every look-up after that is two dict accesses.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

from games.rules.xuan.deck import BY_KEY, KINDS
from games.rules.xuan.group_names import chinese, english

# Classes from the top; a class above another is stronger whatever the cards (xuan §2.1–2.5).
_DING_AND_JOKER = 149
_PAIRS = 141
_KING = 140
_HEAVEN_GONG = 139
_EARTH_GONG = 138

T = TypeVar("T")

Strengths = Mapping[str, Mapping[str, int]]
"""First card -> second card -> strength, in either order."""


class GroupRules(Protocol):
    """The settings that bear on groups (xuan §10)."""

    @property
    def game(self) -> str: ...
    @property
    def zero_ties(self) -> bool: ...


def _points_strength(one: str, other: str, zero_ties: bool) -> int:
    """Last digit of the points, then the higher single; the second card never counts (xuan §2.6)."""
    first, second = BY_KEY[one], BY_KEY[other]
    digit = (first.points + second.points) % 10
    if digit == 0 and zero_ties:
        return 0
    return digit * 10 + 7 - min(first.single, second.single)


def _strength(one: str, other: str, zero_ties: bool) -> int:
    """Strength of two cards given in the order of xuan §1; higher is stronger, equal is a tie."""
    if (one, other) == ("r3", "RJ"):
        return _DING_AND_JOKER
    if one == other:
        return _PAIRS + 7 - BY_KEY[one].single
    if (one, other) == ("rQ", "b9"):
        return _KING
    if other in ("r8", "b8") and one in ("rQ", "r2"):
        return _HEAVEN_GONG if one == "rQ" else _EARTH_GONG
    return _points_strength(one, other, zero_ties)


GROUPS: tuple[tuple[str, str], ...] = tuple(
    (one.key, other.key)
    for place, one in enumerate(KINDS)
    for other in KINDS[place:]
    if one is not other or one.copies == 2
)
"""The 151 kinds of groups, each with its cards in the order of xuan §1."""


def _both_ways(value: Callable[[str, str], T]) -> dict[str, dict[str, T]]:
    table: dict[str, dict[str, T]] = {kind.key: {} for kind in KINDS}
    for one, other in GROUPS:
        table[one][other] = table[other][one] = value(one, other)
    return table


def _strength_table(zero_ties: bool) -> Strengths:
    return _both_ways(lambda one, other: _strength(one, other, zero_ties))


def _name_table(game: str, language: str) -> Mapping[str, Mapping[str, str]]:
    write = english if language == "en" else chinese
    return _both_ways(lambda one, other: write(one, other, game))


_STRENGTHS = {zero_ties: _strength_table(zero_ties) for zero_ties in (True, False)}
_NAMES = {
    (game, language): _name_table(game, language)
    for game in ("daxuan", "dingerhuang")
    for language in ("zh", "en")
}


def strengths(rules: GroupRules) -> Strengths:
    """The whole table of a rule set, for who compares many hands: ``strengths(rules)["rQ"]["b9"]``."""
    return _STRENGTHS[rules.zero_ties]


def group_strength(rules: GroupRules, one: str, other: str) -> int:
    """How strong two cards are together; higher is stronger, equal is a tie (xuan §2).

    The cards are kinds that can lie together in one deck.
    """
    return _STRENGTHS[rules.zero_ties][one][other]


def is_named(one: str, other: str) -> bool:
    """Whether two cards make more than their points: the classes of xuan §2.1–2.5."""
    return _STRENGTHS[True][one][other] >= _EARTH_GONG


def group_name(one: str, other: str, game: str, language: str) -> str:
    """What two cards are called at a table of ``game``, in ``zh`` or ``en`` (xuan §2.7)."""
    return _NAMES[game, language][one][other]


def deck_table(rules: GroupRules, language: str) -> dict[str, Any]:
    """Deck and groups for the card picker, JSON-safe.

    ``{"kinds": [{"kind", "rank", "ink", "name", "copies", "single"}, …], "groups": {"rQ b9": {"name",
    "strength"}, …}}``; kinds and the cards of a group in the order of xuan §1.
    """
    return {
        "kinds": [
            {
                "kind": kind.key,
                "rank": kind.rank,
                "ink": kind.ink,
                "name": kind.name(rules.game, language),
                "copies": kind.copies,
                "single": kind.single,
            }
            for kind in KINDS
        ],
        "groups": {
            f"{one} {other}": {
                "name": group_name(one, other, rules.game, language),
                "strength": group_strength(rules, one, other),
            }
            for one, other in GROUPS
        },
    }
