"""A hand from what was entered to what it comes to: read and check first, then settle (shuangkou §1–§4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from games.rules import parse
from games.rules.errors import Refusal
from games.rules.game import Settled
from games.rules.outcome import Transfer
from games.rules.shuangkou import bombs
from games.rules.shuangkou.bombs import Bomb
from games.rules.shuangkou.rules import Rules
from games.rules.state import State

DEALT = 27
"""Cards of a seat."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A hand that was read and checked."""

    winner: int
    loser: int
    left: int
    """Cards the loser still holds."""
    played: Mapping[int, Sequence[Bomb]]


def play(rules: Rules, state: State, event: Mapping[str, Any]) -> Settled:
    """Read, check and settle one hand."""
    return _settle(rules, state, event, read(state.order, event))


def read(order: Sequence[int], event: Mapping[str, Any]) -> Reading:
    """Who ran out, what the other has left and what was bombed (``wrong_card_count``, ``not_a_bomb``, …)."""
    winner = parse.seat(event.get("winner"), "winner", order)
    loser = next(seat for seat in order if seat != winner)
    reading = Reading(winner, loser, _left(event.get("left")), _bombs(order, event.get("bombs")))
    _check_cards(reading)
    _check_jokers(reading)
    return reading


def _left(value: Any) -> int:
    if type(value) is not int:
        raise parse.bad("left", "要输家剩下的张数", "the number of cards the loser has left is needed")
    if not 1 <= value <= DEALT:
        raise parse.wrong_count("left", "输家剩 1 到 27 张", "the loser has 1 to 27 left")
    return value


def _bombs(order: Sequence[int], value: Any) -> dict[int, list[Bomb]]:
    """Seat -> its bombs; a seat that is not named played none (``unknown_seat``, ``not_a_bomb``)."""
    entered = {} if value is None else parse.mapping(value, "bombs")
    seats = {str(seat): seat for seat in order}
    played: dict[int, list[Bomb]] = {seat: [] for seat in order}
    for key, items in entered.items():
        path = f"bombs.{key}"
        if key not in seats:
            raise Refusal("unknown_seat", path)
        listed = [] if items is None else parse.items(items, path)
        played[seats[key]] = [bombs.read(item, f"{path}.{place}") for place, item in enumerate(listed)]
    return played


def _check_cards(reading: Reading) -> None:
    """No seat has played more cards than it was dealt (``too_many_cards``)."""
    for seat, played in reading.played.items():
        most = DEALT - (reading.left if seat == reading.loser else 0)
        cards = sum(bomb.cards for bomb in played)
        if cards > most:
            raise Refusal("too_many_cards", f"bombs.{seat}", seat=seat, cards=cards, most=most)


def _check_jokers(reading: Reading) -> None:
    """Both seats together have the four jokers there are (``too_many_jokers``)."""
    used = 0
    for seat, played in reading.played.items():
        for place, bomb in enumerate(played):
            used += bomb.jokers
            if used > bombs.JOKERS:
                path = f"bombs.{seat}.{place}"
                raise Refusal("too_many_jokers", path, jokers=used, most=bombs.JOKERS)


def margin(left: int) -> int:
    """双扣 4, 单扣 2 or 平扣 1 (shuangkou §4)."""
    if left >= 11:
        return 4
    return 2 if left >= 6 else 1


def _settle(rules: Rules, state: State, event: Mapping[str, Any], reading: Reading) -> Settled:
    """The winner's points, which he pays where they are below 0 (shuangkou §4)."""
    winner, loser = reading.winner, reading.loser
    stay = {seat: bombs.add_up(bomb.stars for bomb in reading.played[seat]) for seat in state.order}
    bonus = {seat: bombs.bonus(stay[seat], rules.bonus_cap) for seat in state.order}
    times, factor = margin(reading.left), bombs.multiplier(stay[winner])
    points = rules.base * (times * factor + bonus[winner] - bonus[loser])
    why = {
        "winner": winner,
        "left": reading.left,
        "base": rules.base,
        "margin": times,
        "multiplier": factor,
        "star": max(stay[winner], default=0),
        "bonus": bonus[winner],
        "against": bonus[loser],
        "stars": {str(seat): sorted(bomb.stars for bomb in reading.played[seat]) for seat in state.order},
        "stay": {str(seat): list(stay[seat]) for seat in state.order},
    }
    source, target = (loser, winner) if points > 0 else (winner, loser)
    return Settled(
        event=dict(event),
        net={seat: points if seat == winner else -points for seat in state.order},
        pool=state.pool,
        play=state.play,
        dealer=None,
        transfers=(Transfer(source, target, abs(points), "win"),) if points else (),
        why=(why,) if points else (),
        more={
            "margin": times,
            "multiplier": factor,
            "bonus": {str(seat): value for seat, value in bonus.items()},
        },
    )
