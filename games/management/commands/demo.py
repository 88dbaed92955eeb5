"""A small club to look at, for an empty database."""

from argparse import ArgumentParser
from datetime import UTC, date, datetime, time
from typing import Any
from zoneinfo import ZoneInfo

from django.core.management.base import BaseCommand, CommandError

from clubs.models import Club


class Command(BaseCommand):
    help = "Make a demo club with a few evenings; does nothing where any club exists."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--date", help="the day it should look like, 2026-11-30; today if left out")

    def handle(self, *args: Any, date: str | None, **options: Any) -> None:
        from games.demo.club import make_demo

        club = make_demo(until=moment(date))
        if options["verbosity"]:
            self.stdout.write(f"demo club {club.name}" if club else "there is a club already; nothing done")


def moment(day: str | None) -> datetime:
    """The evening of a day where clubs are by default; now if none is named."""
    if day is None:
        return datetime.now(UTC)
    try:
        wanted = date.fromisoformat(day)
    except ValueError as error:
        raise CommandError(f"{day!r} is no day; write it as 2026-11-30.") from error
    return datetime.combine(wanted, time(20, 30), ZoneInfo(Club._meta.get_field("time_zone").default))
