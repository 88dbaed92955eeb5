"""Cards as ivory tiles in two inks."""

from collections.abc import Iterable

from django import template
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

register = template.Library()

INKS = {"r": "red", "b": "black"}
PRINTED = {"T": "10", "RJ": "王", "BJ": "王"}


def printed(card: str) -> str:
    """What is printed on a card: 10 for `T`, 王 for a joker."""
    return PRINTED.get(card) or PRINTED.get(card[1:], card[1:])


@register.filter
def tiles(cards: Iterable[str]) -> SafeString:
    """Cards written ink and rank (`rQ`, `b9`) side by side."""
    each = ((INKS.get(card[:1].lower(), "black"), printed(card)) for card in cards)
    inner = format_html_join("", '<span class="tile tile--small tile--{}">{}</span>', each)
    return format_html('<span class="tiles">{}</span>', inner)
