"""The betting log: three rounds of checks, calls, raises, all-ins and folds (xuan §4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.rules import parse
from games.rules.errors import Refusal
from games.rules.xuan.rules import Rules

CHECK, CALL, RAISE, ALL_IN, FOLD = "check", "call", "raise", "all_in", "fold"
LAST_ROUND = 3


@dataclass(slots=True)
class Betting:
    """A hand's betting under way. Points are totals for the hand, the pool apart."""

    rules: Rules
    order: Sequence[int]
    """Seats dealt in, in playing order."""
    limits: Mapping[int, int | None]
    """Seat -> the most it can put in; None where no bowl is known."""
    bid: int
    put: dict[int, int]
    due: int | None
    """Whose turn it is; None at the start of rounds 2 and 3, which anyone may open (xuan §4.1)."""
    bet: bool
    """Whether anybody has bet in this round."""
    spoken: set[int]
    round: int = 1
    folded: dict[int, int] = field(default_factory=dict)
    """Seat -> the round in which it folded."""
    passed: int | None = None
    over: bool = False

    def in_play(self) -> list[int]:
        return [seat for seat in self.order if seat not in self.folded]

    def able(self) -> list[int]:
        """Seats still in and not all-in, as a seat with nothing in its bowl is from the start."""
        return [seat for seat in self.in_play() if self.put[seat] != self.limits[seat]]

    def round_over(self) -> bool:
        """Whether nobody has to speak any more (xuan §4.4)."""
        able = self.able()
        if len(self.in_play()) == 1:
            return True
        if any(self.put[seat] != self.bid for seat in able):
            return False
        return len(able) <= 1 or all(seat in self.spoken for seat in able)

    def least_raise(self) -> int:
        """The smallest total a raise may name; exactly the bowl may be less (xuan §4.3)."""
        return max(self.bid + 1, self.rules.min_raise_to, self.rules.min_raise_factor * self.bid)

    def act(self, seat: int, act: Any, to: Any, path: str) -> None:
        """One act in turn, checked, then done (xuan §4.2, §4.7)."""
        if not isinstance(act, str) or act not in ACTS:
            raise Refusal("unknown_act", f"{path}.act")
        self._turn(seat, act, path)
        ACTS[act](self, seat, to, path)
        self.spoken.add(seat)
        self.due = None if self.round_over() else self._next(seat)

    def _turn(self, seat: int, act: str, path: str) -> None:
        if self.round_over():
            # The one not all-in who could merely check may be left out, so he may also be written down.
            answered = seat in self.spoken or len(self.in_play()) == 1
            if act == CHECK and self.able() == [seat] and not answered:
                return
            raise Refusal("round_over", path)
        if self.due is None:
            if seat not in self.able():
                raise Refusal("out_of_turn", f"{path}.seat", due="/".join(map(str, self.able())))
        elif seat != self.due:
            raise Refusal("out_of_turn", f"{path}.seat", due=self.due)

    def _next(self, seat: int) -> int:
        start = self.order.index(seat) + 1
        able = self.able()
        for other in (*self.order[start:], *self.order[:start]):
            if other in able and (other not in self.spoken or self.put[other] != self.bid):
                return other
        raise AssertionError("a round that is not over has somebody due")

    def waiting_for(self) -> int | None:
        """Somebody who still has to speak, for a message."""
        return self.due if self.due is not None else next(iter(self.able()), None)

    def end_round(self) -> None:
        """Close the round: passed out, over, or on to the next (xuan §4.4)."""
        in_play, able = self.in_play(), self.able()
        if len(in_play) > 1 and not self.bet and able == in_play:
            self.passed = self.round
        if self.passed or len(able) <= 1 or len(in_play) == 1 or self.round == LAST_ROUND:
            self.over = True
            return
        self.round += 1
        self.bet, self.spoken, self.due = False, set(), None

    def stake(self, seat: int) -> int:
        """What a seat has put in; folding costs at least the skin (xuan §4.5)."""
        put, limit = self.put[seat], self.limits[seat]
        if seat not in self.folded:
            return put
        return max(put, self.rules.skin if limit is None else min(self.rules.skin, limit))


def _check(betting: Betting, seat: int, to: Any, path: str) -> None:
    if betting.bet:
        raise Refusal("check_after_bet", f"{path}.act")


def _call(betting: Betting, seat: int, to: Any, path: str) -> None:
    if not betting.bet:
        raise Refusal("nothing_to_call", f"{path}.act")
    limit = betting.limits[seat]
    betting.put[seat] = betting.bid if limit is None else min(betting.bid, limit)


def _raise(betting: Betting, seat: int, to: Any, path: str) -> None:
    to, limit, least = parse.points(to, f"{path}.to"), betting.limits[seat], betting.least_raise()
    if limit is not None and to > limit:
        raise Refusal("raise_over_bowl", f"{path}.to", most=limit)
    if to <= betting.bid or (to < least and to != limit):
        raise Refusal("raise_too_small", f"{path}.to", least=least)
    betting.put[seat] = betting.bid = to
    betting.bet = True


def _all_in(betting: Betting, seat: int, to: Any, path: str) -> None:
    limit = betting.limits[seat]
    if limit is None:
        raise Refusal("no_bowl_to_push", f"{path}.act")
    betting.put[seat] = limit
    if limit > betting.bid:
        betting.bid, betting.bet = limit, True


def _fold(betting: Betting, seat: int, to: Any, path: str) -> None:
    betting.folded[seat] = betting.round


ACTS = {CHECK: _check, CALL: _call, RAISE: _raise, ALL_IN: _all_in, FOLD: _fold}


def start(rules: Rules, order: Sequence[int], dealer: int, limits: Mapping[int, int | None]) -> Betting:
    """Round 1 before anybody has spoken (xuan §4.1).

    Args:
        order: seats dealt in, in playing order from the seat after the dealer.
        dealer: the hand's dealer, who need not be dealt in.
    """
    put = dict.fromkeys(order, 0)
    if not rules.opening:
        betting = Betting(rules, order, limits, 0, put, None, bet=False, spoken=set())
        if not betting.round_over():
            able = betting.able()
            betting.due = next(seat for seat in (dealer, *order) if seat in able)
        return betting
    opener, limit = order[0], limits[order[0]]
    put[opener] = rules.opening if limit is None else min(rules.opening, limit)
    betting = Betting(rules, order, limits, rules.opening, put, None, bet=True, spoken={opener})
    if not betting.round_over():
        betting.due = betting._next(opener)
    return betting


def read_log(betting: Betting, bets: Any, seats: Sequence[int]) -> bool:
    """Play a log through; whether its last round is over.

    Args:
        seats: every seat at the table, also those sitting out.

    Raises:
        Refusal: an act that is not legal; a round that goes on although the one before is not over.
    """
    rounds = parse.items(bets, "bets")
    if len(rounds) > LAST_ROUND:
        raise Refusal("wrong_round_count", "bets", count=len(rounds))
    for place, acts in enumerate(rounds):
        path = f"bets.{place}"
        if parse.items(acts, path) and betting.over:
            raise Refusal("round_after_end", path)
        for number, act in enumerate(acts):
            _one(betting, act, f"{path}.{number}", seats)
        if betting.over or betting.round_over():
            if not betting.over:
                betting.end_round()
        elif place < len(rounds) - 1:
            raise Refusal("round_not_over", path, due=betting.waiting_for())
        else:
            return False
    if not rounds and betting.round_over():
        betting.end_round()  # all but one are all-in before anybody has spoken
    return True


def _one(betting: Betting, act: Any, path: str, seats: Sequence[int]) -> None:
    data = parse.mapping(act, path)
    seat = parse.seat(data.get("seat"), f"{path}.seat", seats)
    betting.act(seat, data.get("act"), data.get("to"), path)


def whole(betting: Betting, bets: Any, seats: Sequence[int]) -> None:
    """Play a log through to the end of the hand (``round_not_over``, ``wrong_round_count``)."""
    if not read_log(betting, bets, seats):
        place = len(bets) - 1
        raise Refusal("round_not_over", f"bets.{place}", due=betting.waiting_for())
    if not betting.over:
        raise Refusal("wrong_round_count", "bets", count=len(bets))
