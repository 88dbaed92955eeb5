"""Sentences name a card as players do, not by its code."""

import pytest

from games.rules.errors import Refusal

CARDS = [
    ("2h", "红桃 2", "the 2 of hearts"),
    ("Td", "方块 10", "the 10 of diamonds"),
    ("As", "黑桃 A", "the A of spades"),
    ("Kc", "梅花 K", "the K of clubs"),
    ("rQ", "红 Q", "red Q"),
    ("bT", "黑 10", "black 10"),
    ("RJ", "大王", "the big joker"),
    ("BJ", "小王", "the small joker"),
    ("T", "10", "10"),
    ("Q", "Q", "Q"),
]


@pytest.mark.parametrize(("card", "zh", "en"), CARDS)
def test_a_card_used_too_often(card: str, zh: str, en: str) -> None:
    refusal = Refusal("too_many_copies", card=card, copies=2)
    assert refusal.message("zh") == f"有一张用多了：{zh}。牌里只有 2 张，请核对各家的牌。"
    expected = f"Too many of one card: {en}. Only 2 in play; check everyone's cards."
    assert refusal.message("en") == expected
    assert refusal.detail["card"] == card
