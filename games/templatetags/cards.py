"""Cards as ivory tiles in two inks."""

from collections.abc import Iterable

from django import template
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

register = template.Library()

INKS = {"r": "red", "b": "black"}


@register.filter
def tiles(cards: Iterable[str]) -> SafeString:
    """Cards written ink and rank (`rQ`, `b9`) side by side."""
    each = ((INKS.get(card[:1], "black"), card[1:]) for card in cards)
    inner = format_html_join("", '<span class="tile tile--small tile--{}">{}</span>', each)
    return format_html('<span class="tiles">{}</span>', inner)
