"""A thumb on the form of 打二毛."""

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from tests.table_page.driver import Thumb


class Ermao:
    """What is tapped and seen on the form; taps count on its `thumb`."""

    def __init__(self, thumb: Thumb) -> None:
        self.thumb = thumb
        self.page = thumb.page
        self.words = self.page.locator(".sum__so")
        self.shows = self.page.locator(".shows__cards button")

    def tap(self, selector: str) -> None:
        self.thumb.tap(self.page.locator(selector))

    def seat(self, name: str) -> Locator:
        return self.page.locator(".member").filter(has_text=name)

    def declares(self, name: str) -> None:
        self.thumb.tap(self.seat(name))

    def points(self, points: int) -> None:
        """By the hundred, where there is one, and the rest."""
        hundred, rest = divmod(points, 100)
        if hundred:
            self.tap(f"[data-hundred='{100 * hundred}']")
        if rest or not hundred:
            self.tap(f"[data-key='{rest}']")

    def taken_with(self, shape: str) -> None:
        self.tap(f"[data-shape='{shape}']")

    def open_shows(self) -> None:
        self.thumb.tap(self.page.locator(".trumps__show"))

    def show(self, name: str, *cards: str) -> None:
        self.thumb.tap(self.page.locator(".shows__who button").filter(has_text=name))
        self.tap(f"[data-show='{' '.join(cards)}']")

    def close_shows(self) -> None:
        self.thumb.tap(self.page.get_by_role("dialog").get_by_role("button", name="好"))

    def save(self, hand: int) -> None:
        """Once it may be saved; the hand is then in the book."""
        expect(self.page.locator(".table-sheet__save")).to_have_attribute("aria-disabled", "false")
        self.thumb.save()
        self.thumb.expect_saved(hand)

    def expect_match(self, levels: Sequence[str], declarer: str | None) -> None:
        """Both teams' levels, and whose seat carries the badge."""
        expect(self.page.locator(".team__level b")).to_have_text(list(levels))
        badge = self.page.locator(".member").filter(has=self.page.locator(".member__badge"))
        if declarer is None:
            expect(badge).to_have_count(0)
        else:
            expect(badge).to_have_text(re.compile(declarer))

    def expect_figures(self, captured: str, bottom: str | None, score: str) -> None:
        expect(self.page.locator("[data-field=captured] b")).to_have_text(captured)
        if bottom is None:
            expect(self.page.locator("[data-field=bottom]")).to_be_hidden()
        else:
            expect(self.page.locator("[data-field=bottom] b")).to_have_text(bottom)
        expect(self.page.locator(".sum__total b")).to_have_text(score)
