"""Days and months the way each language writes them."""

from datetime import date

from django import template
from django.utils.formats import date_format
from django.utils.translation import pgettext

register = template.Library()


@register.filter
def day(value: date) -> str:
    """A day in full, with its weekday: 2026年11月30日 星期一."""
    return date_format(value, pgettext("Django date format: a day in full", "Y年n月j日 l"))


@register.filter
def short_day(value: date) -> str:
    """A day of this or last year, with its weekday: 11月30日 星期一."""
    return date_format(value, pgettext("Django date format: a day without its year", "n月j日 l"))


@register.filter
def month(value: date) -> str:
    """A month: 2026年11月."""
    return date_format(value, pgettext("Django date format: a month", "Y年n月"))
