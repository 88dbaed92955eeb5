"""The Celery application: `celery -A config worker`, `celery -A config beat`."""

import os
import signal
from typing import Any

from celery import Celery
from celery.signals import setup_logging, worker_process_init
from django_structlog.celery.steps import DjangoStructLogInitStep

from config.embedded.processes import die_with_parent

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

app = Celery("bobo")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.set_default()
app.autodiscover_tasks()
app.steps["worker"].add(DjangoStructLogInitStep)


@setup_logging.connect
def keep_our_logging(**kwargs: Any) -> None:
    """Celery sets up logging of its own unless somebody listens here; ours is in the settings."""


@worker_process_init.connect
def end_with_worker(**kwargs: Any) -> None:
    """A worker killed outright takes its pool along instead of leaving orphans at work."""
    die_with_parent(signal.SIGKILL)
