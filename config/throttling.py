"""How many requests a minute one account, or one address without an account, may send."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

from django.conf import settings
from django.core.cache import cache
from rest_framework.request import Request
from rest_framework.throttling import BaseThrottle

if TYPE_CHECKING:
    from rest_framework.views import APIView  # it reads the settings that name this module

WINDOW = 60


class Minute(BaseThrottle, ABC):
    """So many requests in each minute of the clock: one counter, however many requests.

    The limit is read from `settings.REQUESTS_A_MINUTE[scope]`. An address is what the connection says, or
    what our own proxy says if there is one (`NUM_PROXIES`): what a client claims does not help it.
    """

    scope: ClassVar[str]

    def allow_request(self, request: Request, view: APIView) -> bool:
        who = self.who(request)
        if who is None:
            return True
        key = f"requests:{self.scope}:{who}:{int(time.time()) // WINDOW}"
        cache.add(key, 0, WINDOW * 2)
        count: int = cache.incr(key)
        return count <= settings.REQUESTS_A_MINUTE[self.scope]

    def wait(self) -> float:
        return WINDOW - time.time() % WINDOW

    @abstractmethod
    def who(self, request: Request) -> str | None:
        """Whom to count, None for nobody."""


class Account(Minute):
    """Signed-in people, by account."""

    scope = "account"

    def who(self, request: Request) -> str | None:
        return str(request.user.pk) if request.user.is_authenticated else None


class Address(Minute):
    """Everybody else, by address."""

    scope = "address"

    def who(self, request: Request) -> str | None:
        return None if request.user.is_authenticated else self.get_ident(request)


class Marked(Minute):
    """At the views that say so (`throttle_scope`)."""

    def allow_request(self, request: Request, view: APIView) -> bool:
        return getattr(view, "throttle_scope", None) != self.scope or super().allow_request(request, view)


class SignIn(Marked):
    """Attempts to sign in, by address."""

    scope = "sign_in"

    def who(self, request: Request) -> str | None:
        return self.get_ident(request)


class Referee(Marked):
    """Questions to the referee, by account or else by address: it answers whoever asks."""

    scope = "referee"

    def who(self, request: Request) -> str | None:
        return str(request.user.pk) if request.user.is_authenticated else self.get_ident(request)
