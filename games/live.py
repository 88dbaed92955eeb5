"""The live stream: who watches a table is told its newest `seq` within moments of the commit.

One connection a process listens for all spectators. Each spectator has a mailbox of one slot: a slow one
misses the steps between, never the last, and never gets an older after a newer.
"""

from __future__ import annotations

import asyncio
import contextlib
import weakref
from collections.abc import AsyncIterator, Iterator
from uuid import UUID

import psycopg
import structlog
from asgiref.sync import sync_to_async
from django.db import connection
from django.http import Http404, HttpRequest, HttpResponseBase, StreamingHttpResponse
from django.views.decorators.http import require_safe

from games.models import Table

CHANNEL = "bobo_table"
HEARTBEAT = 15.0
"""Seconds of silence after which a comment is sent, so that nobody in between hangs up."""
SHORTEST, LONGEST = 0.2, 5.0
"""Seconds between attempts to listen again."""

log = structlog.get_logger(__name__)


class Mailbox:
    """One slot: the newest number put in and not yet taken."""

    def __init__(self) -> None:
        self._seq = -1
        self._new = asyncio.Event()

    def put(self, seq: int) -> None:
        """A number; an older one than the last is dropped."""
        if seq > self._seq:
            self._seq = seq
            self._new.set()

    async def take(self) -> int:
        """Wait for a number newer than the last taken."""
        await self._new.wait()
        self._new.clear()
        return self._seq


class Hub:
    """The mailboxes of one process's spectators, and the one connection that fills them."""

    def __init__(self) -> None:
        self._boxes: dict[UUID, set[Mailbox]] = {}
        self._listener: asyncio.Task[None] | None = None

    @contextlib.contextmanager
    def watch(self, table: UUID) -> Iterator[Mailbox]:
        """A mailbox for a table, for as long as the context lasts."""
        box = Mailbox()
        self._boxes.setdefault(table, set()).add(box)
        if self._listener is None or self._listener.done():
            self._listener = asyncio.create_task(self._listen())
        try:
            yield box
        finally:
            self._boxes[table].discard(box)
            if not self._boxes[table]:
                del self._boxes[table]

    def tell(self, table: UUID, seq: int) -> None:
        for box in self._boxes.get(table, ()):
            box.put(seq)

    async def _listen(self) -> None:
        pause = SHORTEST
        while True:
            try:
                async with await _connect() as listening:
                    await listening.execute(f"LISTEN {CHANNEL}")
                    pause = SHORTEST
                    await self._follow(listening)
            except (psycopg.Error, OSError) as error:
                log.warning("live_connection_lost", error=str(error))
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST)

    async def _follow(self, listening: psycopg.AsyncConnection[tuple[UUID, int]]) -> None:
        """Deliver until the connection fails; what was committed before it listened is looked up first."""
        await self._catch_up(listening)
        while True:
            async for notice in listening.notifies(timeout=HEARTBEAT):
                table, seq = notice.payload.split()
                self.tell(UUID(table), int(seq))
            await listening.execute("SELECT 1")

    async def _catch_up(self, listening: psycopg.AsyncConnection[tuple[UUID, int]]) -> None:
        rows = await listening.execute(
            "SELECT id, seq FROM games_table WHERE id = ANY(%s)", [list(self._boxes)]
        )
        for table, seq in await rows.fetchall():
            self.tell(table, seq)


_hubs: weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, Hub] = weakref.WeakKeyDictionary()


def hub() -> Hub:
    """The hub of the running event loop; a server process has one."""
    return _hubs.setdefault(asyncio.get_running_loop(), Hub())


@require_safe
async def stream(request: HttpRequest, token: str) -> HttpResponseBase:
    """GET /live/<token>/: `text/event-stream` of `moved` events with {"seq"}, the newest first of all."""
    table = await _find(token)
    if table is None:
        raise Http404
    response = StreamingHttpResponse(_moves(table), content_type="text/event-stream")
    response["Cache-Control"] = "no-store"
    response["X-Accel-Buffering"] = "no"
    return response


async def _moves(table: UUID) -> AsyncIterator[str]:
    with hub().watch(table) as box:
        box.put(await _seq(table))
        while True:
            try:
                seq = await asyncio.wait_for(box.take(), HEARTBEAT)
            except TimeoutError:
                yield ": still here\n\n"
            else:
                yield f'id: {seq}\nevent: moved\ndata: {{"seq": {seq}}}\n\n'


@sync_to_async
def _find(token: str) -> UUID | None:
    with _lent():
        return Table.objects.filter(board_token=token).values_list("pk", flat=True).first()


@sync_to_async
def _seq(table: UUID) -> int:
    with _lent():
        return Table.objects.values_list("seq", flat=True).get(pk=table)


@contextlib.contextmanager
def _lent() -> Iterator[None]:
    """Give the database connection back at once: a stream lives for hours and must not hold one."""
    try:
        yield
    finally:
        if not connection.in_atomic_block:
            connection.close()


async def _connect() -> psycopg.AsyncConnection[tuple[UUID, int]]:
    """A connection of its own, outside any pool: LISTEN belongs to one connection."""
    parameters = connection.get_connection_params()
    parameters.pop("cursor_factory", None)
    return await psycopg.AsyncConnection.connect(**parameters, autocommit=True)
