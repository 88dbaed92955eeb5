"""Whatever is sent, the answer is a refusal with a code, a field and a sentence.

Never a 5xx (PROOFS B3, B4, B8).
"""

import json
from typing import Any

import pytest

from games.models import Event
from tests.api.conftest import Api, House, bowl


def post(api: Api, cast: Any, path: str, raw: bytes, content_type: str = "application/json") -> Any:
    client = api(cast.host)
    client.raise_request_exception = True
    return client.generic("POST", path, raw, content_type=content_type)


BODIES = [
    (b"", 400, "required"),
    (b"{", 400, "parse_error"),
    (b"[]", 400, "invalid"),
    (b"null", 400, "null"),
    (b'"x"', 400, "invalid"),
    (b'{"event": []}', 400, "not_a_dict"),
    (b'{"event": {}}', 400, "bad_event"),
    (b'{"event": {"type": 5}}', 400, "bad_event"),
    (b'{"event": {"type": "bowl", "id": "x"}}', 400, "bad_event_id"),
    (b'{"event": {"type": "bowl", "id": 5}}', 400, "bad_event_id"),
    (b'{"event": {"type": "\\u0000"}}', 400, "bad_text"),
    (b'{"event": {"type": "bowl", "\\u0000": 1}}', 400, "bad_text"),
    (b'{"event": {"type": "bowl", "x": "\\ud800"}}', 400, "bad_text"),
    (b'{"event": {"type": "bowl", "x": 1e999}}', 400, "bad_number"),
    (b'{"event": {"type": "bowl", "x": NaN}}', 400, "parse_error"),
    (b'{"event": {"type": "bowl", "x": Infinity}}', 400, "parse_error"),
    (b'{"event": {"type": "bowl", "x": 1' + b"0" * 400 + b"}}", 400, "bad_number"),
    (b'{"event": {"type": "bowl", "x": 1' + b"0" * 5000 + b"}}", 400, "parse_error"),
    (b'{"event": {"type": "bowl", "x": "\xff"}}', 400, "parse_error"),
    (b'{"a":' * 10_000, 400, "parse_error"),
    (b'{"event": {"type": "bowl", "x": ' + b"[" * 60 + b"]" * 60 + b"}}", 400, "too_deep"),
    (b'{"event": {"type": "bowl", "x": "' + b"x" * 70_000 + b'"}}', 413, "too_large"),
    (b'{"event": {"type": "bowl"}, "expected_seq": -1}', 400, "min_value"),
    (b'{"event": {"type": "bowl"}, "expected_seq": 99999999999999999999}', 400, "max_value"),
    (b'{"event": {"type": "bowl"}, "expected_seq": "x"}', 400, "invalid"),
    (b'{"event": {"type": "bowl"}, "reason": "' + b"x" * 41 + b'"}', 400, "max_length"),
]


@pytest.mark.parametrize(("raw", "status", "code"), BODIES, ids=[repr(raw[:50]) for raw, *_ in BODIES])
def test_a_body_that_cannot_be_read(
    api: Api, cast: Any, house: House, raw: bytes, status: int, code: str
) -> None:
    answer = post(api, cast, house.address("tables/{table}/events/"), raw)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert set(answer.json()) == {"code", "message", "field", "detail"}
    assert answer.json()["message"]
    assert not Event.objects.exists()


@pytest.mark.parametrize("points", [0, -1, 1.0, 1.5, "5", "1e3", True, None, [], {}, 10**9 + 1, 10**40, 1e30])
def test_a_number_that_is_no_points(api: Api, cast: Any, house: House, points: Any) -> None:
    event = {**bowl(), "points": points}
    answer = api(cast.host).post(house.address("tables/{table}/events/"), {"event": event})
    assert answer.status_code == 422, answer.content
    assert not Event.objects.exists()


@pytest.mark.parametrize(
    "content_type", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_another_content_type(api: Api, cast: Any, house: House, content_type: str) -> None:
    answer = post(api, cast, house.address("tables/{table}/events/"), b'{"event": {}}', content_type)
    assert answer.status_code in (400, 415)
    assert answer.json()["code"] in ("unsupported_media_type", "required")


def test_an_import_of_more_than_two_megabytes(api: Api, cast: Any, house: House) -> None:
    raw = json.dumps({"record": {"x": "x" * 2_200_000}}).encode()
    answer = post(api, cast, house.address("clubs/{club}/import/"), raw)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


@pytest.mark.parametrize(
    "record",
    [
        {},
        {"format": "table-record/2"},
        {"format": "table-record/1", "game": "daxuan", "players": "甲乙", "events": []},
        {"format": "table-record/1", "game": "daxuan", "players": ["甲", 5], "events": []},
        {"format": "table-record/1", "game": "daxuan", "players": ["甲", "乙"], "events": {}},
        {"format": "table-record/1", "game": "daxuan", "players": ["甲", "乙"], "events": [5]},
        {"format": "table-record/1", "game": "daxuan", "players": ["甲", "乙"], "events": [{"type": "nap"}]},
        {"format": "table-record/1", "game": ["daxuan"], "players": ["甲", "乙"], "events": []},
        {"format": "table-record/1", "game": "daxuan", "dealer": 9, "players": ["甲", "乙"], "events": []},
    ],
)
def test_a_record_that_is_none(api: Api, cast: Any, house: House, record: Any) -> None:
    answer = api(cast.host).post(house.address("clubs/{club}/import/"), {"record": record})
    assert answer.status_code == 422, answer.content
    assert answer.json()["detail"]["event"] in (0, 1)


@pytest.mark.parametrize("names", [["甲", ""], ["甲", "   "], ["甲", "x" * 41], ["甲", "乙\n丙"]])
def test_a_record_with_a_name_nobody_has(api: Api, cast: Any, house: House, names: list[str]) -> None:
    record = {"format": "table-record/1", "game": "daxuan", "players": names, "events": []}
    answer = api(cast.host).post(house.address("clubs/{club}/import/"), {"record": record})
    assert (answer.status_code, answer.json()["code"], answer.json()["field"]) == (
        400,
        "bad_name",
        "players.1",
    )
    assert not cast.club.players.filter(name__in=names[1:]).exists()


@pytest.mark.parametrize(
    "query",
    [
        "page=0",
        "page=x",
        "page=99999999999999999999",
        "page_size=0",
        "page_size=-1",
        "page_size=x",
        "page_size=1e9",
    ],
)
def test_a_page_that_is_none(api: Api, cast: Any, house: House, query: str) -> None:
    answer = api(cast.host).get(house.address("clubs/{club}/players/") + "?" + query)
    assert answer.status_code in (200, 404)


@pytest.mark.parametrize(
    "query",
    [
        "period=week",
        "at=x",
        "at=2026-00",
        "at=0000",
        "at=9999-12",
        "game=%00",
        "game=a b",
        "game=" + "x" * 21,
    ],
)
def test_a_leaderboard_that_is_none(api: Api, cast: Any, house: House, query: str) -> None:
    answer = api(cast.host).get(house.address("clubs/{club}/standings/") + "?" + query)
    assert answer.status_code == 400
    assert answer.json()["field"] in ("period", "at", "game")


@pytest.mark.parametrize("after", ["x", "-1", "99999999999999", "%00"])
def test_events_after_what_is_no_number(api: Api, cast: Any, house: House, after: str) -> None:
    answer = api(cast.host).get(house.address("tables/{table}/events/") + f"?after={after}")
    assert (answer.status_code, answer.json()["field"]) == (400, "after")


@pytest.mark.parametrize(
    "path",
    [
        "nowhere/",
        "tables/5/",
        "tables/x/",
        "reports/x/pdf/",
        "clubs/%00/",
        "reports/000000000000000000000000000000000000/pdf/",
    ],
)
def test_an_address_that_is_not_there(api: Api, cast: Any, path: str) -> None:
    answer = api(cast.host).get(f"/api/v1/{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize(("method", "code"), [("delete", 405), ("put", 405)])
def test_a_method_that_is_not_there(api: Api, cast: Any, house: House, method: str, code: int) -> None:
    answer = getattr(api(cast.host), method)(house.address("tables/{table}/"), {})
    assert (answer.status_code, answer.json()["code"]) == (code, "method_not_allowed")


def test_the_sentence_is_in_the_readers_language(api: Api, cast: Any, house: House) -> None:
    event = {"event": {"type": "bowl", "seat": 1, "points": 5}}
    client, address = api(cast.host), house.address("tables/{table}/events/")
    chinese = client.post(address, event, headers={"accept-language": "zh-hans"}).json()
    english = client.post(address, event, headers={"accept-language": "en"}).json()
    assert chinese["code"] == english["code"] == "bowl_below_minimum"
    assert not chinese["message"].isascii()
    assert english["message"].isascii()
