"""What the API's views share: reading a form, paging a list."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, cast

from django.db.models import QuerySet
from rest_framework.pagination import PageNumberPagination
from rest_framework.response import Response
from rest_framework.serializers import BaseSerializer, Serializer
from rest_framework.views import APIView

from clubs.models import User


class Pages(PageNumberPagination):
    """Pages of 50, at most 200 a page: {"count", "next", "previous", "results"}."""

    page_size = 50
    page_size_query_param = "page_size"
    max_page_size = 200


class Endpoint(APIView):
    """A thin view: a form in, one use case, JSON out."""

    @property
    def user(self) -> User:
        """Who asks; only for views that let nobody else in."""
        return cast(User, self.request.user)

    def sent(self, form: type[Serializer[Any]]) -> Mapping[str, Any]:
        """The body, read by a form (a mistake is answered with 400)."""
        return _valid(form(data=self.request.data))

    def asked(self, form: type[Serializer[Any]]) -> Mapping[str, Any]:
        """The query string, read by a form."""
        return _valid(form(data=self.request.query_params.dict()))

    def page(
        self, rows: "QuerySet[Any] | Sequence[Any]", show: Callable[[Iterable[Any]], Iterable[Any]]
    ) -> Response:
        """One page of rows, each as `show` gives it."""
        pages = Pages()
        chosen = pages.paginate_queryset(rows, self.request, view=self)
        return pages.get_paginated_response(list(show(chosen or [])))


def shown_by(serializer: type[BaseSerializer[Any]]) -> Callable[[Iterable[Any]], Iterable[Any]]:
    """A `show` for `Endpoint.page` that uses a serializer."""
    return lambda rows: serializer(list(rows), many=True).data


def _valid(form: Serializer[Any]) -> Mapping[str, Any]:
    form.is_valid(raise_exception=True)
    data: Mapping[str, Any] = form.validated_data
    return data
