from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class ConfigConfig(AppConfig):
    name = "config"
    verbose_name = _("运行")

    def ready(self) -> None:
        # Makes ours the application that @shared_task sends to, in every process.
        import config.celery  # noqa: F401
