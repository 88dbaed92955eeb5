"""The API of games, tables and what happens at them."""

from typing import Any
from uuid import UUID

from django.db.models import QuerySet
from django.http import HttpRequest
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from clubs.endpoints import Endpoint, shown_by
from clubs.models import Club, Player
from clubs.permissions import KEEP, club_for, fetch
from games import booking, presenting, services
from games.house_rules.services import version_to_play
from games.models import RuleVersion, Table
from games.rules.games import GAMES
from games.serializers import (
    AnswerOut,
    EventForm,
    EventOut,
    EventsQuery,
    GameOut,
    HandOut,
    ImportedOut,
    ImportForm,
    PreviewForm,
    PreviewOut,
    SittingDetail,
    TableForm,
    TableState,
)
from settlement import ledger
from settlement.api import latest_report
from settlement.models import Sitting
from settlement.serializers import ReportOut, SittingOut

MEGABYTE = 1024 * 1024


class Games(Endpoint):
    """The games there are."""

    @extend_schema(operation_id="list_games", responses=GameOut(many=True))
    def get(self, request: Request) -> Response:
        language = presenting.language_now()
        return Response([game_out(key, language) for key in GAMES])


class OneSitting(Endpoint):
    """An evening: standing, tables, report."""

    @extend_schema(operation_id="get_sitting", responses=SittingDetail)
    def get(self, request: Request, pk: UUID) -> Response:
        sitting = fetch(Sitting.objects.select_related("club"), request.user, pk=pk)
        report = latest_report(sitting)
        return Response(
            {
                "sitting": SittingOut(sitting).data,
                "role": sitting.role,  # type: ignore[attr-defined]
                "standing": standing(sitting),
                "tables": [_table_line(table) for table in _tables(sitting)],
                "report": report and ReportOut(report).data,
            }
        )


class Tables(Endpoint):
    """Opening a table in an evening."""

    @extend_schema(operation_id="open_table", request=TableForm, responses={201: TableState})
    def post(self, request: Request, pk: UUID) -> Response:
        sitting = fetch(Sitting.objects.select_related("club"), request.user, KEEP, pk=pk)
        form = dict(self.sent(TableForm))
        people = [_person(sitting.club, person, index) for index, person in enumerate(form.pop("players"))]
        if wanted := form.pop("rule_set", None):
            form["rule_version"] = version_to_play(club=sitting.club, game=form["game"], wanted=wanted)
        table = services.open_table(sitting=sitting, players=people, by=self.user, **form)
        return Response(_state(table), status=201)


class OneTable(Endpoint):
    """A table as it stands."""

    @extend_schema(operation_id="get_table", responses=TableState)
    def get(self, request: Request, pk: UUID) -> Response:
        return Response(_state(_table(request, pk)))


class Events(Endpoint):
    """What happened at a table, and recording what happens next."""

    @extend_schema(operation_id="list_events", parameters=[EventsQuery], responses=EventOut(many=True))
    def get(self, request: Request, pk: UUID) -> Response:
        table, asked = _table(request, pk), self.asked(EventsQuery)
        events = (
            table.events.filter(seq__gt=asked["after"]).select_related("by").defer("answer").order_by("seq")
        )
        return self.page(events, shown_by(EventOut))

    @extend_schema(operation_id="record_event", request=EventForm, responses={200: AnswerOut, 201: AnswerOut})
    def post(self, request: Request, pk: UUID) -> Response:
        table = _table(request, pk, KEEP)
        recorded = services.record(
            table_id=table.pk, by=self.user, language=presenting.language_now(), **self.sent(EventForm)
        )
        return Response(recorded.answer, status=201 if recorded.created else 200)


class Preview(Endpoint):
    """What an event would come to; nothing is stored."""

    @extend_schema(operation_id="preview_event", request=PreviewForm, responses=PreviewOut)
    def post(self, request: Request, pk: UUID) -> Response:
        table, form = _table(request, pk, KEEP), self.sent(PreviewForm)
        return Response(
            services.preview(table=table, event=form["event"], language=presenting.language_now())
        )


class Hands(Endpoint):
    """Every hand of a table as it stands now, in order."""

    @extend_schema(operation_id="list_hands", responses=HandOut(many=True))
    def get(self, request: Request, pk: UUID) -> Response:
        table = _table(request, pk)
        hands = table.hands.select_related("event").defer("event__answer", "event__body").order_by("number")
        return self.page(hands, lambda rows: presenting.rows_of(table, rows, presenting.language_now()))


class Record(Endpoint):
    """A table's record: replaying it gives what stands in the book."""

    @extend_schema(operation_id="export_record", responses={200: dict[str, Any]})
    def get(self, request: Request, pk: UUID) -> Response:
        return Response(services.export(_table(request, pk)))


class Import(Endpoint):
    """A whole evening from a table record: all of it or nothing."""

    largest = 2 * MEGABYTE

    @extend_schema(operation_id="import_record", request=ImportForm, responses={201: ImportedOut})
    def post(self, request: Request, pk: UUID) -> Response:
        club = club_for(request.user, pk, KEEP)
        table = services.import_record(club=club, by=self.user, **self.sent(ImportForm))
        return Response({"sitting": str(table.sitting_id), "table": _state(table)}, status=201)


def game_out(key: str, language: str) -> dict[str, Any]:
    """A game for a form: presets, the game's own words, how many may sit."""
    game = GAMES[key]
    return {
        "key": key,
        "name": game.name(language),
        "presets": {name: dict(settings) for name, settings in game.presets.items()},
        "words": dict(game.words(language)),
        "seats": list(game.seats),
    }


def standing(sitting: Sitting) -> list[dict[str, Any]]:
    """The evening's totals so far, best first. Three statements."""
    totals = ledger.balances(sitting)
    accounts = sitting.accounts.exclude(player=None).select_related("player")
    rows = [
        {"player": str(account.player_id), "name": account.player.name, "points": totals[account.pk]}  # type: ignore[union-attr]
        for account in accounts.order_by("player__sort_key", "pk")
    ]
    return sorted(rows, key=lambda row: -row["points"])


def _table(request: Request | HttpRequest, pk: UUID, action: str = "see") -> Table:
    return fetch(Table.objects.select_related("sitting__club"), request.user, action, pk=pk)


def _state(table: Table) -> dict[str, Any]:
    return presenting.table_state(table, presenting.language_now())


def _tables(sitting: Sitting) -> QuerySet[Table]:
    return sitting.tables.select_related("rule_version__rule_set").order_by("opened_at", "id")


def _table_line(table: Table) -> dict[str, Any]:
    return {
        "id": str(table.pk),
        "name": table.name,
        "game": table.game,
        "game_name": GAMES[table.game].name(presenting.language_now()),
        "house_rules": _house_rules(table.rule_version),
        "closed_at": table.closed_at,
        "seq": table.seq,
        "board": presenting.board(table),
    }


def _house_rules(version: RuleVersion | None) -> dict[str, Any] | None:
    if version is None:
        return None
    rule_set = version.rule_set
    return {"rule_set": str(rule_set.pk), "name": rule_set.name, "version": version.number}


def _person(club: Club, person: dict[str, Any], index: int) -> Player | str:
    if "player_id" in person:
        return booking.club_player(club, person["player_id"], f"players.{index}.player_id")
    name: str = person["player"]
    return name
