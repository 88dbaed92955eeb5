"""Laws of 二人双扣 alone: seats, bombs, and the readings of jokers."""

from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from games.rules.games import GAMES
from games.rules.record import open_table, replay
from games.rules.shuangkou import bombs
from games.rules.shuangkou.plays import beats, biggest, readings
from tests.rules.shuangkou.evenings import evening, turned

LAW = settings(max_examples=60, deadline=None)
SEEDS = st.integers(0, 10**9)


@LAW
@given(SEEDS)
def test_seat_numbers_make_no_difference(seed: int) -> None:
    table = evening(seed)
    totals = replay(table).state.totals
    other = replay(table | {"events": [turned(event) for event in table["events"]]}).state.totals
    assert other == {1: totals[2], 2: totals[1]}


@LAW
@given(SEEDS)
def test_what_was_told_while_entering_is_what_it_comes_to(seed: int) -> None:
    table = evening(seed)
    rules, state = open_table(table)
    for entry in replay(table).entries:
        if entry.outcome.hand is None:
            continue
        seats = GAMES["shuangkou"].so_far(rules, state, entry.event)["seats"]  # type: ignore[index]
        assert {seat: told["bonus"] for seat, told in seats.items()} == entry.outcome.more["bonus"]
        assert seats[str(entry.event["winner"])]["multiplier"] == entry.outcome.more["multiplier"]


STARS = st.lists(st.integers(4, 12), max_size=9)


@settings(max_examples=300, deadline=None)
@given(STARS, st.integers(4, 12))
def test_another_bomb_never_lowers_the_multiplier(played: list[int], more: int) -> None:
    before, after = bombs.add_up(played), bombs.add_up([*played, more])
    assert bombs.multiplier(before) <= bombs.multiplier(after)


@LAW
@given(STARS)
def test_the_order_of_bombs_makes_no_difference(played: list[int]) -> None:
    assert bombs.add_up(played) == bombs.add_up(sorted(played, reverse=True))


ORDER = "3456789TJQKA2"


def classified(ranks: Counter[str]) -> tuple[str, str, int | None] | None:
    """Kind, highest rank and stars of cards without jokers, told one by one."""
    size, kinds = sum(ranks.values()), sorted(ranks, key=ORDER.index)
    top = kinds[-1]
    if len(kinds) == 1:
        name = {1: "single", 2: "pair", 3: "triple"}.get(size, "bomb")
        return (name, top, size if size > 3 else None) if size <= 12 else None
    each, run = ranks[top], len(kinds)
    if top == "2" or any(ranks[rank] != each for rank in kinds) or "".join(kinds) not in ORDER:
        return None
    if each == 1:
        return ("straight", top, None) if run >= 5 else None
    if run < 3:
        return None
    if each <= 3:
        return ({2: "pairs", 3: "triples"}[each], top, None)
    return ("bombs", top, each + run) if run <= 6 and each + run <= 12 else None


@st.composite
def plays(draw: Any) -> list[str]:
    """Up to 14 cards close enough together to be something now and then."""
    start = draw(st.integers(0, 10))
    each, run = draw(st.integers(1, 5)), draw(st.integers(1, 6))
    natural = [rank for rank in ORDER[start : start + run] for _ in range(each)][:14]
    kept = draw(st.integers(1, len(natural)))
    natural = draw(st.permutations(natural))[: max(kept, len(natural) - 4)]
    return [*natural, *draw(st.permutations(["BJ", "BJ", "RJ", "RJ"]))[: draw(st.integers(0, 4))]]


@settings(max_examples=150, deadline=None)
@given(plays())
def test_readings_are_what_jokers_can_be_tried_as(cards: list[str]) -> None:
    natural = Counter(card for card in cards if card in ORDER)
    tried = set()
    for stand_ins in combinations_with_replacement(ORDER, len(cards) - sum(natural.values())):
        found = classified(natural + Counter(stand_ins))
        if found:
            tried.add(found)
    assert {(way.kind, way.rank, way.stars) for way in readings(cards)} == tried


@LAW
@given(plays(), plays())
def test_no_two_plays_beat_each_other(one: list[str], other: list[str]) -> None:
    mine, theirs = biggest(readings(one)), biggest(readings(other))
    if mine and theirs:
        assert not (beats(mine, theirs) and beats(theirs, mine))
        assert not any(beats(way, mine) for way in readings(one) if way.stars)
