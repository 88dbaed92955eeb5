"""The table page as a host uses it: every touch goes through `tap`, which counts them."""

import re
from collections.abc import Mapping, Sequence

from playwright.sync_api import Download, Locator, Page, expect

MINUS = "−"


def signed(points: int) -> str:
    """As points are written on every page."""
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points < 0 else "0"


class Phone:
    """A browser page of a telephone, tapped by one thumb."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def tap(self, what: Locator) -> None:
        self.taps += 1
        what.tap()

    def button(self, name: str | re.Pattern[str], within: Locator | None = None) -> Locator:
        return (within or self.page).get_by_role("button", name=name, exact=isinstance(name, str))

    def follow(self, name: str | re.Pattern[str]) -> None:
        self.tap(self.page.get_by_role("link", name=name).first)

    def new_evening(self, game: str, people: Sequence[str]) -> None:
        """From the club's page to the table of an evening of that game."""
        self.follow(re.compile("开新牌局|开第一局"))
        self.tap(self.button(game))
        for name in people:
            self.page.get_by_label("新名字").fill(name)
            self.tap(self.button("加上"))
        self.tap(self.button("开桌"))
        self.page.wait_for_url("**/tables/*/")

    def standing(self, words: str, name: str) -> Locator:
        """Someone's row on the page of the evening."""
        return self.page.get_by_role("region", name=words).get_by_role("listitem").filter(has_text=name)

    def expect_standing(self, words: str, totals: Mapping[str, int]) -> None:
        for name, points in totals.items():
            expect(self.standing(words, name).locator("> .pts")).to_have_text(signed(points))

    def leaderboard(self, club: str) -> None:
        """All of the club's leaderboard of the month."""
        self.page.get_by_role("link", name=club).first.tap()
        self.page.get_by_role("region", name="本月榜").get_by_role("link", name="全部").tap()

    def leader(self, name: str) -> Locator:
        """The cells of someone's row there."""
        return self.page.get_by_role("row").filter(has_text=name).get_by_role("cell")

    def download(self, name: str) -> bytes:
        """Tap a link to a file and read what arrives."""
        with self.page.expect_download() as waited:
            self.follow(name)
        arrived: Download = waited.value
        return arrived.path().read_bytes()


class TablePage(Phone):
    """The form of 打旋 and 丁二皇. `low`, `high` and `fold` are the words of the game that is played."""

    def __init__(self, page: Page, low: str = "头", high: str = "尾", fold: str = "丢") -> None:
        super().__init__(page)
        self.groups = {"low": low, "high": high}
        self.word = fold
        self.bids = page.get_by_role("region", name="每轮叫到多少")
        self.log = page.get_by_role("region", name="逐手叫注")
        self.tiles = page.get_by_role("region", name="选牌")
        self.result = page.get_by_role("region", name="这盘的结果")
        self.head = page.locator("header")
        self.hands = page.get_by_role("region", name="每一盘")

    # What is entered.

    def fold(self, name: str, round_: int = 1) -> None:
        """One tap a round."""
        for _ in range(round_):
            self.tap(self.button(re.compile(f"^{name} {self.word}")))

    def bid(self, *points: int) -> None:
        for amount in points:
            self.tap(self.button(str(amount), self.bids))

    def bid_on_keys(self, points: int) -> None:
        """A bid no chip offers."""
        self.tap(self.button("别的数", self.bids))
        for figure in str(points):
            self.tap(self.button(figure, self.page.get_by_role("dialog")))
        self.tap(self.button("叫到这么多"))

    def all_in(self) -> None:
        self.tap(self.button(re.compile("^敲"), self.bids))

    def rank(self, group: str, *names: str) -> None:
        """Tap `low` or `high` of the seats from the best down; the last one places itself."""
        for name in names:
            self.tap(self.button(re.compile(f"^{name}的{self.groups[group]}(，|$)")))

    def equal(self, group: str) -> None:
        self.tap(self.button(f"{self.groups[group]} 一样大"))

    def alone(self, name: str) -> None:
        self.tap(self.button(name, self.page.get_by_role("group", name="别人都丢了，只剩")))

    def passed(self, round_: str) -> None:
        self.tap(self.button(round_, self.page.get_by_role("group", name=re.compile("^休"))))

    def by(self, way: str) -> None:
        """排大小 or 选牌."""
        self.tap(self.button(way, self.page.get_by_role("group", name="怎么记大小")))

    def cards(self, *kinds: str) -> None:
        for kind in kinds:
            self.tap(self.tiles.locator(f'[data-kind="{kind}"]'))

    def split(self, high: str, low: str) -> None:
        self.tap(self.tiles.locator("button", has_text=high).filter(has_text=low))

    def toggle_log(self) -> None:
        self.tap(self.button("逐手"))

    def says(self, name: str, act: str) -> None:
        """What the seat whose turn it is says, once it is its turn."""
        expect(self.log).to_contain_text(f"轮到 {name}")
        self.tap(self.button(act, self.log))

    def opens(self, name: str) -> None:
        """Who was dealt the highest card and speaks first."""
        expect(self.log).to_contain_text("谁先说话")
        self.tap(self.button(name, self.log))

    def give_all(self, points: int) -> None:
        self.tap(self.button(str(points)))

    def top_up(self, name: str, points: int) -> None:
        """More into a seat's bowl, on the seat."""
        self.tap(self.seat(name).get_by_role("button").first)
        self.tap(self.button(f"+{points}"))
        self.tap(self.button("关上"))

    # What is seen.

    def seat(self, name: str) -> Locator:
        return self.page.get_by_role("list", name="座位").locator("li", has_text=name)

    def expect_hand(self, number: int) -> None:
        expect(self.page.get_by_role("heading", level=1)).to_contain_text(f"第 {number} 盘")

    def expect_nets(self, net: Mapping[str, int]) -> None:
        """The bottom of the page says who wins and loses how much."""
        for name, points in net.items():
            expect(self.result.locator("li", has_text=name).locator("b")).to_have_text(signed(points))

    def expect_owed(self, *names: str) -> None:
        """These seats put a mango of 5 in before the next hand, and no other."""
        expect(self.page.get_by_role("list", name="座位").get_by_text("芒 5")).to_have_count(len(names))
        for name in names:
            expect(self.seat(name)).to_contain_text("芒 5")

    def expect_row(self, number: int, net: Mapping[str, int]) -> None:
        """So does the list of hands."""
        row = self.hands.locator("li", has_text=f"第 {number} 盘")
        for name, points in net.items():
            expect(row).to_contain_text(f"{name} {signed(points)}")

    # What is done with it.

    def save(self) -> None:
        self.tap(self.button("记下这盘"))

    def enter(self, net: Mapping[str, int], number: int) -> None:
        """The preview is right, Save, and the hand is in the list with the same points."""
        self.expect_nets(net)
        self.save()
        self.expect_hand(number + 1)
        self.expect_row(number, net)

    def undo(self, number: int) -> None:
        self.tap(self.button(f"撤销第 {number} 盘"))
        expect(self.hands.locator("li", has_text=f"第 {number} 盘")).to_contain_text("作废")

    def open_hand(self, number: int) -> None:
        self.tap(self.button(re.compile(f"^改第 {number} 盘")))
        expect(self.page.get_by_role("heading", name=f"正在改第 {number} 盘")).to_be_visible()

    def menu(self, item: str | re.Pattern[str]) -> None:
        self.tap(self.button("更多"))
        self.tap(self.page.get_by_role("dialog").get_by_role("button", name=item))

    def board_address(self) -> str:
        """The link for those who only watch, off the menu."""
        self.menu(re.compile("看板"))
        address = self.page.get_by_role("dialog").get_by_role("link").get_attribute("href")
        self.tap(self.button("关上"))
        assert address is not None
        return address
