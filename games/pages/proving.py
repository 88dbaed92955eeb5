"""What the club's home says of the proof of its books."""

from dataclasses import dataclass
from datetime import datetime

from django.db.models import Max
from django.utils.functional import Promise
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from clubs.models import Club
from settlement.models import Proof, Sitting

SHOWN = 5
LEDGER, HANDS, RECORD, FIGURES = _("总账"), _("每盘的结果"), _("牌桌的记录"), _("榜上的战绩")
WHAT: dict[str, Promise] = {
    "ledger": LEDGER,
    "posting": LEDGER,
    "reversal": LEDGER,
    "balance": LEDGER,
    "hand": HANDS,
    "entered": HANDS,
    "voided": HANDS,
    "standing": FIGURES,
}
"""What differs, by the code of a `Difference`; every other code is about the record of events."""


@dataclass(frozen=True)
class Wrong:
    """A sitting that differs: in how many places, and in what, in words."""

    sitting: Sitting
    count: int
    what: str


@dataclass(frozen=True)
class Proving:
    """When a book of the club was last proved (None: never yet), and which differed when they were."""

    at: datetime | None
    wrong: tuple[Wrong, ...]


def proving(club: Club) -> Proving:
    """The state of the club's proofs: two statements."""
    proofs = Proof.objects.filter(sitting__club=club)
    wrong = proofs.filter(wrong__gt=0).select_related("sitting").order_by("-at")[:SHOWN]
    return Proving(proofs.aggregate(last=Max("at"))["last"], tuple(_wrong(proof) for proof in wrong))


def _wrong(proof: Proof) -> Wrong:
    words = [str(WHAT.get(difference["code"], RECORD)) for difference in proof.differences]
    return Wrong(proof.sitting, proof.wrong, gettext("、").join(dict.fromkeys(words)))
