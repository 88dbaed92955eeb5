"""A live evening through the API alone: from founding the club to the leaderboard."""

import uuid
from typing import Any

from clubs.models import User
from games.prove import prove
from settlement.models import Sitting
from tests.api.conftest import Api
from tests.book.conftest import HAND, HAND_NET, KNOCKOUT


def test_an_evening(api: Api, outsider: User) -> None:
    client = api(outsider)

    def send(method: str, path: str, body: Any = None, due: int = 200) -> Any:
        answer = getattr(client, method)(f"/api/v1/{path}", body)
        assert answer.status_code == due, answer.content
        return answer.json()

    def record(event: dict[str, Any], due: int = 201, **more: Any) -> Any:
        return send(
            "post",
            f"tables/{table['id']}/events/",
            {"event": {"id": str(uuid.uuid4()), **event}, **more},
            due,
        )

    club = send("post", "clubs/", {"name": "新会"}, 201)
    first = send("post", f"clubs/{club['id']}/players/", {"name": "甲"}, 201)
    sitting = send("post", f"clubs/{club['id']}/sittings/", {"place": "茶铺"}, 201)
    people = [{"player_id": first["id"]}, {"player": "乙"}, {"player": "丙"}, {"player": "丁"}]
    opening = {"game": "daxuan", "rules": {"preset": "1-3"}, "players": people}
    table = send("post", f"sittings/{sitting['id']}/tables/", opening, 201)
    for seat in (1, 2, 3, 4):
        record({"type": "bowl", "seat": seat, "points": 200})

    seen = send("post", f"tables/{table['id']}/preview/", {"event": HAND})
    assert (seen["outcome"]["net"], seen["refusal"]) == (HAND_NET, None)
    assert send("get", f"tables/{table['id']}/")["seq"] == 4
    assert record(HAND, expected_seq=4)["net"] == HAND_NET
    assert record(HAND, 409, expected_seq=4)["code"] == "table_moved_on"
    record(KNOCKOUT)
    assert record({"type": "hand", "bids": [3], "seats": []}, 422)["code"] == "missing_seat"
    log = [[{"seat": 4, "act": "call"}, {"seat": 1, "act": "fold"}, {"seat": 2, "act": "call"}]]
    turn = send(
        "post",
        f"tables/{table['id']}/preview/",
        {"event": {"type": "hand", "dealer": 2, "bets": log, "seats": []}},
    )
    assert turn["turn"] is not None

    undo = {"type": "void", "hand": 2}
    preview = send("post", f"tables/{table['id']}/preview/", {"event": undo})
    assert [change["hand"] for change in preview["changes"]] == [2]
    record(undo, reason="mistyped")
    record({"type": "join", "player": "戊"})
    record({"type": "leave", "seat": 5})
    hands = send("get", f"tables/{table['id']}/hands/")
    assert [(row["number"], row["voided"]) for row in hands["results"]] == [(1, False), (2, True)]
    closed = record({"type": "close", "meal": {"bill": "120"}})
    assert closed["table"]["closed"] is True
    assert closed["meal"]["2"] == "60.00"

    evening = send("get", f"sittings/{sitting['id']}/")
    assert evening["standing"][0]["points"] == 54
    assert evening["sitting"]["closed_at"] is not None
    assert evening["report"]["status"] == "queued"
    assert send("get", f"sittings/{sitting['id']}/report/")["revision"] == 1
    board = send("get", f"clubs/{club['id']}/standings/?period=all&game=daxuan")["results"]
    assert (board[0]["name"], board[0]["points"], board[0]["rank"]) == ("甲", 54, 1)
    events = send("get", f"tables/{table['id']}/events/?after=7")["results"]
    assert [event["type"] for event in events] == ["join", "leave", "close"]
    assert events[0]["previous"] == send("get", f"tables/{table['id']}/events/")["results"][6]["hash"]

    copy = send(
        "post", f"clubs/{club['id']}/import/", {"record": send("get", f"tables/{table['id']}/record/")}, 201
    )
    assert [s["total"] for s in copy["table"]["seats"]] == [s["total"] for s in closed["table"]["seats"]]
    assert [prove(row) for row in Sitting.objects.all()] == [[], []]
