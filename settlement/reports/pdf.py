"""The report on paper: A4, typeset by Typst from `report.typ`.

Everything people typed reaches Typst as JSON data and is never read as markup.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

import typst
from django.utils import translation
from django.utils.formats import date_format
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from settlement.reports.chart import describe, running_chart
from settlement.reports.document import Document, Figure, Hand, TableSheet
from settlement.reports.story import story
from settlement.reports.text import plain, shorten, text_width

HERE = Path(__file__).parent
PAGE = HERE / "report.typ"
FONTS = HERE / "fonts"

NET_WIDTH, NAME_IN_HEAD = 11.5, 5.0
"""Width of a column of nets in mm (narrower with many players): a name of three characters keeps to one line.
And the widest name set upright, in ems."""

LONGEST_NAME = 9.0
"""Ems after which a name is cut beside its points; the standing has it whole."""

POINTS_AFTER_A_NAME = re.compile(r" (?=\d)")
"""Where a line must not break: between a name and its points."""

CANNOT_SHOW = "could not be displayed"
"""What Typst says of a character no font has, which PDF/UA forbids."""

FEW_HANDS = 16
"""Up to this many hands are set larger, with more air."""


def make_pdf(document: Document) -> bytes:
    """Set a report in its own language.

    Returns:
        A tagged PDF whose text can be selected and searched, PDF/UA-1 unless someone's name holds a
        character (an emoji, a rare ideograph) that our font lacks: then the system's fonts help out.
    """
    with translation.override(document.language):
        data = json.dumps(page_data(document), ensure_ascii=False)
    try:
        return _set(data, _stamp(document), _fonts(), ["ua-1"])
    except typst.TypstError as error:
        if CANNOT_SHOW not in str(error):
            raise
        return _set(data, _stamp(document), _fonts(system=True), [])


def _set(data: str, stamp: datetime, fonts: typst.Fonts, standards: list[typst.PDFStandard]) -> bytes:
    made = typst.compile(
        PAGE,
        root=HERE,
        format="pdf",
        font_paths=fonts,
        sys_inputs={"data": data},
        pdf_standards=standards,
        timestamp=stamp,
    )
    assert isinstance(made, bytes)
    return made


@cache
def _fonts(*, system: bool = False) -> typst.Fonts:
    """The fonts, read once a process."""
    return typst.Fonts(include_system_fonts=system, include_embedded_fonts=False, font_paths=[FONTS])


def _stamp(document: Document) -> datetime:
    """The evening's end and not the clock, in whole seconds: the same report is the same file."""
    return (document.ended or document.started).astimezone(UTC).replace(microsecond=0)


def page_data(document: Document) -> dict[str, Any]:
    """What `report.typ` sets, ready to print but for signs and colours, in the language that is active."""
    return {
        "language": document.language[:2],
        "title": document.title,
        "club": document.club,
        "when": when(document),
        "revision": revision(document),
        "words": _words(),
        "standing": [_figure(row, document.games) for row in document.standing],
        "games": list(document.games),
        "chart": running_chart(document.series, "paper") if document.standing_hands else None,
        "chart_alt": describe(document.series),
        "settle_up": [vars(payment) for payment in document.settle_up],
        "meal": _meal(document),
        "roomy": len(document.hands) <= FEW_HANDS,
        "tables": [_table(document, table) for table in document.tables],
        "balance": balance(document),
        "balanced": document.balanced,
    }


def when(document: Document) -> str:
    """Day, times and place in one line."""
    day = date_format(document.day, "Y年n月j日 l" if document.language.startswith("zh") else "l, j F Y")
    times = f"{document.started:%H:%M}" + (f"–{document.ended:%H:%M}" if document.ended else "")
    return " · ".join(part for part in (day, times, document.place) if part)


def revision(document: Document) -> str:
    """The mark of a report that replaces an earlier one, else empty (sitting §3.3)."""
    if document.revision == 1:
        return ""
    return _("更正后 · 第 %(number)s 版") % {"number": document.revision}


def balance(document: Document) -> str:
    """What the book says about itself."""
    if document.balanced:
        return _("账是平的：各人总分相加为 0，和每盘明细、桌上退回的分一致。")
    return _("账没有对上：各人总分和每盘明细不一致，请让主理人核对。")


def _words() -> dict[str, str]:
    return {
        "standing": _("排名"),
        "settle_up": _("结分"),
        "all_even": _("人人都是 0，不用结。"),
        "meal": _("饭钱"),
        "chart": _("走势"),
        "hands": _("每盘明细"),
        "number": _("盘号"),
        "what": _("经过"),
        "voided": _("作废"),
        "corrected": _("更正"),
        "returned": _("收桌退回"),
        "total": _("合计"),
        "check": _("校验码"),
        "points_only": _("只记分，不记钱。"),
        "page": _("第 {page} 页，共 {pages} 页"),
        "no_hands": _("还没有一盘牌。"),
    }


def _figure(row: Figure, games: Sequence[str]) -> dict[str, Any]:
    hands = ngettext("%(count)s 盘", "%(count)s 盘", row.hands) % {"count": row.hands}
    notes = [hands, _("赢 %(count)s") % {"count": row.won}]
    if row.chips is not None:
        notes.append(_("手上 %(chips)s") % {"chips": plain(row.chips)})
    points = dict(row.games)
    return {
        "place": row.place,
        "name": row.name,
        "points": row.points,
        "games": [points.get(game) for game in games],
        "notes": " · ".join(notes),
    }


def _meal(document: Document) -> dict[str, Any] | None:
    if document.meal is None:
        return None
    shares = [vars(share) for share in document.meal.shares]
    return {"bill": document.meal.bill, "policy": document.meal.policy, "shares": shares}


def _table(document: Document, table: TableSheet) -> dict[str, Any]:
    """A table's hands: a column for each player who was dealt in there, in the order of the standing."""
    hands = [hand for hand in document.hands if hand.table == table.key]
    keys = [row.key for row in document.standing if any(row.key in hand.nets for hand in hands)]
    names = {row.key: row.name for row in document.standing}
    upright = all(text_width(names[key]) <= NAME_IN_HEAD for key in keys)
    return {
        "name": " · ".join(part for part in (table.name, table.game) if part),
        "rules": list(table.rules),
        "check": table.check,
        "columns": [shorten(names[key], LONGEST_NAME) for key in keys],
        "upright": upright,
        "width": NET_WIDTH if len(keys) <= 6 else 9.0,
        "hands": [_hand(hand, keys) for hand in hands],
        "returned": [table.returned.get(key, 0) for key in keys] if table.returned else None,
        "totals": [_total(hands, table, key) for key in keys],
    }


def _total(hands: Sequence[Hand], table: TableSheet, key: str) -> int:
    return sum(hand.nets.get(key, 0) for hand in hands) + table.returned.get(key, 0)


def _hand(hand: Hand, keys: list[str]) -> dict[str, Any]:
    return {
        "number": hand.number,
        "nets": [hand.nets.get(key) for key in keys],
        "story": POINTS_AFTER_A_NAME.sub("\u00a0", story(hand, LONGEST_NAME)),
        "voided": hand.voided,
        "corrected": hand.corrected,
    }
