"""The referee on a phone, without signing in: cards are tapped, the answer is there."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.plugins.site import Site

Ask = Callable[..., "Asker"]


class Asker:
    """A thumb on the referee's page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def cards(self, *kinds: str) -> None:
        for kind in kinds:
            self.page.locator(f"[data-kind='{kind}']").tap()

    def suited(self, *cards: str) -> None:
        """Cards of a deck with suits: the suit, where it is not chosen yet, then the rank."""
        for card in cards:
            suit = self.page.locator(f"[data-suit={card[1]}]")
            if suit.get_attribute("aria-pressed") != "true":
                suit.tap()
            self.cards(card)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def hand(self, number: int) -> Locator:
        return self.page.locator(f"[data-hand='{number}']")

    def expect_said(self, *lines: str) -> None:
        expect(self.page.locator(".verdict p")).to_have_text(list(lines))

    def expect_hand(self, number: int, words: str) -> None:
        expect(self.hand(number).locator(".asked__says")).to_have_text(words)


@pytest.fixture
def ask(site: Site, page: Page) -> Iterator[Ask]:
    """`ask("game=jinhua")` opens the page; in the end nothing may have failed in the scripts."""
    page.set_default_timeout(15_000)
    failures: list[str] = []
    page.on("pageerror", lambda error: failures.append(str(error)))
    page.on("console", lambda said: failures.append(said.text) if "Security Policy" in said.text else None)

    def opened(query: str) -> Asker:
        page.goto(f"{site.url}/referee/?{query}")
        page.locator(".referee__picker").wait_for()
        return Asker(page)

    yield opened
    assert failures == []


def test_four_cards_of_daxuan_make_three_splits(ask: Ask) -> None:
    asker = ask("game=daxuan")
    asker.cards("rQ", "b9", "r2", "b4")
    splits = asker.page.locator(".split")
    expect(splits).to_have_count(3)
    names = [["天九王", "地官六"], ["天地公子", "四九三"], ["天官六", "地九王"]]
    assert [split.locator(".split__group b").all_inner_texts() for split in splits.all()] == names
    splits.first.tap()
    asker.expect_hand(1, "头 地官六，尾 天九王")
    asker.cards("b4", "b5", "r8", "b7")
    asker.page.locator(".split").filter(has_text="板五九").tap()
    asker.expect_said("第 1 手吃第 2 手。", "第 1 手先收。")
    expect(asker.hand(1).locator(".badge")).to_have_text("先收")


def test_two_hands_of_jinhua_and_a_rule_that_turns_them_round(ask: Ask) -> None:
    asker = ask("game=jinhua")
    asker.suited("2h", "2s", "Kd", "Ah", "2d", "3s")
    asker.expect_hand(1, "二游：K 2 2")
    asker.expect_said("第 2 手最大。", "第 2 手大过第 1 手：顺子比二游大。")
    asker.button("二游大过顺子").tap()
    asker.expect_said("第 1 手最大。", "第 1 手大过第 2 手：二游比顺子大。")


def test_a_link_opens_the_same_table(ask: Ask) -> None:
    asker = ask("game=jinhua")
    asker.suited("2h", "2s", "Kd", "Ah", "2d", "3s")
    asker.button("二游大过顺子").tap()
    address = asker.page.url
    again = ask(address.split("?")[1])
    again.expect_said("第 1 手最大。", "第 1 手大过第 2 手：二游比顺子大。")
    expect(again.button("二游大过顺子")).to_have_attribute("aria-pressed", "true")


def test_two_plays_of_shuangkou_with_jokers(ask: Ask) -> None:
    asker = ask("game=shuangkou")
    asker.cards("5", "6", "7", "BJ", "RJ")
    asker.expect_hand(1, "顺子 5 到 9（2 个王当 8、9）")
    asker.button("下一手").tap()
    asker.cards("6", "7", "8", "9")
    asker.expect_hand(2, "不成牌型，不能这样出")
    asker.cards("T")
    asker.expect_said("第 2 手压得住第 1 手：10 比 9 大。")
    asker.button("退一张").tap()
    asker.button("退一张").tap()
    asker.cards("BJ")
    asker.expect_said("第 2 手不成牌型，比不了。")


def test_a_trick_of_ermao(ask: Ask) -> None:
    asker = ask("game=ermao")
    asker.button("红桃").first.tap()
    asker.suited("Ks", "Ks")
    asker.button("下一手").tap()
    asker.suited("3h", "3h")
    asker.expect_said("第 2 手赢这一轮：用主牌将吃。", "这一轮有 20 分。")
    asker.page.get_by_label("打几").select_option("K")
    asker.expect_said("第 1 手赢这一轮：主牌里最大。", "这一轮有 20 分。")


def test_declarations_of_ermao(ask: Ask) -> None:
    asker = ask("game=ermao")
    asker.page.get_by_role("link", name="亮主").tap()
    asker.page.get_by_text("第 1 次亮的牌").wait_for()
    asker.cards("2h")
    asker.button("再亮一次").last.tap()
    asker.cards("2s", "2s")
    asker.expect_said("第 2 次反得了。", "算第 2 次的：黑桃做主。")
    expect(asker.hand(2).locator(".badge")).to_have_text("算数")


def test_a_card_that_is_used_up_cannot_be_picked(ask: Ask) -> None:
    asker = ask("game=jinhua")
    asker.suited("2h")
    expect(asker.page.locator("[data-kind='2h']")).to_be_disabled()
    asker.button("退一张").tap()
    expect(asker.page.locator("[data-kind='2h']")).to_be_enabled()


def test_what_is_refused_stands_at_its_hand(ask: Ask) -> None:
    asker = ask("game=ermao&trump=s&level=2&hands=KsQs")
    expect(asker.hand(1).locator(".asked__says")).to_contain_text("不能这样出")


def test_another_hand_and_one_less(ask: Ask) -> None:
    asker = ask("game=jinhua&hands=2h2sKd,AhKh9h")
    asker.button("加一手").tap()
    asker.suited("8d", "8s", "Kc")
    asker.expect_hand(3, "对子：8 8 K")
    asker.button("清掉第 2 手").tap()
    asker.expect_said("第 1 手最大。", "第 1 手大过第 2 手：二游比对子大。")
    expect(asker.page).to_have_url(re.compile(r"hands=2h2sKd,8d8sKc$"))


def test_who_asks_too_often_reads_when_to_come_again(ask: Ask, page: Page) -> None:
    said = {"code": "throttled", "message": "太快了，请稍等再试。", "field": "", "detail": {"seconds": 42}}
    page.route("**/api/v1/judge/", lambda route: route.fulfill(status=429, json=said))
    asker = ask("game=shuangkou")
    asker.cards("5")
    asker.expect_said("太快了，请稍等再试。42 秒以后再试。")
    page.unroute("**/api/v1/judge/")
    asker.cards("5")
    asker.expect_hand(1, "一对 5")
