"""The nightly proof of the books (sitting §1.4): which sittings are due, and what is kept of it."""

from datetime import datetime, timedelta
from uuid import UUID

import structlog
from django.db.models import F, Q, Sum
from django.db.models.functions import Coalesce
from django.utils import timezone

from games.prove import Difference, prove
from settlement.models import Proof, Sitting

log = structlog.get_logger(__name__)

NIGHT = 20
"""The hour (UTC) from which a new proof is due: four in the morning in China."""
AGAIN_AFTER = timedelta(days=7)
"""A closed book without new events is proved again when its proof is older than this."""
KEPT, LONGEST = 50, 200


def last_night(now: datetime) -> datetime:
    """The last moment before `now` at which a night's proof fell due."""
    today = now.replace(hour=NIGHT, minute=0, second=0, microsecond=0)
    return today if today <= now else today - timedelta(days=1)


def due(now: datetime) -> list[UUID]:
    """Sittings to be proved since last night, the longest unproved first.

    These are the open ones, those with events since their proof or never proved, those that differed, and
    those not looked at for a week.
    """
    night = last_night(now)
    unproved = Q(proof=None, opened_at__lt=night)
    moved = ~Q(proof__events=F("recorded"))
    stale = Q(proof__wrong__gt=0) | Q(proof__at__lt=now - AGAIN_AFTER)
    rows = Sitting.objects.alias(recorded=Coalesce(Sum("tables__seq"), 0)).filter(
        unproved | Q(proof__at__lt=night) & (Q(closed_at=None) | moved | stale)
    )
    return list(rows.order_by(F("proof__at").asc(nulls_first=True), "opened_at").values_list("pk", flat=True))


def keep_proof(sitting: Sitting) -> Proof:
    """Prove a sitting and keep the result in place of its last one; what differs is logged as an error."""
    at, events = timezone.now(), _recorded(sitting)
    found = prove(sitting)
    if found:
        told = [str(difference)[:LONGEST] for difference in found[:KEPT]]
        log.error("book_differs", sitting=str(sitting.pk), wrong=len(found), differences=told)
    kept = {
        "at": at,
        "events": events,
        "wrong": len(found),
        "differences": [_row(one) for one in found[:KEPT]],
    }
    return Proof.objects.update_or_create(sitting=sitting, defaults=kept)[0]


def _recorded(sitting: Sitting) -> int:
    """Events of the sitting so far; read before the proof, so that one recorded meanwhile counts as new."""
    recorded: int | None = sitting.tables.aggregate(recorded=Sum("seq"))["recorded"]
    return recorded or 0


def _row(difference: Difference) -> dict[str, str]:
    return {
        "code": difference.code,
        "where": difference.where,
        "kept": str(difference.kept)[:LONGEST],
        "due": str(difference.due)[:LONGEST],
    }
