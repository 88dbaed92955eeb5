"""A table of four at 城西茶铺, open on the host's phone."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from clubs.models import User
from clubs.services import add_player
from games import services
from games.models import Table
from settlement.services import open_sitting
from tests.conftest import Cast
from tests.plugins.site import Site
from tests.table_page.driver import NAMES, Thumb

OpenTable = Callable[..., Table]
OnTable = Callable[..., Thumb]


@pytest.fixture
def open_table(cast: Cast) -> OpenTable:
    """`open_table("daxuan", bowls=100)`: a table of the four, with a bowl each where one is named."""

    def opened(
        game: str = "daxuan", *, names: tuple[str, ...] = NAMES, bowls: int = 0, rules: Any = None
    ) -> Table:
        people = [add_player(club=cast.club, name=name) for name in names]
        sitting = open_sitting(club=cast.club)
        table = services.open_table(sitting=sitting, game=game, players=people, rules=rules, by=cast.host)
        for seat in range(1, len(names) + 1) if bowls else ():
            services.record(table_id=table.pk, event={"type": "bowl", "seat": seat, "points": bowls})
        return table

    return opened


@pytest.fixture
def thumb(site: Site, page: Page, host: User) -> Iterator[OnTable]:
    """`thumb(table)` opens the table as the host; in the end nothing may have failed in the scripts."""
    page.set_default_timeout(15_000)
    failures: list[str] = []
    page.on("pageerror", lambda error: failures.append(str(error)))
    page.on("console", lambda said: failures.append(said.text) if "Security Policy" in said.text else None)

    def opened(table: Table, user: User = host, query: str = "") -> Thumb:
        site.sign_in(page, user)
        return Thumb(page, f"{site.url}/tables/{table.pk}/").open(query)

    yield opened
    assert failures == []
