"""The main pages of a club that has played, on a narrow phone and on a desk, in Chinese and English.

With BOBO_PICTURES naming a folder, a picture of each is left there to be looked at.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from django.utils import timezone
from playwright.sync_api import Browser, Page, expect

from clubs.models import Club
from games.demo.club import make_demo
from games.models import Table
from tests.plugins.site import Site

LOOK = (Path(__file__).parent / "look.js").read_text()
TELL_VIOLATIONS = """addEventListener("securitypolicyviolation",
    event => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`))"""
HEIGHTS = {360: 780, 1280: 800}
LOCALES = {"zh": "zh-CN", "en": "en-GB"}


@dataclass(frozen=True)
class Demo:
    """The addresses of the demo club's pages by name; `club` is owned by its first member."""

    club: Club
    pages: dict[str, str]


@pytest.fixture
def demo(site: Site) -> Demo:
    club = make_demo(until=timezone.now())
    assert club is not None
    table = Table.objects.get(closed_at=None)
    closed = club.sittings.exclude(closed_at=None).latest("opened_at")
    return Demo(
        club,
        {
            "club": f"/clubs/{club.pk}/",
            "new": f"/clubs/{club.pk}/new/",
            "table": f"/tables/{table.pk}/",
            "board": f"/board/{table.board_token}/",
            "running": f"/sittings/{table.sitting_id}/",
            "report": f"/sittings/{closed.pk}/",
            "leaderboard": f"/clubs/{club.pk}/leaderboard/?period=all",
        },
    )


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    folder = Path(os.environ.get("BOBO_PICTURES", tmp_path))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture(params=LOCALES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=HEIGHTS, ids=lambda width: f"{width}px")
def width(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.fixture
def screen(browser: Browser, site: Site, demo: Demo, width: int, language: str) -> Iterator[Page]:
    """The owner's, that wide and in that language; an error on the console fails the test."""
    context = browser.new_context(
        viewport={"width": width, "height": HEIGHTS[width]}, locale=LOCALES[language], has_touch=width < 600
    )
    context.add_init_script(TELL_VIOLATIONS)
    page, wrong = context.new_page(), []
    page.on("pageerror", lambda error: wrong.append(f"{page.url}: {error}"))
    page.on(
        "console", lambda said: wrong.append(f"{page.url}: {said.text}") if said.type == "error" else None
    )
    owner = demo.club.memberships.get(role="owner").user
    site.sign_in(page, owner)
    yield page
    context.close()
    assert wrong == []


def test_the_main_pages(
    screen: Page, site: Site, demo: Demo, pictures: Path, width: int, language: str
) -> None:
    found = {}
    for name, path in demo.pages.items():
        screen.goto(site.url + path)
        settle(screen, name)
        screen.screenshot(path=pictures / f"{name}-{width}-{language}.png", full_page=True)
        found[name] = screen.evaluate(LOOK, name == "table")
    assert {name: faults for name, faults in found.items() if faults} == {}


FAULTY = """<html lang="en"><title>t</title><h1>h</h1><p id="a">1</p><p id="a">2</p><button></button>
<button style="width: 9px; height: 60px; font-size: 20px">x</button><input><p style="font-size: 17px">s</p>
<img src="x"><div style="width: 3000px">w</div></html>"""


def test_the_look_sees_what_is_wrong(page: Page) -> None:
    page.set_content(FAULTY)
    told = {fault.split(":")[0] for fault in page.evaluate(LOOK, True)}
    kinds = {"no name", "picture without words", "id twice", "small target", "small text"}
    assert kinds == {each for each in told if not each.endswith("wide")}
    assert len(told) == len(kinds) + 1


def settle(screen: Page, name: str) -> None:
    """Wait until a page that draws itself has done so; the table with a hand begun."""
    if name == "new":
        expect(screen.locator("#start button")).to_be_enabled()
    if name == "board":
        expect(screen.locator("#connection .dot")).to_have_class("dot dot--live")
    if name == "table":
        begin_a_hand(screen)


def begin_a_hand(screen: Page) -> None:
    """Two fold, a bid, who has the better low and high; what it comes to is there."""
    seats = screen.locator("[data-seat]")
    for place in (1, 2):
        seats.nth(place).locator(".key--fold").click()
    screen.locator(".bids__steps button").nth(1).click()
    for group in ("low", "high"):
        seats.nth(0).locator(f"[data-group={group}]").click()
    expect(screen.locator(".table-sheet__save")).to_have_attribute("aria-disabled", "false")
    expect(screen.locator(".nets .gain")).to_have_count(1)
