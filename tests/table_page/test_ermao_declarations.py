"""Trumps shown and shown over, as they happen (ermao §8)."""

from playwright.sync_api import expect

from games import services
from tests.table_page.conftest import OnTable, OpenTable
from tests.table_page.driver import entered
from tests.table_page.ermao import Ermao

ONES = ["2s", "2h", "2c", "2d"]
JOKERS = ["BJ RJ", "RJ RJ"]


def times(count: int) -> list[str]:
    return [" ".join([card] * count) for card in ONES]


def offered(form: Ermao, shows: list[str]) -> None:
    """These may be tapped, and no other."""
    expect(form.shows).to_have_count(len(shows))
    assert form.shows.evaluate_all("keys => keys.map(key => key.dataset.show)") == shows


def test_only_what_outranks_the_last_is_offered(open_table: OpenTable, thumb: OnTable) -> None:
    """In the first hand whoever showed last declares, and its suit is trumps."""
    table = open_table("ermao")
    form = Ermao(thumb(table))
    form.open_shows()
    offered(form, [*ONES, *times(2), *times(3), *times(4), *JOKERS])
    form.show("老王", "2h", "2h")
    offered(form, [*times(3), *times(4), *JOKERS])
    form.show("李姐", "BJ", "RJ")
    offered(form, ["RJ RJ"])
    form.page.get_by_role("dialog").get_by_role("button", name="去掉").tap()
    offered(form, [*times(3), *times(4), *JOKERS])
    form.show("小何", "2c", "2c", "2c")
    form.close_shows()
    form.expect_match(["2", "2"], "小何")
    expect(form.page.locator(".trumps__said")).to_have_text("老王 ♥2×2小何 ♣2×3")
    form.points(100)
    form.save(1)
    form.expect_match(["2", "3"], "李姐")
    recorded = entered(table, 1)
    assert (recorded["declarer"], recorded["trump"]) == (4, "c")
    assert recorded["declarations"] == [
        {"seat": 1, "show": ["2h", "2h"]},
        {"seat": 4, "show": ["2c", "2c", "2c"]},
    ]


def test_later_on_the_declarers_level_is_shown_whoever_shows(open_table: OpenTable, thumb: OnTable) -> None:
    """老王 held at 0: his team plays 5; 李姐 may show a five, and 阿强 declares all the same."""
    table = open_table("ermao")
    services.record(table_id=table.pk, event={"type": "hand", "captured": 0, "declarer": 1})
    form = Ermao(thumb(table))
    form.open_shows()
    form.show("李姐", "5s")
    form.close_shows()
    form.expect_match(["5", "2"], "阿强")
    form.points(100)
    form.save(2)
    assert (entered(table, 2)["declarer"], entered(table, 2)["trump"]) == (3, "s")


def test_an_amend_may_declare_otherwise(open_table: OpenTable, thumb: OnTable) -> None:
    """The last shown was 李姐's after all: the other team declared, and held."""
    table = open_table("ermao")
    shown = {"declarations": [{"seat": 1, "show": ["2h"]}, {"seat": 3, "show": ["2s", "2s"]}]}
    services.record(table_id=table.pk, event={"type": "hand", "captured": 100, **shown})
    form = Ermao(thumb(table))
    form.page.get_by_role("button", name="改第 1 盘").tap()
    form.expect_match(["2", "2"], "阿强")
    form.open_shows()
    form.page.get_by_role("dialog").get_by_role("button", name="去掉").tap()
    form.show("李姐", "2d", "2d", "2d")
    form.close_shows()
    form.expect_match(["2", "2"], "李姐")
    form.thumb.expect_nets("−1", "+1", "−1", "+1")
    form.thumb.save("改好第 1 盘")
    form.expect_match(["2", "3"], "小何")
    assert entered(table, 1)["declarer"] == 2


def test_what_was_shown_at_a_level_since_corrected_is_refused_where_it_stands(
    open_table: OpenTable, thumb: OnTable
) -> None:
    """Hand 1 brought 老王 to 5; at 100 points it is 3, and the five shown in hand 2 declares nothing."""
    table = open_table("ermao")
    first = {"captured": 0, "declarer": 1}
    shown = {"captured": 100, "declarations": [{"seat": 2, "show": ["5s"]}]}
    amended = {"type": "amend", "hand": 1, "as": {"captured": 100}}
    for event in ({"type": "hand", **first}, {"type": "hand", **shown}, amended):
        services.record(table_id=table.pk, event=event)
    form = Ermao(thumb(table))
    form.page.get_by_role("button", name="改第 2 盘").tap()
    expect(form.page.locator("#wrong-declarations")).to_contain_text("3")
    expect(form.thumb.button("改好第 2 盘")).to_be_disabled()
    form.open_shows()
    form.page.get_by_role("dialog").get_by_role("button", name="去掉").tap()
    form.show("李姐", "3s")
    form.close_shows()
    form.thumb.save("改好第 2 盘")
    form.expect_match(["4", "2"], "老王")
    assert entered(table, 2)["declarations"] == [{"seat": 2, "show": ["3s"]}]


def test_trumps_may_only_be_noted(open_table: OpenTable, thumb: OnTable) -> None:
    table = open_table("ermao")
    form = Ermao(thumb(table))
    form.declares("老王")
    form.tap("[data-trump=nt]")
    form.points(45)
    form.save(1)
    assert entered(table, 1)["trump"] == "nt"
