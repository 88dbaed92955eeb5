"""The board in somebody else's browser: by link, without signing in, following by itself."""

from collections.abc import Mapping

from playwright.sync_api import Page, expect

from tests.evening.phone import signed


class Board:
    """What those who watch see."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        page.goto(address)
        expect(page.locator("#connection")).to_have_text("实时")
        self.standing = page.get_by_role("region", name="排名")

    def expect_total(self, totals: Mapping[str, int]) -> None:
        for name, points in totals.items():
            expect(self.standing.locator("li", has_text=name).locator(".pts")).to_have_text(signed(points))

    def expect_words(self, *words: str) -> None:
        for each in words:
            expect(self.page.locator("#now")).to_contain_text(each)
