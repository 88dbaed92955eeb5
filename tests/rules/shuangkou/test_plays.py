"""What plays are, read by hand, and which beats which (shuangkou §6, judge §3)."""

from typing import Any

import pytest

from games.rules.referee import judge
from tests.rules.shuangkou.building import cards

FOUR = "BJ*2 RJ*2"
THREE = "BJ RJ*2"

# Cards; kind, highest rank, stars of its biggest reading. A dash is no play.
PLAYS = [
    # Without jokers
    ("3", "single 3"),
    ("2", "single 2"),
    ("Th", "single T"),
    ("5 5", "pair 5"),
    ("2s 2h", "pair 2"),
    ("3 4", "-"),
    ("9 9 9", "triple 9"),
    ("2 2 2", "triple 2"),
    ("9 9 T", "-"),
    ("9 9 9 T", "-"),
    ("3*3 4*2", "-"),
    ("4*4", "bomb 4 4"),
    ("2*6", "bomb 2 6"),
    ("7*8", "bomb 7 8"),
    ("4*4 5", "-"),
    ("3 4 5 6", "-"),
    ("3 4 5 6 7", "straight 7"),
    ("7 5 3 6 4", "straight 7"),
    ("T J Q K A", "straight A"),
    ("J Q K A 2", "-"),
    ("A 2 3 4 5", "-"),
    ("3 4 4 5 6 7", "-"),
    ("3 4 5 6 8", "-"),
    ("3 4 5 6 7 8 9 T J Q K A", "straight A"),
    ("3*2 4*2", "-"),
    ("3*2 4*2 5*2", "pairs 5"),
    ("7h 7s 8d 8c 9h 9s", "pairs 9"),
    ("J*2 Q*2 K*2 A*2", "pairs A"),
    ("K*2 A*2 2*2", "-"),
    ("3*2 4*2 6*2", "-"),
    ("3*2 4*2 5*2 6*2 7*2 8*2 9*2", "pairs 9"),
    ("3*3 4*3", "-"),
    ("3*3 4*3 5*3", "triples 5"),
    ("J*3 Q*3 K*3 A*3", "triples A"),
    ("K*3 A*3 2*3", "-"),
    ("3*4 4*4", "-"),
    ("3*4 4*4 5*4", "bombs 5 7"),
    ("3*4 4*4 5*4 6*4", "bombs 6 8"),
    ("3*4 4*4 5*4 6*4 7*4", "bombs 7 9"),
    ("3*4 4*4 5*4 6*4 7*4 8*4", "bombs 8 10"),
    ("3*5 4*5 5*5", "bombs 5 8"),
    ("7*5 8*5 9*5 T*5", "bombs T 9"),
    ("7*5 8*5 9*5 T*5 J*5", "bombs J 10"),
    ("J*6 Q*6 K*6", "bombs K 9"),
    ("J*6 Q*6 K*6 A*6", "bombs A 10"),
    ("J*7 Q*7 K*7", "bombs K 10"),
    ("Q*8 K*8 A*8", "bombs A 11"),
    ("K*4 A*4 2*4", "-"),
    # Jokers alone stand for themselves
    ("BJ", "single BJ"),
    ("RJ", "single RJ"),
    ("BJ*2", "pair BJ"),
    ("RJ*2", "pair RJ"),
    ("BJ RJ", "-"),
    ("BJ*2 RJ", "jokers - 6"),
    ("BJ RJ*2", "jokers - 6"),
    (FOUR, "jokers - 7"),
    # One joker
    ("K RJ", "pair K"),
    ("2 BJ", "pair 2"),
    ("9 9 BJ", "triple 9"),
    ("9 T RJ", "-"),
    ("4*3 RJ", "bomb 4 4"),
    ("2*5 RJ", "bomb 2 6"),
    ("7*8 RJ", "bomb 7 9"),
    ("3 4 5 6 RJ", "straight 7"),
    ("4 5 6 7 8 RJ", "straight 9"),
    ("T J Q K RJ", "straight A"),
    ("J Q K A RJ", "straight A"),
    ("3 4 6 7 BJ", "straight 7"),
    ("3 4 6 8 BJ", "-"),
    ("2 3 4 5 RJ", "-"),
    ("3 4 5 6 7 9 T J Q K RJ", "straight K"),
    ("7*2 8 9*2 RJ", "pairs 9"),
    ("3*3 4*2 RJ", "-"),
    ("8*3 9*3 T*2 RJ", "triples T"),
    ("3*4 4*4 5*3 RJ", "bombs 5 7"),
    ("K*4 A*4 2*3 RJ", "-"),
    # Two
    ("9 BJ RJ", "triple 9"),
    ("4*2 BJ RJ", "bomb 4 4"),
    ("K*8 BJ RJ", "bomb K 10"),
    ("7*2 8 9 RJ BJ", "pairs 9"),
    ("8*2 9*2 RJ*2", "pairs T"),
    ("3 5 7 RJ*2", "straight 7"),
    ("3*2 4*2 5*2 6*2 7*2 BJ RJ", "pairs 8"),
    ("4*3 5*2 6*2 BJ*2", "triples 6"),
    ("A 2 RJ BJ", "-"),
    # Three
    ("2 BJ RJ*2", "bomb 2 4"),
    ("K*8 BJ RJ*2", "bomb K 11"),
    ("5 9 BJ*2 RJ", "straight 9"),
    ("5 T BJ*2 RJ", "-"),
    ("5 6 7 RJ*2 BJ", "straight T"),
    ("Q K A RJ*2 BJ", "straight A"),
    ("Q*2 K RJ*2 BJ", "pairs A"),
    ("5*3 6*3 RJ*2 BJ", "triples 7"),
    ("9*3 T*3 J*3 RJ*2 BJ", "bombs J 7"),
    ("T*8 J*8 Q*8 RJ*2 BJ", "bombs Q 12"),
    # Four
    ("6 BJ*2 RJ*2", "bomb 6 5"),
    ("2*3 BJ*2 RJ*2", "bomb 2 7"),
    ("3*8 BJ*2 RJ*2", "bomb 3 12"),
    ("3 4 BJ*2 RJ*2", "straight 8"),
    ("3*4 4*4 BJ*2 RJ*2", "bombs 5 7"),
    ("K*4 A*4 BJ*2 RJ*2", "bombs A 7"),
    ("5*4 6*4 7*3 BJ*2 RJ*2", "bombs 7 8"),
    ("J*4 Q*4 K*4 A*4 BJ*2 RJ*2", "bombs A 9"),
    ("2 A BJ*2 RJ*2", "-"),
]


@pytest.mark.parametrize(("text", "reading"), PLAYS)
def test_reading(text: str, reading: str) -> None:
    hand = cards(text)
    answer = judge({"id": 1, "game": "shuangkou", "hands": [hand]})
    assert answer == {"id": 1, "hands": [_expected(reading, len(hand))]}


def _expected(reading: str, size: int) -> dict[str, Any]:
    if reading == "-":
        return {"kind": None}
    kind, rank, *stars = reading.split()
    return {
        "kind": kind,
        "rank": None if rank == "-" else rank,
        "size": size,
        "stars": int(stars[0]) if stars else None,
    }


# What lies, what answers it, and who has the trick then.
BEATS = [
    ("K", "2", 2),
    ("2", "K", 1),
    ("K", "K", 1),
    ("2", "BJ", 2),
    ("BJ", "RJ", 2),
    ("RJ", "BJ", 1),
    ("BJ", "BJ", 1),
    ("K", "2 2", 1),
    ("K*2", "RJ*2", 2),
    ("BJ*2", "RJ*2", 2),
    ("2*2", "A RJ", 1),
    ("A*2", "2 RJ", 2),
    ("5*3", "6*2 RJ", 2),
    ("3 4 5 6 7", "4 5 6 7 8", 2),
    ("3 4 5 6 7", "4 5 6 7 8 9", 1),
    ("T J Q K A", "J Q K A RJ", 1),
    ("3*2 4*2 5*2", "5 6 7 RJ*2 BJ", 2),
    ("8*2 9*2 T*2", "5 6 7 RJ*2 BJ", 1),
    ("5 6 7 RJ*2 BJ", "8*2 9*2 T*2", 1),
    ("3 4 5 6 7 8", "5 6 7 RJ*2 BJ", 2),
    ("3*3 4*3 5*3", "4*3 5*3 6*2 RJ", 2),
    ("3*3 4*3 5*3 6*3", "9*3 T*3 J*3 RJ*2 BJ", 2),
    # Bombs beat all else
    ("A*2", "4*4", 2),
    ("4*4", "A*2", 1),
    ("T J Q K A", "3 BJ RJ*2", 2),
    ("RJ", "BJ*2 RJ", 2),
    # More stars
    ("2*4", "3*5", 2),
    ("2*5", "3*4", 1),
    ("4*4", "5*4", 2),
    ("2*4", "A*4", 1),
    ("4*4", "4*3 RJ", 1),
    # Then fewer cards
    ("3*4 4*4 5*4", "9*7", 2),
    ("9*7", "3*4 4*4 5*4", 1),
    ("3*5 4*5 5*5", "6*8", 2),
    ("3*4 4*4 5*4 6*4", "7*5 8*5 9*5", 2),
    ("7*5 8*5 9*5", "T*4 J*4 Q*4 K*4", 1),
    ("3*6 4*6 5*6 6*6", "8*7 9*7 T*7", 2),
    ("3*8 4*8 5*8", "7*8 RJ*2 BJ", 2),
    # Then the rank
    ("3*4 4*4 5*4", "6*4 7*4 8*4", 2),
    ("8*4 9*4 T*4", "4*4 5*4 6*4", 1),
    # Three jokers come last of 6 stars
    ("BJ*2 RJ", "6*6", 2),
    ("6*6", "BJ*2 RJ", 1),
    ("BJ*2 RJ", "6*5 RJ", 2),
    ("2*5", "BJ*2 RJ", 2),
    ("BJ*2 RJ", "2*5", 1),
    # Four come first of 7
    ("7*7", FOUR, 2),
    (FOUR, "2*7", 1),
    ("3*4 4*4 5*4", FOUR, 2),
    (FOUR, "3*8", 2),
    ("3*8", FOUR, 1),
    # No play wins nothing
    ("K", "3 4", None),
    ("3 4", "K", None),
    ("BJ RJ", "3 4", None),
]


@pytest.mark.parametrize(("first", "second", "wins"), BEATS)
def test_beats(first: str, second: str, wins: int | None) -> None:
    answer = judge({"game": "shuangkou", "hands": [cards(first), cards(second)]})
    assert answer["wins"] == wins


@pytest.mark.parametrize("count", [1, 3, 8])
def test_only_two_hands_are_compared(count: int) -> None:
    answer = judge({"game": "shuangkou", "hands": [["K"]] * count})
    assert answer.keys() == {"id", "hands"} and len(answer["hands"]) == count


UNREADABLE: list[Any] = [
    ([], "wrong_hand_count", "hands"),
    ([["3"]] * 9, "wrong_hand_count", "hands"),
    ([["3"], []], "wrong_card_count", "hands.1"),
    (["3"], "bad_record", "hands.0"),
    ("3", "bad_record", "hands"),
    (None, "bad_record", "hands"),
    ([["3", "1"]], "not_a_card", "hands.0.1"),
    ([["10"]], "not_a_card", "hands.0.0"),
    ([["t"]], "not_a_card", "hands.0.0"),
    ([["Kx"]], "not_a_card", "hands.0.0"),
    ([["RJh"]], "not_a_card", "hands.0.0"),
    ([[""]], "not_a_card", "hands.0.0"),
    ([[3]], "not_a_card", "hands.0.0"),
    ([[["3"]]], "not_a_card", "hands.0.0"),
    ([["４"]], "not_a_card", "hands.0.0"),
    ([["7"] * 9], "too_many_copies", "hands.0"),
    ([["7"] * 8, ["7h"]], "too_many_copies", "hands.1"),
    ([["RJ"], ["RJ"], ["RJ"]], "too_many_copies", "hands.2"),
    ([["BJ"] * 3], "too_many_copies", "hands.0"),
]


@pytest.mark.parametrize(("hands", "code", "field"), UNREADABLE)
def test_unreadable(hands: Any, code: str, field: str) -> None:
    for language in ("zh", "en"):
        error = judge({"id": "q", "game": "shuangkou", "hands": hands}, language)["error"]
        assert (error["code"], error["field"]) == (code, field)
        assert error["message"].endswith("。" if language == "zh" else ".") and "…" not in error["message"]


def test_rules_are_checked_like_those_of_a_table() -> None:
    error = judge({"game": "shuangkou", "rules": {"base": 0}, "hands": [["3"]]})["error"]
    assert (error["code"], error["field"]) == ("bad_rule", "rules.base")
    assert judge({"game": "shuangkou", "rules": None, "hands": [["3"]]})["hands"][0]["kind"] == "single"
