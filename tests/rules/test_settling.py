"""xuan §5, §6: what a showdown comes to beyond the worked cases."""

from tests.rules.building import Json, cards, folded, hand, run, shown, stood

DING = {"game": "dingerhuang"}
TEN = "bT rT bJ b5"


def moved(event: Json, **head: object) -> list[tuple[object, object, int, str]]:
    outcome = run([event], **head).entries[0].outcome
    return [(t.source, t.target, t.points, t.reason) for t in outcome.transfers]


def test_antes_first_then_the_pool_then_the_beaten() -> None:
    event = hand(shown(1, 2, 2), shown(2), folded(3, 2), bids=[2, 5], dealer=3)
    assert moved(event, **DING) == [
        (1, "pool", 1, "ante"),
        (2, "pool", 1, "ante"),
        (3, "pool", 1, "ante"),
        ("pool", 2, 3, "pool"),
        (1, 2, 5, "beaten"),
        (3, 2, 2, "skin"),
    ]


def test_equal_first_takers_share_the_pool_from_the_dealer_on() -> None:
    event = hand(shown(1), shown(2), folded(3, 1, stake=0), bids=[5], dealer=1)
    assert moved(event, **DING)[3:] == [("pool", 2, 2, "pool"), ("pool", 1, 1, "pool")]


def test_the_better_low_of_two_that_draw_takes_pool_and_skin() -> None:
    replayed = run([hand(shown(1, 1, 2), shown(2, 2, 1), folded(3, 2), bids=[7])], **DING)
    assert replayed.state.totals == {1: -1, 2: 9, 3: -8}
    assert replayed.entries[0].outcome.more["takers"] == [2]


def test_sanhua_neither_wins_nor_loses() -> None:
    event = hand(cards(1, TEN, stake=9), cards(2, "rQ rQ r2 r2", stake=9), cards(3, "b9 b8 b7 b5", stake=9))
    assert moved(event, **DING)[3:] == [
        ("pool", 1, 1, "ante_return"),
        ("pool", 2, 2, "pool"),
        (3, 2, 9, "beaten"),
    ]


def test_where_only_sanhua_are_left_the_folded_stakes_wait_in_the_pool() -> None:
    events = [
        hand(cards(1, TEN, stake=9), cards(2, "b6 r6 RJ b5", stake=9), folded(3, 3, stake=4)),
        hand(stood(1), folded(2, 2), folded(3, 1), bids=[1]),
    ]
    replayed = run(events, **DING)
    first, second = (entry.outcome for entry in replayed.entries)
    assert (first.net, first.pool, first.more["takers"]) == ({1: 0, 2: 0, 3: -5}, 5, [])
    assert second.net == {1: 8, 2: -2, 3: -1}


def test_sanhua_is_nothing_where_the_setting_is_off() -> None:
    event = hand(cards(1, TEN, stake=9), cards(2, "rQ rQ r2 r2", stake=9))
    assert run([event], players=2).state.totals == {1: -9, 2: 9}


def test_one_left_may_show_all_the_same() -> None:
    assert run([hand(cards(1, "b9 b8 b7 b5"), folded(2, 2), bids=[3])], players=2).state.totals == {
        1: 3,
        2: -3,
    }


def test_what_was_shown_is_told_with_the_stronger_group_as_high() -> None:
    event = hand(cards(1, "b7 r4 rQ b9", stake=3), cards(2, "b8 b5 r2 r7", stake=3))
    assert run([event], players=2).entries[0].outcome.shown == {
        "1": {"high": ["rQ", "b9"], "low": ["r4", "b7"]},
        "2": {"high": ["r2", "r7"], "low": ["b8", "b5"]},
    }
