"""`manage.py rebuild_standings [--check]`.

The players' figures, made again from the ledger or compared with it.
"""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from settlement import standings


class Command(BaseCommand):
    help = "Make the leaderboards' figures again from the ledger; with --check only say where they differ."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--check", action="store_true", help="change nothing; exit with 1 if anything differs"
        )

    def handle(self, *args: Any, check: bool, **options: Any) -> None:
        differences = standings.differences()
        for row in differences:
            game = row.game or "all games"
            self.stdout.write(f"{row.player} {row.month:%Y-%m} {game}: kept {row.kept}, due {row.due}")
        if check and differences:
            raise CommandError(f"{len(differences)} rows differ from the ledger")
        if not check:
            standings.rebuild_all()
        self.stdout.write("standings agree with the ledger" if check else "standings rebuilt")
