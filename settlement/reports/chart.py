"""The running totals as a small picture: a self-contained SVG for the page, the board and print.

Only presentation attributes, so a strict Content-Security-Policy lets it through; only fixed colours, so
print shows the same. Every line carries its player's name at its end, so nobody has to match colours
with a legend.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import NamedTuple

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from settlement.reports.document import Series
from settlement.reports.text import shorten, signed, text_width, xml

LINE, SOFT, ZERO = "#e3dbc9", "#6d6a5e", "#a79f8c"

FONT = "Noto Sans SC, PingFang SC, Noto Sans CJK SC, Microsoft YaHei, system-ui, sans-serif"


class Colour(NamedTuple):
    """A line's colour (3:1 on the paper) and the same hue dark enough for text (4.5:1)."""

    line: str
    text: str


PALETTE = (
    Colour("#c0392b", "#b8321f"),
    Colour("#2f6fb3", "#2a62a0"),
    Colour("#b07d0e", "#8a6008"),
    Colour("#1f6b52", "#1f6b52"),
    Colour("#94508f", "#8a4686"),
    Colour("#23261f", "#23261f"),
    Colour("#3f93b8", "#24708f"),
    Colour("#d0708a", "#a8415f"),
)
"""Vermilion, blue, ochre, felt green, plum, ink, sky, rose: apart also for the colour-blind."""


@dataclass(frozen=True)
class Size:
    """Width and height in user units, which are pixels where the picture is shown at its own size."""

    width: int
    height: int
    text: float
    stroke: float


SIZES = {
    "page": Size(760, 340, 15, 2.5),
    "board": Size(680, 420, 21, 4),
    "paper": Size(640, 150, 9.5, 1.6),
    "phone": Size(344, 280, 14, 2.5),
}

GAP = 1.3
"""Distance of two labels in text sizes."""


MANY_HANDS = 120
"""Above it the lines are drawn thinner, or they run into each other."""


class Frame:
    """Where things go: turns (step, points) into x and y inside the plot."""

    def __init__(self, series: Sequence[Series], size: Size) -> None:
        totals = [points for row in series for points in row.points] or [0]
        self.size = size
        self.steps = max((len(row.points) for row in series), default=1) - 1
        self.ticks = ticks(min(0, *totals), max(0, *totals))
        label = min(0.36 * size.width, max((self.label_width(row) for row in series), default=0))
        self.left = size.text * (0.6 + max(text_width(signed(tick)) for tick in self.ticks))
        self.right = size.width - label - 2 * size.text
        self.top, self.bottom = size.text, size.height - 2 * size.text
        self.stroke = size.stroke if self.steps <= MANY_HANDS else size.stroke * 0.65

    def label_width(self, row: Series) -> float:
        return self.size.text * text_width(f"{row.name} {signed(row.points[-1])}")

    @property
    def label_room(self) -> float:
        """Width left for a label, in text sizes."""
        return (self.size.width - self.right) / self.size.text - 1.7

    def x(self, step: int) -> float:
        return round(self.left + (self.right - self.left) * (step / self.steps if self.steps else 1), 1)

    def y(self, points: float) -> float:
        low, high = self.ticks[0], self.ticks[-1]
        return round(self.bottom - (self.bottom - self.top) * (points - low) / (high - low), 1)


def running_chart(series: Sequence[Series], size: str = "page") -> str:
    """Draw running totals.

    Args:
        series: the players, in an order that stays the same while the evening goes on (it decides
            the colours); all equally long.
        size: a key of `SIZES`.

    Returns:
        One `<svg>` element, with a title and a description for screen readers.
    """
    frame = Frame(series, SIZES[size])
    title, description = _("每盘之后的总分"), describe(series)
    spoken = xml(f"{title}：{description}" if description else title)
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {frame.size.width} {frame.size.height}"'
            f' role="img" aria-label="{spoken}"'
            f' font-family="{FONT}" font-size="{frame.size.text}" fill="none">',
            f"<title>{xml(title)}</title><desc>{xml(description)}</desc>",
            *_grid(frame),
            *_hands(frame),
            *_lines(series, frame),
            *_labels(series, frame),
            "</svg>",
        ]
    )


def describe(series: Sequence[Series]) -> str:
    """The picture in words: how everyone stands, best first."""
    best = sorted(series, key=lambda row: -row.points[-1])
    return _("，").join(f"{row.name} {signed(row.points[-1])}" for row in best)


def ticks(low: int, high: int, wanted: int = 4) -> list[int]:
    """Round numbers from at or below `low` to at or above `high`, 0 among them, about `wanted` apart."""
    step = nice_step(max(high - low, 10) / wanted)
    first, last = floor(low / step), ceil(high / step)
    if first == last:
        first, last = -1, 1
    return [step * tick for tick in range(first, last + 1)]


def nice_step(least: float) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50 … that is at least `least`."""
    power = 10 ** max(0, floor(log10(max(least, 1))))
    return next(int(power * factor) for factor in (1, 2, 5, 10) if power * factor >= least)


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Move sorted positions as little as possible so that they are `gap` apart within `low` … `high`.

    Positions that get too close form a block around their middle. Where all do not fit, they share
    the room equally.
    """
    if len(wanted) > 1:
        gap = min(gap, (high - low) / (len(wanted) - 1))
    blocks: list[tuple[float, int]] = []
    for place, position in enumerate(wanted):
        mean, count = position - place * gap, 1
        while blocks and blocks[-1][0] > mean:
            other, others = blocks.pop()
            mean, count = (mean * count + other * others) / (count + others), count + others
        blocks.append((mean, count))
    starts = [mean for mean, count in blocks for _one in range(count)]
    last = high - (len(wanted) - 1) * gap
    return [min(max(start, low), last) + place * gap for place, start in enumerate(starts)]


def _grid(frame: Frame) -> Iterator[str]:
    """Levels with their points at the left; zero drawn stronger."""
    for tick in frame.ticks:
        y, colour = frame.y(tick), ZERO if tick == 0 else LINE
        yield f'<path d="M{frame.left:.1f} {y}H{frame.right:.1f}" stroke="{colour}"/>'
        yield (
            f'<text x="{frame.left - frame.size.text * 0.5:.1f}" y="{y + frame.size.text * 0.35:.1f}"'
            f' text-anchor="end" fill="{SOFT}">{signed(tick)}</text>'
        )


def _hands(frame: Frame) -> Iterator[str]:
    """Numbers of hands below, always with the last one."""
    text, last = frame.size.text, frame.steps
    step = max(1, nice_step(last / 8))
    crowded = frame.x(last) - text * (1.5 + text_width(str(last)))
    y = frame.size.height - text * 0.4
    for hand in range(step, last, step):
        if frame.x(hand) < crowded:
            yield f'<text x="{frame.x(hand)}" y="{y:.1f}" text-anchor="middle" fill="{SOFT}">{hand}</text>'
    if last:
        words = xml(ngettext("%(count)s 盘", "%(count)s 盘", last) % {"count": last})
        x = frame.x(last) - text * 0.5 * text_width(str(last))
        yield f'<text x="{x:.1f}" y="{y:.1f}" fill="{SOFT}">{words}</text>'


def colour_of(place: int) -> Colour:
    return PALETTE[place % len(PALETTE)]


def _lines(series: Sequence[Series], frame: Frame) -> Iterator[str]:
    """The lines, the best on top; beyond the palette they are dashed."""
    for place, row in sorted(enumerate(series), key=lambda one: one[1].points[-1]):
        colour = colour_of(place).line
        path = " ".join(f"{frame.x(step)} {frame.y(points)}" for step, points in enumerate(row.points))
        dash = ' stroke-dasharray="7 4"' if place >= len(PALETTE) else ""
        yield (
            f'<path d="M{path}" stroke="{colour}" stroke-width="{frame.stroke:.1f}"'
            f' stroke-linejoin="round" stroke-linecap="round"{dash}/>'
        )
        end = (frame.x(len(row.points) - 1), frame.y(row.points[-1]))
        yield f'<circle cx="{end[0]}" cy="{end[1]}" r="{frame.size.stroke * 1.3:.1f}" fill="{colour}"/>'


def _labels(series: Sequence[Series], frame: Frame) -> Iterator[str]:
    """Names and totals at the line ends, moved apart where they would overlap."""
    rows = sorted(enumerate(series), key=lambda one: -one[1].points[-1])
    ends = [frame.y(row.points[-1]) for _place, row in rows]
    low, high = frame.size.text * 0.7, frame.size.height - frame.size.text * 2
    places = spread(ends, frame.size.text * GAP, low, high)
    text = min(frame.size.text, (high - low) / max(len(rows) - 1, 1) / GAP)
    for (place, row), end, y in zip(rows, ends, places, strict=True):
        colour = colour_of(place)
        near, far = frame.right + frame.size.stroke * 1.6, frame.right + frame.size.text * 1.1
        yield f'<path d="M{near:.1f} {end}L{far:.1f} {y:.1f}" stroke="{colour.line}"/>'
        points = signed(row.points[-1])
        room = frame.label_room * frame.size.text / text - text_width(points) - 0.6
        name = xml(shorten(row.name, room))
        yield (
            f'<text x="{frame.right + frame.size.text * 1.4:.1f}" y="{y + text * 0.35:.1f}"'
            f' font-size="{text:.1f}" font-weight="600" fill="{colour.text}">{name} {points}</text>'
        )
