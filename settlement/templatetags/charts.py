"""The running chart in a page."""

from collections.abc import Sequence

from django import template
from django.utils.safestring import SafeString, mark_safe

from settlement.reports import chart
from settlement.reports.document import Series

register = template.Library()


@register.simple_tag
def running_chart(series: Sequence[Series], size: str = "page") -> SafeString:
    """One `<svg>`; names in it are escaped by the chart itself."""
    return mark_safe(chart.running_chart(series, size))
