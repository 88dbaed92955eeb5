"""What can be done to a club: one use case a function."""

from typing import Any

from django.conf import settings
from django.db import IntegrityError, transaction
from django.utils.translation import gettext_lazy as _
from knox.models import get_token_model

from clubs.errors import Conflict
from clubs.models import Club, Membership, Player, Role, User
from clubs.names import clean_name


@transaction.atomic
def found_club(*, owner: User, name: str, language: str = "zh-hans") -> Club:
    """Make a club with its founder as owner."""
    club = Club.objects.create(name=clean_name(name, longest=60), language=language)
    Membership.objects.create(club=club, user=owner, role=Role.OWNER)
    return club


def change_club(*, club: Club, **changed: Any) -> Club:
    """Change a club's `name`, `language`, `time_zone`, `day_starts_at`, `turn_clock` (seconds, None: off).

    Evenings already opened keep their day.
    """
    for field, value in changed.items():
        setattr(club, field, value)
    club.save(update_fields=list(changed))
    return club


def add_player(*, club: Club, name: str) -> Player:
    """Put a new name on the club's book.

    Raises:
        Conflict: `name_taken`.
    """
    return _save(Player(club=club, name=clean_name(name)))


def change_player(*, player: Player, name: str | None = None, archived: bool | None = None) -> Player:
    """Rename a player, or take the name off the lists (its hands stay)."""
    if name is not None:
        player.name = clean_name(name)
    if archived is not None:
        player.archived = archived
    return _save(player)


def player_named(*, club: Club, name: object, field: str = "name") -> Player:
    """The club's player of that name, made if there is none."""
    player, _made = Player.objects.get_or_create(club=club, name=clean_name(name, field))
    return player


@transaction.atomic
def make_token(*, user: User) -> tuple[Any, str]:
    """A token for a program, and its text, which is not kept. The oldest above the limit go."""
    tokens = get_token_model().objects
    kept, text = tokens.create(user=user)
    newest = tokens.filter(user=user).order_by("-created")[: settings.REST_KNOX["TOKEN_LIMIT_PER_USER"]]
    tokens.filter(user=user).exclude(pk__in=list(newest.values_list("pk", flat=True))).delete()
    return kept, text


def _save(player: Player) -> Player:
    try:
        with transaction.atomic():
            player.save()
    except IntegrityError as error:
        raise Conflict("name_taken", _("这个名字已经有了，请换一个，或者直接选他。"), "name") from error
    return player
