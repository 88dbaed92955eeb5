from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class SettlementConfig(AppConfig):
    name = "settlement"
    verbose_name = _("账本")
