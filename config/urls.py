"""Every address of the service, and which room answers it."""

from allauth.mfa.totp.views import activate_totp
from csp.decorators import csp_update
from django.contrib import admin
from django.urls import include, path
from django.views.i18n import JavaScriptCatalog
from drf_spectacular.views import SpectacularAPIView, SpectacularSwaggerSplitView

from config import health
from config.accounts import OneTimeLink
from games import live

# These two draw pictures from data addresses: icons, and the code for an authenticator.
activate = csp_update({"img-src": "data:"})(activate_totp)
docs = csp_update({"img-src": "data:", "style-src": "'unsafe-inline'"})(SpectacularSwaggerSplitView.as_view())

urlpatterns = [
    path("", include("clubs.urls")),
    path("", include("games.urls")),
    path("healthz", health.alive, name="healthz"),
    path("readyz", health.ready, name="readyz"),
    path("in/", OneTimeLink.as_view(), name="one_time_link"),
    path("accounts/2fa/totp/activate/", activate),
    path("accounts/", include("allauth.urls")),
    path("admin/", admin.site.urls),
    path("api/schema/", SpectacularAPIView.as_view(), name="schema"),
    path("api/docs/", docs, name="api_docs"),
    path("api/v1/", include(("config.api", "api"))),
    path("live/<slug:token>/", live.stream, name="live"),
    path("i18n/", include("django.conf.urls.i18n")),
    path("jsi18n/", JavaScriptCatalog.as_view(), name="javascript-catalog"),
]
