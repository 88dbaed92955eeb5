"""Reading a request's JSON: bounded, UTF-8, and nothing in it that could not be kept."""

import json
from collections.abc import Mapping
from typing import IO, Any

from rest_framework.exceptions import APIException, ParseError
from rest_framework.parsers import BaseParser

from games.intake import check_plain

LARGEST = 64 * 1024
"""Bytes; a view that takes more says so in its `largest`."""


class TooLarge(APIException):
    """The body is longer than the view takes."""

    status_code = 413
    default_code = "too_large"


class PlainJSONParser(BaseParser):
    """`application/json`, strictly: no NaN, no broken UTF-8, not too long, not too deep."""

    media_type = "application/json"

    def parse(
        self,
        stream: IO[bytes],
        media_type: str | None = None,
        parser_context: Mapping[str, Any] | None = None,
    ) -> Any:
        limit = getattr((parser_context or {}).get("view"), "largest", LARGEST)
        raw = stream.read(limit + 1)
        if len(raw) > limit:
            raise TooLarge
        try:
            value = json.loads(raw.decode(), parse_constant=_refuse)
        except (ValueError, RecursionError) as error:
            raise ParseError from error
        check_plain(value)
        return value


def _refuse(constant: str) -> Any:
    raise ValueError(f"{constant} is no JSON number")
