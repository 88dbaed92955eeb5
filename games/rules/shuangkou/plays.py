"""What cards can be played as, and which play is bigger (shuangkou §6, judge §3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from games.rules.shuangkou.bombs import JOKER_STARS, run_stars
from games.rules.shuangkou.cards import IN_ROWS, JOKERS, STRENGTH

_ALIKE = {1: "single", 2: "pair", 3: "triple"}
_ROWS = {1: ("straight", 5), 2: ("pairs", 3), 3: ("triples", 3)}
"""Cards of each rank -> the kind of row, and the fewest ranks in it."""
_OF_STARS = {("jokers", 3): -1, ("jokers", 4): 1}
"""Three jokers come after, four before every other bomb of their stars."""


class Reading(NamedTuple):
    """One thing some cards can be."""

    kind: str
    rank: str | None
    """The highest rank in it, jokers as what they stand for; None of a bomb of jokers."""
    size: int
    """Cards."""
    stars: int | None
    """Of bombs."""
    ranks: int
    """Neighbouring ranks, 1 where all are alike."""

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "rank": self.rank, "size": self.size, "stars": self.stars}


def readings(cards: Sequence[str]) -> list[Reading]:
    """Everything these ranks and jokers can be played as; nothing if they are no play."""
    natural = Counter(card for card in cards if card not in JOKERS)
    if not natural:
        return list(_jokers(cards))
    return [*_alike(natural, len(cards)), *_rows(natural, len(cards))]


def biggest(found: Sequence[Reading]) -> Reading | None:
    """The reading that counts: a bomb over all else, then the rank, then the longer row (judge §3)."""
    return max(found, key=_size, default=None)


def beats(one: Reading, other: Reading) -> bool:
    """Whether a play beats another: a bomb all else, plays of one kind and size by rank (shuangkou §6)."""
    if one.stars or other.stars:
        return _weight(one) > _weight(other)
    alike = (one.kind, one.size) == (other.kind, other.size)
    return alike and _strength(one) > _strength(other)


def _jokers(cards: Sequence[str]) -> Iterator[Reading]:
    """Jokers alone stand for themselves."""
    size = len(cards)
    if size in JOKER_STARS:
        yield Reading("jokers", None, size, JOKER_STARS[size], 1)
    elif size in _ALIKE and len(set(cards)) == 1:
        yield Reading(_ALIKE[size], cards[0], size, None, 1)


def _alike(natural: Mapping[str, int], size: int) -> Iterator[Reading]:
    """Cards of one rank, jokers filling up; two decks hold no more than a bomb of 12."""
    if len(natural) == 1:
        (rank,) = natural
        kind = _ALIKE.get(size, "bomb")
        yield Reading(kind, rank, size, size if kind == "bomb" else None, 1)


def _rows(natural: Mapping[str, int], size: int) -> Iterator[Reading]:
    """Rows of neighbouring ranks with as many cards of each, wherever the jokers let them stand."""
    if any(rank not in IN_ROWS for rank in natural):
        return
    places = [STRENGTH[rank] for rank in natural]
    for each in range(max(natural.values()), size // 3 + 1):
        ranks, rest = divmod(size, each)
        kind, stars = _row(each, ranks)
        if rest or not kind:
            continue
        lowest_top = max(max(places), ranks - 1)
        highest_top = min(min(places) + ranks, len(IN_ROWS)) - 1
        for top in range(lowest_top, highest_top + 1):
            yield Reading(kind, IN_ROWS[top], size, stars, ranks)


def _row(each: int, ranks: int) -> tuple[str | None, int | None]:
    """Kind and stars of a row; no kind if it is none."""
    if each in _ROWS:
        kind, fewest = _ROWS[each]
        return (kind if ranks >= fewest else None), None
    stars = run_stars(each, ranks)
    return ("bombs" if stars else None), stars


def _strength(reading: Reading) -> int:
    return -1 if reading.rank is None else STRENGTH[reading.rank]


def _weight(reading: Reading) -> tuple[int, ...]:
    """Bombs by stars, then fewer cards, then rank, with the two exceptions; all else is below them."""
    if reading.stars is None:
        return (0,)
    exception = _OF_STARS.get((reading.kind, reading.size), 0)
    return reading.stars, exception, -reading.size, _strength(reading)


def _size(reading: Reading) -> tuple[tuple[int, ...], int, int]:
    return _weight(reading), _strength(reading), reading.ranks
