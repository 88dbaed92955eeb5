"""The referee's address in the API: open to everybody, counted by whoever asks."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response

from clubs.endpoints import Endpoint
from games.presenting import language_now
from games.rules.referee import explained


class Judge(Endpoint):
    """Which hand is what, and which is bigger: question and answer of `manage.py judge`, in words too.

    `says` holds a sentence for each hand and for what they come to. What cannot be read is a 422 with the
    code, the field (`hands.1`) and what to do.
    """

    permission_classes = (AllowAny,)
    throttle_scope = "referee"

    @extend_schema(operation_id="judge", request=dict[str, Any], responses={200: dict[str, Any]})
    def post(self, request: Request) -> Response:
        return Response(explained(request.data, language_now()))
