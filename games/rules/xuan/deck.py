"""The deck: 32 cards of 17 kinds (xuan §1).

A card is written as its kind, ``"rQ"``: ``r`` red or ``b`` black and the rank, ten as ``T``. ``r3`` is the
heart 3 and ``RJ`` the big joker. Suits never matter beyond red and black.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from games.rules import parse
from games.rules.errors import Refusal


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of card, in the order of xuan §1."""

    key: str
    rank: str
    """As printed on the card: ``2`` … ``10``, ``J``, ``Q``, ``王`` on the big joker."""
    ink: str
    """``red`` or ``black``."""
    copies: int
    points: int
    single: int
    """Rank as a single card, 1 is highest; equal ranks tie."""
    zh: str
    dingerhuang_zh: str
    """丁二皇's own word (source 000); mostly the same."""
    en: str

    def name(self, game: str, language: str) -> str:
        """The card's name at a table of ``game``, in ``zh`` or ``en``."""
        if language == "en":
            return self.en
        return self.dingerhuang_zh if game == "dingerhuang" else self.zh


def _kind(key: str, points: int, single: int, zh: str, en: str, *, own: str = "") -> Kind:
    alone = key in ("r3", "RJ")
    rank = {"T": "10", "J": "J"}.get(key[1], key[1])
    return Kind(
        key=key,
        rank="王" if key == "RJ" else rank,
        ink="black" if key[0] == "b" else "red",
        copies=1 if alone else 2,
        points=points,
        single=single,
        zh=zh,
        dingerhuang_zh=own or zh,
        en=en,
    )


KINDS: tuple[Kind, ...] = (
    _kind("rQ", 12, 1, "天", "Heaven"),
    _kind("r2", 2, 2, "地", "Earth"),
    _kind("r8", 8, 3, "人", "Man"),
    _kind("r4", 4, 4, "和", "Harmony"),
    _kind("bT", 10, 5, "梅十", "Plum"),
    _kind("b4", 4, 5, "板凳", "Bench"),
    _kind("b6", 6, 5, "长三", "Long"),
    _kind("bJ", 11, 6, "斧头", "Hatchet", own="虎头"),
    _kind("rT", 10, 6, "苕十", "Yam"),
    _kind("r6", 6, 6, "猫猫", "Cat"),
    _kind("r7", 7, 6, "膏药", "Plaster"),
    _kind("b9", 9, 7, "黑9", "Black 9"),
    _kind("b8", 8, 7, "黑8", "Black 8"),
    _kind("b7", 7, 7, "黑7", "Black 7"),
    _kind("b5", 5, 7, "小5", "Black 5", own="黑5"),
    _kind("r3", 3, 7, "丁丁", "Ding", own="红桃3"),
    _kind("RJ", 6, 7, "大鬼", "Joker", own="大王"),
)

BY_KEY: dict[str, Kind] = {kind.key: kind for kind in KINDS}
PLACE: dict[str, int] = {kind.key: place for place, kind in enumerate(KINDS)}
"""Place of a kind in the order of xuan §1, from 0."""
_COPIES = {kind.key: kind.copies for kind in KINDS}


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """The cards in the order of xuan §1."""
    return tuple(sorted(cards, key=PLACE.__getitem__))


def over_copied(cards: Iterable[str]) -> str | None:
    """The first kind, in the order of xuan §1, of which there are more cards than the deck has."""
    left = dict(_COPIES)
    for card in cards:
        left[card] -= 1
    return next((key for key, count in left.items() if count < 0), None)


def wrong_count(path: str) -> Refusal:
    """A hand that is not four cards in two groups of two (``wrong_card_count``)."""
    return parse.wrong_count(
        path, "每手是四张，分成两组，每组两张", "a hand is four cards in two groups of two"
    )
