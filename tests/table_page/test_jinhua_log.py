"""A hand of 炸金花抓二游 act by act: only what is legal is offered.

Pencil: jinhua §3, §4; 老王 deals, 李姐 speaks first.
"""

from typing import Any

from playwright.sync_api import expect

from games.models import Table
from tests.table_page.conftest import OnTable, OpenTable
from tests.table_page.driver import entered
from tests.table_page.jinhua import Jinhua

THREE = ("老王", "李姐", "阿强")


def logged(table: Table, number: int = 1) -> Any:
    return entered(table, number)["log"]


def test_a_whole_hand(open_table: OpenTable, thumb: OnTable) -> None:
    """The rulebook's own: 1 + 1 + 3 from 李姐 and the ante from 老王."""
    table = open_table("jinhua", names=THREE)
    form = Jinhua(thumb(table))
    form.toggle("逐手")
    form.says("李姐", "跟注 1")
    form.says("阿强", "加注 3")
    form.says("老王", "弃牌")
    form.says("李姐", "跟注 3")
    form.compare("阿强", "李姐", "阿强赢")
    form.thumb.expect_nets("−1", "−5", "+6")
    form.expect_lines("李姐输给阿强 5：比输了，底注 1 加后来下的 4", "老王输给阿强 1：弃牌了，底注 1")
    form.save(1)
    assert logged(table) == [
        {"seat": 2, "act": "call"},
        {"seat": 3, "act": "raise", "to": 3},
        {"seat": 1, "act": "fold"},
        {"seat": 2, "act": "call"},
        {"seat": 3, "act": "compare", "with": 2, "won": True},
    ]


def test_refused_and_shown(open_table: OpenTable, thumb: OnTable) -> None:
    """小何 refuses and pays the ante, 阿强 1 + 1, 李姐 1 + 3 + 3 at the showdown."""
    table = open_table("jinhua")
    form = Jinhua(thumb(table))
    form.toggle("逐手")
    form.says("李姐", "加注 3")
    form.compare("阿强", "小何", "小何 不肯比")
    form.says("老王", "跟注 3")
    form.says("李姐", "跟注 3")
    form.says("阿强", "弃牌")
    form.showdown("老王赢")
    form.thumb.expect_nets("+10", "−7", "−2", "−1")
    form.save(1)
    assert logged(table)[1] == {"seat": 3, "act": "compare", "with": 4, "refused": True}
    assert logged(table)[-1] == {"act": "showdown", "won": [1]}


def test_two_show_equal_hands(open_table: OpenTable, thumb: OnTable) -> None:
    """The ante of 老王 goes to 李姐, first after the dealer; 1 + 1 each they get back."""
    form = Jinhua(thumb(open_table("jinhua", names=THREE)))
    form.toggle("逐手")
    form.says("李姐", "跟注 1")
    form.says("阿强", "跟注 1")
    form.says("老王", "弃牌")
    form.showdown("一样大")
    form.thumb.expect_nets("−1", "+1", "0")
    form.save(1)


def test_only_what_is_legal_is_offered(open_table: OpenTable, thumb: OnTable) -> None:
    """A raise adds two antes at most; to show takes two; to open first a verified claim and the perk."""
    form = Jinhua(thumb(open_table("jinhua", names=THREE, rules={"perks": ["open_first"]})))
    form.toggle("逐手")
    assert form.offered("李姐") == ["跟注 1", "加注 2", "加注 3", "弃牌", "阿强", "老王"]
    form.says("李姐", "弃牌")
    duel = ["老王", "阿强赢", "老王赢", "一样大"]
    assert form.offered("阿强") == ["跟注 1", "加注 2", "加注 3", "弃牌", *duel]
    expect(form.log.locator("[data-act=open]")).to_have_count(0)
    form.claim("阿强")
    form.compare("阿强", "老王", "老王赢", act="open")
    form.thumb.expect_nets("+3", "−1", "−2")
    form.save(1)


def test_what_may_be_said_of_an_opening(open_table: OpenTable, thumb: OnTable) -> None:
    """It cannot be refused."""
    form = Jinhua(thumb(open_table("jinhua", names=THREE, rules={"perks": ["open_first"]})))
    form.claim("李姐")
    form.toggle("逐手")
    form.offered("李姐")
    form.thumb.tap(form.log.locator("[data-act=open]").filter(has_text="老王"))
    assert form.offered("李姐") == ["李姐赢", "老王赢"]


def test_without_a_cap_any_raise_may_be_keyed_in(open_table: OpenTable, thumb: OnTable) -> None:
    form = Jinhua(thumb(open_table("jinhua", names=THREE, rules={"raise_cap": 0})))
    form.toggle("逐手")
    form.says("李姐", "加注 …")
    pad = form.page.locator("amount-pad")
    for key in ("2", "5"):
        form.thumb.tap(pad.get_by_role("button", name=key, exact=True))
    form.thumb.tap(pad.get_by_role("button", name="加到这么多"))
    raises = ["加注 26", "加注 27", "加注 50", "加注 …"]
    assert form.offered("阿强") == ["跟注 25", *raises, "弃牌", "李姐", "老王"]


def test_a_false_claimer_does_not_speak(open_table: OpenTable, thumb: OnTable) -> None:
    """李姐 pays her ante and an ante to each; 阿强 folds to 老王: 1 + 1 + 1 and 1 − 1."""
    form = Jinhua(thumb(open_table("jinhua", names=THREE)))
    form.toggle("逐手")
    form.claim("李姐")
    form.claim("李姐")
    form.says("阿强", "弃牌")
    form.thumb.expect_nets("+3", "−3", "0")


def test_a_step_back(open_table: OpenTable, thumb: OnTable) -> None:
    """First the question with whom, then the last act."""
    form = Jinhua(thumb(open_table("jinhua", names=THREE)))
    form.toggle("逐手")
    form.says("李姐", "跟注 1")
    form.offered("阿强")
    form.thumb.tap(form.log.locator("[data-act=compare]").first)
    form.thumb.button("退一步").tap()
    assert "跟注 1" in form.offered("阿强")
    form.thumb.button("退一步").tap()
    assert "跟注 1" in form.offered("李姐")
    expect(form.thumb.button("退一步")).to_be_disabled()


def test_when_the_turn_clock_runs_out_folding_is_one_tap(open_table: OpenTable, thumb: OnTable) -> None:
    table = open_table("jinhua", names=THREE)
    club = table.sitting.club
    club.turn_clock = 5
    club.save()
    form = Jinhua(thumb(table))
    form.page.clock.install()
    form.toggle("逐手")
    form.page.clock.run_for(400)
    form.offered("李姐")
    form.page.clock.run_for(6_000)
    form.page.locator("turn-clock").get_by_role("button", name="李姐 弃牌").tap()
    form.page.clock.run_for(400)
    form.offered("阿强")


def test_the_log_stays_chosen_for_the_next_hand(open_table: OpenTable, thumb: OnTable) -> None:
    form = Jinhua(thumb(open_table("jinhua", names=THREE)))
    form.toggle("逐手")
    form.says("李姐", "弃牌")
    form.says("阿强", "弃牌")
    form.thumb.expect_nets("+2", "−1", "−1")
    form.save(1)
    assert "跟注 1" in form.offered("阿强")
