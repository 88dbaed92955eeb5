"""Examples of 炸金花抓二游 (jinhua §1, §3–§5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from games.examples.example import Asks, Event, Example, Settings
from games.rules.jinhua.cards import is_eryou, worth
from games.rules.jinhua.rules import KEY, read


def _seat(seat: int, fate: str, bets: int = 0, cards: str = "", **more: Any) -> Event:
    """`_seat(1, "won", 10, "2h 2s Kd", claim="true")`."""
    held = {"cards": cards.split()} if cards else {}
    return {"seat": seat, "fate": fate, "bets": bets, **held, **more}


def _hand(*seats: Event, **more: Any) -> Callable[[Settings], list[Event]]:
    return lambda settings: [{"type": "hand", "seats": list(seats), **more}]


def _compared(one: str, other: str) -> Callable[[Settings], list[Event]]:
    """Seats 1 and 2 put in ten each and show; whoever has 二游 has claimed it."""

    def events(settings: Settings) -> list[Event]:
        rules = read(settings)
        won = 1 if worth(rules, one.split()) > worth(rules, other.split()) else 2
        seats = []
        for seat, cards in ((1, one), (2, other)):
            fate = {"fate": "won"} if seat == won else {"fate": "beaten", "beaten_by": won}
            claim = {"claim": "true"} if is_eryou(rules, cards.split()) else {}
            seats.append({"seat": seat, "bets": 10, "cards": cards.split(), **fate, **claim})
        return [{"type": "hand", "seats": seats}]

    return events


def _logged(settings: Settings) -> list[Event]:
    """Seat 3 deals."""
    acts: list[Event] = [
        {"seat": 1, "act": "call"},
        {"seat": 2, "act": "raise", "to": 3},
        {"seat": 3, "act": "fold"},
        {"seat": 1, "act": "call"},
        {"seat": 2, "act": "compare", "with": 1, "won": True},
    ]
    seats = [{"seat": seat} for seat in (1, 2, 3)]
    return [{"type": "hand", "dealer": 3, "seats": seats, "log": acts}]


def _nothing(settings: Settings) -> list[Event]:
    return []


def _to_raise(settings: Settings) -> Event:
    return {"type": "hand", "log": []}


def _to_open(settings: Settings) -> Event:
    return {"type": "hand", "log": [], "seats": [{"seat": 2, "claim": "true"}]}


def _example(key: str, title: Promise, events: Callable[[Settings], list[Event]], **more: Any) -> Example:
    return Example(key, KEY, title, events, **more)


def _about(setting: str, title: Promise, events: Callable[[Settings], list[Event]], **more: Any) -> Example:
    return _example(setting, title, events, setting=setting, **more)


BOTH_CLAIM = _hand(
    _seat(1, "won", 10, "2h 2s Kd", claim="true"),
    _seat(2, "beaten", 10, "2d 2c 9h", claim="true", beaten_by=1),
    _seat(3, "folded"),
)
FALSE = _hand(_seat(1, "won", 5), _seat(2, "folded", 3, claim="false"), _seat(3, "beaten", 5))

SETTINGS = (
    _about(
        "ante",
        _("甲乙各跟到 10，乙比输了；丙没跟，弃牌。"),
        _hand(_seat(1, "won", 10), _seat(2, "beaten", 10), _seat(3, "folded")),
    ),
    _about(
        "eryou",
        _("甲 2 3 3，乙 5 5 K，各跟到 10，比牌。"),
        _compared("2h 3d 3s", "5h 5d Ks"),
        players=2,
        heeds=("perks",),
    ),
    _about(
        "eryou_above_straight",
        _("甲 2 2 K，乙 9 10 J，各跟到 10，比牌。"),
        _compared("2h 2d Ks", "9h Td Js"),
        players=2,
        heeds=("perks",),
    ),
    _about(
        "ace_low_straight",
        _("甲 A 2 3，乙 5 5 K，各跟到 10，比牌。"),
        _compared("Ah 2d 3s", "5h 5d Ks"),
        players=2,
    ),
    _about(
        "perks",
        _("甲乙都验过是真二游，各跟到 10，甲大；丙没跟，弃牌。"),
        BOTH_CLAIM,
        asks=Asks("open", _to_open),
    ),
    _about("false_claim_penalty", _("乙跟了 3，诈二游出局；甲丙各跟到 5，甲大。"), FALSE),
    _about(
        "raise_cap",
        _("刚开始，头一个说话的人想加注。"),
        _nothing,
        heeds=("ante",),
        asks=Asks("raise", _to_raise),
    ),
)
GENERAL = (
    _example(
        "bonus",
        _("底注 1。甲真二游赢了，乙跟到 10 比输了，丙弃牌。"),
        _hand(_seat(1, "won", 10, claim="true"), _seat(2, "beaten", 10), _seat(3, "folded")),
    ),
    _example(
        "floor",
        _("底注 2，只有保底。甲赢；乙真二游，跟了 10 比输；丙跟了 4 弃牌。"),
        _hand(_seat(1, "won", 10), _seat(2, "beaten", 10, claim="true"), _seat(3, "folded", 4)),
        base={"ante": 2, "perks": ["floor"]},
    ),
    _example("false_claim", _("底注 1。乙跟了 3，诈二游；丙跟到 5 比输了，甲赢。"), FALSE),
    _example(
        "shared",
        _("底注 1。甲弃牌；乙丙各跟了 1，亮出来一样大；甲发的牌，零头归乙。"),
        _hand(_seat(1, "folded"), _seat(2, "won", 1), _seat(3, "won", 1)),
    ),
    _example("log", _("底注 1。甲跟 1，乙加到 3，丙弃牌，甲跟 3，乙找甲比牌赢了。"), _logged),
)
EXAMPLES = (*SETTINGS, *GENERAL)
