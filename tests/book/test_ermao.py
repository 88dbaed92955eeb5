"""打二毛 in the book: a table with no dealer, no pool and four fixed seats goes through like any other."""

import json
from pathlib import Path
from typing import Any

import pytest

from clubs.models import Club, User
from games import presenting, services
from games.models import Event
from games.prove import prove
from games.reporting import sitting_document
from games.rules.errors import Refusal
from games.rules.record import replay
from settlement.models import Report
from settlement.reports.pdf import make_pdf
from settlement.reports.xlsx import make_xlsx
from tests.book.conftest import Desk, open_desk

CASES = json.loads((Path(__file__).parents[1] / "cases" / "ermao.json").read_text(encoding="utf-8"))


@pytest.fixture
def four(club: Club, host: User) -> Desk:
    return open_desk(club, host, game="ermao", rules={"points_per_level": 5})


def hand(captured: int, **more: Any) -> dict[str, Any]:
    return {"type": "hand", "captured": captured, **more}


def test_hands_are_recorded_with_who_declared(four: Desk) -> None:
    four.record(hand(0, declarations=[{"seat": 1, "show": ["2h"]}]))
    answer = four.record(hand(160))
    assert answer["net"] == {"1": -5, "2": 5, "3": -5, "4": 5}
    assert answer["lines"][0]["text"] == "甲输给乙 5：闲家得 160 分，闲家升 1 级，每级 5 分"
    assert answer["levels"] == {"1": "5", "2": "3"}
    assert (answer["table"]["dealer"], answer["table"]["last"]["summary"]) == (
        None,
        "第 2 盘：闲家 160 分，乙、丁升 1 级，打 3",
    )
    bodies = (
        Event.objects.filter(table=four.table, type="hand").order_by("seq").values_list("body", flat=True)
    )
    assert [body["declarer"] for body in bodies] == [1, 3]
    assert four.totals() == {"甲": 10, "乙": -10, "丙": 10, "丁": -10, "池": 0}


def test_corrections_carry_the_levels_on(four: Desk) -> None:
    for captured in (0, 95, 155):
        four.record(hand(captured, **({} if captured else {"declarer": 1})))
    four.record({"type": "amend", "hand": 1, "as": hand(100)}, reason="mistyped")
    rows = presenting.hand_rows(four.fresh(), "zh")
    assert [row["net"]["1"] for row in rows] == [5, 10, 5]
    assert four.fresh().state["play"]["levels"] == [4, 0]
    with pytest.raises(Refusal) as refused:
        four.record({"type": "amend", "hand": 1, "as": hand(200)})
    assert (refused.value.code, refused.value.detail["hand"]) == ("wrong_declarer", 2)
    assert prove(four.sitting) == []


def test_an_evening_ends_with_its_report(four: Desk) -> None:
    four.record(hand(0, declarer=1))
    four.record({"type": "close", "meal": {"bill": "100"}})
    assert four.fresh().closed_at is not None
    assert Report.objects.filter(sitting=four.sitting).count() == 1


@pytest.mark.parametrize("case", [case for case in CASES if "standing" in case["expect"]][-6:])
def test_a_record_comes_in_and_goes_out(club: Club, host: User, case: dict[str, Any]) -> None:
    table = services.import_record(club=club, record=case["record"], by=host)
    assert replay(services.export(table)).to_json()["standing"] == case["expect"]["standing"]
    assert prove(table.sitting) == []


@pytest.mark.parametrize("language", ["zh", "en"])
def test_its_report_tells_every_hand(four: Desk, language: str) -> None:
    four.record(hand(0, declarer=1))
    four.record(hand(160))
    four.record({"type": "close"})
    document = sitting_document(four.sitting, language)
    assert [len(told.lines) for told in document.hands] == [2, 2]
    assert make_pdf(document) and make_xlsx(document)
