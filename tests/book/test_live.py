"""The live stream over a real connection: the present first, every move, never an older after a newer."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any
from unittest.mock import patch

import pytest
from asgiref.sync import sync_to_async
from django.db import connection
from django.test import AsyncClient, Client
from django.urls import reverse

from clubs.models import Club, User
from games import live
from tests.book.conftest import Desk, fill, open_desk

pytestmark = pytest.mark.django_db(transaction=True)
PATIENCE = 10
# Our hub's connection (the site of the browser tests has its own): what it sent last is what it follows by.
LISTENING = (
    "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    " AND application_name <> 'site' AND query ~ '^(SELECT id, seq FROM games_table|SELECT 1$)'"
)


@pytest.fixture
def open_table(club: Club, host: User) -> Desk:
    return fill(open_desk(club, host))


async def stream(desk: Desk) -> AsyncIterator[Any]:
    answer: Any = await AsyncClient().get(reverse("live", args=[desk.table.board_token]))
    assert answer["Content-Type"] == "text/event-stream"
    parts: AsyncIterator[Any] = aiter(answer)
    return parts


async def next_seq(parts: AsyncIterator[Any]) -> int:
    """The number of the next event; comments are passed over."""
    while True:
        part = (await asyncio.wait_for(anext(parts), PATIENCE)).decode()
        if "event: moved" in part:
            return int(part.split('"seq": ')[1].split("}")[0])


def run(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    async def scene_and_end() -> None:
        try:
            await scene()
        finally:
            if (listener := live.hub()._listener) is not None:
                listener.cancel()
                await asyncio.gather(listener, return_exceptions=True)

    asyncio.run(scene_and_end())


def bowl(desk: Desk) -> None:
    desk.record({"type": "bowl", "seat": 1, "points": 50})
    connection.close()


def test_a_spectator_starts_with_the_present_and_follows(open_table: Desk) -> None:
    async def scene() -> None:
        parts = await stream(open_table)
        assert await next_seq(parts) == 4
        await listening()
        for due in (5, 6, 7):
            await sync_to_async(bowl)(open_table)
            assert await next_seq(parts) == due
        await hang_up([parts])

    run(scene)


def test_many_spectators_share_one_connection(open_table: Desk) -> None:
    async def scene() -> None:
        streams = [await stream(open_table) for _ in range(20)]
        assert {await next_seq(parts) for parts in streams} == {4}
        await listening()
        assert await sync_to_async(listeners)() == 1
        await sync_to_async(bowl)(open_table)
        assert {await next_seq(parts) for parts in streams} == {5}
        await hang_up(streams)
        assert live.hub()._boxes == {}

    run(scene)


def test_a_cut_connection_is_made_again_and_what_was_missed_arrives(open_table: Desk) -> None:
    async def scene() -> None:
        parts = await stream(open_table)
        assert await next_seq(parts) == 4
        await listening()
        with patch.object(live, "SHORTEST", 0.01):
            await sync_to_async(cut)()
            await sync_to_async(bowl)(open_table)
            assert await next_seq(parts) == 5
        await hang_up([parts])

    run(scene)


def test_silence_is_filled_with_comments(open_table: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "HEARTBEAT", 0.01)

    async def scene() -> None:
        parts = await stream(open_table)
        assert await next_seq(parts) == 4
        assert (await asyncio.wait_for(anext(parts), PATIENCE)).decode().startswith(":")
        await hang_up([parts])

    run(scene)


def test_a_slow_spectator_gets_the_newest_and_never_an_older() -> None:
    async def scene() -> None:
        box = live.Mailbox()
        for seq in (3, 5, 4):
            box.put(seq)
        assert await box.take() == 5
        box.put(4)
        box.put(6)
        assert await box.take() == 6

    asyncio.run(scene())


@pytest.mark.parametrize("token", ["nonsense", "x" * 40])
def test_a_wrong_link_is_not_there(token: str) -> None:
    assert Client().get(f"/live/{token}/").status_code == 404


async def hang_up(streams: list[AsyncIterator[Any]]) -> None:
    """End streams as a server does: each is cancelled where it waits."""
    waiting = [asyncio.create_task(next_seq(parts)) for parts in streams]
    await asyncio.sleep(0.05)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


async def listening() -> None:
    """Wait until the hub's connection listens."""
    await until(listeners)


async def until(sure: Callable[[], Any]) -> None:
    for _ in range(PATIENCE * 100):
        if await sync_to_async(sure)():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to be")


def listeners() -> int:
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT count(*) {LISTENING}")
        (count,) = cursor.fetchone()
    connection.close()
    return int(count)


def cut() -> None:
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT pg_terminate_backend(pid) {LISTENING}")
    connection.close()
