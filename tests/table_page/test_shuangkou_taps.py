"""What taps on the form of 二人双扣 mean, module by module, without a page (shuangkou §1, §4)."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.table_page.test_taps import HOME, serve

MODULES = (
    f"Promise.all(['draft', 'event', 'words'].map(name => import(`{HOME}js/table/shuangkou/${{name}}.js`)))"
)


@pytest.fixture
def run(page: Page) -> Any:
    """`run("expression of draft, event, words and x", x)`: the modules by their names."""
    page.route(f"{HOME}**", serve)
    page.goto(HOME)
    code = "async x => {{ const [draft, event, words] = await {}; return {} }}"
    return lambda expression, x=None: page.evaluate(code.format(MODULES, expression), x)


PLAIN, SINGLE, DOUBLE = (
    {"margin": 1, "name": "平扣", "least": 1, "most": 5},
    {"margin": 2, "name": "单扣", "least": 6, "most": 10},
    {"margin": 4, "name": "双扣", "least": 11, "most": 27},
)
MARGINS: list[Any] = [
    # seats and margins tapped, a number typed, who won and what is left
    ([(1, DOUBLE)], None, [1, 11]),
    ([(1, DOUBLE), (2, PLAIN)], None, [2, 1]),
    ([(2, SINGLE), (2, SINGLE)], None, [None, None]),
    ([(2, SINGLE)], 9, [2, 9]),
    ([(1, PLAIN), (1, SINGLE)], None, [1, 6]),
]


def test_margins(run: Any) -> None:
    play = """x.map(([taps, left]) => {
        const tapped = taps.reduce((d, [seat, margin]) => draft.tapMargin(d, seat, margin), draft.EMPTY);
        const typed = left === null ? tapped : draft.setLeft(tapped, left);
        return [typed.winner, typed.left] })"""
    assert run(play, [[taps, typed] for taps, typed, *_ in MARGINS]) == [told for *_, told in MARGINS]


def test_a_recorded_hand_comes_back_as_it_was_entered(run: Any) -> None:
    entered = {"winner": 2, "left": 14, "bombs": {"1": [{"size": 4, "run": 3}], "2": [{"jokers": 3}]}}
    table = {"seats": [{"seat": 1}, {"seat": 2}]}
    again = run("event.toEvent(event.fromEvent(x[0]), x[1])", [entered, table])
    assert again == {"event": entered, "missing": ""}
    assert run("event.toEvent(event.fromEvent({ winner: 1, left: 3, bombs: null }), x)", table)["event"] == {
        "winner": 1,
        "left": 3,
        "bombs": {"1": [], "2": []},
    }


PLACES = [
    ("bombs.2.1", "seat-2"),
    ("bombs.1", "seat-1"),
    ("left", "seat-2"),
    ("as.left", "seat-2"),
    ("as.bombs.1.0", "seat-1"),
    ("winner", ""),
]


def test_places_of_refusals(run: Any) -> None:
    hand = {"winner": 1, "bombs": {"1": [], "2": []}}
    found = run(
        "x[0].map(field => event.place(field, field.startsWith('as.') ? { as: x[1] } : x[1]))",
        [
            [field for field, _ in PLACES],
            hand,
        ],
    )
    assert found == [place for _, place in PLACES]


def merge(of: int, count: int, makes: int, made: int) -> dict[str, int]:
    return {"of": of, "count": count, "makes": makes, "made": made}


MERGES: list[Any] = [
    ([], []),
    ([merge(5, 2, 6, 1)], ["两个五星 → 六星"]),
    ([merge(4, 4, 5, 2), merge(5, 2, 6, 1)], ["四个四星 → 六星"]),
    ([merge(4, 4, 5, 2), merge(5, 3, 6, 2), merge(6, 2, 7, 1)], ["四个四星 → 两个五星", "三个五星 → 七星"]),
]


def test_merges_in_words(run: Any) -> None:
    """What only carries on is one step."""
    assert run("x.map(words.mergedWords)", [merges for merges, _ in MERGES]) == [told for _, told in MERGES]
