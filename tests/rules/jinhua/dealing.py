"""Short ways to write hands of 炸金花抓二游 in tests."""

from collections.abc import Sequence
from typing import Any

from games.rules.errors import Refusal
from games.rules.record import Replay, replay
from tests.rules.building import Json, record


def seat(number: int, fate: str | None = None, bets: int | None = None, cards: str = "", **more: Any) -> Json:
    """``seat(1, "won", 10, "2h 2s Kd", claim="true")``."""
    item: Json = {"seat": number, **more}
    if fate:
        item["fate"] = fate
    if bets is not None:
        item["bets"] = bets
    if cards:
        item["cards"] = cards.split()
    return item


def hand(*seats: Json, **more: Any) -> Json:
    return {"type": "hand", "seats": list(seats), **more}


def log(text: str) -> list[Json]:
    """``log("2 call, 3 raise 3, 1 compare 3 won, 2 compare 1 refused, showdown 2 3")``."""
    return [_act(act.split()) for act in text.split(",") if act.strip()]


def _act(words: Sequence[str]) -> Json:
    if words[0] == "showdown":
        return {"act": "showdown", "won": [int(word) for word in words[1:]]}
    number, act, *rest = words
    entry: Json = {"seat": int(number), "act": act}
    if act == "raise":
        entry["to"] = int(rest[0])
    elif act in ("compare", "open"):
        entry["with"] = int(rest[0])
        entry |= {"refused": True} if rest[1] == "refused" else {"won": rest[1] == "won"}
    return entry


def logged(text: str, *seats: Json, **more: Any) -> Json:
    return hand(*seats, log=log(text), **more)


def run(events: Sequence[Any], rules: Json | None = None, players: int = 3, **head: Any) -> Replay:
    return replay(record(events, game="jinhua", rules=rules or {}, players=players, **head))


def net(event: Json, rules: Json | None = None, players: int = 3, **head: Any) -> list[int]:
    """What each seat won or lost in one hand, by seat number."""
    outcome = run([event], rules, players, **head).entries[0].outcome
    assert sum(outcome.net.values()) == 0 and outcome.pool == 0
    return [outcome.net[number] for number in range(1, players + 1)]


def refused(events: Sequence[Any], rules: Json | None = None, players: int = 3, **head: Any) -> Refusal:
    try:
        run(events, rules, players, **head)
    except Refusal as refusal:
        return refusal
    raise AssertionError("nothing was refused")
