"""What pages, phones, boards and reports are shown of a table: the one place that puts it into shape.

Everything returned is JSON-safe. `language` is `zh` or `en`; a seat's own lines name people as they are
called now.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from django.utils import translation

from games.models import Event, Hand, Seat, Table
from games.rules import explain
from games.rules.errors import Refusal
from games.rules.game import Rules
from games.rules.games import GAMES
from games.rules.outcome import Outcome
from games.rules.record import rules_of, view
from games.rules.state import State
from games.rules_pages.addresses import href_of

if TYPE_CHECKING:
    from games.correcting import Corrected


COMMON = frozenset(("hand", "dealer", "order", "pool", "closed", "opener", "owes", "why", "lap", "seats"))
"""What `record.view` says of every table; the rest is its game's own."""


def language_now() -> str:
    """`zh` or `en`, after the reader's active language."""
    return "en" if (translation.get_language() or "").startswith("en") else "zh"


def seats_of(table: Table) -> list[Seat]:
    """The table's seats by number, each with its player. One statement."""
    return list(table.seats.select_related("player").order_by("number"))


def names_of(seats: Iterable[Seat]) -> dict[int, str]:
    return {seat.number: seat.player.name for seat in seats}


def lines(rules: Rules, outcome: Outcome, names: Mapping[int, str], language: str) -> list[dict[str, Any]]:
    """The why slip.

    For each transfer {"from", "to" (seat or "pool"), "points", "reason", "text", "section", "href" (where the
    section is read)}.
    """
    return [
        {
            "from": line.source,
            "to": line.target,
            "points": line.points,
            "reason": line.reason,
            "text": line.text,
            "section": line.section,
            "href": href_of(line.section, rules.game),
        }
        for line in explain.explain(rules, outcome, names, language)
    ]


def refusal(refused: Refusal, language: str) -> dict[str, Any]:
    """A refusal to show: {"code", "field", "message", "detail", "section", "href"}."""
    section = refused.section
    return {**refused.to_json(language), "section": section, "href": href_of(section, refused.game)}


def result(rules: Rules, outcome: Outcome, names: Mapping[int, str], language: str) -> dict[str, Any]:
    """An outcome to show: what `replay` prints for it, with its slip and one sentence."""
    line = outcome.line()
    return {
        **line,
        "hand": line.get("hand"),
        "net": line.get("net", {}),
        "warnings": line.get("warnings", []),
        "lines": lines(rules, outcome, names, language),
        "summary": explain.summary(rules, outcome, names, language),
        "shown": dict(outcome.shown),
    }


def correction(corrected: Corrected, names: Mapping[int, str], language: str) -> dict[str, Any]:
    """A correction to show.

    The hand as it is now (empty for a void), and each hand that comes out otherwise.
    """
    rules, state, subject = corrected.replayed.rules, corrected.replayed.state, corrected.subject
    nothing = {"net": {}, "transfers": [], "warnings": [], "lines": [], "summary": "", "shown": {}}
    shown = nothing if subject is None else result(rules, subject, names, language)
    return {**shown, "hand": corrected.body.get("hand"), "pool": state.pool, "changes": changes(corrected)}


def changes(corrected: Corrected) -> list[dict[str, Any]]:
    """{"hand", "before", "after"} (seat → points) for each hand whose nets a correction changes."""
    return [
        {"hand": change.hand, "before": _keyed(change.before), "after": _keyed(change.after)}
        for change in corrected.changes
    ]


def _keyed(net: Mapping[int, int]) -> dict[str, int]:
    return {str(seat): points for seat, points in net.items()}


def answer(event: Event, shown: Mapping[str, Any], table: Mapping[str, Any]) -> dict[str, Any]:
    """What the sender of an event gets, and gets again for the same id: its result and the table after it."""
    return {"seq": event.seq, "type": event.type, **shown, "table": table}


def table_state(
    table: Table,
    language: str,
    *,
    seats: Sequence[Seat] | None = None,
    last: Outcome | None = None,
) -> dict[str, Any]:
    """TableState: all a phone or a board needs. Two statements, none if `seats` and `last` are given.

    `table` should come with its sitting and club (`select_related("sitting__club")`).
    """
    seats = seats_of(table) if seats is None else seats
    rules = rules_of(table.game, table.rules)
    seen = view(rules, State.from_json(table.game, table.state))
    return {
        "id": str(table.pk),
        "game": table.game,
        "game_name": GAMES[table.game].name(language),
        "name": table.name,
        "rules": table.rules,
        "seq": table.seq,
        "closed": seen["closed"],
        "seats": _seats(seats, seen),
        "hand": seen["hand"],
        "dealer": seen["dealer"],
        "opener": seen["opener"],
        "pool": seen["pool"],
        "owes": seen["owes"],
        "why": seen["why"],
        "lap": seen["lap"],
        "play": {key: value for key, value in seen.items() if key not in COMMON},
        "planned_end": table.sitting.planned_end and table.sitting.planned_end.isoformat(),
        "turn_clock": table.sitting.club.turn_clock,
        "closing": table.closing and {key: table.closing[key] for key in ("net", "transfers", "more")},
        "last": _last(rules, last or last_hand(table), names_of(seats), language),
        "board": board(table),
    }


def board(table: Table) -> str:
    """The address of the table's board; whoever has it may watch."""
    return f"/board/{table.board_token}/"


def last_hand(table: Table) -> Outcome | None:
    """The outcome of the last hand that stands."""
    hand = table.hands.filter(voided=False).order_by("-number").values_list("outcome", flat=True).first()
    return None if hand is None else Outcome.from_json(hand)


def hand_rows(table: Table, language: str) -> list[dict[str, Any]]:
    """Every hand of the table in order, as it stands now. Two statements. See `hand_row`."""
    hands = table.hands.select_related("event").defer("event__answer", "event__body").order_by("number")
    return rows_of(table, hands, language)


def rows_of(table: Table, hands: Iterable[Hand], language: str) -> list[dict[str, Any]]:
    """Some of the table's hands (each with its event) as rows."""
    rules, names = rules_of(table.game, table.rules), names_of(seats_of(table))
    return [hand_row(rules, hand, names, language) for hand in hands]


def hand_row(rules: Rules, hand: Hand, names: Mapping[int, str], language: str) -> dict[str, Any]:
    """A hand as it stands now.

    {"number", "voided", "corrected" (ISO time or null), "net" (seat → points), "summary", "lines", "shown",
    "dealer", "kind", "entered" (as for an amend), "pool", "warnings", "at" (ISO time first entered)}. A
    voided hand moves nothing: its net and lines are empty, its summary says what it was.
    """
    outcome = Outcome.from_json(hand.outcome)
    return {
        "number": hand.number,
        "voided": hand.voided,
        "corrected": hand.corrected_at and hand.corrected_at.isoformat(),
        "net": {} if hand.voided else _keyed(outcome.net),
        "summary": explain.summary(rules, outcome, names, language) if outcome.net else "",
        "lines": [] if hand.voided else lines(rules, outcome, names, language),
        "shown": dict(outcome.shown),
        "dealer": outcome.more.get("dealer"),
        "kind": outcome.more.get("kind"),
        "pool": outcome.pool,
        "warnings": [dict(warning) for warning in outcome.warnings],
        "entered": hand.entered,
        "at": hand.event.at.isoformat(),
    }


def missed(events: Iterable[Event]) -> list[dict[str, Any]]:
    """What a phone that fell behind has missed, oldest first."""
    return [
        {
            "seq": event.seq,
            "type": event.type,
            "hand": event.answer.get("hand"),
            "net": event.answer.get("net", {}),
            "summary": event.answer.get("summary", ""),
            "at": event.at.isoformat(),
        }
        for event in events
    ]


def _last(
    rules: Rules, last: Outcome | None, names: Mapping[int, str], language: str
) -> dict[str, Any] | None:
    if last is None:
        return None
    shown = result(rules, last, names, language)
    common = {key: shown[key] for key in ("hand", "net", "lines", "summary", "shown")}
    return {**common, "more": dict(last.more)}


def _seats(seats: Sequence[Seat], seen: Mapping[str, Any]) -> list[dict[str, Any]]:
    place = {str(number): index for index, number in enumerate(seen["order"])}
    rows = [
        {
            "seat": seat.number,
            "player": str(seat.player_id),
            "name": seat.player.name,
            **{
                key: seen["seats"][str(seat.number)][key]
                for key in ("total", "bowl", "mango", "missing", "left")
            },
        }
        for seat in seats
    ]
    return sorted(rows, key=lambda row: place.get(str(row["seat"]), len(place)))
