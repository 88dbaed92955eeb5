"""Who may do what: every address × method × {owner, host, member, another club's owner, nobody}."""

import uuid
from typing import Any

import pytest
from django.urls import get_resolver

from config import api as addresses
from tests.api.conftest import THINGS, Api, House, bowl
from tests.book.evenings import evening

# What owner, host, member, another club's owner and nobody get.
SEEN = (200, 200, 200, 404, 401)
MADE = (201, 201, 403, 404, 401)
KEPT = (200, 200, 403, 404, 401)
MINE = (200, 200, 200, 200, 401)
OPEN = (200, 200, 200, 200, 200)
FOUNDED = (201, 201, 201, 201, 401)
# Owners alone.
SET = (201, 403, 403, 404, 401)
CHANGED = (200, 403, 403, 404, 401)

CASES: list[tuple[str, str, Any, tuple[int, ...]]] = [
    ("get", "clubs/", None, MINE),
    ("post", "clubs/", {"name": "新会"}, FOUNDED),
    ("get", "games/", None, MINE),
    ("post", "judge/", {"game": "jinhua", "hands": [["Ah", "Kh", "9h"]]}, OPEN),
    ("get", "clubs/{club}/", None, SEEN),
    ("get", "clubs/{club}/players/", None, SEEN),
    ("post", "clubs/{club}/players/", {"name": "新人"}, MADE),
    ("patch", "players/{player}/", {"name": "改名"}, KEPT),
    ("get", "clubs/{club}/sittings/", None, SEEN),
    ("post", "clubs/{club}/sittings/", {}, MADE),
    ("get", "clubs/{club}/standings/", None, SEEN),
    ("post", "clubs/{club}/import/", {"record": evening(1, hands=1)}, MADE),
    ("get", "clubs/{club}/rules/", None, SEEN),
    ("post", "clubs/{club}/rules/", {"game": "ermao", "name": "五分一级"}, SET),
    ("post", "clubs/{club}/rules/preview/", {"game": "ermao"}, SEEN),
    ("get", "rules/{rule_set}/", None, SEEN),
    ("patch", "rules/{rule_set}/", {"rules": {"skin": 5}}, CHANGED),
    ("get", "rules/{rule_set}/versions/", None, SEEN),
    ("get", "sittings/{sitting}/", None, SEEN),
    ("get", "sittings/{sitting}/report/", None, SEEN),
    (
        "post",
        "sittings/{sitting}/tables/",
        {"game": "daxuan", "players": [{"player": "甲"}, {"player": "乙"}]},
        MADE,
    ),
    ("get", "reports/{report}/pdf/", None, SEEN),
    ("get", "reports/{report}/xlsx/", None, SEEN),
    ("get", "tables/{table}/", None, SEEN),
    ("get", "tables/{table}/events/", None, SEEN),
    ("post", "tables/{table}/events/", {"event": bowl()}, MADE),
    ("post", "tables/{table}/preview/", {"event": bowl()}, KEPT),
    ("get", "tables/{table}/hands/", None, SEEN),
    ("get", "tables/{table}/record/", None, SEEN),
]
IDS = [f"{method} {path}" for method, path, *_ in CASES]
PEOPLE = ["owner", "host", "member", "outsider", None]


@pytest.mark.parametrize("who", PEOPLE)
@pytest.mark.parametrize(("method", "path", "body", "due"), CASES, ids=IDS)
def test_who_may(
    api: Api,
    cast: Any,
    house: House,
    who: str | None,
    method: str,
    path: str,
    body: Any,
    due: tuple[int, ...],
) -> None:
    client = api(getattr(cast, who) if who else None)
    answer = getattr(client, method)(house.address(path), body, format="json")
    assert answer.status_code == due[PEOPLE.index(who)], answer.content


@pytest.mark.parametrize(("method", "path", "body", "due"), CASES, ids=IDS)
def test_the_foreign_and_the_absent_are_answered_alike(
    api: Api, cast: Any, house: House, method: str, path: str, body: Any, due: tuple[int, ...]
) -> None:
    if due in (OPEN, MINE, FOUNDED):
        return
    absent = "/api/v1/" + path.format(**dict.fromkeys(THINGS, uuid.uuid4()))
    foreign = getattr(api(cast.outsider), method)(house.address(path), body, format="json")
    nowhere = getattr(api(cast.owner), method)(absent, body, format="json")
    assert (foreign.status_code, foreign.json()) == (nowhere.status_code, nowhere.json())


def test_every_address_is_in_the_table() -> None:
    tested = {path.split("/")[0] + "/" + "/".join(path.split("/")[2:]) for _, path, *_ in CASES}
    for pattern in addresses.urlpatterns[:-1]:
        if pattern.name not in ("tokens", "my_token", "report_file"):
            parts = str(pattern.pattern).split("/")
            assert parts[0] + "/" + "/".join(parts[2:]) in tested, pattern


def test_the_api_is_where_it_should_be() -> None:
    assert get_resolver().resolve("/api/v1/clubs/").route == "api/v1/clubs/"


def test_a_player_of_another_club_cannot_be_seated(api: Api, cast: Any, house: House) -> None:
    theirs = cast.other_club.players.create(name="外人")
    client = api(cast.host)
    body = {"game": "daxuan", "players": [{"player": "甲"}, {"player_id": str(theirs.pk)}]}
    answer = client.post(house.address("sittings/{sitting}/tables/"), body)
    assert (answer.status_code, answer.json()["code"]) == (400, "unknown_player")
    event = {"event": {"type": "join", "player_id": str(theirs.pk)}}
    answer = client.post(house.address("tables/{table}/events/"), event)
    assert (answer.status_code, answer.json()["field"]) == (400, "player_id")


def test_what_a_form_does_not_ask_for_is_not_taken(api: Api, cast: Any, house: House) -> None:
    body = {"name": "新人", "club": str(cast.other_club.pk), "id": str(uuid.uuid4()), "archived": True}
    made = api(cast.host).post(house.address("clubs/{club}/players/"), body).json()
    player = cast.club.players.get(name="新人")
    assert (made["id"], player.archived) == (str(player.pk), False)
    assert made["id"] != body["id"]
