"""`manage.py prove [SITTING …]`: replay = hands = ledger = standings, for the sittings named or for all."""

from argparse import ArgumentParser
from typing import Any
from uuid import UUID

from django.core.management.base import BaseCommand, CommandError

from games.prove import prove
from settlement.models import Sitting


class Command(BaseCommand):
    help = "Prove the book: replay every table and say what differs. Exits with 1 if anything does."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("sittings", nargs="*", type=UUID, metavar="SITTING")

    def handle(self, *args: Any, sittings: list[UUID], **options: Any) -> None:
        rows = Sitting.objects.order_by("opened_at", "id")
        if sittings:
            rows = rows.filter(pk__in=sittings)
            if missing := set(sittings) - set(rows.values_list("pk", flat=True)):
                raise CommandError(f"no sitting {', '.join(str(pk) for pk in sorted(missing))}")
        wrong = count = 0
        for sitting in rows.iterator():
            count += 1
            for difference in prove(sitting):
                wrong += 1
                self.stdout.write(f"sitting {sitting.pk}: {difference}")
        if wrong:
            raise CommandError(f"{wrong} differences in {count} sittings")
        self.stdout.write(f"{count} sittings proved: replay = hands = ledger = standings")
