"""Setting up an evening: the form comes filled in as the last one was."""

import uuid

from clubs.models import Player
from tests.conftest import Cast
from tests.pages.conftest import NAMES, Browse, House


def data(house: House, cast: Cast, browse: Browse, query: str = "") -> dict[str, object]:
    answer = browse(cast.host).get(house.address("/clubs/{club}/new/") + query)
    found: dict[str, object] = answer.context["data"]
    return found


def test_as_last_time(house: House, cast: Cast, browse: Browse) -> None:
    house.desk.record({"type": "leave", "seat": 2})
    names = {str(player.pk): player.name for player in house.club.players.all()}
    last = data(house, cast, browse)["last"]
    assert isinstance(last, dict)
    assert (last["game"], last["preset"]) == ("daxuan", "1-3")
    assert [names[key] for key in last["people"]] == ["甲", "丙", "丁"]


def test_games_and_stakes(house: House, cast: Cast, browse: Browse) -> None:
    games = {game["key"]: game for game in data(house, cast, browse)["games"]}  # type: ignore[attr-defined]
    assert [preset["name"] for preset in games["daxuan"]["presets"]] == ["1、3", "5、10", "5、20"]
    assert games["daxuan"]["seats"] == [2, 8]
    assert games["dingerhuang"]["name"] == "丁二皇"


def test_who_played_last_comes_first_and_who_left_not_at_all(
    house: House, cast: Cast, browse: Browse
) -> None:
    Player.objects.create(club=house.club, name="阿新")
    Player.objects.filter(club=house.club, name="丁").update(archived=True)
    names = [player["name"] for player in data(house, cast, browse)["players"]]  # type: ignore[attr-defined]
    assert sorted(names[:3]) == sorted(NAMES[:3])
    assert names[3:] == ["阿新"]


def test_first_evening_of_a_club(cast: Cast, browse: Browse) -> None:
    answer = browse(cast.host).get(f"/clubs/{cast.club.pk}/new/")
    assert answer.context["data"]["last"] is None


def test_one_more_table(house: House, cast: Cast, browse: Browse) -> None:
    found = data(house, cast, browse, house.address("?sitting={running}"))
    assert found["sitting"] == str(house.running.pk)


def test_no_more_tables_where_there_is_no_evening(house: House, cast: Cast, browse: Browse) -> None:
    for asked in (house.closed.pk, uuid.uuid4(), "x"):
        page = house.address("/clubs/{club}/new/") + f"?sitting={asked}"
        assert browse(cast.host).get(page).status_code == 404


def test_names_cannot_break_out_of_the_data(house: House, cast: Cast, browse: Browse) -> None:
    Player.objects.create(club=house.club, name="</script><b>")
    assert "</script><b>" not in browse(cast.host).get(house.address("/clubs/{club}/new/")).text
