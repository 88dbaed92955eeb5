"""What taps mean, module by module, without a page: run in the browser they are written for."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route

STATIC = Path(__file__).parents[2] / "static"
HOME = "http://taps.test/"
XUAN = f"{HOME}js/table/xuan"


def serve(route: Route) -> None:
    """Our scripts from their folder, at a place of their own."""
    path = route.request.url.removeprefix(HOME)
    if path:
        route.fulfill(path=STATIC / path, content_type="text/javascript")
    else:
        route.fulfill(body="<!doctype html>", content_type="text/html")


@pytest.fixture
def run(page: Page) -> Any:
    """`run(module, "expression of m and x", x)`: the module's functions are in `m`."""
    page.route(f"{HOME}**", serve)
    page.goto(HOME)

    def evaluated(module: str, expression: str, x: Any = None) -> Any:
        code = f"async x => {{ const m = await import('{XUAN}/{module}.js'); return {expression} }}"
        return page.evaluate(code, x)

    return evaluated


ORDERS = [
    # seats, what is tapped ("=" is equal), ranks
    ([1, 3], [1], {"1": 1, "3": 2}),
    ([1, 3], [1, 3], {"3": 1, "1": 2}),
    ([1, 3], ["="], {"1": 1, "3": 1}),
    ([1, 3], [1, "="], {"1": 1, "3": 1}),
    ([1, 3], ["=", "="], {}),
    ([1, 2, 3], [2], {"2": 1}),
    ([1, 2, 3], [2, 3], {"2": 1, "3": 2, "1": 3}),
    ([1, 2, 3], [2, "=", 3], {"2": 1, "3": 1, "1": 2}),
    ([1, 2, 3], [2, 3, "="], {"2": 1, "3": 2, "1": 2}),
    ([1, 2, 3], [2, 3, 1], {"2": 1, "1": 2, "3": 3}),
    ([1, 2, 3], [2, 3, 2], {"3": 1}),
    ([1, 2, 3], ["="], {"1": 1, "2": 1, "3": 1}),
    ([1, 2, 3, 4], [4, "=", 2, 1], {"4": 1, "2": 1, "1": 2, "3": 3}),
]


def test_order(run: Any) -> None:
    play = """x.map(([seats, taps]) => m.ranks(taps.reduce((order, each) =>
        each === "=" ? m.equal(order, seats) : m.tap(order, each, seats), m.NO_ORDER), seats))"""
    cases = [[seats, taps] for seats, taps, _ in ORDERS]
    assert run("order", play, cases) == [ranks for *_, ranks in ORDERS]


ONE_THREE = {"opening": 3, "min_raise_to": 10, "min_raise_factor": 2}
FIVE_TWENTY = {"opening": 20, "min_raise_to": 10, "min_raise_factor": 2}
FREE = {"opening": 0, "min_raise_to": 0, "min_raise_factor": 1}
STEPS = [
    (ONE_THREE, None, 100, [3, 10, 20, 30]),
    (ONE_THREE, 10, 100, [10, 20, 30, 50]),
    (ONE_THREE, 30, 100, [30, 60]),
    (FIVE_TWENTY, None, 1000, [20, 40, 50, 100]),
    (FREE, None, None, [5, 10, 20, 30]),
    (FREE, 10, None, [10, 20, 30, 50]),
]


def test_bid_steps(run: Any) -> None:
    cases = [[rules, before, most] for rules, before, most, _ in STEPS]
    assert run("steps", "x.map(each => m.bidSteps(...each))", cases) == [steps for *_, steps in STEPS]


TABLE = {
    "rules": {"opening": 3, "skin": 1, "bowl": "carried"},
    "opener": 2,
    "seats": [
        {"seat": seat, "name": str(seat), "bowl": 100, "mango": 0, "left": False} for seat in (1, 2, 3)
    ],
}
PAGE = {"words": {"low": "头", "high": "尾"}}
BIDS = [
    # bids tapped, rounds folded in, passed, bids sent
    ([None, None, None], {}, None, [3]),
    ([3, 10, 50], {}, None, [3, 10, 50]),
    ([None, 10, None], {}, None, [3, 10]),
    ([10, None, None], {"3": 3}, None, [10, 10, 10]),
    ([3, 10, None], {}, 2, [3]),
    ([None, None, None], {}, 3, [3, 3]),
]


def test_bids_sent(run: Any) -> None:
    empty = run("draft", "m.emptyDraft()")
    drafts = [{**empty, "bids": bids, "folded": folded, "passed": passed} for bids, folded, passed, _ in BIDS]
    sent = run("event", "x[0].map(draft => m.toEvent(draft, x[1], x[2]).event.bids)", [drafts, TABLE, PAGE])
    assert sent == [bids for *_, bids in BIDS]


def test_a_recorded_hand_comes_back_as_it_was_entered(run: Any) -> None:
    entered = {
        "bids": [3, 10],
        "dealer": 1,
        "seats": [
            {"seat": 1, "fate": "shown", "stake": 10, "order": {"high": 2, "low": 1}},
            {"seat": 2, "fate": "folded", "round": 2, "stake": 3},
            {"seat": 3, "fate": "shown", "stake": 8, "order": {"high": 1, "low": 1}},
        ],
    }
    again = run(
        "prefill",
        f"(await import('{XUAN}/event.js')).toEvent(m.fromEvent(x[0], x[1], x[2]), x[1], x[2])",
        [entered, TABLE, PAGE],
    )
    assert again["missing"] == ""
    assert again["event"]["seats"] == [
        {"seat": 1, "fate": "shown", "order": {"high": 2, "low": 1}},
        {"seat": 2, "fate": "folded", "round": 2},
        {"seat": 3, "fate": "shown", "stake": 8, "order": {"high": 1, "low": 1}},
    ]


def test_places_of_refusals(run: Any) -> None:
    event = {"seats": [{"seat": 4}, {"seat": 2}]}
    assert run("event", "m.place('seats.1.stake', x)", event) == "seat-2"
    assert run("event", "m.place('as.seats.0', { as: x })", event) == "seat-4"
    assert run("event", "m.place('bids.1', x)", event) == "bids"
    assert run("event", "m.place('bets.0.3.to', x)", event) == "bets"
