"""What a table's events hang on.

One canonical text a value, one hash an event, each covering the one before.
"""

import hashlib
import json
from datetime import UTC
from decimal import Decimal
from typing import Any

from games.models import Event


def canonical(value: Any) -> str:
    """The one text of a JSON value, the same before and after PostgreSQL kept it.

    Keys are sorted. A whole number written as 1.0 or 1e22 counts as that number, as it may come back as one.
    """
    return json.dumps(_plain(value), ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def digest(value: Any) -> str:
    """SHA-256 of the canonical text, in hexadecimal."""
    return hashlib.sha256(canonical(value).encode()).hexdigest()


def link(event: Event) -> str:
    """The hash an event must carry: of what happened, who entered it, when, why, and the event before."""
    return digest(
        {
            "table": str(event.table_id),
            "seq": event.seq,
            "id": str(event.event_id),
            "type": event.type,
            "body": event.body,
            "sent": event.sent,
            "reason": event.reason,
            "by": event.by_id,
            "at": event.at.astimezone(UTC).isoformat(),
            "previous": event.previous,
        }
    )


def _plain(value: Any) -> Any:
    if isinstance(value, float) and value.is_integer():
        return int(Decimal(repr(value)))  # the digits that are sent, not all those a float stands for
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return value
