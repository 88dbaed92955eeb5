"""Every address of the API under /api/v1/."""

from django.urls import path, re_path, register_converter
from drf_spectacular.utils import extend_schema
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response

from clubs import api as clubs
from clubs.endpoints import Endpoint
from clubs.errors import Absent
from games import api as games
from games import judging
from games.house_rules import api as house_rules
from settlement import api as settlement
from settlement.models import ReportFile


@extend_schema(exclude=True)
class Nowhere(Endpoint):
    """An address that is not there, answered in the API's own form."""

    permission_classes = (AllowAny,)

    def get(self, request: Request) -> Response:
        raise Absent

    post = put = patch = delete = get


class ReportKind:
    """A kind of document in an address."""

    regex = "|".join(ReportFile.Kind.values)

    def to_python(self, value: str) -> str:
        return value

    def to_url(self, value: str) -> str:
        return str(value)


register_converter(ReportKind, "report_kind")

urlpatterns = [
    path("tokens/", clubs.Tokens.as_view(), name="tokens"),
    path("tokens/mine/", clubs.MyToken.as_view(), name="my_token"),
    path("clubs/", clubs.Clubs.as_view(), name="clubs"),
    path("clubs/<uuid:pk>/", clubs.OneClub.as_view(), name="club"),
    path("clubs/<uuid:pk>/players/", clubs.Players.as_view(), name="players"),
    path("clubs/<uuid:pk>/sittings/", settlement.Sittings.as_view(), name="sittings"),
    path("clubs/<uuid:pk>/standings/", settlement.Standings.as_view(), name="standings"),
    path("clubs/<uuid:pk>/import/", games.Import.as_view(), name="import"),
    path("clubs/<uuid:pk>/rules/", house_rules.RuleSets.as_view(), name="rule_sets"),
    path("clubs/<uuid:pk>/rules/preview/", house_rules.RulesPreview.as_view(), name="preview_rules"),
    path("rules/<uuid:pk>/", house_rules.OneRuleSet.as_view(), name="rule_set"),
    path("rules/<uuid:pk>/versions/", house_rules.RuleVersions.as_view(), name="rule_versions"),
    path("players/<uuid:pk>/", clubs.OnePlayer.as_view(), name="player"),
    path("games/", games.Games.as_view(), name="games"),
    path("judge/", judging.Judge.as_view(), name="judge"),
    path("sittings/<uuid:pk>/", games.OneSitting.as_view(), name="sitting"),
    path("sittings/<uuid:pk>/tables/", games.Tables.as_view(), name="tables"),
    path("sittings/<uuid:pk>/report/", settlement.LatestReport.as_view(), name="report"),
    path("reports/<uuid:pk>/<report_kind:kind>/", settlement.ReportDocument.as_view(), name="report_file"),
    path("tables/<uuid:pk>/", games.OneTable.as_view(), name="table"),
    path("tables/<uuid:pk>/events/", games.Events.as_view(), name="events"),
    path("tables/<uuid:pk>/preview/", games.Preview.as_view(), name="preview"),
    path("tables/<uuid:pk>/hands/", games.Hands.as_view(), name="hands"),
    path("tables/<uuid:pk>/record/", games.Record.as_view(), name="record"),
    re_path(r"", Nowhere.as_view()),
]
