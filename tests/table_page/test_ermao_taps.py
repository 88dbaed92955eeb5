"""What taps on the form of 打二毛 mean, module by module, without a page."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.table_page.test_taps import HOME, serve

MODULES = f"Promise.all(['draft', 'event'].map(name => import(`{HOME}js/table/ermao/${{name}}.js`)))"


@pytest.fixture
def run(page: Page) -> Any:
    """`run("expression of draft, event and x", x)`: the two modules by their names."""
    page.route(f"{HOME}**", serve)
    page.goto(HOME)
    code = "async x => {{ const [draft, event] = await {}; return {} }}"
    return lambda expression, x: page.evaluate(code.format(MODULES, expression), x)


POINTS = [
    # what is tapped, and the figure it makes
    ("85", 85),
    ("0", 0),
    ("85 90", 90),
    ("+100", 100),
    ("+100 20", 120),
    ("20 +100", 120),
    ("+300 95", 395),
    ("+100 85 +200", 285),
    ("+100 85 +100", 85),
    ("+100 +100", None),
    ("+400", 400),
    ("35 +400", 400),
    ("+400 35", 35),
]


@pytest.mark.parametrize(("taps", "points"), POINTS)
def test_points(run: Any, taps: str, points: int | None) -> None:
    tapped = """x.reduce((now, tap) => tap[0] === "+" ? draft.tapHundred(now, Number(tap))
        : draft.tapKey(now, Number(tap)), draft.emptyDraft()).captured"""
    assert run(tapped, taps.split()) == points


HANDS: list[dict[str, Any]] = [
    {"declarer": 1, "captured": 85},
    {"declarer": 3, "captured": 0, "trump": "nt"},
    {"declarer": 2, "captured": 120, "bottom": 20, "last_trick": {"by": "attackers", "shape": "pair"}},
    {"declarer": 2, "captured": 120, "bottom": 0, "last_trick": {"by": "attackers", "shape": "throw"}},
    {"declarer": 4, "captured": 50, "declarations": [{"seat": 4, "show": ["2h"]}]},
]


@pytest.mark.parametrize("hand", HANDS)
def test_a_recorded_hand_comes_back_as_it_was_entered(run: Any, hand: dict[str, Any]) -> None:
    again = "event.toEvent(event.fromEvent(x), { play: {} })"
    assert run(again, hand) == {"event": hand, "missing": ""}


PLACES = [
    ("declarer", "declarer"),
    ("as.trump", "declarations"),
    ("declarations.1.show", "declarations"),
    ("as.bottom", "bottom"),
    ("captured", "captured"),
    ("last_trick.shape", "last_trick"),
]


@pytest.mark.parametrize(("field", "place"), PLACES)
def test_places_of_refusals(run: Any, field: str, place: str) -> None:
    assert run("event.place(x)", field) == place
