"""Logs: one line an event, JSON for machines, readable on a terminal, and no secrets in either."""

import re
import sys
from typing import Any

import structlog
from structlog.typing import EventDict, Processor

SECRETS = re.compile(r"((?:sesame|token|key|password)=)[^&\s]+", re.IGNORECASE)


def hide_secrets(logger: Any, method: str, event: EventDict) -> EventDict:
    """Blank in the texts of an event what would sign somebody in, such as a one-time link."""
    texts = {key: SECRETS.sub(r"\1…", value) for key, value in event.items() if isinstance(value, str)}
    return {**event, **texts}


STEPS: list[Processor] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_logger_name,
    structlog.stdlib.add_log_level,
    structlog.stdlib.PositionalArgumentsFormatter(),
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.StackInfoRenderer(),
    structlog.processors.UnicodeDecoder(),
    hide_secrets,
]


def configure_structlog() -> None:
    """Send structlog's events through the standard library's logging."""
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *STEPS,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )


def logging_settings(level: str) -> dict[str, Any]:
    """Django's LOGGING: everything from `level` up to standard error."""
    readable = sys.stderr.isatty()
    last: list[Processor] = (
        [structlog.dev.ConsoleRenderer()]
        if readable
        else [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
    )
    line = {
        "()": structlog.stdlib.ProcessorFormatter,
        "processors": [structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        "foreign_pre_chain": STEPS,
    }
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": line},
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "line"}},
        "root": {"handlers": ["out"], "level": level},
        "loggers": {
            "django": {"level": level, "handlers": [], "propagate": True},
            "django.server": {"level": level, "handlers": [], "propagate": True},
        },
    }
