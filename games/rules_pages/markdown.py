"""A text of the rules from Markdown to HTML.

CommonMark with tables and no HTML. Five things are ours:

- `## §5 …` is a section with the address `#s5`, and the paragraphs 1. 2. 3. under it are `#s5-1` …;
  `§5.2`, `xuan §5.2` and `general §6` in the text lead there.
- A link to another text, `[xuan.md](xuan.md)`, leads to its page.
- A quotation is what only programs need; readers unfold it.
- `<!-- figure: groups -->` alone in a paragraph is a figure. It stands in place of the table right after it.
- `<!-- example: caps -->` is a worked example. It stands in place of the `Example: …` right after it.

Tables and examples in words are for those who read the file.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape

from markdown_it import MarkdownIt
from markdown_it.token import Token

from games.rules_pages.addresses import anchor

HEADING = re.compile(r"§(\d+)\s+(.*)")
FILE = re.compile(r"(\w+)\.md")
MARK = re.compile(r"<!--\s*(figure|example):\s*([\w-]+)\s*-->")
EXAMPLE = re.compile("例：|Example: ")
REFERENCE = re.compile(
    r"(?:\b(?P<text>xuan|ermao|shuangkou|jinhua|judge|sitting|README|general) |(?P<zh>总则) )?"
    r"§(?P<number>\d+(?:\.\d+)?)"
)

Figure = Callable[[str, str], str]
"""Kind (`figure` or `example`) and name → safe HTML."""
Address = Callable[[str, str], str]
"""Text (empty: this one) and number → where it is read."""

_READER = MarkdownIt("commonmark", {"html": False}).enable("table")


@dataclass(frozen=True)
class Heading:
    """A section as the list of contents has it."""

    number: str
    title: str

    @property
    def anchor(self) -> str:
        return anchor(self.number)


@dataclass(frozen=True)
class Text:
    """A text as a page shows it; `html` is safe and without the title."""

    title: str
    contents: tuple[Heading, ...]
    html: str


def render(source: str, *, figure: Figure, address: Address, programs: str) -> Text:
    """Render one text; `programs` is the word over what only programs need."""
    tokens = _READER.parse(source)
    title = tokens[1].content
    tokens = [*_with_figures(tokens[3:], figure)]
    contents = tuple(_number(tokens))
    _link(tokens, address)
    _unfold(tokens, programs)
    _scroll(tokens)
    return Text(title, contents, str(_READER.renderer.render(tokens, _READER.options, {})))


def _raw(html: str) -> Token:
    return Token("html_block", "", 0, content=html)


def _with_figures(tokens: Sequence[Token], figure: Figure) -> Iterator[Token]:
    """Marks become figures, each with the table right after it left out."""
    place = 0
    while place < len(tokens):
        found = tokens[place].type == "paragraph_open" and MARK.fullmatch(tokens[place + 1].content)
        if not found:
            yield tokens[place]
            place += 1
            continue
        yield _raw(figure(found[1], found[2]))
        place = _after_words(tokens, place + 3)


def _after_words(tokens: Sequence[Token], place: int) -> int:
    """The place after what a mark stands in place of."""
    kind = tokens[place].type if place < len(tokens) else ""
    if kind == "table_open":
        return next(i for i in range(place, len(tokens)) if tokens[i].type == "table_close") + 1
    if kind == "paragraph_open" and EXAMPLE.match(tokens[place + 1].content):
        return place + 3
    return place


def _number(tokens: Sequence[Token]) -> Iterator[Heading]:
    """Give sections and numbered paragraphs their addresses."""
    section = ""
    for place, token in enumerate(tokens):
        if token.type == "heading_open" and (found := HEADING.fullmatch(tokens[place + 1].content)):
            section = found[1]
            token.attrSet("id", anchor(section))
            yield Heading(section, found[2])
        elif token.type == "list_item_open" and token.level == 1 and token.info and section:
            number = f"{section}.{token.info}"
            token.attrSet("id", anchor(number))
            token.attrSet("data-number", number)


def _link(tokens: Sequence[Token], address: Address) -> None:
    """References in running text become links."""
    for place, token in enumerate(tokens):
        heading = place and tokens[place - 1].type == "heading_open"
        if token.type == "inline" and not heading and token.children:
            token.children = [made for child in token.children for made in _linked(child, address)]
            for child in token.children:
                if child.type == "link_open" and (found := FILE.fullmatch(str(child.attrGet("href")))):
                    child.attrSet("href", address(found[1], ""))


def _linked(token: Token, address: Address) -> Iterator[Token]:
    if token.type != "text" or "§" not in token.content:
        yield token
        return
    end = 0
    for found in REFERENCE.finditer(token.content):
        yield _text(token.content[end : found.start()])
        text = found["text"] or ("general" if found["zh"] else "")
        href = escape(address(text, found["number"]))
        yield Token("html_inline", "", 0, content=f'<a class="ref" href="{href}">{escape(found[0])}</a>')
        end = found.end()
    yield _text(token.content[end:])


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)


def _unfold(tokens: list[Token], programs: str) -> None:
    """What only programs need is folded away."""
    for place, token in enumerate(tokens):
        if token.type == "blockquote_open":
            tokens[place] = _raw(f'<details class="programs"><summary>{escape(programs)}</summary>\n')
        elif token.type == "blockquote_close":
            tokens[place] = _raw("</details>\n")


def _scroll(tokens: list[Token]) -> None:
    """A table that is too wide scrolls in its own box."""
    for place, token in enumerate(tokens):
        if token.type == "table_open":
            tokens[place] = _raw('<div class="rules-table" tabindex="0"><table>\n')
        elif token.type == "table_close":
            tokens[place] = _raw("</table></div>\n")
