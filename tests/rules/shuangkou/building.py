"""Short ways to write hands of 双扣 in tests."""

from collections.abc import Sequence
from typing import Any

from games.rules.errors import Refusal
from games.rules.record import Replay, replay

Json = dict[str, Any]


def record(events: Sequence[Any], **head: Any) -> Json:
    return {
        "format": "table-record/1",
        "game": "shuangkou",
        "rules": {},
        "players": ["甲", "乙"],
        "events": list(events),
        **head,
    }


def run(events: Sequence[Any], **head: Any) -> Replay:
    return replay(record(events, **head))


def refusal(events: Sequence[Any], **head: Any) -> Refusal:
    try:
        run(events, **head)
    except Refusal as refused:
        return refused
    raise AssertionError("nothing was refused")


def hand(winner: int = 1, left: int = 5, one: str = "", two: str = "") -> Json:
    """``hand(1, 5, "7 4x3", "jjj")``: bombs of seat 1 and seat 2, ``4x3`` a run, ``jjj`` jokers."""
    return {"type": "hand", "winner": winner, "left": left, "bombs": {"1": bombs(one), "2": bombs(two)}}


def bombs(text: str) -> list[Json]:
    return [_bomb(word) for word in text.split()]


def _bomb(word: str) -> Json:
    if word[0] == "j":
        return {"jokers": len(word)}
    size, _, run = word.partition("x")
    return {"size": int(size), **({"run": int(run)} if run else {})}


def cards(text: str) -> list[str]:
    """``cards("4*3 5 RJ")``: three 4s, a 5 and the big joker."""
    found = []
    for word in text.split():
        card, _, times = word.partition("*")
        found += [card] * int(times or 1)
    return found
