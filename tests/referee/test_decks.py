"""The decks a picker lays out: xuan §1, jinhua §1, shuangkou §6, ermao §9."""

from typing import Any

import pytest

from games.decks import DECKS
from games.rules.games import GAMES
from games.rules.referee import JUDGES, judge

CARDS = {"daxuan": 32, "dingerhuang": 32, "jinhua": 52, "shuangkou": 108, "ermao": 216}
FIRST = {
    "daxuan": ["rQ", "r2"],
    "jinhua": ["As", "Ks"],
    "shuangkou": ["RJ", "BJ", "2", "A"],
    "ermao": ["RJ", "BJ", "As"],
}
NAMES = [
    ("jinhua", "Th", "红桃10", "10 of hearts"),
    ("ermao", "BJ", "小王", "small joker"),
    ("shuangkou", "T", "10", "10"),
    ("dingerhuang", "r3", "红桃3", "Ding"),
]


def kinds(game: str, language: str = "zh") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = DECKS[game](GAMES[game].rules({}), language)["kinds"]
    return found


def test_every_game_the_referee_knows_has_a_deck() -> None:
    assert set(DECKS) == set(JUDGES) == set(CARDS)


@pytest.mark.parametrize(("game", "cards"), CARDS.items())
def test_as_many_cards_as_the_deck_has(game: str, cards: int) -> None:
    assert sum(kind["copies"] for kind in kinds(game)) == cards


@pytest.mark.parametrize(("game", "first"), FIRST.items())
def test_the_highest_comes_first(game: str, first: list[str]) -> None:
    assert [kind["kind"] for kind in kinds(game)][: len(first)] == first


@pytest.mark.parametrize(("game", "card", "zh", "en"), NAMES)
def test_names(game: str, card: str, zh: str, en: str) -> None:
    said = [
        next(kind["name"] for kind in kinds(game, language) if kind["kind"] == card)
        for language in ("zh", "en")
    ]
    assert said == [zh, en]


@pytest.mark.parametrize("game", ["shuangkou", "ermao"])
def test_every_card_can_be_asked_about(game: str) -> None:
    for kind in kinds(game):
        question = {"game": game, "trump": "s", "level": "2", "hands": [[kind["kind"]]]}
        assert "error" not in judge(question), kind
