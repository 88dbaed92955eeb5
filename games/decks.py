"""What a card picker lays out: the kinds of card of each game's deck (static/js/cards/kinds.js).

Each function takes a table's rules and a language and gives ``{"kinds": [{"kind", "rank", "ink", "name",
"copies", "suit"?}, …]}`` in the order of the tiles, highest first; ``suit`` only where suits matter, empty
for a joker. So each can be the ``data`` of a form.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.rules.cards_in_words import JOKERS, SUITS, printed
from games.rules.ermao import cards as ermao_cards
from games.rules.jinhua import cards as jinhua_cards
from games.rules.shuangkou import cards as shuangkou_cards
from games.rules.xuan.groups import deck_table

Deck = Callable[[Any, str], dict[str, Any]]

_RED = frozenset("hd") | {"RJ"}


def standard(rules: Any, language: str) -> dict[str, Any]:
    """52 cards, one of each (jinhua §1)."""
    return {"kinds": _suited(jinhua_cards.RANKS, 1, language)}


def four_decks(rules: Any, language: str) -> dict[str, Any]:
    """Four of each of the 52 and of the two jokers (ermao §9)."""
    jokers = [_joker(joker, ermao_cards.COPIES, language, suit="") for joker in ermao_cards.JOKERS]
    return {"kinds": [*jokers, *_suited(ermao_cards.RANKS, ermao_cards.COPIES, language)]}


def ranks_of_two_decks(rules: Any, language: str) -> dict[str, Any]:
    """Ranks without suits and jokers, as many as two decks have (shuangkou §6)."""
    copies = shuangkou_cards.COPIES
    jokers = [_joker(joker, copies[joker], language) for joker in reversed(shuangkou_cards.JOKERS)]
    ranks = [_rank(rank, copies[rank]) for rank in reversed(shuangkou_cards.RANKS)]
    return {"kinds": [*jokers, *ranks]}


DECKS: Mapping[str, Deck] = {
    "daxuan": deck_table,
    "dingerhuang": deck_table,
    "ermao": four_decks,
    "shuangkou": ranks_of_two_decks,
    "jinhua": standard,
}


def _suited(ranks: str, copies: int, language: str) -> list[dict[str, Any]]:
    return [_card(rank, suit, copies, language) for suit in SUITS for rank in reversed(ranks)]


def _card(rank: str, suit: str, copies: int, language: str) -> dict[str, Any]:
    shown, (zh, en) = printed(rank), SUITS[suit]
    name = f"{shown} of {en}" if language == "en" else f"{zh}{shown}"
    return {
        "kind": rank + suit,
        "rank": shown,
        "ink": _ink(suit),
        "name": name,
        "copies": copies,
        "suit": suit,
    }


def _rank(rank: str, copies: int) -> dict[str, Any]:
    return {"kind": rank, "rank": printed(rank), "ink": "black", "name": printed(rank), "copies": copies}


def _joker(kind: str, copies: int, language: str, **more: str) -> dict[str, Any]:
    name = JOKERS[kind][language == "en"]
    return {"kind": kind, "rank": "王", "ink": _ink(kind), "name": name, "copies": copies, **more}


def _ink(suit_or_joker: str) -> str:
    return "red" if suit_or_joker in _RED else "black"
