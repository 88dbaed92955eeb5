"""Setting up an evening: the form comes filled in as the last one was."""

import uuid
from datetime import timedelta
from typing import Any

from clubs.models import Player
from games.house_rules.services import archive, change_rules, name_rules, newest_version
from games.services import open_sitting, open_table
from tests.conftest import Cast
from tests.pages.conftest import NAMES, Browse, House


def data(house: House, cast: Cast, browse: Browse, query: str = "") -> dict[str, Any]:
    answer = browse(cast.host).get(house.address("/clubs/{club}/new/") + query)
    found: dict[str, Any] = answer.context["data"]
    return found


def games(house: House, cast: Cast, browse: Browse, query: str = "") -> dict[str, dict[str, Any]]:
    return {game["key"]: game for game in data(house, cast, browse, query)["games"]}


def people(house: House, cast: Cast, browse: Browse, query: str = "") -> list[str]:
    names = {str(player.pk): player.name for player in house.club.players.all()}
    return [names[key] for key in data(house, cast, browse, query)["last"]["people"]]


def test_as_last_time(house: House, cast: Cast, browse: Browse) -> None:
    house.desk.record({"type": "leave", "seat": 2})
    assert data(house, cast, browse)["last"]["game"] == "daxuan"
    assert games(house, cast, browse)["daxuan"]["last"] == "1-3"
    assert people(house, cast, browse) == ["甲", "丙", "丁"]


def test_games_and_stakes(house: House, cast: Cast, browse: Browse) -> None:
    found = games(house, cast, browse)
    assert [choice["name"] for choice in found["daxuan"]["choices"]] == ["1、3", "5、10", "5、20"]
    assert found["daxuan"]["seats"] == [2, 8]
    assert found["dingerhuang"]["name"] == "丁二皇"


def test_each_game_by_the_rules_it_was_last_played_by(house: House, cast: Cast, browse: Browse) -> None:
    ours = name_rules(club=house.club, game="daxuan", name="我们的打法", rules={"preset": "5-10", "skin": 6})
    choices = games(house, cast, browse)["daxuan"]["choices"]
    assert choices[-1] == {
        "key": str(ours.pk),
        "name": "我们的打法",
        "version": 1,
        "send": {"rule_set": str(ours.pk)},
    }
    table = {"sitting": house.running, "players": NAMES, "by": cast.host}
    open_table(game="daxuan", rule_version=newest_version(ours), **table)
    open_table(game="dingerhuang", **table)
    change_rules(rule_set=ours, rules={"preset": "5-10", "skin": 7})
    found = games(house, cast, browse)
    assert (found["daxuan"]["last"], found["daxuan"]["choices"][-1]["version"]) == (str(ours.pk), 2)
    assert found["dingerhuang"]["last"] == "default"
    archive(rule_set=ours)
    found = games(house, cast, browse)
    assert (found["daxuan"]["last"], len(found["daxuan"]["choices"])) == ("5-10", 3)


def test_another_clubs_rules_are_not_offered(house: House, cast: Cast, browse: Browse) -> None:
    name_rules(club=cast.other_club, game="daxuan", name="他们的", rules={})
    assert len(games(house, cast, browse)["daxuan"]["choices"]) == 3


def test_who_deals_and_who_plays_with_whom(house: House, cast: Cast, browse: Browse) -> None:
    found = games(house, cast, browse)
    assert found["daxuan"]["deals"] and not found["ermao"]["deals"]
    assert (found["daxuan"]["teams"], found["ermao"]["teams"]) == ([], [[1, 3], [2, 4]])


def test_who_played_last_comes_first_and_who_left_not_at_all(
    house: House, cast: Cast, browse: Browse
) -> None:
    Player.objects.create(club=house.club, name="阿新")
    Player.objects.filter(club=house.club, name="丁").update(archived=True)
    names = [player["name"] for player in data(house, cast, browse)["players"]]
    assert sorted(names[:3]) == sorted(NAMES[:3])
    assert names[3:] == ["阿新"]


def test_first_evening_of_a_club(cast: Cast, browse: Browse) -> None:
    answer = browse(cast.host).get(f"/clubs/{cast.club.pk}/new/")
    assert answer.context["data"]["last"] is None


def test_one_more_table_with_the_people_of_the_evenings_last(
    house: House, cast: Cast, browse: Browse
) -> None:
    query = house.address("?sitting={running}")
    open_table(sitting=house.running, game="daxuan", players=["丁", "乙", "甲"], by=cast.host)
    elsewhere = open_sitting(club=house.club)
    open_table(sitting=elsewhere, game="dingerhuang", players=["丙", "乙"], by=cast.host)
    found = data(house, cast, browse, query)
    assert (found["sitting"], found["last"]["game"]) == (str(house.running.pk), "daxuan")
    assert people(house, cast, browse, query) == ["丁", "乙", "甲"]
    assert people(house, cast, browse) == ["丙", "乙"]


def test_no_more_tables_where_there_is_no_evening(house: House, cast: Cast, browse: Browse) -> None:
    house.closed.day -= timedelta(days=1)
    house.closed.save()
    for asked in (house.closed.pk, uuid.uuid4(), "x"):
        page = house.address("/clubs/{club}/new/") + f"?sitting={asked}"
        assert browse(cast.host).get(page).status_code == 404
    assert "接着打" not in browse(cast.host).get(house.address("/sittings/{closed}/")).text


def test_an_evening_that_closed_today_can_go_on(house: House, cast: Cast, browse: Browse) -> None:
    page = house.address("/sittings/{closed}/")
    query = house.address("?sitting={closed}")
    assert "接着打" in browse(cast.host).get(page).text and query in browse(cast.host).get(page).text
    assert "接着打" not in browse(cast.member).get(page).text
    assert data(house, cast, browse, query)["reopen"] is True
    assert data(house, cast, browse, house.address("?sitting={running}"))["reopen"] is False


def test_names_cannot_break_out_of_the_data(house: House, cast: Cast, browse: Browse) -> None:
    Player.objects.create(club=house.club, name="</script><b>")
    assert "</script><b>" not in browse(cast.host).get(house.address("/clubs/{club}/new/")).text
