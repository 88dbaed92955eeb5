"""A thumb on the form of 炸金花抓二游."""

import re

from playwright.sync_api import Locator, expect

from tests.table_page.driver import Thumb


class Jinhua:
    """What is tapped and seen on the form; taps count on its `thumb`."""

    def __init__(self, thumb: Thumb) -> None:
        self.thumb = thumb
        self.page = thumb.page
        self.chips = self.page.get_by_role("region", name="下了多少")
        self.log = self.page.get_by_role("region", name="逐手叫注")
        self.slip = self.page.get_by_role("list", name="一笔一笔")

    def seat(self, name: str) -> Locator:
        return self.page.get_by_role("list", name="座位").locator("li", has_text=name)

    def _key(self, name: str, key: str) -> None:
        self.thumb.tap(self.seat(name).locator(f".key--{key}"))

    def stake(self, *points: int) -> None:
        """A chip for each seat in turn, from the first down."""
        for each in points:
            self.thumb.tap(self.chips.get_by_role("button", name=str(each), exact=True))

    def stake_of(self, name: str, points: int) -> None:
        self._key(name, "stake")
        self.stake(points)

    def same(self, points: int) -> None:
        self.thumb.tap(self.chips.get_by_role("button", name=f"同上 {points}"))

    def won(self, *names: str) -> None:
        for name in names:
            self._key(name, "won")

    def tie(self) -> None:
        self.thumb.tap(self.thumb.button("两家一样大"))

    def fold(self, *names: str) -> None:
        for name in names:
            self._key(name, "fold")

    def claim(self, name: str) -> None:
        """None, verified, false, none."""
        self._key(name, "claim")

    def cards(self, cards: str) -> None:
        """Of the seat that is picked now: `2h 2s Kd`."""
        for card in cards.split():
            self.thumb.tap(self.page.locator(f"[data-suit={card[1]}]"))
            self.thumb.tap(self.page.locator(f"[data-kind='{card}']"))

    def pick(self, name: str) -> None:
        self._key(name, "hand")

    def toggle(self, word: str) -> None:
        """选牌 or 逐手."""
        self.thumb.tap(self.page.get_by_role("group", name="怎么记").get_by_role("button", name=word))

    def says(self, name: str, act: str) -> None:
        """What the seat whose turn it is does, once it is its turn."""
        expect(self.log.locator(".betting__who")).to_contain_text(f"轮到 {name} ·")
        self.thumb.tap(self.log.get_by_role("button", name=act, exact=True))

    def compare(self, name: str, other: str, result: str, act: str = "compare") -> None:
        """Whom, then how it ended: two taps."""
        expect(self.log.locator(".betting__who")).to_contain_text(f"轮到 {name} ·")
        self.thumb.tap(self.log.locator(f"[data-act={act}]").filter(has_text=other))
        self.thumb.tap(self.log.get_by_role("button", name=result, exact=True))

    def showdown(self, word: str) -> None:
        self.thumb.tap(self.log.locator("[data-act=showdown]").filter(has_text=word))

    def offered(self, name: str) -> list[str]:
        """What is offered to the seat whose turn it is."""
        expect(self.log.locator(".betting__who")).to_contain_text(f"轮到 {name} ·")
        chips: list[str] = self.log.locator(".betting__turn button").all_text_contents()
        return [chip.strip() for chip in chips]

    def save(self, hand: int) -> None:
        """Once it may be saved; the hand is then in the book."""
        expect(self.page.locator(".table-sheet__save")).to_have_attribute("aria-disabled", "false")
        self.thumb.save()
        self.thumb.expect_saved(hand)

    def expect_stakes(self, *stakes: str) -> None:
        expect(self.page.locator(".key--stake")).to_have_text(list(stakes))

    def expect_lines(self, *lines: str) -> None:
        """Who gives whom what and why, line by line, without a tap; each line is found by its words."""
        expect(self.slip.locator("li")).to_have_text([re.compile(line) for line in lines])
