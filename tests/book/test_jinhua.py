"""炸金花抓二游 in the book: perks, false claims and the log go through like any other hand."""

import json
from pathlib import Path
from typing import Any

import pytest

from clubs.models import Club, User
from games import presenting, services
from games.models import Event
from games.previewing import preview
from games.prove import prove
from games.reporting import sitting_document
from games.rules.record import replay
from settlement.reports.pdf import make_pdf
from settlement.reports.xlsx import make_xlsx
from tests.book.conftest import Desk, open_desk

CASES = json.loads((Path(__file__).parents[1] / "cases" / "jinhua.json").read_text(encoding="utf-8"))
RECORDS = [case for case in CASES if "standing" in case["expect"]]


@pytest.fixture
def four(club: Club, host: User) -> Desk:
    return open_desk(club, host, game="jinhua", rules={})


def won(**more: Any) -> dict[str, Any]:
    """甲 wins with a verified 二游, 乙 is beaten, 丙 lied, 丁 sits out."""
    seats = [
        {"seat": 1, "fate": "won", "bets": 3, "claim": "true", "cards": ["2h", "2s", "Kd"]},
        {"seat": 2, "fate": "beaten", "bets": 3, "cards": ["Ah", "As", "3d"]},
        {"seat": 3, "fate": "folded", "claim": "false"},
        {"seat": 4, "fate": "out"},
    ]
    return {"type": "hand", "seats": seats, **more}


def by_log(*acts: dict[str, Any]) -> dict[str, Any]:
    return {"type": "hand", "seats": [{"seat": seat} for seat in (1, 2, 3, 4)], "log": list(acts)}


FOLDS = [{"seat": seat, "act": "fold"} for seat in (3, 4)]


def test_a_hand_by_seats_and_one_by_its_log(four: Desk) -> None:
    # 乙 1 + 3 + 1, less 1 from 丙; 丙 1 + 1 and 1 to each of two.
    answer = four.record(won())
    assert answer["net"] == {"1": 8, "2": -4, "3": -4, "4": 0}
    assert answer["summary"] == "第 1 盘：甲 +8（二游）；丙诈二游"
    # 乙 has dealt; 丙 and 丁 fold, 甲 shows 乙 the better hand.
    four.record(by_log(*FOLDS, {"act": "showdown", "won": [1]}))
    body = (
        Event.objects.filter(table=four.table, type="hand").order_by("seq").values_list("body", flat=True)[1]
    )
    assert [item["fate"] for item in body["seats"]] == ["won", "beaten", "folded", "folded"]
    assert four.totals() == {"甲": 11, "乙": -5, "丙": -5, "丁": -1, "池": 0}
    assert prove(four.sitting) == []


def test_the_preview_offers_what_may_be_done_next(four: Desk) -> None:
    shown = preview(table=four.table, event=by_log({"seat": 2, "act": "raise", "to": 3}))
    assert (shown["turn"]["seat"], shown["turn"]["bid"]) == (3, 3)
    assert shown["refusal"]["code"] == "log_not_over"


def test_corrections(four: Desk) -> None:
    four.record(won())
    four.record(won())
    four.record({"type": "void", "hand": 1}, reason="mistyped")
    four.record(
        {"type": "amend", "hand": 2, "as": by_log(*FOLDS, {"seat": 1, "act": "fold"})}, reason="mistyped"
    )
    rows = presenting.hand_rows(four.fresh(), "zh")
    assert [row["net"] for row in rows if not row["voided"]] == [{"1": -1, "2": 3, "3": -1, "4": -1}]
    assert prove(four.sitting) == []


@pytest.mark.parametrize("case", RECORDS[-6:], ids=lambda case: case["record"]["id"])
def test_a_record_comes_in_and_goes_out(club: Club, host: User, case: dict[str, Any]) -> None:
    table = services.import_record(club=club, record=case["record"], by=host)
    assert replay(services.export(table)).to_json()["standing"] == case["expect"]["standing"]
    assert prove(table.sitting) == []


@pytest.mark.parametrize("language", ["zh", "en"])
def test_its_report_tells_every_hand(four: Desk, language: str) -> None:
    four.record(won())
    four.record({"type": "close"})
    document = sitting_document(four.sitting, language)
    # Two losers, two bonuses, two paid by the liar.
    assert [len(told.lines) for told in document.hands] == [6]
    assert make_pdf(document) and make_xlsx(document)
