"""Reading what was sent before anything is done with it.

What PostgreSQL or a hash could not keep is refused.
"""

import math
import uuid
from collections.abc import Iterator, Mapping
from typing import Any

from django.utils.translation import gettext_lazy as _

from clubs.errors import Invalid

DEEPEST = 32


def event_mapping(value: Any, field: str = "") -> dict[str, Any]:
    """An event as sent: an object with a `type`, and nothing in it that cannot be kept."""
    if not isinstance(value, Mapping) or not isinstance(value.get("type"), str):
        raise Invalid("bad_event", _('要一个有 type 的对象，例如 {"type": "hand", …}。'), field)
    check_plain(value, field)
    return dict(value)


def event_uuid(value: Any, field: str = "id") -> uuid.UUID:
    """The sender's id of an event; made here if none was sent."""
    if value is None:
        return uuid.uuid4()
    try:
        return uuid.UUID(value)
    except (AttributeError, TypeError, ValueError) as error:
        raise Invalid("bad_event_id", _("id 要是一个 UUID，由发送方生成，重发时用同一个。"), field) from error


def check_plain(value: Any, field: str = "") -> None:
    """Refuse what JSON allows and a database does not keep.

    Raises:
        Invalid: `bad_text` (a NUL or half a character), `bad_number` (not finite), `too_deep`.
    """
    for path, item in _walk(value, field, 0):
        if isinstance(item, str) and not _storable(item):
            raise Invalid("bad_text", _("文字里有存不下的字符，请删掉重填。"), path)
        if isinstance(item, float) and not math.isfinite(item):
            raise Invalid("bad_number", _("数字太大或不是数字，请改。"), path)
        if isinstance(item, int) and abs(item) >= 10**100:
            raise Invalid("bad_number", _("数字太大或不是数字，请改。"), path)


def _walk(value: Any, path: str, depth: int) -> Iterator[tuple[str, Any]]:
    if depth > DEEPEST:
        raise Invalid("too_deep", _("内容嵌套太深，请检查格式。"), path[:200])
    if isinstance(value, Mapping):
        for key, item in value.items():
            yield path, key
            yield from _walk(item, f"{path}.{key}" if path else str(key), depth + 1)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _walk(item, f"{path}.{index}" if path else str(index), depth + 1)
    else:
        yield path, value


def _storable(text: str) -> bool:
    if "\x00" in text:
        return False
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
