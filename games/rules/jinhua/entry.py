"""The seats of a hand as entered (jinhua §2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from games.rules import parse
from games.rules.errors import Refusal
from games.rules.jinhua.cards import Worth, is_eryou, read_cards, worth
from games.rules.jinhua.rules import KEY, Rules
from games.rules.state import State

WON, BEATEN, FOLDED, OUT = "won", "beaten", "folded", "out"
FATES = (WON, BEATEN, FOLDED, OUT)

TRUE, FALSE = "true", "false"


@dataclass(slots=True)
class Entry:
    """One seat of a hand while it is being read."""

    field: str
    """Path of its entry: ``seats.2``."""
    seat: int
    data: Mapping[str, Any]
    fate: str | None
    """As entered until it is known; None where a log is still to say it."""
    cards: tuple[str, ...] = ()
    worth: Worth | None = None
    """What its cards are worth, where they are known."""
    claim: str | None = None
    bets: int = 0
    """Points put in beyond the ante."""
    beaten_by: int | None = None

    @property
    def verified(self) -> bool:
        """Whether it has the perks of a 二游 (jinhua §3.6)."""
        return self.claim == TRUE

    @property
    def liar(self) -> bool:
        """Whether it claimed a 二游 it had not."""
        return self.claim == FALSE


def read_seats(rules: Rules, event: Mapping[str, Any], state: State, log: bool) -> dict[int, Entry]:
    """Every seat at the table once, as listed, with cards and claim (``missing_seat``, ``unknown_fate``, …).

    Args:
        log: whether a betting log says what became of each, so that ``fate`` may be left out.
    """
    entries: dict[int, Entry] = {}
    for place, item in enumerate(parse.items(event.get("seats"), "seats")):
        field = f"seats.{place}"
        data = parse.mapping(item, field)
        seat = parse.seat(data.get("seat"), f"{field}.seat", state.order)
        if seat in entries:
            raise Refusal("duplicate_seat", f"{field}.seat", seat=seat)
        entries[seat] = Entry(field, seat, data, _fate(data.get("fate"), field, log))
        _read_hand(rules, entries[seat])
    for seat in state.order:
        if seat not in entries:
            raise Refusal("missing_seat", "seats", seat=seat)
    return entries


def _fate(value: Any, field: str, log: bool) -> str | None:
    if value is None and log:
        return None
    if not isinstance(value, str) or value not in FATES:
        raise Refusal("unknown_fate", f"{field}.fate", game=KEY)
    return value


def _read_hand(rules: Rules, entry: Entry) -> None:
    """Cards and claim of a seat, and whether they agree (jinhua §2.4, §2.5)."""
    cards = entry.data.get("cards")
    if cards is not None:
        entry.cards = read_cards(cards, f"{entry.field}.cards")
        entry.worth = worth(rules, entry.cards)
    entry.claim = _claim(entry.data.get("claim"), f"{entry.field}.claim")
    if entry.claim and entry.cards and entry.verified != is_eryou(rules, entry.cards):
        raise Refusal("claim_contradicts_cards", f"{entry.field}.claim")
    if entry.liar and entry.fate not in (FOLDED, None):
        raise Refusal("false_claim_must_fold", f"{entry.field}.fate")
    if entry.fate == OUT:
        _nothing_of_one_who_is_out(entry)


def _claim(value: Any, path: str) -> str | None:
    if value is None or (isinstance(value, str) and value in (TRUE, FALSE)):
        return value
    raise parse.bad(path, '要 "true" 或 "false"', '"true" or "false" is needed')


def _nothing_of_one_who_is_out(entry: Entry) -> None:
    """Who was not dealt in has neither cards nor points in the pot (``bad_record``)."""
    for name in ("cards", "claim", "beaten_by"):
        if entry.data.get(name) is not None:
            raise parse.bad(f"{entry.field}.{name}", "没上桌的不用填这个", "a seat that is out has none")
    if read_bets(entry):
        raise parse.bad(f"{entry.field}.bets", "没上桌的没有下注", "a seat that is out has put in nothing")


def read_bets(entry: Entry) -> int:
    """Points put in beyond the ante, 0 where none are entered (``not_points``)."""
    value = entry.data.get("bets")
    return 0 if value is None else parse.points(value, f"{entry.field}.bets")
