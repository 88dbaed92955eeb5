"""Evenings of the other games and of several: what the report says of them, worked out with a pencil.

A 打旋 evening (`tests.reports.evening`: 老王 +31, 李姐 −56, 阿强 +26, 小何 −1), then 打二毛 with the same
four, 老王 and 阿强 against 李姐 and 小何, a point a level:

1. 老王 declares; the attackers make 85: the declarers move up 2 (ermao §3). 老王, 阿强 +2 each, to 4.
2. 阿强 declares; captured 120 and a bottom of 20 with a pair, 120 + 20 × 2 = 160: the attackers move
   up 1, to 3. 李姐, 小何 +1 each.
"""

from datetime import UTC, datetime
from io import BytesIO

import pytest
from openpyxl import load_workbook
from pypdf import PdfReader

from clubs.services import add_player
from games.models import Table
from games.reporting import sitting_document
from games.services import open_sitting, open_table
from settlement.models import Sitting
from settlement.reports.document import Document
from settlement.reports.pdf import make_pdf
from settlement.reports.xlsx import make_xlsx
from tests.reports.recorded import BOWLS, CLOSE, HANDS, enter, open_evening

pytestmark = pytest.mark.django_db

LATER = datetime(2026, 11, 30, 13, tzinfo=UTC)
ERMAO = [
    {"type": "hand", "declarer": 1, "captured": 85},
    {
        "type": "hand",
        "captured": 120,
        "bottom": 20,
        "last_trick": {"by": "attackers", "shape": "pair"},
    },
]
JINHUA = {
    "type": "hand",
    "seats": [
        {"seat": 1, "fate": "won", "bets": 10, "cards": ["2h", "2s", "Kd"], "claim": "true"},
        {"seat": 2, "fate": "beaten", "bets": 10, "cards": ["Ah", "Tc", "4c"]},
        {"seat": 3, "fate": "folded", "claim": "false"},
    ],
}
SHUANGKOU = {
    "type": "hand",
    "winner": 1,
    "left": 12,
    "bombs": {"1": [{"size": 7}], "2": [{"size": 6}]},
}


def document_of(table: Table, language: str = "zh") -> Document:
    return sitting_document(Sitting.objects.select_related("club").get(pk=table.sitting_id), language)


def pdf_text(document: Document) -> str:
    pages = PdfReader(BytesIO(make_pdf(document))).pages
    return "".join("".join(page.extract_text() for page in pages).split())


def cells(document: Document, sheet: str) -> list[tuple[object, ...]]:
    return list(load_workbook(BytesIO(make_xlsx(document)))[sheet].iter_rows(values_only=True))


@pytest.fixture
def two_games(club) -> Document:
    first = enter(open_evening(club), *BOWLS, *HANDS)
    people = [seat.player for seat in first.seats.select_related("player").order_by("number")]
    second = open_table(sitting=first.sitting, game="ermao", players=people, name="二号桌")
    enter(first, {"type": "close"}, start=LATER)
    return document_of(enter(second, *ERMAO, CLOSE, start=LATER))


def played(club, game: str, names: list[str], *hands: dict) -> Table:
    people = [add_player(club=club, name=name) for name in names]
    sitting = open_sitting(club=club, opened_at=LATER, allotment=0)
    return enter(open_table(sitting=sitting, game=game, players=people), *hands, start=LATER)


def test_points_by_game_beside_the_total(two_games):
    assert two_games.games == ("打旋", "打二毛")
    assert [(row.name, row.points, row.games) for row in two_games.standing] == [
        ("老王", 32, (("打旋", 31), ("打二毛", 1))),
        ("阿强", 27, (("打旋", 26), ("打二毛", 1))),
        ("小何", -2, (("打旋", -1), ("打二毛", -1))),
        ("李姐", -57, (("打旋", -56), ("打二毛", -1))),
    ]
    assert two_games.balanced


def test_the_chart_runs_over_all_tables(two_games):
    wang = next(series for series in two_games.series if series.name == "老王")
    assert wang.points == (0, -1, -2, 31, 31, 26, 28, 32)


def test_points_by_game_in_excel(two_games):
    head, first, *_others = cells(two_games, "排名")
    assert head[2:6] == ("总分", "打旋", "打二毛", "盘数")
    assert first[1:6] == ("老王", 32, 31, 1, 7)
    assert [row[0] for row in cells(two_games, "每盘")[5:8]] == [
        "一号桌 · 打旋 1、3",
        *["二号桌 · 打二毛"] * 2,
    ]


def test_points_by_game_on_paper(two_games):
    text = pdf_text(two_games)
    assert "打旋打二毛合计" in text
    assert "+31+1+32" in text and "−56−1−57" in text


def test_levels_are_told_after_each_hand(two_games):
    facts = [hand.fact for hand in two_games.hands if hand.fact]
    assert facts == [
        "闲家 85 分，老王+阿强打 4、李姐+小何打 2",
        "闲家 160 分，老王+阿强打 4、李姐+小何打 3",
    ]
    assert "闲家160分，老王+阿强打4、李姐+小何打3；李姐←老王1；小何←阿强1" in pdf_text(two_games)


def test_an_evening_of_one_game_has_no_points_by_game(club):
    document = document_of(enter(open_evening(club), *BOWLS, *HANDS))
    assert document.games == () and {row.games for row in document.standing} == {()}


def test_three_cards_and_claims_of_jinhua(club):
    """丙 pays his ante and one to each of the others for the false claim; 乙 ante 1, bets 10, bonus 1."""
    document = document_of(played(club, "jinhua", ["甲", "乙", "丙"], JINHUA))
    (hand,) = document.hands
    assert [(one.name, *(vars(group) for group in one.groups)) for one in hand.shown] == [
        ("甲", {"cards": ("2h", "2s", "Kd"), "name": "二游", "written": "♥2 ♠2 ♦K"}),
        ("乙", {"cards": ("Ah", "Tc", "4c"), "name": "单张", "written": "♥A ♣10 ♣4"}),
    ]
    assert hand.fact == "甲真二游，丙诈二游"
    story = "甲真二游，丙诈二游；甲（二游 ♥2 ♠2 ♦K） ← 乙 12、丙 3；乙（单张 ♥A ♣10 ♣4） ← 丙 1"
    assert "".join(story.split()) in pdf_text(document)
    assert story in {cell for row in cells(document, "每盘") for cell in row}


def test_margin_multiplier_and_bonus_of_shuangkou(club):
    """shuangkou §4: 4 × 8 + 6 − 2 = 36."""
    document = document_of(played(club, "shuangkou", ["甲", "乙"], SHUANGKOU))
    (hand,) = document.hands
    assert hand.fact == "双扣 4×8，奖励 6 对 2"
    assert "双扣4×8，奖励6对2；甲←乙36" in pdf_text(document)


def test_a_match_won_is_told(club):
    """extra_step 5: 200 and 60 × 5 more is 2 + 60 levels, past A without `must_play_ace`."""
    rules = {"must_play_ace": False, "extra_step": 5}
    people = [add_player(club=club, name=name) for name in "甲乙丙丁"]
    table = open_table(sitting=open_sitting(club=club), game="ermao", players=people, rules=rules)
    won = {"type": "hand", "declarer": 1, "captured": 300}
    (hand,) = document_of(enter(table, won)).hands
    assert hand.fact == "闲家 300 分，乙+丁赢了这一轮"


def test_in_english(club):
    document = document_of(played(club, "jinhua", ["甲", "乙", "丙"], JINHUA), "en")
    (hand,) = document.hands
    assert hand.fact == "甲: verified claim, 丙: false claim"
    assert hand.shown[0].groups[0].name == "two twos"
