"""What the API refuses, and each line of a slip, names its section of the rules and where that is read."""

import uuid
from typing import Any

import pytest

from games import services
from games.models import Table
from tests.api.conftest import Api, House, bowl
from tests.conftest import Cast

SHORT = {"type": "bowl", "seat": 1, "points": 20}
HAND = {
    "type": "hand",
    "seats": [
        {"seat": 1, "fate": "stood", "stake": 3},
        *({"seat": seat, "fate": "folded", "round": 1, "stake": 3} for seat in (2, 3, 4)),
    ],
}


def post(api: Api, cast: Cast, table: Table, to: str, event: dict[str, Any]) -> Any:
    sent = {"event": {"id": str(uuid.uuid4()), **event}}
    return api(cast.host).post(f"/api/v1/tables/{table.pk}/{to}/", sent, format="json").json()


def cited(answer: dict[str, Any]) -> tuple[str, str]:
    return answer["section"], answer["href"]


@pytest.mark.parametrize(
    ("game", "event", "section", "href"),
    [
        ("daxuan", SHORT, "xuan §8", "/rules/daxuan/#s8"),
        ("dingerhuang", SHORT, "xuan §8", "/rules/dingerhuang/#s8"),
        ("jinhua", SHORT, "jinhua §5", "/rules/jinhua/#s5"),
        ("ermao", {"type": "hand", "captured": 80}, "ermao §2.1", "/rules/ermao/#s2-1"),
        ("daxuan", {"type": "amend", "hand": 7, "as": {}}, "README §4.1", "/rules/general/#s4-1"),
    ],
)
def test_a_refusal(
    api: Api, cast: Cast, house: House, game: str, event: dict[str, Any], section: str, href: str
) -> None:
    table = services.open_table(
        sitting=house.sitting, game=game, players=["甲", "乙", "丙", "丁"], by=cast.host
    )
    assert cited(post(api, cast, table, "events", event)) == (section, href)
    assert cited(post(api, cast, table, "preview", event)["refusal"]) == (section, href)


def test_a_line_of_the_slip(api: Api, cast: Cast, house: House) -> None:
    for seat in (1, 2, 3, 4):
        post(api, cast, house.table, "events", bowl(seat))
    lines = post(api, cast, house.table, "preview", HAND)["outcome"]["lines"]
    assert {cited(line) for line in lines} == {("xuan §5.2", "/rules/daxuan/#s5-2")}


def test_what_is_no_refusal_of_the_rules_cites_nothing(api: Api, cast: Cast, house: House) -> None:
    answer = api(cast.outsider).get(house.address("tables/{table}/")).json()
    assert set(answer) == {"code", "message", "field", "detail"}


def test_a_table_for_too_few_is_refused_by_its_own_game(api: Api, cast: Cast, house: House) -> None:
    body = {"game": "ermao", "players": [{"player": "甲"}]}
    answer = api(cast.host).post(f"/api/v1/sittings/{house.sitting.pk}/tables/", body, format="json").json()
    assert answer["code"] == "wrong_player_count" and cited(answer) == ("ermao §7", "/rules/ermao/#s7")
