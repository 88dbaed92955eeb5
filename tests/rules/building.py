"""Short ways to write table records in tests."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.rules.errors import Refusal
from games.rules.record import Replay, replay

Json = dict[str, Any]

OFF = {"bowl": "off"}
NO_ANTE = {"ante": 0}


def record(
    events: Sequence[Any],
    *,
    game: str = "daxuan",
    rules: Mapping[str, Any] = OFF,
    players: int = 3,
    **head: Any,
) -> Json:
    return {
        "format": "table-record/1",
        "game": game,
        "rules": dict(rules),
        "players": ["甲", "乙", "丙", "丁", "戊", "己", "庚", "辛", "壬"][:players],
        "events": list(events),
        **head,
    }


def run(events: Sequence[Any], **head: Any) -> Replay:
    return replay(record(events, **head))


def nets(replayed: Replay) -> list[dict[int, int]]:
    return [dict(entry.outcome.net) for entry in replayed.entries if entry.outcome.type == "hand"]


def refusal(events: Sequence[Any], **head: Any) -> Refusal:
    try:
        replay(record(events, **head))
    except Refusal as refused:
        return refused
    raise AssertionError("nothing was refused")


def hand(*seats: Json, **more: Any) -> Json:
    return {"type": "hand", "seats": list(seats), **more}


def shown(seat: int, high: int = 1, low: int = 1, **more: Any) -> Json:
    return {"seat": seat, "fate": "shown", "order": {"high": high, "low": low}, **more}


def cards(seat: int, text: str, **more: Any) -> Json:
    """``cards(1, "rQ b9 r2 b4")``: the first two are one group, the others the other."""
    a, b, c, d = text.split()
    return {"seat": seat, "fate": "shown", "pairs": [[a, b], [c, d]], **more}


def folded(seat: int, round: int = 1, **more: Any) -> Json:
    return {"seat": seat, "fate": "folded", "round": round, **more}


def stood(seat: int, **more: Any) -> Json:
    return {"seat": seat, "fate": "stood", **more}


def out(seat: int) -> Json:
    return {"seat": seat, "fate": "out"}


def bowl(seat: int, points: int = 100) -> Json:
    return {"type": "bowl", "seat": seat, "points": points}


def bowls(*points: int) -> list[Json]:
    return [bowl(seat, amount) for seat, amount in enumerate(points, 1)]


def log(text: str) -> list[list[Json]]:
    """``log("3 call, 1 raise 20 | 1 check")``: acts in turn, rounds cut by a bar."""
    return [[_act(act) for act in part.split(",") if act.strip()] for part in text.split("|")]


def _act(text: str) -> Json:
    seat, act, *to = text.split()
    return {"seat": int(seat), "act": act, **({"to": int(to[0])} if to else {})}


def bets(text: str, *seats: Json, **more: Any) -> Json:
    return {"type": "hand", "seats": list(seats), "bets": log(text), **more}


def seat(number: int, **more: Any) -> Json:
    return {"seat": number, **more}
