"""Small things about text that every document needs."""

from __future__ import annotations

import re
import unicodedata
from xml.sax.saxutils import escape

MINUS = "\u2212"

NOT_IN_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def signed(points: int) -> str:
    """Points with their sign, so that colour is never the only mark: +64, −3, 0."""
    return f"{points:+d}".replace("-", MINUS) if points else "0"


def plain(points: int) -> str:
    """Points without a plus: 2031, −12."""
    return str(points).replace("-", MINUS)


def xml(text: str) -> str:
    """Text safe inside an XML element or a double-quoted attribute; what XML cannot hold is dropped."""
    return escape(NOT_IN_XML.sub("", text), {'"': "&quot;"})


def text_width(text: str) -> float:
    """Width of a text in text sizes, good enough to leave room: Chinese 1, everything else 0.6."""
    return sum(
        1.0 if unicodedata.east_asian_width(letter) in "WFA" else 0.6
        for letter in text
        if not unicodedata.combining(letter)
    )


def shorten(text: str, room: float) -> str:
    """Cut a text that is wider than `room` text sizes, ending in an ellipsis."""
    if text_width(text) <= room:
        return text
    while text and text_width(text) + 1 > room:
        text = text[:-1]
    return text.rstrip() + "…"
