"""The board: one table for everybody who holds its link, on a phone or a television."""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.template.loader import select_template
from django.utils.cache import add_never_cache_headers
from django.views.decorators.http import require_GET

from games.facts import fact
from games.models import Table
from games.pages.words import playing
from games.presenting import language_now, last_hand, table_state
from games.rules.games import GAMES
from games.rules.outcome import Outcome
from games.showing import Group, groups
from settlement.reports.document import Series

PARTS = ("state", "last")
"""What a game may say on its own, in `templates/games/board/<game>/<part>.html`: how its table stands, in
the head, and what its last hand brought, above the sentence about it."""


@require_GET
def board(request: HttpRequest, token: str) -> HttpResponse:
    """The whole page; it asks for `now` again whenever the live stream says that the table has moved."""
    return _render(request, "games/board.html", token)


@require_GET
def now(request: HttpRequest, token: str) -> HttpResponse:
    """What stands on the board now, as a fragment."""
    return _render(request, "games/board_now.html", token)


def _render(request: HttpRequest, template: str, token: str) -> HttpResponse:
    tables = Table.objects.select_related("sitting__club", "rule_version__rule_set")
    table = get_object_or_404(tables, board_token=token)
    response = render(request, template, board_context(table))
    add_never_cache_headers(response)
    response["Referrer-Policy"] = "no-referrer"
    return response


def board_context(table: Table) -> dict[str, Any]:
    """Everything the board shows: four statements, however many hands and seats.

    `parts` are the game's own templates; `words`, `fact` and `shown` (name, groups) are for them.
    """
    language, last = language_now(), last_hand(table)
    state = table_state(table, language, last=last)
    names = {seat["seat"]: seat["name"] for seat in state["seats"]}
    nets = net_rows(table)
    return {
        "parts": {part: _part(table.game, part) for part in PARTS},
        "words": GAMES[table.game].words(language),
        "fact": fact(table.game, last, names, language) if last else "",
        "shown": _shown(table.game, last, names, language) if last else [],
        "table": table,
        "club": table.sitting.club,
        "playing": playing(table),
        "state": state,
        "rows": ranked(state["seats"], nets),
        "series": [_series(seat, nets) for seat in sorted(state["seats"], key=lambda one: one["seat"])],
        "mango": state["pool"] + sum(seat["mango"] for seat in state["seats"]),
        "names": names,
    }


def _part(game: str, part: str) -> Any:
    """The game's template for a part of the board; an empty one where it has none."""
    return select_template([f"games/board/{game}/{part}.html", "games/board/nothing.html"])


def _shown(
    game: str, last: Outcome, names: Mapping[int, str], language: str
) -> list[tuple[str, Sequence[Group]]]:
    return [(names[int(seat)], groups(game, shown, language)) for seat, shown in last.shown.items()]


def net_rows(table: Table) -> list[dict[str, int]]:
    """Seat → points for every hand that stands, then for the pool's return at the close."""
    hands = table.hands.filter(voided=False).order_by("number")
    rows = list(hands.values_list("outcome__net", flat=True))
    return [*rows, table.closing["net"]] if table.closing else rows


def ranked(seats: Sequence[dict[str, Any]], nets: Sequence[dict[str, int]]) -> list[dict[str, Any]]:
    """Seats best first with `rank` (equal totals share one) and `won`, the hands they came out ahead in."""
    totals = [seat["total"] for seat in seats]
    rows = [
        {
            **seat,
            "rank": 1 + sum(total > seat["total"] for total in totals),
            "won": sum(net.get(str(seat["seat"]), 0) > 0 for net in nets),
        }
        for seat in seats
    ]
    return sorted(rows, key=lambda row: row["rank"])


def _series(seat: dict[str, Any], nets: Sequence[dict[str, int]]) -> Series:
    key = str(seat["seat"])
    return Series(key, seat["name"], tuple(accumulate((net.get(key, 0) for net in nets), initial=0)))
