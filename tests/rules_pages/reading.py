"""What a rules page says, read off its HTML as a browser would."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

from django.test import Client

PAGES = ("daxuan", "dingerhuang", "ermao", "shuangkou", "jinhua", "sitting", "general", "judge")
LANGUAGES = ("zh", "en")


def get(path: str, language: str = "zh") -> str:
    """The page as somebody who is not signed in gets it."""
    client = Client()
    client.cookies["django_language"] = "en" if language == "en" else "zh-hans"
    answer = client.get(path)
    assert answer.status_code == 200, path
    return answer.text


@dataclass
class Piece:
    """An element with the texts inside it, in order."""

    tag: str
    classes: tuple[str, ...]
    texts: list[str] = field(default_factory=list)


class Read(HTMLParser):
    """Ids, links, and the elements of some classes with their texts."""

    VOID = ("meta", "link", "input", "br", "hr", "img", "path", "rect", "circle")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.pieces: list[Piece] = []
        self.texts: list[str] = []
        self._open: list[Piece] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if found.get("id"):
            self.ids.append(str(found["id"]))
        if tag == "a":
            self.links.append(found.get("href") or "")
        if tag not in self.VOID:
            piece = Piece(tag, tuple((found.get("class") or "").split()))
            self._open.append(piece)
            self.pieces.append(piece)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        if text := data.strip():
            self.texts.append(text)
            for piece in self._open:
                piece.texts.append(text)

    def of(self, name: str) -> list[list[str]]:
        """The texts of each element of a class."""
        return [piece.texts for piece in self.pieces if name in piece.classes]


def read(page: str, language: str = "zh") -> Read:
    return Read(get(f"/rules/{page}/", language))
