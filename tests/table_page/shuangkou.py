"""A thumb on the form of 二人双扣."""

import re

from playwright.sync_api import Locator, expect

from tests.table_page.driver import Thumb

MARGINS = {"平": 1, "单": 2, "双": 4}


class Shuangkou:
    """What is tapped and seen on the form; taps count on its `thumb`."""

    def __init__(self, thumb: Thumb) -> None:
        self.thumb = thumb
        self.page = thumb.page

    def player(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name, exact=True)

    def wins(self, name: str, margin: str) -> None:
        self.thumb.tap(self.margin(name, margin))

    def margin(self, name: str, margin: str) -> Locator:
        return self.player(name).locator(f"[data-margin='{MARGINS[margin]}']")

    def bombs(self, name: str, *short: str) -> None:
        for each in short:
            self.thumb.tap(self.bomb(name, each))

    def bomb(self, name: str, short: str) -> Locator:
        return self.player(name).locator(f"[data-bomb='{short}']")

    def other_keys(self) -> None:
        """Rows and big bombs, for both."""
        self.thumb.tap(self.page.locator(".player__more").first)

    def take_away(self, name: str, place: int) -> None:
        self.thumb.tap(self.player(name).locator(".player__played button").nth(place))

    def left(self, name: str, cards: str) -> None:
        """The exact number, on the pad."""
        self.thumb.tap(self.player(name).get_by_role("button", name=re.compile("还剩")))
        dialog = self.page.get_by_role("dialog")
        for figure in cards:
            self.thumb.tap(dialog.get_by_role("button", name=figure, exact=True))
        self.thumb.tap(dialog.get_by_role("button", name="就剩这么多"))

    def save(self, hand: int) -> None:
        """Once it may be saved; the hand is then in the book."""
        expect(self.page.locator(".table-sheet__save")).to_have_attribute("aria-disabled", "false")
        self.thumb.save()
        self.thumb.expect_saved(hand)

    def expect_worth(self, name: str, *words: str) -> None:
        """What merged, step by step, and what it is worth."""
        expect(self.player(name).locator(".player__worth > *")).to_have_text(list(words))

    def expect_pays(self, words: str) -> None:
        expect(self.page.locator(".player").get_by_role("alert")).to_contain_text(words)
