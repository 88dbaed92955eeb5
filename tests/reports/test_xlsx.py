"""The Excel file, read back."""

from dataclasses import replace
from io import BytesIO

import pytest
from openpyxl import load_workbook
from openpyxl.workbook import Workbook

from settlement.reports.document import ranked
from settlement.reports.xlsx import make_xlsx
from tests.reports.evening import NAMES, TOTALS, document


def read(made: bytes) -> Workbook:
    return load_workbook(BytesIO(made))


def rows(book: Workbook, sheet: str) -> list[tuple[object, ...]]:
    return list(book[sheet].iter_rows(values_only=True))


def bare(value: object) -> str:
    """A cell's text without blanks, which Excel writes as escapes at its ends."""
    return str(value).replace("_x000D_", "").strip()


@pytest.fixture(scope="module")
def book() -> Workbook:
    return read(make_xlsx(document()))


def test_four_sheets_with_a_fixed_heading(book):
    assert book.sheetnames == ["排名", "每盘", "转分", "两人之间"]
    assert {sheet.freeze_panes for sheet in book} == {"A2"}


def test_standing(book):
    head, *body = rows(book, "排名")[:5]
    assert head[:5] == ("名次", "名字", "总分", "盘数", "赢的盘数")
    assert body == [
        (1, "老王", 31, 5, 1, 33, -5, 2031, 0),
        (2, "阿强", 26, 5, 1, 54, -25, 2026, 96.5),
        (3, "小何", -1, 5, 1, 5, -5, 1999, 96.5),
        (4, "李姐", -56, 5, 0, 0, -50, 1944, 193),
    ]


def test_hands_and_what_the_pool_returned(book):
    head, *body = rows(book, "每盘")
    assert head[4:8] == ("老王", "阿强", "小何", "李姐")
    assert [row[4:8] for row in body] == [
        (-1, 54, -3, -50),
        (-1, -3, 5, -1),
        (33, -25, -3, -5),
        (0, 0, 0, 0),
        (-5, -5, -5, -5),
        (5, 5, 5, 5),
    ]
    assert body[2][-1] == "更正"
    assert body[5][-2] == "收桌退回"


def test_transfers(book):
    _head, *body = rows(book, "转分")
    assert len(body) == 3 + 3 + 6 + 4
    assert body[0][:5] == ("一号桌", 1, "李姐", "阿强", 50)


def test_who_won_from_whom(book):
    assert rows(book, "两人之间")[:5] == [
        ("赢了谁多少", "老王", "阿强", "小何", "李姐"),
        ("老王", None, 19, 2, 0),
        ("阿强", -19, None, 0, 50),
        ("小何", -2, 0, None, 1),
        ("李姐", 0, -50, -1, None),
    ]


@pytest.mark.parametrize(
    "name", ["=1+1", "+1", "-1+2", "@SUM(A1)", "\t=1", "\r=1", "http://x.test", "{=1}", "007"]
)
def test_names_are_plain_strings(name):
    names = NAMES | {"w": name}
    hands = tuple(replace(hand, summary=name) for hand in document().hands)
    made = document(standing=ranked(names, TOTALS, hands, 0), hands=hands)
    book = read(make_xlsx(made))
    cells = [cell for sheet in book for row in sheet.iter_rows() for cell in row if cell.value is not None]
    found = [cell for cell in cells if bare(cell.value) == bare(name)]
    assert len(found) >= 4
    assert {cell.data_type for cell in found} == {"s"}
    assert not any(cell.hyperlink for cell in cells)


def test_losses_are_numbers(book):
    loss = book["排名"]["C4"]
    assert (loss.value, loss.data_type) == (-1, "n")
