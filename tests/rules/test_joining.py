"""README §5: joining and leaving."""

from typing import Any

from games.rules.record import view
from tests.rules.building import hand, refusal, run, shown


def join(after: int | None = None) -> dict[str, Any]:
    return {"type": "join", "player": "丁", **({} if after is None else {"after": after})}


def leave(seat: int) -> dict[str, Any]:
    return {"type": "leave", "seat": seat}


def test_the_next_number_in_the_place_asked_for() -> None:
    assert run([join(1)]).state.order == (1, 4, 2, 3)
    assert run([join()]).state.order == (1, 2, 3, 4)


def test_numbers_are_never_used_again() -> None:
    assert run([join(), leave(4), join(1)]).state.order == (1, 5, 2, 3)


def test_a_join_does_not_change_who_deals() -> None:
    assert run([join(3)], dealer=1).state.dealer == 1


def test_if_the_due_dealer_leaves_the_next_seat_deals() -> None:
    assert run([leave(3)], dealer=3).state.dealer == 1
    assert run([leave(1)], dealer=3).state.dealer == 3


def test_who_left_stays_in_the_standing_and_out_of_the_hands() -> None:
    events = [hand(shown(1), shown(2, 2, 2), shown(3, 3, 3), bids=[5]), leave(1)]
    replayed = run([*events, hand(shown(2), shown(3, 2, 2), bids=[5])])
    assert replayed.state.totals == {1: 10, 2: 0, 3: -10}
    assert replayed.entries[-1].outcome.net == {2: 5, 3: -5}
    assert view(replayed.rules, replayed.state)["seats"]["1"]["left"] is True


def test_who_left_is_unknown_at_the_table() -> None:
    events = [leave(1), hand(shown(1), shown(2), shown(3), bids=[5])]
    assert refusal(events).code == "unknown_seat"
    assert refusal([leave(1), leave(1)]).code == "unknown_seat"
