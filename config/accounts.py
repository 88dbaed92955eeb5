"""Signing in and up, and the one-time link."""

from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from django.conf import settings
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.decorators import method_decorator
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from sesame.views import LoginView


class Adapter(DefaultAccountAdapter):
    """allauth's adapter; the setting BOBO_SIGNUP closes the door to new accounts."""

    def is_open_for_signup(self, request: HttpRequest) -> bool:
        return settings.SIGNUP_OPEN


@method_decorator(never_cache, name="dispatch")
class OneTimeLink(LoginView):
    """`/in/?sesame=…` signs in whom the link was made for, once."""

    def head(self, request: HttpRequest, *args: Any) -> HttpResponse:
        # What only looks whether the link is there must not use it up.
        return HttpResponse()

    def login_failed(self) -> HttpResponse:
        messages.error(self.request, _("这个链接已经用过或过期了，请用账号登录，或请主理人再发一个。"))
        return redirect(settings.LOGIN_URL)
