"""A one-time link that signs an owner in: the first way into a new copy of Bobo, and back into an old one."""

from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.urls import reverse
from sesame.utils import get_query_string

from clubs.models import Membership, Role, User


class Command(BaseCommand):
    help = "Print a link that signs an owner in, once, within a day."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("username", nargs="?", help="whom the link is for; the first owner if left out")
        parser.add_argument("--address", default=settings.ADDRESS or "http://127.0.0.1:8000")

    def handle(self, *args: Any, username: str | None, address: str, **options: Any) -> None:
        user = account(username) if username else first_owner()
        self.stdout.write(one_time_link(user, address))


def one_time_link(user: User, address: str) -> str:
    """The link for a user, at the address people reach us by."""
    return f"{address}{reverse('one_time_link')}{get_query_string(user)}"


def account(username: str) -> User:
    try:
        return User.objects.get_by_natural_key(username)
    except User.DoesNotExist:
        raise CommandError(f"There is no account {username!r}.") from None


def first_owner() -> User:
    """Who owns the oldest club; where there is none yet, the administrator, made now if need be."""
    owners = Membership.objects.filter(role=Role.OWNER, user__is_active=True).select_related("user")
    if first := owners.order_by("created_at", "pk").first():
        return first.user
    return User.objects.filter(is_superuser=True, is_active=True).order_by("pk").first() or (
        User.objects.create_superuser("owner", password=None)
    )
