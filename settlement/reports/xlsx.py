"""The report as an Excel file: the standing, the hands, every transfer, and who won from whom.

Numbers are numbers. Names are written as plain strings, never as formulas or links, so that one that
begins with `=` does nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from django.utils import translation
from django.utils.translation import gettext as _
from xlsxwriter import Workbook
from xlsxwriter.worksheet import Worksheet

from settlement.reports.document import Document, Hand, Line, TableSheet, head_to_head
from settlement.reports.pdf import balance, revision, when
from settlement.reports.story import story
from settlement.reports.text import signed, text_width

HARMLESS = {
    "strings_to_formulas": False,
    "strings_to_urls": False,
    "strings_to_numbers": False,
    "in_memory": True,
}

FELT, ON_FELT, SOFT = "#1f5a48", "#f3efe2", "#6d6a5e"
VERMILION, GREEN = "#b8321f", "#22705a"

WIDEST = 60
"""No column is wider than this many characters."""

Cell = str | int | float | None
Row = Sequence[Cell]


@dataclass(frozen=True)
class Sheet:
    """One sheet: its columns with the kind of each (`text`, `count`, `points`, `yuan`), and its rows."""

    name: str
    columns: Sequence[tuple[str, str]]
    rows: Sequence[Row]
    notes: Sequence[str] = ()


def make_xlsx(document: Document) -> bytes:
    """Write a report in its own language; four sheets, the first row of each a fixed heading."""
    made = BytesIO()
    with translation.override(document.language), Workbook(made, HARMLESS) as book:
        title = f"{document.title} · {document.club}"
        book.set_properties({"title": title, "created": document.ended or document.started})
        formats = _formats(book, document.language)
        for sheet in sheets(document):
            _write(book.add_worksheet(sheet.name), sheet, formats)
    return made.getvalue()


def sheets(document: Document) -> list[Sheet]:
    """The four sheets, in the language that is active."""
    return [_standing(document), _hands(document), _transfers(document), _head_to_head(document)]


def _standing(document: Document) -> Sheet:
    amounts = {share.name: float(share.amount) for share in document.meal.shares} if document.meal else {}
    columns = [
        (_("名次"), "count"),
        (_("名字"), "text"),
        (_("总分"), "points"),
        *((game, "points") for game in document.games),
        (_("盘数"), "count"),
        (_("赢的盘数"), "count"),
        (_("最大一盘"), "points"),
        (_("最差一盘"), "points"),
        (_("手上的分"), "count"),
        (_("饭钱（元）"), "yuan"),
    ]
    rows = [
        (
            row.place,
            row.name,
            row.points,
            *(dict(row.games).get(game) for game in document.games),
            row.hands,
            row.won,
            row.best,
            row.worst,
            row.chips,
            amounts.get(row.name),
        )
        for row in document.standing
    ]
    return Sheet(_("排名"), columns, rows, _notes(document))


def _notes(document: Document) -> list[str]:
    """What stands below the standing: which evening, how it is settled up, whether the book balances."""
    payments = [f"{pay.source} → {pay.target}  {pay.points}" for pay in document.settle_up]
    checks = [f"{table.name or table.game}  {_('校验码')} {table.check}" for table in document.tables]
    head = [f"{document.club} · {document.title}", when(document), revision(document)]
    return [note for note in (*head, _("结分"), *payments, *checks, balance(document)) if note]


def _hands(document: Document) -> Sheet:
    people = [(row.key, row.name) for row in document.standing]
    columns = [
        (_("牌桌"), "text"),
        (_("盘"), "count"),
        (_("时间"), "text"),
        (_("发牌"), "text"),
        *((name, "points") for _key, name in people),
        (_("经过"), "text"),
        (_("备注"), "text"),
    ]
    keys = [key for key, _name in people]
    rows = [_hand(hand, keys) for hand in document.hands]
    rows += [_return(table, keys) for table in document.tables if table.returned]
    return Sheet(_("每盘"), columns, rows)


def _hand(hand: Hand, keys: Iterable[str]) -> Row:
    mark = _("作废") if hand.voided else _("更正") if hand.corrected else ""
    nets = [hand.nets.get(key) for key in keys]
    return [hand.table_name, hand.number, f"{hand.at:%H:%M}", hand.dealer, *nets, story(hand), mark]


def _return(table: TableSheet, keys: Iterable[str]) -> Row:
    returned = [table.returned.get(key) for key in keys]
    return [table.name or table.game, None, "", "", *returned, _("收桌退回"), ""]


def _transfers(document: Document) -> Sheet:
    columns = [
        (_("牌桌"), "text"),
        (_("盘"), "count"),
        (_("付"), "text"),
        (_("收"), "text"),
        (_("分"), "count"),
        (_("为什么"), "text"),
        (_("规则"), "text"),
    ]
    rows = [_transfer(hand, line) for hand in document.hands for line in hand.lines]
    return Sheet(_("转分"), columns, rows)


def _transfer(hand: Hand, line: Line) -> Row:
    return (hand.table_name, hand.number, line.source, line.target, line.points, line.text, line.section)


def _head_to_head(document: Document) -> Sheet:
    """A row a player: what he won from each of the others, less what he lost to him."""
    won = head_to_head(document)
    people = [(row.key, row.name) for row in document.standing]
    columns = [(_("赢了谁多少"), "text"), *((name, "points") for _key, name in people)]
    rows = [
        [name, *(None if key == other else won.get((key, other), 0) for other, _name in people)]
        for key, name in people
    ]
    note = _("行里的人从列里的人那里赢的分；芒果和底皮经过桌上，不在内。")
    return Sheet(_("两人之间"), columns, rows, [note])


def _formats(book: Workbook, language: str) -> Mapping[str, Any]:
    gain, loss = (VERMILION, GREEN) if language.startswith("zh") else (GREEN, VERMILION)
    return {
        "head": book.add_format(
            {"bold": True, "bg_color": FELT, "font_color": ON_FELT, "valign": "vcenter", "text_wrap": True}
        ),
        "note": book.add_format({"font_color": SOFT}),
        "text": book.add_format({"valign": "top"}),
        "count": book.add_format({"num_format": "0", "valign": "top"}),
        "points": book.add_format({"num_format": "+0;\u22120;0", "valign": "top"}),
        "yuan": book.add_format({"num_format": "0.00", "valign": "top"}),
        "gain": book.add_format({"font_color": gain}),
        "loss": book.add_format({"font_color": loss}),
    }


def _write(page: Worksheet, sheet: Sheet, formats: Mapping[str, Any]) -> None:
    page.freeze_panes(1, 0)
    page.set_row(0, 24)
    page.set_landscape()
    page.set_paper(9)
    page.fit_to_pages(1, 0)
    page.repeat_rows(0)
    for place, (name, kind) in enumerate(sheet.columns):
        page.write_string(0, place, name, formats["head"])
        page.set_column(place, place, _width(sheet, place))
        for row, cells in enumerate(sheet.rows, 1):
            _cell(page, row, place, cells[place], formats[kind])
        if kind == "points" and sheet.rows:
            _tone(page, place, len(sheet.rows), formats)
    for row, note in enumerate(sheet.notes, len(sheet.rows) + 2):
        page.write_string(row, 0, note, formats["note"])


def _cell(page: Worksheet, row: int, column: int, value: Cell, form: Any) -> None:
    """Write by the value's own type: a string is never looked at for what it might mean."""
    if isinstance(value, str):
        page.write_string(row, column, value, form)
    elif value is not None:
        page.write_number(row, column, value, form)


def _tone(page: Worksheet, column: int, rows: int, formats: Mapping[str, Any]) -> None:
    """Colour gains and losses; the sign is in the number's form, so colour is not the only mark."""
    for criterion, tone in ((">", "gain"), ("<", "loss")):
        page.conditional_format(
            1,
            column,
            rows,
            column,
            {"type": "cell", "criteria": criterion, "value": 0, "format": formats[tone]},
        )


def _width(sheet: Sheet, place: int) -> float:
    cells = [sheet.columns[place][0], *(row[place] for row in sheet.rows)]
    texts = [cell if isinstance(cell, str) else signed(int(cell)) for cell in cells if cell is not None]
    return min(WIDEST, max(6.0, 2 + max(1.9 * text_width(text) for text in texts)))
