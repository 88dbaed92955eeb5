"""Stars of bombs and what they add up to (shuangkou §2, §3)."""

from typing import Any

import pytest

from games.rules.shuangkou import bombs

STARS = [
    ({"size": 4}, 4, 4, 0),
    ({"size": 5}, 5, 5, 0),
    ({"size": 8}, 8, 8, 0),
    ({"size": 9}, 9, 9, 1),
    ({"size": 12}, 12, 12, 4),
    ({"size": 4, "run": 3}, 7, 12, 0),
    ({"size": 4, "run": 4}, 8, 16, 0),
    ({"size": 4, "run": 5}, 9, 20, 0),
    ({"size": 4, "run": 6}, 10, 24, 0),
    ({"size": 5, "run": 3}, 8, 15, 0),
    ({"size": 5, "run": 4}, 9, 20, 0),
    ({"size": 5, "run": 5}, 10, 25, 0),
    ({"size": 6, "run": 3}, 9, 18, 0),
    ({"size": 6, "run": 4}, 10, 24, 0),
    ({"size": 7, "run": 3}, 10, 21, 0),
    ({"size": 8, "run": 3}, 11, 24, 0),
    ({"size": 9, "run": 3}, 12, 27, 3),
    ({"jokers": 3}, 6, 3, 3),
    ({"jokers": 4}, 7, 4, 4),
    ({"size": 5, "run": None, "jokers": None}, 5, 5, 0),
]


@pytest.mark.parametrize(("bomb", "stars", "cards", "jokers"), STARS)
def test_stars(bomb: dict[str, Any], stars: int, cards: int, jokers: int) -> None:
    assert bombs.read(bomb, "") == (stars, cards, jokers)


# Stars played, what stays, multiplier, bonus under a cap of 18.
SUMS = [
    ([], (), 1, 0),
    ([4], (4,), 1, 0),
    ([5], (5,), 2, 0),
    ([6], (6,), 4, 2),
    ([7], (7,), 8, 6),
    ([8], (8,), 16, 10),
    ([9], (9,), 32, 14),
    ([10], (10,), 64, 18),
    ([11], (11,), 64, 18),
    ([12], (12,), 64, 18),
    # The source's own table of equal stars.
    ([4] * 3, (5,), 2, 0),
    ([4] * 4, (6,), 4, 2),
    ([4] * 5, (7,), 8, 6),
    ([4] * 6, (8,), 16, 10),
    ([5] * 2, (6,), 4, 2),
    ([5] * 3, (7,), 8, 6),
    ([5] * 4, (8,), 16, 10),
    ([5] * 5, (9,), 32, 14),
    ([6] * 2, (7,), 8, 6),
    ([6] * 3, (8,), 16, 10),
    ([6] * 4, (9,), 32, 14),
    ([7] * 2, (8,), 16, 10),
    ([7] * 3, (9,), 32, 14),
    ([8] * 2, (9,), 32, 14),
    ([8] * 3, (10,), 64, 18),
    ([9] * 2, (10,), 64, 18),
    ([9] * 3, (11,), 64, 18),
    ([10] * 2, (11,), 64, 18),
    # Two of 4 stars stay as they are, and different stars do not merge.
    ([4, 4], (4, 4), 1, 0),
    ([4, 4, 5], (4, 4, 5), 2, 0),
    ([5, 6], (5, 6), 4, 2),
    ([6, 7], (6, 7), 8, 8),
    ([6, 8], (6, 8), 16, 12),
    ([8, 9], (8, 9), 32, 18),
    ([4, 6, 7, 8], (4, 6, 7, 8), 16, 18),
    # What came up merges on with what is there.
    ([4, 4, 4, 5], (6,), 4, 2),
    ([4, 4, 4, 6], (5, 6), 4, 2),
    ([4, 4, 4, 4, 6], (7,), 8, 6),
    ([5, 5, 6], (7,), 8, 6),
    ([5, 5, 7], (6, 7), 8, 8),
    ([5, 6, 6, 7], (5, 8), 16, 10),
    ([7, 8, 7], (9,), 32, 14),
]


@pytest.mark.parametrize(("played", "stay", "multiplier", "bonus"), SUMS)
def test_sum(played: list[int], stay: tuple[int, ...], multiplier: int, bonus: int) -> None:
    found = bombs.add_up(played)
    assert found == stay
    assert (bombs.multiplier(found), bombs.bonus(found, 18)) == (multiplier, bonus)


def test_the_bonus_is_capped() -> None:
    assert [bombs.bonus((6, 8), cap) for cap in (0, 5, 12, 18, 1000)] == [0, 5, 12, 12, 12]
