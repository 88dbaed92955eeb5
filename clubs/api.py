"""The API of clubs, their players, and of tokens."""

from uuid import UUID

from django.contrib.auth import authenticate
from drf_spectacular.utils import extend_schema
from knox.auth import TokenAuthentication
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response

from clubs import services
from clubs.endpoints import Endpoint, shown_by
from clubs.errors import Forbidden, Nobody
from clubs.models import Club, Player, Role
from clubs.permissions import KEEP, club_for, fetch, visible
from clubs.serializers import (
    ClubForm,
    ClubOut,
    PlayerChange,
    PlayerForm,
    PlayerOut,
    PlayerQuery,
    TokenForm,
    TokenOut,
)


class Clubs(Endpoint):
    """The clubs I belong to; founding one."""

    @extend_schema(operation_id="list_clubs", responses=ClubOut(many=True))
    def get(self, request: Request) -> Response:
        return self.page(visible(Club.objects.order_by("name", "id"), request.user), shown_by(ClubOut))

    @extend_schema(operation_id="found_club", request=ClubForm, responses={201: ClubOut})
    def post(self, request: Request) -> Response:
        club = services.found_club(owner=self.user, **self.sent(ClubForm))
        club.role = Role.OWNER  # type: ignore[attr-defined]
        return Response(ClubOut(club).data, status=201)


class OneClub(Endpoint):
    """A club."""

    @extend_schema(operation_id="get_club", responses=ClubOut)
    def get(self, request: Request, pk: UUID) -> Response:
        return Response(ClubOut(club_for(request.user, pk)).data)


class Players(Endpoint):
    """The names on a club's book."""

    @extend_schema(operation_id="list_players", parameters=[PlayerQuery], responses=PlayerOut(many=True))
    def get(self, request: Request, pk: UUID) -> Response:
        club, asked = club_for(request.user, pk), self.asked(PlayerQuery)
        rows = club.players.filter(archived=asked["archived"]).order_by("sort_key", "id")
        return self.page(rows, shown_by(PlayerOut))

    @extend_schema(operation_id="add_player", request=PlayerForm, responses={201: PlayerOut})
    def post(self, request: Request, pk: UUID) -> Response:
        player = services.add_player(club=club_for(request.user, pk, KEEP), **self.sent(PlayerForm))
        return Response(PlayerOut(player).data, status=201)


class OnePlayer(Endpoint):
    """A name on the book."""

    @extend_schema(operation_id="change_player", request=PlayerChange, responses=PlayerOut)
    def patch(self, request: Request, pk: UUID) -> Response:
        player = fetch(Player.objects.all(), request.user, KEEP, pk=pk)
        return Response(PlayerOut(services.change_player(player=player, **self.sent(PlayerChange))).data)


class Tokens(Endpoint):
    """Tokens for programs.

    One signs in here with a password; an account with two-step sign-in makes none here.
    """

    authentication_classes = ()
    permission_classes = (AllowAny,)
    throttle_scope = "sign_in"

    @extend_schema(operation_id="create_token", request=TokenForm, responses={201: TokenOut}, auth=[])
    def post(self, request: Request) -> Response:
        user = authenticate(request, **self.sent(TokenForm))
        if user is None or not user.is_active:
            raise Nobody
        if user.authenticator_set.exists():  # type: ignore[attr-defined]
            raise Forbidden
        kept, token = services.make_token(user=user)
        return Response(TokenOut({"token": token, "expiry": kept.expiry}).data, status=201)


class MyToken(Endpoint):
    """The token a program signs in with."""

    authentication_classes = (TokenAuthentication,)

    @extend_schema(operation_id="revoke_token", request=None, responses={204: None})
    def delete(self, request: Request) -> Response:
        request.auth.delete()
        return Response(status=204)
