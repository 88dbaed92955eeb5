"""Who stands where in a club over a month, a year or all time, in one game or in all."""

from dataclasses import dataclass
from datetime import date
from typing import Any, cast

from django.db.models import F, FloatField, Max, QuerySet, Sum, Window
from django.db.models.functions import Cast, Rank

from clubs.models import Club
from settlement.models import Standing

PERIODS = ("month", "year", "all")


@dataclass(frozen=True)
class Period:
    """A kind (`month`, `year`, `all`) and the first day of the month or year (for `all` any day)."""

    kind: str
    start: date

    def months(self) -> dict[str, Any]:
        """The filter on `Standing.month`."""
        if self.kind == "month":
            return {"month": self.start.replace(day=1)}
        if self.kind == "year":
            return {
                "month__gte": self.start.replace(month=1, day=1),
                "month__lte": self.start.replace(month=12, day=1),
            }
        return {}


def leaderboard(*, club: Club, period: Period, game: str = "") -> QuerySet[Standing, dict[str, Any]]:
    """Rows best first, to be sliced: one statement however many players.

    Each row is {"player_id", "name", "points", "hands", "average" (points a hand), "sittings", "biggest",
    "rank"}; equal points share a rank, and the next one is left out (1, 2, 2, 4). `game` empty: all games
    together.
    """
    rows = (
        Standing.objects.filter(club=club, game=game, **period.months())
        .values("player_id", name=F("player__name"))
        .annotate(total=Sum("points"), dealt=Sum("hands"), evenings=Sum("sittings"), most=Max("biggest"))
        .filter(dealt__gt=0)
        .values(
            "player_id",
            "name",
            points=F("total"),
            hands=F("dealt"),
            sittings=F("evenings"),
            biggest=F("most"),
            average=Cast(F("total"), FloatField()) / F("dealt"),
            rank=Window(Rank(), order_by=F("total").desc()),
        )
        .order_by("rank", "player__sort_key", "player_id")
    )
    return cast("QuerySet[Standing, dict[str, Any]]", rows)
