"""Whether the service lives (`/healthz`) and whether it can do its work (`/readyz`)."""

import logging

from django.db import DatabaseError, connection
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from kombu.exceptions import OperationalError

from config.celery import app

log = logging.getLogger(__name__)


@never_cache
@require_safe
def alive(request: HttpRequest) -> HttpResponse:
    """200 as long as the process answers; asks nothing of anybody else."""
    return HttpResponse("ok", content_type="text/plain")


@never_cache
@require_safe
def ready(request: HttpRequest) -> JsonResponse:
    """200 when the database answers, else 503. A broker that is away is named: it only delays reports."""
    found = {"database": database_answers(), "broker": broker_answers()}
    return JsonResponse(found, status=200 if found["database"] else 503)


def database_answers() -> bool:
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
    except DatabaseError:
        log.warning("the database does not answer", exc_info=True)
        return False
    return True


def broker_answers() -> bool:
    try:
        with app.connection_for_write(connect_timeout=2) as broker:
            broker.ensure_connection(max_retries=1, interval_start=0, timeout=2)
    except (OperationalError, OSError):
        return False
    return True
