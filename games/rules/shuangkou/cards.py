"""Cards of two decks for the referee: ranks and jokers (shuangkou §6)."""

from __future__ import annotations

RANKS = "3456789TJQKA2"
IN_ROWS = RANKS[:-1]
"""Ranks that may stand in a row: 2 and jokers never do."""
JOKERS = ("BJ", "RJ")

STRENGTH: dict[str, int] = {rank: place for place, rank in enumerate([*RANKS, *JOKERS])}
"""Rank -> higher is stronger; the small joker before the big one."""

CARDS: dict[str, str] = {
    **{rank + suit: rank for rank in RANKS for suit in ("", "s", "h", "d", "c")},
    **{joker: joker for joker in JOKERS},
}
"""A card as written -> its rank; the suit may be left out and never counts."""

COPIES: dict[str, int] = {**dict.fromkeys(RANKS, 8), **dict.fromkeys(JOKERS, 2)}
