"""The PDF: read back, searched, one page for a usual evening, whole for a very long one."""

from dataclasses import replace
from datetime import datetime
from io import BytesIO

import pytest
from pypdf import PdfReader

from settlement.reports.document import Meal, MealShare, Payment, ranked, running
from settlement.reports.pdf import make_pdf
from tests.reports.evening import NAMES, document, hand

RARE = ["王堃", "喆喆", "镕基", "龚珺", "李犇", "㛃"]


def read(pdf: bytes) -> PdfReader:
    return PdfReader(BytesIO(pdf))


def text_of(pdf: bytes) -> str:
    """All text without blanks: a reader guesses blanks from the air between Chinese and figures."""
    return "".join("".join(page.extract_text() for page in read(pdf).pages).split())


def said(words: str, pdf: bytes) -> bool:
    return "".join(words.split()) in text_of(pdf)


def evening_of(names: dict[str, str], count: int):
    """`count` hands in which the first player wins what the others lose: 1, 2, 3 …"""
    losses = {key: -place for place, key in enumerate(names)}
    nets = losses | {next(iter(names)): -sum(losses.values())}
    hands = tuple(replace(hand(1), number=number, nets=nets, lines=()) for number in range(1, count + 1))
    totals = {key: count * points for key, points in nets.items()}
    table = replace(document().tables[0], returned={})
    return document(
        hands=hands,
        tables=(table,),
        standing=ranked(names, totals, hands, 2000),
        series=running(names, hands, [table]),
        settle_up=tuple(Payment(name, next(iter(names.values())), 1) for name in list(names.values())[1:]),
        meal=Meal("386.00", "AA制", tuple(MealShare(name, "48.25") for name in names.values())),
    )


def test_the_pencil_evening_is_all_there():
    made = make_pdf(document())
    for words in (
        "周一的打旋",
        "城西茶铺",
        "2026年11月30日",
        "19:05–23:40",
        "二楼靠窗",
        "+31",
        "−56",
        "¥193.00",
        "一号桌",
        "李姐 50、小何 3、老王 1",
        "更正",
        "收桌退回",
        "ab12" * 16,
        "账是平的",
    ):
        assert said(words, made)


def test_a_usual_evening_fits_one_page():
    assert len(read(make_pdf(evening_of(NAMES, 30))).pages) == 1


def test_tagged_titled_and_in_its_language():
    reader = read(make_pdf(document()))
    assert reader.metadata is not None and reader.metadata.title == "周一的打旋 · 城西茶铺"
    assert reader.trailer["/Root"]["/MarkInfo"]["/Marked"]
    assert reader.trailer["/Root"]["/Lang"].startswith("zh")


@pytest.mark.parametrize("name", RARE)
def test_rare_characters_in_names_are_printed(name):
    assert name in text_of(make_pdf(evening_of({"a": name, "b": "老王"}, 1)))


@pytest.mark.parametrize("name", ["老王🀄", "𪚥", "한국", "\x01老王", "\ufffe", "a\u200bb", "\u202e老王"])
def test_a_character_the_font_lacks_stops_no_report(name):
    made = make_pdf(evening_of({"a": name, "b": "李姐"}, 1))
    assert said("李姐", made)


def test_what_people_type_is_never_markup():
    names = {"a": '*粗* #panic() $x$ \\ [x] <b>&"', "b": "=1+1", "c": "_下_ `码` @谁 // 注"}
    made = make_pdf(evening_of(names, 2))
    assert all(said(name, made) for name in names.values())


def test_a_very_long_evening_of_eight_long_names():
    names = {str(seat): f"{seat}号" + "很长的名字" * 5 for seat in range(8)}
    made = make_pdf(evening_of(names, 300))
    assert len(read(made).pages) > 4
    assert said("第 1 页，共 6 页", made)
    assert said("300", made)


def test_a_revision_and_a_book_that_does_not_balance_say_so():
    made = make_pdf(document(revision=2, balanced=False))
    assert said("更正后 · 第 2 版", made)
    assert said("账没有对上", made)


def test_nothing_played_yet():
    empty = ranked(NAMES, dict.fromkeys(NAMES, 0), [], 0)
    table = replace(document().tables[0], returned={}, check="")
    made = make_pdf(document(hands=(), standing=empty, tables=(table,), settle_up=(), meal=None, ended=None))
    assert said("还没有一盘牌", made)


def test_the_same_report_is_the_same_file():
    assert make_pdf(document()) == make_pdf(document())


def test_an_evening_may_end_between_two_seconds():
    assert make_pdf(document(ended=datetime(2026, 11, 30, 23, 40, 0, 123456))).startswith(b"%PDF")
