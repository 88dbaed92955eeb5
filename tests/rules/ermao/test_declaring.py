"""Who declares (ermao §2.1, §4)."""

import pytest

from tests.rules.ermao.building import hand, next_declarer, refusal, results, run, stored

DUE = [
    # declarer, attackers' points, who declares next
    (1, 155, 3),
    (2, 0, 4),
    (3, 95, 1),
    (4, 100, 2),
    (1, 160, 2),
    (2, 200, 3),
    (3, 195, 4),
    (4, 400, 1),
]


@pytest.mark.parametrize(("declarer", "captured", "due"), DUE)
def test_held_the_partner_taken_over_the_next_seat(declarer: int, captured: int, due: int) -> None:
    assert next_declarer(run([hand(captured, declarer)])) == due


def test_the_due_declarer_need_not_be_named() -> None:
    replayed = run([hand(0, 1), hand(0), hand(160), hand(0)])
    assert results(replayed, "declarer") == [(1,), (3,), (1,), (2,)]


def test_the_partner_may_declare_instead() -> None:
    replayed = run([hand(0, 1), hand(0, 1), hand(200, 1)])
    assert results(replayed, "declarer") == [(1,), (1,), (1,)]
    assert next_declarer(replayed) == 2


def test_the_declarer_is_stored_with_the_hand() -> None:
    assert stored(run([hand(0, 1), hand(95, note="x")])) == {
        "type": "hand",
        "captured": 95,
        "note": "x",
        "declarer": 3,
    }


@pytest.mark.parametrize("declarer", [2, 4])
def test_a_seat_of_the_other_team_is_refused(declarer: int) -> None:
    refused = refusal([hand(0, 1), hand(0, declarer)])
    assert (refused.code, refused.field, refused.detail) == ("wrong_declarer", "declarer", {"due": 3})


def test_after_a_match_a_declarer_must_be_named_again() -> None:
    won = [hand(0, 1), hand(0), hand(0), hand(0), hand(0)]
    assert next_declarer(run(won)) is None
    assert refusal([*won, hand(0)]).code == "declarer_missing"
    assert results(run([*won, hand(0, 2)]), "winner")[-1] == ("2",)
