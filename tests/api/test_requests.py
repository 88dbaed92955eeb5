"""Tokens, sessions, CSRF, and how many requests a minute (PROOFS S6, S9)."""

from typing import Any

import pytest
from django.core.cache import cache
from django.test import Client
from pytest_django import Settings
from rest_framework.test import APIClient

from tests.api.conftest import Api, House, bowl

SIGN_IN = {"username": "host", "password": "a good long password"}


@pytest.fixture(autouse=True)
def nothing_counted() -> None:
    cache.clear()


def test_a_token_signs_in(cast: Any, house: House) -> None:
    client = APIClient()
    made = client.post("/api/v1/tokens/", SIGN_IN)
    assert made.status_code == 201
    client.credentials(HTTP_AUTHORIZATION=f"Token {made.json()['token']}")
    assert client.get(house.address("clubs/{club}/")).json()["role"] == "host"


def test_a_revoked_token_is_nobody(cast: Any) -> None:
    client = APIClient()
    client.credentials(HTTP_AUTHORIZATION=f"Token {client.post('/api/v1/tokens/', SIGN_IN).json()['token']}")
    assert client.delete("/api/v1/tokens/mine/").status_code == 204
    assert client.get("/api/v1/clubs/").status_code == 401
    assert client.delete("/api/v1/tokens/mine/").status_code == 401


def test_the_oldest_tokens_make_room(cast: Any, settings: Settings) -> None:
    settings.REST_KNOX = {**settings.REST_KNOX, "TOKEN_LIMIT_PER_USER": 2}
    first, *_, last = [APIClient().post("/api/v1/tokens/", SIGN_IN).json()["token"] for _ in range(3)]
    status = {
        token: APIClient(headers={"authorization": f"Token {token}"}).get("/api/v1/clubs/").status_code
        for token in (first, last)
    }
    assert status == {first: 401, last: 200}


def test_a_wrong_password_makes_no_token(cast: Any) -> None:
    answer = APIClient().post("/api/v1/tokens/", {**SIGN_IN, "password": "x"})
    assert (answer.status_code, answer.json()["code"]) == (401, "authentication_failed")


def test_a_wrong_token_is_nobody(cast: Any, house: House) -> None:
    client = APIClient(headers={"authorization": "Token nonsense"})
    answer = client.get(house.address("clubs/{club}/"))
    assert (answer.status_code, answer.json()["code"]) == (401, "authentication_failed")


def test_a_session_needs_the_csrf_token_to_write(cast: Any, house: House) -> None:
    client = Client(enforce_csrf_checks=True)
    client.force_login(cast.host)
    address = house.address("tables/{table}/events/")
    assert client.get(address).status_code == 200
    refused = client.post(address, {"event": bowl()}, content_type="application/json")
    assert (refused.status_code, refused.json()["code"]) == (403, "permission_denied")


def test_too_many_requests_are_told_to_wait(api: Api, cast: Any, house: House, settings: Settings) -> None:
    settings.REQUESTS_A_MINUTE = {**settings.REQUESTS_A_MINUTE, "account": 3}
    client = api(cast.host)
    # Eight cannot all be within the limit, even if the minute ends in between.
    answers = [client.get(house.address("clubs/{club}/")) for _ in range(8)]
    assert {answer.status_code for answer in answers[:3]} == {200}
    last = next(answer for answer in answers if answer.status_code != 200)
    assert (last.status_code, last.json()["code"]) == (429, "throttled")
    assert 0 < int(last["Retry-After"]) <= 61
    assert api(cast.owner).get(house.address("clubs/{club}/")).status_code == 200


def test_a_forged_address_does_not_help(cast: Any, settings: Settings) -> None:
    settings.REQUESTS_A_MINUTE = {**settings.REQUESTS_A_MINUTE, "sign_in": 2}
    answers = [
        APIClient(headers={"x-forwarded-for": f"10.0.0.{n}"}).post(
            "/api/v1/tokens/", {**SIGN_IN, "password": "x"}
        )
        for n in range(8)
    ]
    assert 429 in [answer.status_code for answer in answers]


def test_two_hands_a_second_with_a_preview_each_tap_are_not_too_many(settings: Settings) -> None:
    taps_a_hand = 14
    assert settings.REQUESTS_A_MINUTE["account"] >= 120 * (taps_a_hand + 2)
