"""Points on a page: always signed, in figures of one width, coloured by what they mean to the reader."""

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString

register = template.Library()

MINUS = "\u2212"


@register.filter
def signed(points: int) -> str:
    """+64, −3 (with a real minus), 0."""
    return f"{points:+d}".replace("-", MINUS) if points else "0"


@register.filter
def sense(points: int) -> str:
    """The class that colours points."""
    return "gain" if points > 0 else "loss" if points < 0 else "zero"


@register.filter
def points(value: int) -> SafeString:
    """Points as an element with sign and colour."""
    return format_html('<span class="pts {}">{}</span>', sense(value), signed(value))


@register.filter
def average(value: float) -> SafeString:
    """Points a hand with one decimal, signed and coloured as shown: −0.04 is 0."""
    tenths = round(value * 10)
    text = f"{tenths / 10:+.1f}".replace("-", MINUS) if tenths else "0"
    return format_html('<span class="pts {}">{}</span>', sense(tenths), text)
