"""The one place that turns what went wrong into an answer: {"code", "message", "field", "detail"}.

What the rules refuse also says which of their sections it rests on and where that is: "section", "href".
400 the form, 401/403/404 the asker, 409 the state, 413/415/429 the request, 422 the rules, 503 the database.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import structlog
from django.core.exceptions import PermissionDenied, RequestDataTooBig, SuspiciousOperation
from django.db import InterfaceError, InternalError, OperationalError
from django.http import Http404
from django.utils.translation import gettext_lazy as _
from rest_framework import exceptions
from rest_framework.response import Response
from rest_framework.views import exception_handler as drf_handler
from rest_framework.views import set_rollback

from clubs.errors import Absent, Forbidden, Nobody, Problem
from games import presenting
from games.presenting import language_now
from games.rules.errors import Refusal

log = structlog.get_logger(__name__)

MESSAGES = {
    "parse_error": _("请求的内容读不懂，请检查 JSON 的格式。"),
    "not_authenticated": _("请先登录。"),
    "authentication_failed": Nobody().message,
    "permission_denied": _("请求被拒绝，请刷新页面再试。"),
    "method_not_allowed": _("这个地址不支持这种操作。"),
    "not_acceptable": _("只能用 JSON 回答。"),
    "unsupported_media_type": _("请用 application/json 发送。"),
    "throttled": _("太快了，请稍等再试。"),
    "too_large": _("内容太大，请分开发送。"),
}
UNAVAILABLE = _("服务暂时写不了账本，什么都没有丢，请稍后再试。")


def handle(error: Exception, context: Mapping[str, Any]) -> Response | None:
    """DRF's exception handler: None (a fault of ours, 500) for what nobody foresaw."""
    if isinstance(error, Refusal):
        return _answer(422, _refusal(error))
    if isinstance(error, Http404):
        error = Absent()
    elif isinstance(error, PermissionDenied):
        error = Forbidden()
    if isinstance(error, Problem):
        return _answer(error.status, body(error.code, error.message, error.field, dict(error.detail)))
    if isinstance(error, RequestDataTooBig):
        return _answer(413, body("too_large", MESSAGES["too_large"]))
    if isinstance(error, SuspiciousOperation):
        return _answer(400, body("parse_error", MESSAGES["parse_error"]))
    if isinstance(error, OperationalError | InternalError | InterfaceError):
        log.error("database_unavailable", error=str(error))
        return _answer(503, body("unavailable", UNAVAILABLE), {"Retry-After": "5"})
    return _of_drf(error, dict(context))


def body(
    code: str, message: object, field: str = "", detail: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """The one form of a refusal."""
    return {"code": code, "message": str(message), "field": printable(field), "detail": dict(detail or {})}


def printable(text: str) -> str:
    """The text without anything that cannot be sent as UTF-8."""
    return text.encode("utf-8", "backslashreplace").decode()


def _answer(status: int, data: dict[str, Any], headers: dict[str, str] | None = None) -> Response:
    set_rollback()
    return Response(data, status=status, headers=headers)


def _refusal(refusal: Refusal) -> dict[str, Any]:
    data = presenting.refusal(refusal, language_now())
    place = {} if refusal.position is None else {"event": refusal.position}
    answer = body(data["code"], data["message"], data["field"], {**data["detail"], **place})
    return {**answer, "section": data["section"], "href": data["href"]}


def _of_drf(error: Exception, context: dict[str, Any]) -> Response | None:
    response = drf_handler(error, context)
    if response is None or not isinstance(error, exceptions.APIException):
        return response
    if isinstance(error, exceptions.ValidationError):
        response.data = _of_form(error.detail)
        return response
    codes = error.get_codes()
    code = codes if isinstance(codes, str) else "error"
    wait = getattr(error, "wait", None)
    detail = {} if wait is None else {"seconds": int(wait) + 1}
    response.data = body(code, MESSAGES.get(code, error.detail), detail=detail)
    return response


def _of_form(errors: Any) -> dict[str, Any]:
    """The first mistake of a form; `detail.errors` lists all of them by field."""
    found = list(_leaves(errors, ""))
    field, first = found[0] if found else ("", exceptions.ErrorDetail("", "invalid"))
    listed = {printable(path): printable(str(message)) for path, message in found}
    return body(first.code or "invalid", printable(str(first)), field, {"errors": listed})


def _leaves(errors: Any, path: str) -> Iterator[tuple[str, exceptions.ErrorDetail]]:
    if isinstance(errors, Mapping):
        for key, value in errors.items():
            name = "" if key == "non_field_errors" else str(key)
            yield from _leaves(value, ".".join(part for part in (path, name) if part))
    elif isinstance(errors, list):
        for index, value in enumerate(errors):
            nested = isinstance(value, Mapping | list)
            yield from _leaves(value, f"{path}.{index}" if nested else path)
    else:
        yield path, errors
