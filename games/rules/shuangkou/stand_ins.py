"""What jokers stand for in a play (shuangkou §6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.rules.shuangkou.cards import JOKERS, RANKS, STRENGTH
from games.rules.shuangkou.plays import Reading


def stand_ins(cards: Sequence[str], reading: Reading) -> tuple[str, ...]:
    """The ranks the jokers among ``cards`` are played as, lowest first; nothing where they are themselves.

    Args:
        cards: ranks and jokers, as `readings` takes them.
        reading: one of their readings.
    """
    natural = Counter(card for card in cards if card not in JOKERS)
    if not natural or reading.rank is None:
        return ()
    top = STRENGTH[reading.rank]
    each = reading.size // reading.ranks
    needed = Counter(dict.fromkeys(RANKS[top - reading.ranks + 1 : top + 1], each))
    return tuple(sorted((needed - natural).elements(), key=STRENGTH.__getitem__))
