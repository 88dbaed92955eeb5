"""The referee over the API: open to everybody, the answers of judge.md with sentences, refusals, a limit."""

from collections.abc import Callable
from typing import Any

import pytest
from pytest_django import Settings
from rest_framework.test import APIClient

from tests.conftest import Cast

Api = Callable[..., APIClient]
TWO_HANDS = {"game": "jinhua", "hands": [["Ah", "Kh", "9h"], ["8d", "8s", "Kc"]]}

ANSWERS: list[Any] = [
    pytest.param(
        TWO_HANDS, {"hands": [{"class": "flush"}, {"class": "pair"}], "order": [[1], [2]]}, id="jinhua"
    ),
    pytest.param(
        {"game": "shuangkou", "hands": [["5", "5"], ["6", "BJ"]]},
        {
            "hands": [
                {"kind": "pair", "rank": "5", "size": 2, "stars": None},
                {"kind": "pair", "rank": "6", "size": 2, "stars": None},
            ],
            "wins": 2,
        },
        id="shuangkou",
    ),
    pytest.param(
        {"game": "ermao", "trump": "nt", "level": "2", "hands": [["Ks"], ["As"]]},
        {"wins": 2, "points": 10},
        id="ermao a trick",
    ),
    pytest.param(
        {"game": "ermao", "level": "T", "declarations": [["Th", "Th"], ["Ts"], ["RJ", "RJ"]]},
        {
            "declarations": [
                {"trump": "h", "strength": 2, "outranks": True},
                {"trump": "s", "strength": 1, "outranks": False},
                {"trump": "nt", "strength": 6, "outranks": True},
            ],
            "stands": 3,
            "trump": "nt",
        },
        id="ermao declarations",
    ),
    pytest.param(
        {"game": "daxuan", "hands": [[["rQ", "b9"], ["r2", "b4"]]]},
        {
            "hands": [
                {
                    "high": ["rQ", "b9"],
                    "low": ["r2", "b4"],
                    "names": {"high": "天九王", "low": "地官六"},
                    "sanhua": None,
                }
            ],
            "order": [[1]],
            "beats": [],
        },
        id="daxuan two groups",
    ),
]

REFUSALS: list[Any] = [
    ({}, "unknown_game", "game"),
    ([], "bad_record", ""),
    ({"game": "chess"}, "unknown_game", "game"),
    ({"game": "jinhua", "hands": []}, "wrong_hand_count", "hands"),
    ({"game": "jinhua", "hands": [["Ah", "Kh"]]}, "wrong_card_count", "hands.0"),
    ({"game": "jinhua", "hands": [["Ah", "Kh", "Xx"]]}, "not_a_card", "hands.0.2"),
    ({"game": "jinhua", "hands": [["Ah", "Kh", "Ah"]]}, "too_many_copies", "hands.0"),
    ({"game": "jinhua", "rules": {"eryou": 5}, "hands": [["Ah", "Kh", "9h"]]}, "bad_rule", "rules.eryou"),
    ({"game": "daxuan", "hands": [["r3", "r3", "b9", "b8"]]}, "too_many_copies", "hands.0"),
    ({"game": "shuangkou", "hands": [["3"] * 9]}, "too_many_copies", "hands.0"),
    ({"game": "ermao", "trump": "s", "level": "2", "hands": [["Ks", "Qs"]]}, "not_a_lead", "hands.0"),
    ({"game": "ermao", "trump": "x", "level": "2", "hands": [["Ks"]]}, "bad_record", "trump"),
    ({"game": "ermao", "level": "1", "declarations": [["2h"]]}, "bad_record", "level"),
    ({"game": "ermao", "level": "2", "declarations": []}, "wrong_hand_count", "declarations"),
    ({"game": "ermao", "level": "2", "declarations": [["3h"]]}, "not_a_declaration", "declarations.0"),
    ({"game": "ermao", "level": "2", "declarations": [["2h"], []]}, "not_a_declaration", "declarations.1"),
    ({"game": "ermao", "level": "2", "declarations": [["2x"]]}, "not_a_card", "declarations.0.0"),
]


def ask(client: APIClient, question: Any) -> Any:
    return client.post("/api/v1/judge/", question)


@pytest.mark.parametrize(("question", "answer"), ANSWERS)
def test_anybody_is_answered(api: Api, db: None, question: dict[str, Any], answer: dict[str, Any]) -> None:
    got = ask(api(None), {"id": 7, **question})
    assert got.status_code == 200
    said = got.json().pop("says")
    assert {key: value for key, value in got.json().items() if key != "says"} == {"id": 7, **answer}
    assert all(said["hands"])


@pytest.mark.parametrize(("question", "code", "field"), REFUSALS)
def test_what_cannot_be_read_is_refused(api: Api, db: None, question: Any, code: str, field: str) -> None:
    got = ask(api(None), question)
    assert (got.status_code, got.json()["code"], got.json()["field"]) == (422, code, field)
    assert got.json()["message"]


def test_it_speaks_the_language_asked_for(api: Api, db: None) -> None:
    english = api(None).post("/api/v1/judge/", TWO_HANDS, headers={"accept-language": "en"})
    assert english.json()["says"]["lines"] == ["Hand 1 is best.", "Hand 1 beats hand 2: flush over pair."]


def test_members_are_answered_too(api: Api, cast: Cast) -> None:
    assert ask(api(cast.member), TWO_HANDS).status_code == 200


def test_who_asks_too_often_is_told_when_to_come_again(api: Api, db: None, settings: Settings) -> None:
    settings.REQUESTS_A_MINUTE = {**settings.REQUESTS_A_MINUTE, "referee": 2}
    # Eight cannot all be within the limit, even if the minute ends in between.
    refused = [got for got in (ask(api(None), TWO_HANDS) for _ in range(8)) if got.status_code != 200]
    assert {(got.status_code, got.json()["code"]) for got in refused} == {(429, "throttled")}
    assert 0 < refused[0].json()["detail"]["seconds"] <= 61
    assert 0 < int(refused[0]["Retry-After"]) <= 61
