"""xuan §8: what a seat has in front of it."""

from typing import Any

from games.rules.record import view
from tests.rules.building import bets, bowl, bowls, folded, hand, nets, refusal, run, shown, stood

KNOCKOUT = hand(folded(1), stood(2), bids=[10])


def in_bowls(events: list[Any], **head: Any) -> dict[str, Any]:
    replayed = run(events, players=2, **head)
    return {seat: item["bowl"] for seat, item in view(replayed.rules, replayed.state)["seats"].items()}


def test_a_bowl_follows_the_nets_and_the_mangoes() -> None:
    events = [*bowls(100, 100), KNOCKOUT]
    assert in_bowls(events, rules={}) == {"1": 99, "2": 101}
    events.append(hand(shown(1), shown(2, 2, 2), bids=[20]))
    assert in_bowls(events, rules={}) == {"1": 119, "2": 81}


def test_counted_chips_set_it_whatever_the_minimum() -> None:
    assert in_bowls([bowl(1), {"type": "bowl", "seat": 1, "counted": 7}], rules={})["1"] == 7
    assert in_bowls([{"type": "bowl", "seat": 1, "counted": 0}, bowl(1, 50)], rules={})["1"] == 50


def test_it_is_no_part_of_the_standing() -> None:
    assert run(bowls(100, 200, 300), rules={}).state.totals == {1: 0, 2: 0, 3: 0}


def test_the_stake_is_held_to_what_the_mango_leaves() -> None:
    events = [*bowls(100, 100), hand(stood(1), stood(2), bids=[3], passed=2)]
    event = hand(shown(1, stake=96), shown(2, 2, 2, stake=95))
    refused = refusal([*events, event], rules={}, players=2)
    assert (refused.code, refused.detail) == ("stake_over_bowl", {"most": 95})


def test_a_bowl_with_nothing_to_play_with_is_too_small() -> None:
    events = [
        *bowls(100, 100),
        hand(shown(1), shown(2, 2, 2), bids=[95]),
        hand(stood(1), stood(2), bids=[3], passed=2),
        hand(shown(1), shown(2, 2, 2), bids=[3]),
    ]
    refused = refusal(events, rules={}, players=2)
    assert (refused.position, refused.detail) == (5, {"seat": 2, "missing": 1})


def test_the_page_is_told_what_a_bowl_lacks() -> None:
    events = [
        *bowls(100, 100),
        hand(shown(1), shown(2, 2, 2), bids=[97]),
        hand(stood(1), stood(2), bids=[3], passed=2),
    ]
    replayed = run(events, rules={}, players=2)
    seats = view(replayed.rules, replayed.state)["seats"]
    assert seats["2"] == {"bowl": 3, "mango": 5, "missing": 3, "total": -97, "left": False}
    assert seats["1"]["missing"] == 0


def test_a_bowl_named_for_the_hand_has_the_ante_beside_it() -> None:
    event = hand(shown(1, bowl=40), shown(2, 2, 2, stake=40), bids=[40])
    assert run([event], game="dingerhuang", rules={"ante": 5}, players=2).state.totals == {1: 45, 2: -45}


def test_with_no_bowls_nothing_is_held_back() -> None:
    assert run([hand(shown(1, stake=5), shown(2, 2, 2, stake=9_000))], players=2).state.totals == {
        1: 5,
        2: -5,
    }


def test_all_in_with_more_than_any_figure_may_be_stakes_what_can_be_entered() -> None:
    filled = [bowl(seat, 1_000_000_000) for seat in (1, 2)] * 2
    told = bets("1 all_in, 2 call", *[{"seat": k, "order": {"high": k, "low": k}} for k in (1, 2)])
    replayed = run([*filled, told], rules={}, players=2)
    assert nets(replayed) == [{1: 1_000_000_000, 2: -1_000_000_000}]
    stored = [entry.event for entry in replayed.entries]
    assert run(stored, rules={}, players=2).to_json() == replayed.to_json()
