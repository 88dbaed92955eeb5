"""A program that keeps an evening over the API: JSON over HTTP with a token, nothing of ours imported."""

import json
import urllib.request
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

PATIENCE = 30  # seconds for an answer


class Caller:
    """The API at an address; signs in with a name and a password."""

    def __init__(self, address: str, username: str, password: str) -> None:
        self.address = address
        self.token = ""
        self.token = self.post("tokens/", {"username": username, "password": password})["token"]

    def get(self, path: str) -> Any:
        return json.loads(self.read(path))

    def post(self, path: str, body: Any) -> Any:
        return json.loads(self.read(path, json.dumps(body).encode()))

    def read(self, path: str, body: bytes | None = None) -> bytes:
        """What a GET of the path answers, or a POST where there is a body."""
        with urllib.request.urlopen(self._request(f"/api/v1/{path}", body), timeout=PATIENCE) as answer:
            content: bytes = answer.read()
        return content

    def _request(self, path: str, body: bytes | None = None) -> urllib.request.Request:
        request = urllib.request.Request(self.address + path, data=body)
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", f"Token {self.token}")
        return request

    @contextmanager
    def live(self, board: str) -> Iterator[Iterator[int]]:
        """The numbers the live stream of a board sends, as they come."""
        path = board.replace("/board/", "/live/")
        with urllib.request.urlopen(self.address + path, timeout=PATIENCE) as stream:
            yield (json.loads(line[5:])["seq"] for line in stream if line.startswith(b"data:"))


class Table:
    """A table kept over the API; remembers the number of the last event it saw."""

    def __init__(self, caller: Caller, state: dict[str, Any]) -> None:
        self.caller = caller
        self.state = state

    def tell(self, event: dict[str, Any], reason: str = "") -> Any:
        """Record an event after the last one seen; answers what it came to."""
        body = {
            "event": {"id": str(uuid.uuid4()), **event},
            "expected_seq": self.state["seq"],
            "reason": reason,
        }
        answer = self.caller.post(f"tables/{self.state['id']}/events/", body)
        self.state = answer["table"]
        return answer

    def preview(self, event: dict[str, Any]) -> Any:
        return self.caller.post(f"tables/{self.state['id']}/preview/", {"event": event})
