"""House rules over the API: kept, changed, looked at beforehand, and played by."""

from typing import Any

import pytest
from rest_framework.test import APIClient

from games.models import RuleSet, Table
from games.rules.games import GAMES
from tests.conftest import Cast

Made = dict[str, Any]


@pytest.fixture
def client(api: Any, cast: Cast) -> APIClient:
    made: APIClient = api(cast.owner)
    return made


@pytest.fixture
def rules(cast: Cast) -> str:
    return f"/api/v1/clubs/{cast.club.pk}/rules/"


@pytest.fixture
def ours(client: APIClient, rules: str) -> Made:
    made: Made = client.post(rules, {"game": "daxuan", "name": "我们的打法", "rules": {"skin": 2}}).json()
    return made


def test_made_and_listed(client: APIClient, rules: str, ours: Made) -> None:
    assert (ours["game"], ours["name"], ours["version"], ours["archived"]) == (
        "daxuan",
        "我们的打法",
        1,
        False,
    )
    assert ours["rules"] == {"preset": "1-3", **GAMES["daxuan"].presets["1-3"], "skin": 2}
    client.post(rules, {"game": "ermao", "name": "五分一级", "rules": {"points_per_level": 5}})
    names = [row["name"] for row in client.get(rules).json()["results"]]
    assert names == ["我们的打法", "五分一级"]
    assert [row["name"] for row in client.get(rules + "?game=ermao").json()["results"]] == ["五分一级"]


def test_a_change_makes_a_version(client: APIClient, ours: Made) -> None:
    address = f"/api/v1/rules/{ours['id']}/"
    changed = client.patch(address, {"name": "大皮", "rules": {"skin": 5}, "expected_version": 1}).json()
    assert (changed["name"], changed["version"], changed["rules"]["skin"]) == ("大皮", 2, 5)
    versions = client.get(address + "versions/").json()["results"]
    assert [(row["number"], row["rules"]["skin"], row["by"]) for row in versions] == [
        (2, 5, "owner"),
        (1, 2, "owner"),
    ]


def test_an_archived_one_is_listed_apart(client: APIClient, rules: str, ours: Made) -> None:
    assert client.patch(f"/api/v1/rules/{ours['id']}/", {"archived": True}).json()["archived"] is True
    assert client.get(rules).json()["count"] == 0
    assert client.get(rules + "?archived=true").json()["count"] == 1


REFUSED: list[tuple[dict[str, Any], int, str, str]] = [
    ({"game": "daxuan", "name": "x", "rules": {"skin": -1}}, 422, "bad_rule", "rules.skin"),
    ({"game": "daxuan", "name": "x", "rules": {"nothing": 1}}, 422, "unknown_rule", "rules.nothing"),
    ({"game": "whist", "name": "x"}, 422, "unknown_game", "game"),
    ({"game": "daxuan", "name": "我们的打法"}, 409, "name_taken", "name"),
    ({"game": "daxuan", "name": "a\u200bb\nc"}, 400, "bad_name", "name"),
    ({"game": "daxuan"}, 400, "required", "name"),
    ({"name": "x"}, 400, "required", "game"),
    ({"game": "daxuan", "name": "x", "rules": []}, 400, "not_a_dict", "rules"),
]


@pytest.mark.parametrize(("body", "status", "code", "field"), REFUSED)
def test_a_refusal_keeps_nothing(
    client: APIClient, rules: str, ours: Made, body: Made, status: int, code: str, field: str
) -> None:
    answer = client.post(rules, body)
    assert (answer.status_code, answer.json()["code"], answer.json()["field"]) == (status, code, field)
    assert answer.json()["message"]
    assert RuleSet.objects.count() == 1


def test_one_thing_wrong_and_nothing_is_changed(client: APIClient, ours: Made) -> None:
    body = {"name": "新名字", "archived": True, "rules": {"skin": -1}}
    assert client.patch(f"/api/v1/rules/{ours['id']}/", body).status_code == 422
    kept = RuleSet.objects.get()
    assert (kept.name, kept.archived, kept.versions.count()) == ("我们的打法", False, 1)


def test_who_saw_an_older_version_is_told(client: APIClient, ours: Made) -> None:
    address = f"/api/v1/rules/{ours['id']}/"
    client.patch(address, {"rules": {"skin": 3}})
    answer = client.patch(address, {"rules": {"skin": 4}, "expected_version": 1})
    assert (answer.status_code, answer.json()["code"]) == (409, "rules_moved_on")
    assert answer.json()["detail"] == {"version": 2}


def open_table(client: APIClient, cast: Cast, **body: Any) -> Any:
    sitting = client.post(f"/api/v1/clubs/{cast.club.pk}/sittings/", {}).json()["id"]
    people = [{"player": name} for name in ("甲", "乙", "丙")]
    return client.post(f"/api/v1/sittings/{sitting}/tables/", {"game": "daxuan", "players": people, **body})


def test_a_table_is_opened_by_them(client: APIClient, cast: Cast, ours: Made) -> None:
    client.patch(f"/api/v1/rules/{ours['id']}/", {"rules": {"skin": 3}})
    answer = open_table(client, cast, rule_set=ours["id"])
    assert (answer.status_code, answer.json()["rules"]["skin"]) == (201, 3)
    table = Table.objects.get()
    evening = client.get(f"/api/v1/sittings/{table.sitting_id}/").json()
    due = {"rule_set": ours["id"], "name": "我们的打法", "version": 2}
    assert evening["tables"][0]["house_rules"] == due


def test_not_by_two_rules_at_once_nor_by_another_games(client: APIClient, cast: Cast, ours: Made) -> None:
    both = open_table(client, cast, rule_set=ours["id"], rules={"skin": 9})
    assert (both.status_code, both.json()["code"], both.json()["field"]) == (400, "one_of", "rule_set")
    other = open_table(client, cast, rule_set=ours["id"], game="dingerhuang")
    assert (other.status_code, other.json()["code"]) == (400, "unknown_rule_set")
    assert not Table.objects.exists()


def test_a_look_beforehand_names_all_that_is_refused(client: APIClient, rules: str) -> None:
    asked = {"game": "daxuan", "rules": {"preset": "1-3", "skin": -1, "min_raise_factor": 11, "mango": 7}}
    answer = client.post(rules + "preview/", asked)
    assert answer.status_code == 200
    assert [(one["code"], one["field"]) for one in answer.json()["refusals"]] == [
        ("bad_rule", "rules.skin"),
        ("bad_rule", "rules.min_raise_factor"),
    ]
    assert not RuleSet.objects.exists()


def test_a_look_beforehand_says_them_in_words(client: APIClient, rules: str) -> None:
    answer = client.post(rules + "preview/", {"game": "daxuan", "rules": {"preset": "1-3", "skin": 4}}).json()
    assert answer["refusals"] == []
    assert "皮 4" in answer["words"]
