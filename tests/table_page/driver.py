"""A thumb on the table page: finds things as a host reads them, and counts its taps."""

import re
from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page, expect

from games.models import Table

NAMES = ("老王", "李姐", "阿强", "小何")


@dataclass
class Thumb:
    """The page of one table on a phone; `taps` is how often it was touched."""

    page: Page
    url: str
    taps: int = field(default=0)

    def open(self, query: str = "") -> "Thumb":
        self.page.goto(f"{self.url}{query}")
        self.page.locator("bobo-table main h2").first.wait_for()
        return self

    def tap(self, target: Locator) -> None:
        target.tap()
        self.taps += 1

    def button(self, name: str | re.Pattern[str], exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def seat(self, name: str) -> Locator:
        return self.page.locator("[data-seat]").filter(has_text=name)

    def fold(self, *names: str) -> None:
        for name in names:
            self.tap(self.seat(name).locator(".key--fold"))

    def bid(self, *points: int) -> None:
        for each in points:
            self.tap(self.page.locator(".bids__steps").get_by_role("button", name=str(each), exact=True))

    def best(self, group: str, *names: str) -> None:
        """Tap the seats that have the best `low` or `high`, from the best down."""
        for name in names:
            self.tap(self.seat(name).locator(f"[data-group={group}]"))

    def cards(self, *kinds: str) -> None:
        for kind in kinds:
            self.tap(self.page.locator(f"[data-kind={kind}]"))

    def split(self, high: str, low: str) -> None:
        self.tap(self.page.locator(".split").filter(has_text=high).filter(has_text=low))

    def alone(self, name: str) -> None:
        self.tap(self.page.get_by_role("group", name="别人都丢了，只剩").get_by_role("button", name=name))

    def passed(self, group: str, name: str) -> None:
        self.tap(self.page.get_by_role("group", name=group, exact=True).get_by_role("button", name=name))

    def act(self, act: str, points: int | None = None) -> None:
        """Tap what is offered to whose turn it is in the betting log."""
        offered = self.page.locator(f".betting__turn [data-act={act}]")
        self.tap(offered if points is None else offered.filter(has_text=re.compile(rf"\b{points}$")))

    def save(self, words: str = "记下这盘") -> None:
        self.tap(self.button(words))

    def expect_nets(self, *nets: str) -> None:
        """What the sheet says for each seat in turn, with signs."""
        expect(self.page.locator(".nets b")).to_have_text(list(nets))

    def expect_saved(self, hand: int) -> None:
        expect(self.button(f"撤销第 {hand} 盘")).to_be_visible()

    def expect_totals(self, *totals: str) -> None:
        expect(self.page.locator(".place__figures > b")).to_have_text(list(totals))


def entered(table: Table, number: int) -> dict[str, object]:
    """The hand as the book has it."""
    found: dict[str, object] = table.hands.get(number=number).entered
    return found
