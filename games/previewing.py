"""What an event would come to, with nothing stored: the same fold and the same replay as recording."""

from collections.abc import Mapping, Sequence
from typing import Any

from games import booking, correcting, intake, presenting
from games.models import Seat, Table
from games.rules.errors import Refusal
from games.rules.games import GAMES
from games.rules.record import fold, legal_acts, replay, rules_of
from games.rules.state import State


def preview(*, table: Table, event: Mapping[str, Any], language: str = "zh") -> dict[str, Any]:
    """{"outcome", "refusal", "turn", "so_far", "changes"} for an event that is not recorded.

    `outcome` is null where the event is refused or a correction leaves none; `turn` says what may be done
    next in the betting log entered so far (null where there is none, or betting is over); `so_far` what the
    game tells of an unfinished hand (null where it has nothing to tell); `changes` lists the hands a
    correction changes.
    """
    body = {k: v for k, v in intake.event_mapping(event).items() if k not in booking.NOT_KEPT}
    seats = presenting.seats_of(table)
    shown: dict[str, Any] = {"outcome": None, "refusal": None, "turn": None, "so_far": None, "changes": []}
    try:
        shown |= _under_way(table, seats, body)
        shown |= _worked_out(table, seats, body, language)
    except Refusal as refusal:
        shown["refusal"] = presenting.refusal(refusal, language)
    return shown


def _worked_out(table: Table, seats: Sequence[Seat], body: dict[str, Any], language: str) -> dict[str, Any]:
    names = presenting.names_of(seats)
    if body["type"] in booking.CORRECTIONS:
        corrected = correcting.work_out(table, seats, body)
        outcome = corrected.subject and presenting.correction(corrected, names, language)
        return {"outcome": outcome, "changes": presenting.changes(corrected)}
    if body["type"] == "join":
        body = _named(table, body)
    rules = rules_of(table.game, table.rules)
    _state, outcome = fold(rules, State.from_json(table.game, table.state), body)
    return {"outcome": presenting.result(rules, outcome, names | _joined(seats, body), language)}


def _under_way(table: Table, seats: Sequence[Seat], body: Mapping[str, Any]) -> dict[str, Any]:
    """`turn` and `so_far` of a hand that is being entered or corrected."""
    game, hand = GAMES[table.game], body.get("as") if body["type"] == "amend" else body
    if body["type"] not in ("hand", "amend") or not isinstance(hand, Mapping):
        return {}
    logged = _has_log(hand)
    before = _before(table, seats, body) if logged or game.follows else None
    if before is None:
        return {}
    event = {**hand, "type": "hand"}
    told = game.so_far(*before, event)
    return {"so_far": told, "turn": legal_acts(*before, event) if logged else None}


def _has_log(hand: Mapping[str, Any]) -> bool:
    """Whether a hand is being entered by its betting log, which games call `bets` or `log`."""
    return "bets" in hand or "log" in hand


def _before(table: Table, seats: Sequence[Seat], body: Mapping[str, Any]) -> tuple[Any, State] | None:
    """The table as it stands before the hand, by what is known now of the hands before it."""
    if body["type"] == "hand":
        return rules_of(table.game, table.rules), State.from_json(table.game, table.state)
    number = body.get("hand")
    if type(number) is not int:
        return None
    hand = table.hands.filter(number=number).select_related("event").first()
    if hand is None:
        return None
    earlier = booking.bodies_of(table.events.filter(seq__lt=hand.event.seq).order_by("seq"))
    replayed = replay(
        booking.record_of(table, seats, [*earlier, *_corrections_of(table, hand.event.seq, number)])
    )
    return replayed.rules, replayed.state


def _corrections_of(table: Table, seq: int, number: int) -> list[dict[str, Any]]:
    later = booking.bodies_of(table.events.filter(seq__gt=seq, type__in=["amend", "void"]).order_by("seq"))
    return [body for body in later if body["hand"] < number]


def _named(table: Table, body: Mapping[str, Any]) -> dict[str, Any]:
    if body.get("player_id") is None:
        return dict(body)
    player = booking.club_player(table.sitting.club, body["player_id"], "player_id")
    return {**body, "player": player.name}


def _joined(seats: Sequence[Seat], body: Mapping[str, Any]) -> dict[int, str]:
    return {len(seats) + 1: str(body.get("player"))} if body["type"] == "join" else {}
