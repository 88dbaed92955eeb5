"""Who may do what in a club, in one table, and how to fetch a thing or answer that it is not there."""

import uuid
from typing import TypeVar, cast

from django.contrib.auth.models import AnonymousUser
from django.db.models import Model, OuterRef, QuerySet, Subquery

from clubs.errors import Absent, Forbidden
from clubs.models import Club, Membership, Role, User

SEE, KEEP, MANAGE = "see", "keep", "manage"

MAY: dict[str, frozenset[str]] = {
    # look at the club, its people, house rules, evenings, leaderboards and reports
    SEE: frozenset({Role.OWNER, Role.HOST, Role.MEMBER}),
    # add people, open evenings and tables (by the house rules), enter and correct hands, close, import
    KEEP: frozenset({Role.OWNER, Role.HOST}),
    # change the club itself, its house rules and who belongs to it
    MANAGE: frozenset({Role.OWNER}),
}
# Whoever holds a board's link may watch that one table and nothing else; no role is needed for it.

PATH_TO_CLUB = {
    "Club": "",
    "Player": "club",
    "RuleSet": "club",
    "Sitting": "club",
    "Table": "sitting__club",
    "Report": "sitting__club",
    "ReportFile": "report__sitting__club",
}

M = TypeVar("M", bound=Model)
Someone = User | AnonymousUser


def may(role: str | None, action: str) -> bool:
    """Whether a role (None: not a member) allows an action of `MAY`."""
    return role in MAY[action]


def role_in(user: Someone, club: Club) -> str | None:
    """What the user is in the club; None if not a member. One query."""
    if not user.is_authenticated:
        return None
    return Membership.objects.filter(club=club, user=user).values_list("role", flat=True).first()


def visible(rows: QuerySet[M], user: Someone) -> QuerySet[M]:
    """The rows of clubs the user belongs to, each with `.role`, what the user is in its club."""
    if not user.is_authenticated:
        return rows.none()
    path = PATH_TO_CLUB[rows.model.__name__]
    mine = Membership.objects.filter(club=OuterRef(f"{path}_id" if path else "pk"), user=user)
    annotated = rows.annotate(role=Subquery(mine.values("role")[:1])).filter(role__isnull=False)
    return cast("QuerySet[M]", annotated)


def fetch(rows: QuerySet[M], user: Someone, action: str = SEE, **lookup: object) -> M:
    """The one row the lookup names, with `.role`, in one query.

    Raises:
        Absent: there is none, or it is another club's.
        Forbidden: the user sees it but his role does not allow the action.
    """
    row = visible(rows, user).filter(**lookup).first()
    if row is None:
        raise Absent
    if not may(row.role, action):  # type: ignore[attr-defined]
        raise Forbidden
    return row


def club_for(user: Someone, pk: uuid.UUID | str, action: str = SEE) -> Club:
    """A club the user may do `action` in."""
    return fetch(Club.objects.all(), user, action, pk=pk)
