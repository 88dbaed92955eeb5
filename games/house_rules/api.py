"""The API of a club's house rules."""

from uuid import UUID

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from clubs.endpoints import Endpoint, shown_by
from clubs.permissions import MANAGE, SEE, club_for, fetch
from games.house_rules import services
from games.house_rules.drafts import weigh
from games.house_rules.serializers import (
    RuleSetChange,
    RuleSetForm,
    RuleSetOut,
    RuleSetQuery,
    RulesForm,
    RulesPreviewOut,
    RuleVersionOut,
)
from games.models import RuleSet
from games.presenting import language_now


class RuleSets(Endpoint):
    """A club's rule sets, and making one."""

    @extend_schema(operation_id="list_rule_sets", parameters=[RuleSetQuery], responses=RuleSetOut(many=True))
    def get(self, request: Request, pk: UUID) -> Response:
        club, asked = club_for(request.user, pk), self.asked(RuleSetQuery)
        rows = club.rule_sets.filter(archived=asked["archived"]).order_by("created_at", "id")
        if asked["game"]:
            rows = rows.filter(game=asked["game"])
        return self.page(services.with_newest(rows), shown_by(RuleSetOut))

    @extend_schema(operation_id="name_rules", request=RuleSetForm, responses={201: RuleSetOut})
    def post(self, request: Request, pk: UUID) -> Response:
        club = club_for(request.user, pk, MANAGE)
        made = services.name_rules(club=club, by=self.user, **self.sent(RuleSetForm))
        return Response(RuleSetOut(_rule_set(request, made.pk)).data, status=201)


class OneRuleSet(Endpoint):
    """A rule set as it stands, and changing it."""

    @extend_schema(operation_id="get_rule_set", responses=RuleSetOut)
    def get(self, request: Request, pk: UUID) -> Response:
        return Response(RuleSetOut(_rule_set(request, pk)).data)

    @extend_schema(operation_id="change_rule_set", request=RuleSetChange, responses=RuleSetOut)
    def patch(self, request: Request, pk: UUID) -> Response:
        rule_set = _rule_set(request, pk, MANAGE)
        services.change(rule_set=rule_set, by=self.user, **self.sent(RuleSetChange))
        return Response(RuleSetOut(_rule_set(request, pk)).data)


class RuleVersions(Endpoint):
    """Every version of a rule set, newest first."""

    @extend_schema(operation_id="list_rule_versions", responses=RuleVersionOut(many=True))
    def get(self, request: Request, pk: UUID) -> Response:
        versions = _rule_set(request, pk).versions.select_related("by").order_by("-number")
        return self.page(versions, shown_by(RuleVersionOut))


class RulesPreview(Endpoint):
    """What settings would come to; nothing is stored."""

    @extend_schema(operation_id="preview_rules", request=RulesForm, responses=RulesPreviewOut)
    def post(self, request: Request, pk: UUID) -> Response:
        club_for(request.user, pk)
        form = self.sent(RulesForm)
        return Response(weigh(form["game"], form["rules"], language_now()))


def _rule_set(request: Request, pk: UUID, action: str = SEE) -> RuleSet:
    return fetch(services.with_newest(RuleSet.objects.all()), request.user, action, pk=pk)
