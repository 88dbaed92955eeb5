"""A made-up hand of 炸金花抓二游: three cards each; the better they are the longer one stays."""

from __future__ import annotations

from random import Random
from typing import Any

from games.rules.jinhua.cards import RANK, is_eryou, worth
from games.rules.jinhua.rules import Rules
from games.rules.state import State, order_after

DECK = tuple(RANK)
PAIR_OF_TWOS, FALSE_CLAIM = 0.12, 0.05
"""How often somebody is dealt two twos (more than at a real table, for there is more to see), and how often
somebody claims them who has not got them."""


def hand(chance: Random, rules: Any, state: State) -> dict[str, Any]:
    """One hand in which two or three stay to the end and the best wins."""
    assert state.dealer is not None
    around = order_after(state.order, state.dealer)
    held = _deal(chance, around)
    ranked = sorted(around, key=lambda seat: worth(rules, held[seat]), reverse=True)
    stay = chance.choice((2, 2, 3))
    liar = ranked[-1] if len(around) > stay and chance.random() < FALSE_CLAIM else None
    bets = rules.ante * chance.choice((2, 4, 6, 8, 12))
    seats = []
    for place, seat in enumerate(ranked):
        entry: dict[str, Any] = {"seat": seat, "fate": "won" if not place else "beaten", "bets": bets}
        if place < stay:
            entry |= {"cards": held[seat]} | _claim(rules, held[seat])
            entry |= {"beaten_by": ranked[0]} if place else {}
        else:
            early = 0 if seat == liar else rules.ante * chance.choice((0, 1, 1, 2))
            entry |= {"fate": "folded", "bets": early} | ({"claim": "false"} if seat == liar else {})
        seats.append(entry)
    return {"type": "hand", "seats": sorted(seats, key=lambda entry: entry["seat"])}


def _claim(rules: Rules, cards: list[str]) -> dict[str, str]:
    return {"claim": "true"} if is_eryou(rules, cards) else {}


def _deal(chance: Random, seats: tuple[int, ...]) -> dict[int, list[str]]:
    deck = chance.sample(DECK, len(DECK))
    if chance.random() < PAIR_OF_TWOS:
        deck.sort(key=lambda card: card not in ("2h", "2s"))
        deck[3:] = chance.sample(deck[3:], len(deck) - 3)
        seats = tuple(chance.sample(seats, len(seats)))
    return {seat: deck[3 * place : 3 * place + 3] for place, seat in enumerate(seats)}
