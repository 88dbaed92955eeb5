"""Cards as ivory tiles in two inks."""

from collections.abc import Iterable

from django import template
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from games.rules.cards_in_words import MARKS

register = template.Library()

INKS = {"r": "red", "b": "black"}
PRINTED = {"T": "10", "RJ": "王", "BJ": "王"}
RED_SUITS = "hd"


def printed(card: str) -> str:
    """What is printed on a card: 10 for `T`, 王 for a joker."""
    rank = card[:-1] if _suit(card) else card[1:]
    return PRINTED.get(card) or PRINTED.get(rank, rank)


def ink(card: str) -> str:
    """`red` or `black`."""
    if suit := _suit(card):
        return "red" if suit in RED_SUITS else "black"
    return INKS.get(card[:1].lower(), "black")


def _suit(card: str) -> str:
    """The suit of a card written rank and suit (`2h`, `Ts`), else empty."""
    return card[1] if len(card) == 2 and card[1] in MARKS else ""


@register.filter
def tiles(cards: Iterable[str]) -> SafeString:
    """Cards side by side, written ink and rank (`rQ`, `b9`) or rank and suit (`Qh`, `9s`)."""
    inner = format_html_join("", "{}", ((_tile(card),) for card in cards))
    return format_html('<span class="tiles">{}</span>', inner)


def _tile(card: str) -> SafeString:
    tile = format_html('<span class="tile tile--small tile--{}">{}', ink(card), printed(card))
    mark = MARKS.get(_suit(card))
    return format_html("{}<small>{}</small></span>" if mark else "{}</span>", tile, mark)
