"""A made-up table of 打旋 or 丁二皇: cards dealt from the deck, played by people of some temperament."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from games.demo import cards
from games.demo.cards import STAY
from games.demo.made import Event, Made
from games.rules.record import view
from games.rules.xuan.rules import Rules

KNOCKOUT, PASSED = 0.04, 0.05
"""How often nobody wants to play, and how often everyone checks."""


class XuanTable(Made):
    """See `Made`; `play` fills the bowls first."""

    rules: Rules

    def __init__(self, game: str, preset: str, people: Sequence[str], seed: int, began: datetime) -> None:
        super().__init__(game, preset, people, seed, began)
        self.nerve = {seat: self.chance.uniform(-0.1, 0.15) for seat in self.state.order}

    def play(self, *, settled: bool = False) -> None:
        """Fill the bowls and play a hand; `settled` asks for one that is neither knocked nor passed out."""
        self.fill_bowls()
        order = list(view(self.rules, self.state)["order"])
        dealt = cards.deal(self.chance, self.rules, order)
        out = cards.folds(self.chance, dealt, self.nerve)
        mood = 1.0 if settled else self.chance.random()
        if mood < KNOCKOUT:
            event = self.knocked_out(order)
        elif mood < KNOCKOUT + PASSED:
            event = self.passed_out(order)
        else:
            event = self.contested(order, dealt, out)
        self.add(event, self.chance.uniform(3, 7))

    def fill_bowls(self) -> None:
        """First bowls, and a top-up for whoever is nearly out."""
        if self.rules.bowl != "carried":
            return
        for seat, row in view(self.rules, self.state)["seats"].items():
            first = row["bowl"] is None
            if first or row["bowl"] - row["mango"] < self.rules.first_bowl // 4:
                points = self.rules.first_bowl if first else self.chance.choice(self.tops())
                self.add({"type": "bowl", "seat": int(seat), "points": points})

    def tops(self) -> list[int]:
        return [self.rules.bowl_min, self.rules.first_bowl, self.rules.first_bowl]

    def room(self, seats: Sequence[int]) -> int:
        """The most anyone of these seats can stake."""
        rows = view(self.rules, self.state)["seats"]
        room = [
            rows[str(seat)]["bowl"] - rows[str(seat)]["mango"] for seat in seats if rows[str(seat)]["bowl"]
        ]
        return max(room, default=100)

    def opener(self, order: Sequence[int]) -> int | None:
        seat = view(self.rules, self.state)["opener"]
        return seat if self.rules.opening else None

    def contested(
        self, order: Sequence[int], dealt: Mapping[int, cards.Dealt], out: Mapping[int, int]
    ) -> Event:
        """The usual hand: some fold, the others show; or all but one fold."""
        stay = [seat for seat in order if out[seat] == STAY]
        made = cards.bids(self.chance, self.rules, self.room(stay))
        shown = cards.showing(self.chance, {seat: dealt[seat] for seat in stay})
        seats: list[Event] = []
        for seat in order:
            if seat in shown and len(stay) > 1:
                seats.append({"seat": seat, "fate": "shown", **shown[seat]})
            elif seat in shown:
                seats.append({"seat": seat, "fate": "stood"})
            else:
                # Folding in the first round would make a knockout of a hand that had three rounds.
                late = len(stay) == 1 or (seat == self.opener(order) and made[0] == self.rules.opening)
                seats.append({"seat": seat, "fate": "folded", "round": max(out[seat], 2 if late else 1)})
        return {"type": "hand", "bids": made, "seats": seats}

    def knocked_out(self, order: Sequence[int]) -> Event:
        """One raises, everyone else folds at once."""
        keen = self.chance.choice([seat for seat in order if seat != self.opener(order)])
        bid = min(cards.raised(self.chance, self.rules, self.rules.opening or 2), self.room([keen]))
        seats: list[Event] = [
            {"seat": seat, "fate": "stood"} if seat == keen else {"seat": seat, "fate": "folded", "round": 1}
            for seat in order
        ]
        return {"type": "hand", "bids": [max(bid, self.rules.opening)], "seats": seats}

    def passed_out(self, order: Sequence[int]) -> Event:
        """Everyone still in checks in the second or third round."""
        number = self.chance.choice((2, 2, 3))
        made = cards.bids(self.chance, self.rules, self.room(order))[: number - 1]
        shy = self.chance.sample(order, self.chance.randrange(len(order) - 1))
        seats: list[Event] = [
            {"seat": seat, "fate": "folded", "round": 2}
            if seat in shy and number == 3
            else {"seat": seat, "fate": "stood"}
            for seat in order
        ]
        return {"type": "hand", "passed": number, "bids": made, "seats": seats}

    def blunder(self) -> None:
        """A hand entered twice and taken back, and one entered with a bid too low and amended."""
        last = next(event for event in reversed(self.record["events"]) if event["type"] == "hand")
        copy = {key: last[key] for key in ("type", "bids", "seats", "passed") if key in last}
        self.fill_bowls()
        self.add(copy, 0.2)
        self.add({"type": "void", "hand": self.state.hands}, 0.3)
        wrong = self.state.hands - 1
        right = {key: copy[key] for key in ("bids", "seats", "passed") if key in copy}
        right["bids"] = [*right["bids"][:-1], right["bids"][-1] + self.rules.min_raise_to]
        self.add({"type": "amend", "hand": wrong, "as": right}, 0.5)

    def lap(self) -> None:
        """The final lap, to its end (xuan §7.3)."""
        self.add({"type": "final_lap"})
        while (lap := view(self.rules, self.state)["lap"]) and lap["left"]:
            self.play(settled=True)
