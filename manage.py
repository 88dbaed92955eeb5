#!/usr/bin/env python3
"""Bobo's command line."""

import os
import sys
from importlib import import_module

# Pure functions of their input: they want no settings, no apps, no database, and start at once.
PURE = {"replay", "judge"}


def main() -> None:
    if sys.argv[1:2] and sys.argv[1] in PURE:
        import_module(f"games.management.commands.{sys.argv[1]}").Command().run_from_argv(sys.argv)
        return
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    from django.core.management import execute_from_command_line

    from config.embedded.paths import StateError

    try:
        execute_from_command_line(sys.argv)
    except StateError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
