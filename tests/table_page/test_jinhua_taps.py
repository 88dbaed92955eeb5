"""What taps on the form of 抓二游 mean, module by module, without a page."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.table_page.test_taps import HOME, serve

NAMES = ("draft", "stakes", "log", "event", "prefill")
MODULES = f"Promise.all({list(NAMES)}.map(name => import(`{HOME}js/table/jinhua/${{name}}.js`)))"
TABLE = {
    "rules": {"ante": 1},
    "seats": [{"seat": seat, "name": str(seat), "left": False} for seat in (1, 2, 3, 4)],
}


@pytest.fixture
def run(page: Page) -> Any:
    """`run("expression of draft, stakes, log, event, prefill and x", x)`."""
    page.route(f"{HOME}**", serve)
    page.goto(HOME)
    code = "async x => {{ const [{}] = await {}; return {} }}"
    return lambda expression, x=None: page.evaluate(code.format(", ".join(NAMES), MODULES, expression), x)


STAKES = [
    # a stake for the seat at hand, "f2" folds seat 2, "@2" taps its figure; then what each has put in
    ([10], [10, 10, 10, 10]),
    ([10, 6], [10, 6, 6, 6]),
    ([10, 6, 10], [10, 6, 10, 10]),
    ([10, "f2"], [10, 0, 10, 10]),
    ([10, "f1"], [0, 10, 10, 10]),
    ([10, 6, "f1"], [0, 6, 6, 6]),
    ([10, "f1", "f2", "f3"], [0, 0, 0, 10]),
    ([10, "f1", "f1"], [None, 10, 10, 10]),
    (["f1", 10], [0, 10, 10, 10]),
    (["f2", 4, 6, 8], [4, 0, 6, 8]),
    ([10, "f2", "@2", 3], [10, 3, 10, 10]),
    ([5, "@1", 8], [8, 8, 8, 8]),
    ([4, 6, 8, 9, 7], [4, 6, 8, 7]),
    ([], [None, None, None, None]),
]


@pytest.mark.parametrize(("taps", "stakes"), STAKES)
def test_stakes(run: Any, taps: list[Any], stakes: list[int | None]) -> None:
    tapped = """x.reduce((d, tap) => {
        const seats = [1, 2, 3, 4], seat = Number(String(tap).slice(1));
        if (String(tap)[0] === "f") return draft.tapFold(d, seat, seats);
        if (String(tap)[0] === "@") return draft.tapFigure(d, seat);
        return draft.tapStake(d, stakes.cursor(d, seats), tap);
    }, draft.emptyDraft())"""
    assert run(f"(d => [1, 2, 3, 4].map(seat => stakes.stakeOf(d, [1, 2, 3, 4], seat)))({tapped})", taps) == (
        stakes
    )


FATES = [
    # what is tapped: won, folded, claim, tie; then what became of the four
    (["w1"], ["won", "beaten", "beaten", "beaten"]),
    (["w1", "w2"], ["beaten", "won", "beaten", "beaten"]),
    (["w1", "w1"], ["beaten", "beaten", "beaten", "beaten"]),
    (["t", "w1", "w2"], ["won", "won", "beaten", "beaten"]),
    (["t", "w1", "w2", "w3"], ["beaten", "won", "won", "beaten"]),
    (["t", "w1", "w2", "t"], ["beaten", "won", "beaten", "beaten"]),
    (["w1", "f1"], ["folded", "beaten", "beaten", "beaten"]),
    (["f1", "w1"], ["won", "beaten", "beaten", "beaten"]),
    (["f1", "f2", "f3"], ["folded", "folded", "folded", "won"]),
    (["w1", "c1"], ["won", "beaten", "beaten", "beaten"]),
    (["w1", "c1", "c1"], ["folded", "beaten", "beaten", "beaten"]),
    (["c1", "c1", "c1", "w1"], ["won", "beaten", "beaten", "beaten"]),
    (["c1", "c1", "w1"], ["won", "beaten", "beaten", "beaten"]),
    (["w1", "o1"], ["out", "beaten", "beaten", "beaten"]),
]


@pytest.mark.parametrize(("taps", "fates"), FATES)
def test_fates(run: Any, taps: list[str], fates: list[str]) -> None:
    tapped = """x[0].reduce((d, [what, seat]) => ({
        w: () => draft.tapWon(d, Number(seat)), f: () => draft.tapFold(d, Number(seat), [1, 2, 3, 4]),
        c: () => draft.tapClaim(d, Number(seat)), o: () => draft.tapOut(d, Number(seat)),
        t: () => draft.tapTie(d),
    })[what](), draft.emptyDraft())"""
    found = "(d => [1, 2, 3, 4].map(seat => draft.fateOf(d, draft.dealtIn(d, x[1]), seat)))"
    assert run(f"{found}({tapped})", [taps, TABLE]) == fates


HALF = [
    # what is there of a hand that 1 has won; whether it is told so
    ({"won": [1]}, False),
    ({"won": [1], "stakes": {"1": 5}}, True),
    ({"won": [1], "stakes": {"2": 5}}, True),
    ({"won": [1], "stakes": {"3": 5}}, False),
    ({"folded": [2, 3, 4]}, True),
    ({"won": [1], "stakes": {"1": 5}, "tie": True}, False),
    ({"won": [1, 2], "stakes": {"1": 5}, "tie": True}, True),
]


@pytest.mark.parametrize(("half", "told"), HALF)
def test_half_a_hand_names_no_winner(run: Any, half: dict[str, Any], told: bool) -> None:
    """So the server has no result for it, and it cannot be saved."""
    sent = run("event.toEvent(draft.emptyDraft(x[0]), x[1])", [half, TABLE])
    assert (sent["event"]["seats"][0]["fate"] == "won") == told == (sent["missing"] == "")


RAISES = [
    # unit, ante, least, most; raises offered
    ((1, 1, 2, 3), [2, 3]),
    ((3, 1, 4, 5), [4, 5]),
    ((4, 2, 5, 8), [6, 8]),
    ((10, 5, 11, None), [15, 20]),
    ((25, 1, 26, None), [26, 27, 50]),
    ((1_000_000, 1, 1_000_001, 1_000_000), []),
]


def test_raises(run: Any) -> None:
    assert run("x.map(each => log.raises(...each))", [case for case, _ in RAISES]) == [to for _, to in RAISES]


def test_what_a_log_has_come_to(run: Any) -> None:
    """Calls and raises pay the unit, comparisons an ante; 4 loses one, 1 refuses one."""
    acts = [
        {"seat": 2, "act": "call"},
        {"seat": 3, "act": "raise", "to": 3},
        {"seat": 4, "act": "compare", "with": 1, "won": False},
        {"seat": 1, "act": "call"},
        {"seat": 2, "act": "fold"},
        {"seat": 3, "act": "compare", "with": 1, "refused": True},
    ]
    assert run("log.played({ ...draft.emptyDraft(), acts: x }, 1)", acts) == {
        "put": {"1": 3, "2": 1, "3": 4, "4": 1},
        "fates": {"4": "beaten", "2": "folded", "1": "folded"},
    }


RECORDED: list[dict[str, Any]] = [
    {
        "dealer": 2,
        "seats": [
            {"seat": 1, "fate": "won", "bets": 10, "claim": "true", "cards": ["2h", "2s", "Kd"]},
            {"seat": 2, "fate": "beaten", "bets": 10, "beaten_by": 1},
            {"seat": 3, "fate": "folded", "bets": 3, "claim": "false"},
            {"seat": 4, "fate": "out"},
        ],
    },
    {
        "dealer": 1,
        "seats": [
            {"seat": 1, "fate": "won", "bets": 4},
            {"seat": 2, "fate": "won", "bets": 4},
            {"seat": 3, "fate": "folded", "bets": 2},
            {"seat": 4, "fate": "beaten", "bets": 4},
        ],
    },
    {
        "dealer": 1,
        "seats": [{"seat": 1}, {"seat": 2, "claim": "true"}, {"seat": 3}, {"seat": 4, "fate": "out"}],
        "log": [{"seat": 2, "act": "call"}, {"seat": 3, "act": "fold"}, {"act": "showdown", "won": [1]}],
    },
]


@pytest.mark.parametrize("entered", RECORDED)
def test_a_recorded_hand_comes_back_as_it_was_entered(run: Any, entered: dict[str, Any]) -> None:
    again = run("event.toEvent(prefill.fromEvent(x[0], x[1]), x[1])", [entered, TABLE])
    assert again == {"event": entered, "missing": ""}


def test_places_of_refusals(run: Any) -> None:
    hand = {"seats": [{"seat": 4}, {"seat": 2}]}
    assert run("event.place('seats.1.claim', x)", hand) == "seat-2"
    assert run("event.place('as.seats.0', { as: x })", hand) == "seat-4"
    assert run("event.place('log.3.to', x)", hand) == "log"
    assert run("event.place('seats', x)", hand) == "seats"
