"""The API of evenings, leaderboards and reports."""

from urllib.parse import quote
from uuid import UUID

from django.db.models import Prefetch
from django.http import HttpResponse
from django.utils import timezone
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiResponse, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from clubs.endpoints import Endpoint, shown_by
from clubs.errors import Absent
from clubs.permissions import KEEP, club_for, fetch
from settlement import services
from settlement.leaderboards import Period, leaderboard
from settlement.models import Report, ReportFile, Sitting
from settlement.reports.files import CONTENT_TYPES, file_name
from settlement.serializers import ReportOut, SittingForm, SittingOut, StandingRow, StandingsQuery


class Sittings(Endpoint):
    """A club's evenings, latest first; opening one."""

    @extend_schema(operation_id="list_sittings", responses=SittingOut(many=True))
    def get(self, request: Request, pk: UUID) -> Response:
        rows = club_for(request.user, pk).sittings.order_by("-opened_at", "id")
        return self.page(rows, shown_by(SittingOut))

    @extend_schema(operation_id="open_sitting", request=SittingForm, responses={201: SittingOut})
    def post(self, request: Request, pk: UUID) -> Response:
        sitting = services.open_sitting(club=club_for(request.user, pk, KEEP), **self.sent(SittingForm))
        return Response(SittingOut(sitting).data, status=201)


class Standings(Endpoint):
    """A club's leaderboard."""

    @extend_schema(
        operation_id="list_standings", parameters=[StandingsQuery], responses=StandingRow(many=True)
    )
    def get(self, request: Request, pk: UUID) -> Response:
        club, asked = club_for(request.user, pk), self.asked(StandingsQuery)
        period = Period(asked["period"], asked.get("at") or club.day_of(timezone.now()))
        return self.page(leaderboard(club=club, period=period, game=asked["game"]), shown_by(StandingRow))


class LatestReport(Endpoint):
    """How far the latest report of an evening is."""

    @extend_schema(operation_id="get_report", responses=ReportOut)
    def get(self, request: Request, pk: UUID) -> Response:
        sitting = fetch(Sitting.objects.all(), request.user, pk=pk)
        report = latest_report(sitting)
        if report is None:
            raise Absent
        return Response(ReportOut(report).data)


class ReportDocument(Endpoint):
    """A document of a report."""

    @extend_schema(
        operation_id="get_report_file",
        responses={(200, kind): OpenApiResponse(OpenApiTypes.BINARY) for kind in CONTENT_TYPES.values()},
    )
    def get(self, request: Request, pk: UUID, kind: str) -> HttpResponse:
        rows = ReportFile.objects.select_related("report__sitting__club")
        file = fetch(rows, request.user, report=pk, kind=kind)
        return download(file)


def latest_report(sitting: Sitting) -> Report | None:
    """The newest revision, with its files but not their content."""
    files = Prefetch("files", ReportFile.objects.defer("content").order_by("kind"))
    return sitting.reports.order_by("-revision").prefetch_related(files).first()


def download(file: ReportFile) -> HttpResponse:
    """The document as an attachment under its own name."""
    response = HttpResponse(bytes(file.content), content_type=CONTENT_TYPES[ReportFile.Kind(file.kind)])
    name = quote(file_name(file.report, file.kind))
    response["Content-Disposition"] = f"attachment; filename*=UTF-8''{name}"
    return response
