"""Figures are drawn from the rules' own tables; what is expected here is pencil and rulebook."""

import pytest

from tests.rules_pages.reading import read

pytestmark = pytest.mark.django_db

LADDER = {4: ("×1", "0"), 5: ("×2", "0"), 6: ("×4", "2"), 7: ("×8", "6"), 8: ("×16", "10")}
LADDER |= {9: ("×32", "14"), 10: ("×64", "18"), 11: ("×64", "18"), 12: ("×64", "18")}
LEVELS = [
    ["0", "庄家", "升 3 级", "5", "→", "8"],
    ["5–95", "庄家", "升 2 级", "5", "→", "7"],
    ["100–155", "庄家", "升 1 级", "5", "→", "6"],
    ["160–195", "闲家上台", "升 1 级", "5", "→", "6"],
    ["200+", "闲家上台", "升 2 级", "5", "→", "7"],
]
MERGED = [
    ["4", "4", "→", "合成", "4", "4", "×1", "奖励", "0"],
    ["4", "4", "4", "→", "合成", "5", "×2", "奖励", "0"],
    ["4", "4", "4", "4", "→", "合成", "6", "×4", "奖励", "2"],
    ["6", "6", "6", "→", "合成", "8", "×16", "奖励", "10"],
    ["6", "8", "→", "合成", "6", "8", "×16", "奖励", "12"],
]
CLASSES = ["豹子", "顺金", "金花", "顺子", "二游", "对子", "单张"]


def groups(page: str, language: str = "zh") -> list[tuple[str, str, str]]:
    """Each group drawn, as (card, card, name)."""
    return [(one, other, name) for one, other, name in read(page, language).of("group")]


@pytest.mark.parametrize(
    ("page", "first", "named"),
    [
        (
            "daxuan",
            ("3", "王", "丁二皇"),
            {("Q", "9", "天九王"), ("8", "J", "人官九"), ("10", "10", "双花十")},
        ),
        (
            "dingerhuang",
            ("3", "王", "丁二皇"),
            {("Q", "9", "奶狗"), ("8", "J", "灯笼九"), ("J", "J", "一对虎头")},
        ),
    ],
)
def test_every_group_is_drawn_once_with_the_game_s_own_name(
    page: str, first: tuple[str, str, str], named: set[tuple[str, str, str]]
) -> None:
    drawn = groups(page)
    assert len(drawn) == 151
    assert drawn[0] == first
    assert named <= set(drawn)
    assert all(name for _one, _other, name in drawn)


def test_pairs_come_before_the_king_and_the_king_before_points() -> None:
    names = [name for _one, _other, name in groups("daxuan")]
    order = ["天牌一对", "地牌一对", "小5一对", "天九王", "天红杠", "地黑杠", "天官九", "天官八", "丁八一"]
    assert sorted(order, key=names.index) == order


def test_what_ties_shares_a_row() -> None:
    rows = [texts[2::3] for texts in read("daxuan").of("ties__row")]
    assert ["梅十一对", "板凳一对", "长三一对"] in rows
    assert ["天红杠", "天黑杠"] in rows
    # 0 points: 4 and 6 (2 × 3 kinds), the two tens, jack and 9, 7 and 3 (2).
    assert len(rows[-1]) == 6 + 1 + 1 + 2


def test_the_deck_has_seventeen_kinds_in_seven_ranks() -> None:
    found = read("daxuan")
    assert len(found.of("deck__kind")) == 17
    assert [len(texts) // 3 for texts in found.of("deck__rank")] == [1, 1, 1, 1, 3, 4, 6]
    assert ["Q", "天", "12 点 · 2 张"] in found.of("deck__kind")
    assert ["王", "Joker", "6 points · 1 card"] in read("daxuan", "en").of("deck__kind")


def test_the_ladder_of_bombs_has_the_rulebook_s_numbers() -> None:
    rungs = read("shuangkou").of("rung")
    assert {int(rung[0]): (rung[-3], rung[-1]) for rung in rungs} == LADDER
    assert [int(rung[0]) for rung in rungs] == list(range(12, 3, -1))


def test_four_jokers_lead_seven_stars_and_three_end_six() -> None:
    rungs = {rung[0]: rung[2:-3] for rung in read("shuangkou").of("rung")}
    assert rungs["7"] == ["王", "王", "王", "王", "5", "×7", "5", "×4", "6", "×4", "7", "×4"]
    assert rungs["6"] == ["5", "×6", "王", "王", "王"]


def test_what_bombs_add_up_to() -> None:
    assert read("shuangkou").of("merged__one") == MERGED


def test_levels_by_score() -> None:
    assert read("ermao").of("level") == LEVELS


def test_classes_of_three_cards_in_both_orders() -> None:
    names = [texts[-1] for texts in read("jinhua").of("ties__row")]
    assert names[:7] == CLASSES
    assert names[7:] == ["豹子", "顺金", "金花", "二游", "顺子", "对子", "单张"]


def test_settings_tell_what_each_preset_has() -> None:
    rows = {texts[0]: texts[2:] for texts in read("daxuan").of("choices__one")}
    assert rows["皮"] == ["1、3", "1 分", "5、10 · 5、20", "5 分"]
    assert rows["芒果"] == ["1、3", "5 分", "5、10", "10 分", "5、20", "20 分"]
    assert len(rows) == 15
