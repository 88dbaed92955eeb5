"""Short ways to write records of 打二毛 in tests."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.rules.errors import Refusal
from games.rules.record import Replay
from tests.rules import building
from tests.rules.building import Json

FOUR: dict[str, Any] = {"game": "ermao", "players": 4}


def hand(captured: Any = 100, declarer: int | None = None, **more: Any) -> Json:
    named = {} if declarer is None else {"declarer": declarer}
    return {"type": "hand", "captured": captured, **named, **more}


def last(shape: str, bottom: int) -> Json:
    """The last trick to the attackers, ``bottom`` points buried."""
    return {"bottom": bottom, "last_trick": {"by": "attackers", "shape": shape}}


def show(*shown: str) -> Json:
    """``show("1 2h", "2 2s 2s")``: who shows what, in order."""
    parts = [text.split() for text in shown]
    return {"declarations": [{"seat": int(seat), "show": cards} for seat, *cards in parts]}


def run(events: Sequence[Any], rules: Mapping[str, Any] | None = None, **head: Any) -> Replay:
    return building.run(events, **{**FOUR, "rules": rules or {}, **head})


def refusal(events: Sequence[Any], rules: Mapping[str, Any] | None = None, **head: Any) -> Refusal:
    return building.refusal(events, **{**FOUR, "rules": rules or {}, **head})


def results(replayed: Replay, *keys: str) -> list[tuple[Any, ...]]:
    """Some of the hands' own keys of the result."""
    hands = [entry.outcome for entry in replayed.entries if entry.outcome.type == "hand"]
    return [tuple(outcome.more[key] for key in keys) for outcome in hands]


def next_declarer(replayed: Replay) -> Any:
    return replayed.to_json()["next"]["declarer"]


def stored(replayed: Replay, place: int = -1) -> Json:
    """A hand as it must be stored."""
    return dict(replayed.entries[place].event)
