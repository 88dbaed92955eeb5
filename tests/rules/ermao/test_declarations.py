"""Trumps declared and declared over (ermao §8)."""

from typing import Any

import pytest

from tests.rules.ermao.building import hand, refusal, results, run, show, stored

STANDS: list[Any] = [
    # what is shown in the first hand, then declarer and trumps
    (["1 2h"], 1, "h"),
    (["3 2c 2c 2c 2c"], 3, "c"),
    (["1 2h", "2 2s 2s"], 2, "s"),
    (["1 2h", "2 2s 2s", "1 2h 2h 2h", "4 2d 2d 2d 2d"], 4, "d"),
    (["1 2h", "1 2h 2h"], 1, "h"),
    (["1 2h", "4 2d 2d 2d"], 4, "d"),
    (["2 BJ RJ"], 2, "nt"),
    (["2 RJ BJ"], 2, "nt"),
    (["3 RJ RJ"], 3, "nt"),
    (["1 2h 2h 2h 2h", "2 BJ RJ"], 2, "nt"),
    (["1 2h", "3 RJ RJ"], 3, "nt"),
    (["1 BJ RJ", "4 RJ RJ"], 4, "nt"),
]


@pytest.mark.parametrize(("shown", "declarer", "trump"), STANDS)
def test_the_last_declaration_fixes_trumps_and_first_declarer(
    shown: list[str], declarer: int, trump: str
) -> None:
    event = stored(run([hand(**show(*shown))]))
    assert (event["declarer"], event["trump"]) == (declarer, trump)


OUTRANKED: list[Any] = [
    ["1 2h", "2 2s"],
    ["1 2h 2h", "2 2s"],
    ["1 2h 2h", "2 2s 2s"],
    ["1 2h 2h 2h 2h", "2 2s 2s 2s 2s"],
    ["1 BJ RJ", "2 2s 2s 2s 2s"],
    ["1 BJ RJ", "2 RJ BJ"],
    ["1 RJ RJ", "2 BJ RJ"],
    ["1 RJ RJ", "2 RJ RJ"],
]


@pytest.mark.parametrize("shown", OUTRANKED)
def test_each_must_outrank_the_one_before(shown: list[str]) -> None:
    refused = refusal([hand(**show(*shown))])
    assert (refused.code, refused.field) == ("does_not_outrank", "declarations.1.show")


NOTHING: list[Any] = ["3h", "2h 2s", "2h 3h", "2h 2h 2h 2h 2h", "RJ", "BJ", "BJ BJ", "RJ RJ RJ", "2h BJ", ""]


@pytest.mark.parametrize("cards", NOTHING)
def test_what_declares_nothing(cards: str) -> None:
    refused = refusal([hand(**show(f"1 {cards}"))])
    assert (refused.code, refused.field) == ("not_a_declaration", "declarations.0.show")


def test_the_declaring_sides_level_counts_later_on() -> None:
    # Team 1 held at 0 points and is at 5; team 2 may show, but team 1 declares.
    replayed = run([hand(0, 1), hand(100, **show("2 5s", "1 5h 5h"))])
    assert results(replayed, "declarer")[-1] == (3,)
    assert stored(replayed)["trump"] == "h"
    assert refusal([hand(0, 1), hand(100, **show("2 2s"))]).code == "not_a_declaration"
    # Team 2 takes over and is at 4, team 1 still at 2.
    assert stored(run([hand(200, 1), hand(100, **show("1 4d"))]))["trump"] == "d"
    assert refusal([hand(200, 1), hand(100, **show("1 2d"))]).code == "not_a_declaration"


def test_a_ten_is_written_with_a_t() -> None:
    to_ten = [hand(0, 1), hand(0), hand(95)]  # 5, 8, 10
    assert stored(run([*to_ten, hand(100, **show("4 Tc"))]))["trump"] == "c"
    assert refusal([*to_ten, hand(100, **show("4 10c"))]).code == "not_a_card"
    assert "10" in refusal([*to_ten, hand(100, **show("4 9c"))]).message()


def test_trumps_may_be_noted_beside_them_if_they_agree() -> None:
    assert stored(run([hand(trump="h", **show("1 2h"))]))["trump"] == "h"
    refused = refusal([hand(trump="nt", **show("1 2h"))])
    assert (refused.code, refused.field) == ("trump_contradicts_declarations", "trump")


def test_in_the_first_hand_the_declarer_must_be_who_showed_last() -> None:
    shown = show("1 2h", "2 2s 2s")
    assert stored(run([hand(100, 2, **shown)]))["declarer"] == 2
    for other in (1, 3, 4):
        refused = refusal([hand(100, other, **shown)])
        assert (refused.code, refused.field, refused.detail) == ("wrong_declarer", "declarer", {"due": 2})


def test_none_shown_is_as_none_noted() -> None:
    assert "trump" not in stored(run([hand(100, 1, declarations=[])]))
    assert refusal([hand(declarations=[])]).code == "declarer_missing"


def test_after_a_correction_they_are_a_note() -> None:
    """Hand 2 was declared at 5; with hand 1 at 100 points it would have been at 3."""
    events = [hand(0, 1), hand(100, **show("2 5s")), {"type": "amend", "hand": 1, "as": {"captured": 100}}]
    replayed = run(events)
    assert results(replayed, "level") == [("2",), ("3",)]
    assert stored(replayed)["trump"] == "s"


def test_in_an_amended_hand_they_are_checked() -> None:
    shown = {"captured": 50, **show("2 3s")}
    refused = refusal([hand(0, 1), hand(100), {"type": "amend", "hand": 2, "as": shown}])
    assert (refused.code, refused.field) == ("not_a_declaration", "as.declarations.0.show")


def test_an_amended_first_hand_keeps_its_declarer() -> None:
    first = hand(100, **show("1 2h"))
    kept = run([first, {"type": "amend", "hand": 1, "as": {"captured": 50}}])
    assert stored(kept)["declarer"] == 1
    other = {"captured": 50, **show("2 2h")}
    assert refusal([first, {"type": "amend", "hand": 1, "as": other}]).code == "wrong_declarer"
    named = run([first, {"type": "amend", "hand": 1, "as": {**other, "declarer": 2}}])
    assert stored(named)["declarer"] == 2
