"""A live evening through the API alone: from founding the club to the leaderboard."""

import uuid
from typing import Any

from clubs.models import User
from games.prove import prove
from settlement.models import Sitting
from tests.api.conftest import Api
from tests.book.conftest import HAND, HAND_NET, KNOCKOUT


class Evening:
    """A club of one's own with a table of four, each with a bowl of 200."""

    def __init__(self, client: Any) -> None:
        self.client = client
        self.club = self.send("post", "clubs/", {"name": "新会"}, 201)["id"]
        first = self.send("post", f"clubs/{self.club}/players/", {"name": "甲"}, 201)
        self.sitting = self.send("post", f"clubs/{self.club}/sittings/", {"place": "茶铺"}, 201)["id"]
        people = [{"player_id": first["id"]}, {"player": "乙"}, {"player": "丙"}, {"player": "丁"}]
        opening = {"game": "daxuan", "rules": {"preset": "1-3"}, "players": people}
        self.table = self.send("post", f"sittings/{self.sitting}/tables/", opening, 201)["id"]
        for seat in (1, 2, 3, 4):
            self.record({"type": "bowl", "seat": seat, "points": 200})

    def send(self, method: str, path: str, body: Any = None, due: int = 200) -> Any:
        answer = getattr(self.client, method)(f"/api/v1/{path}", body)
        assert answer.status_code == due, answer.content
        return answer.json()

    def at_table(self, path: str = "") -> Any:
        return self.send("get", f"tables/{self.table}/{path}")

    def record(self, event: dict[str, Any], due: int = 201, **more: Any) -> Any:
        body = {"event": {"id": str(uuid.uuid4()), **event}, **more}
        return self.send("post", f"tables/{self.table}/events/", body, due)

    def preview(self, event: dict[str, Any]) -> Any:
        return self.send("post", f"tables/{self.table}/preview/", {"event": event})


def test_an_evening(api: Api, outsider: User) -> None:
    evening = Evening(api(outsider))
    hands_are_played(evening)
    the_betting_is_followed(evening)
    the_last_hand_is_taken_back(evening)
    people_come_and_go(evening)
    closed = the_table_closes(evening)
    the_evening_is_summed_up(evening)
    the_record_can_be_read(evening)
    a_copy_comes_to_the_same(evening, closed)
    assert [prove(row) for row in Sitting.objects.all()] == [[], []]


def hands_are_played(evening: Evening) -> None:
    seen = evening.preview(HAND)
    assert (seen["outcome"]["net"], seen["refusal"]) == (HAND_NET, None)
    assert evening.at_table()["seq"] == 4
    assert evening.record(HAND, expected_seq=4)["net"] == HAND_NET
    assert evening.record(HAND, 409, expected_seq=4)["code"] == "table_moved_on"
    evening.record(KNOCKOUT)
    assert evening.record({"type": "hand", "bids": [3], "seats": []}, 422)["code"] == "missing_seat"


def the_betting_is_followed(evening: Evening) -> None:
    acts = [{"seat": 4, "act": "call"}, {"seat": 1, "act": "fold"}, {"seat": 2, "act": "call"}]
    assert evening.preview({"type": "hand", "dealer": 2, "bets": [acts], "seats": []})["turn"] is not None


def the_last_hand_is_taken_back(evening: Evening) -> None:
    undo = {"type": "void", "hand": 2}
    assert [change["hand"] for change in evening.preview(undo)["changes"]] == [2]
    evening.record(undo, reason="mistyped")


def people_come_and_go(evening: Evening) -> None:
    evening.record({"type": "join", "player": "戊"})
    evening.record({"type": "leave", "seat": 5})
    hands = evening.at_table("hands/")["results"]
    assert [(row["number"], row["voided"]) for row in hands] == [(1, False), (2, True)]


def the_table_closes(evening: Evening) -> Any:
    closed = evening.record({"type": "close", "meal": {"bill": "120"}})
    assert closed["table"]["closed"] is True
    assert closed["meal"]["2"] == "60.00"
    return closed


def the_evening_is_summed_up(evening: Evening) -> None:
    seen = evening.send("get", f"sittings/{evening.sitting}/")
    assert seen["standing"][0]["points"] == 54
    assert seen["sitting"]["closed_at"] is not None
    assert seen["report"]["status"] == "queued"
    assert evening.send("get", f"sittings/{evening.sitting}/report/")["revision"] == 1
    board = evening.send("get", f"clubs/{evening.club}/standings/?period=all&game=daxuan")["results"]
    assert (board[0]["name"], board[0]["points"], board[0]["rank"]) == ("甲", 54, 1)


def the_record_can_be_read(evening: Evening) -> None:
    later = evening.at_table("events/?after=7")["results"]
    assert [event["type"] for event in later] == ["join", "leave", "close"]
    assert later[0]["previous"] == evening.at_table("events/")["results"][6]["hash"]


def a_copy_comes_to_the_same(evening: Evening, closed: Any) -> None:
    record = {"record": evening.at_table("record/")}
    copy = evening.send("post", f"clubs/{evening.club}/import/", record, 201)
    assert [s["total"] for s in copy["table"]["seats"]] == [s["total"] for s in closed["table"]["seats"]]
