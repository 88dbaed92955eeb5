"""Every address of the service, and which room answers it."""

from csp.decorators import csp_update
from django.contrib import admin
from django.urls import include, path
from django.views.i18n import JavaScriptCatalog
from drf_spectacular.views import SpectacularAPIView, SpectacularSwaggerSplitView

from config import health
from config.accounts import OneTimeLink
from games import live

# The page draws its own icons from data addresses.
docs = csp_update({"img-src": "data:", "style-src": "'unsafe-inline'"})(SpectacularSwaggerSplitView.as_view())

urlpatterns = [
    path("", include("clubs.urls")),
    path("", include("games.urls")),
    path("healthz", health.alive, name="healthz"),
    path("readyz", health.ready, name="readyz"),
    path("in/", OneTimeLink.as_view(), name="one_time_link"),
    path("accounts/", include("allauth.urls")),
    path("admin/", admin.site.urls),
    path("api/schema/", SpectacularAPIView.as_view(), name="schema"),
    path("api/docs/", docs, name="api_docs"),
    path("api/v1/", include(("config.api", "api"))),
    path("live/<slug:token>/", live.stream, name="live"),
    path("i18n/", include("django.conf.urls.i18n")),
    path("jsi18n/", JavaScriptCatalog.as_view(), name="javascript-catalog"),
]
