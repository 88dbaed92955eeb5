"""What a person reads in a report's files."""

import re
from io import BytesIO

from openpyxl import load_workbook
from pypdf import PdfReader


def words(pdf: bytes) -> str:
    """All the text of a PDF, without the spaces a line break makes."""
    return re.sub(r"\s+", " ", " ".join(page.extract_text() for page in PdfReader(BytesIO(pdf)).pages))


def columns(xlsx: bytes, sheet: int, *names: str) -> list[tuple[object, ...]]:
    """The columns of these names in a sheet, row by row, up to the first empty row."""
    rows = load_workbook(BytesIO(xlsx)).worksheets[sheet].iter_rows(values_only=True)
    head = list(next(rows))
    wanted = [head.index(name) for name in names]
    found = []
    for row in rows:
        if not any(cell is not None for cell in row):
            break
        found.append(tuple(row[place] for place in wanted))
    return found
