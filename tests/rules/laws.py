"""What every game's laws are tried on: an evening made from a seed, and corrections strewn into it."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from games.rules.errors import Refusal
from games.rules.game import Game
from games.rules.games import GAMES
from games.rules.record import Replay, open_table, replay
from tests.rules import evenings as xuan
from tests.rules.building import Json
from tests.rules.ermao import evenings as ermao
from tests.rules.jinhua import evenings as jinhua
from tests.rules.shuangkou import evenings as shuangkou


@dataclass(frozen=True)
class Played:
    """A game with its random evenings, every event of which a table takes."""

    game: Game
    evening: Callable[[int], Json]
    hand: Callable[[random.Random, Json], Json]
    """A hand to amend another with, for an evening's record; the table may refuse it."""

    def corrected(self, seed: int) -> Json:
        """An evening and its close with corrections strewn in, each of which is taken."""
        chance, record = random.Random(seed), self.evening(seed)
        events = [*record["events"]]
        if not events or events[-1]["type"] != "close":
            events.append({"type": "close"})
        for _ in range(6):
            tried = events[:]
            tried.insert(chance.randint(len(events) // 2, len(events)), self._correction(chance, record))
            try:
                replay(record | {"events": tried})
            except Refusal:
                continue
            events = tried
        return record | {"events": events}

    def _correction(self, chance: random.Random, record: Json) -> Json:
        number = chance.randint(1, 20)
        if chance.random() < 0.3:
            return {"type": "void", "hand": number}
        return {"type": "amend", "hand": number, "as": self.hand(chance, record)}


def _of_xuan(chance: random.Random, record: Json) -> Json:
    rules, state = open_table(record)
    return xuan.hand(chance, rules, list(state.order))


def _of_jinhua(chance: random.Random, record: Json) -> Json:
    return jinhua.hand(chance, list(open_table(record)[1].order))


PLAYED = {
    "xuan": Played(GAMES["daxuan"], xuan.evening, _of_xuan),
    "ermao": Played(GAMES["ermao"], ermao.evening, lambda chance, _: ermao.hand(chance)),
    "shuangkou": Played(GAMES["shuangkou"], shuangkou.evening, lambda chance, _: shuangkou.hand(chance)),
    "jinhua": Played(GAMES["jinhua"], jinhua.evening, _of_jinhua),
}


def balances(replayed: Replay) -> tuple[dict[int, int], int]:
    """Totals and pool added up from the transfers alone."""
    totals, pool = dict.fromkeys(replayed.state.totals, 0), 0
    for entry in replayed.entries:
        for transfer in entry.outcome.transfers:
            assert transfer.points > 0 and transfer.source != transfer.target
            for account, points in ((transfer.source, -transfer.points), (transfer.target, transfer.points)):
                if account == "pool":
                    pool += points
                else:
                    totals[int(account)] += points
    return totals, pool


def unbalanced(replayed: Replay) -> list[int]:
    """Positions of the events whose net and change of the pool do not add up to 0, or say not why."""
    found, before = [], 0
    for entry in replayed.entries:
        outcome = entry.outcome
        if sum(outcome.net.values()) + outcome.pool - before or len(outcome.transfers) != len(outcome.why):
            found.append(entry.position)
        before = outcome.pool
    return found


def standing(replayed: Replay) -> tuple[Any, ...]:
    """How the table stands in the end."""
    state = replayed.state
    return dict(state.totals), state.pool, state.play
