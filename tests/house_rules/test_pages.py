"""The pages of house rules: what the club has, what each says, and what it used to say."""

import pytest

from games.house_rules.differences import differences, value_in_words
from games.house_rules.drawing import GROUPS, KINDS, groups
from games.house_rules.services import archive, change_rules, name_rules
from games.models import RuleSet
from games.rules.games import GAMES
from tests.conftest import Cast
from tests.pages.conftest import Browse, browse

__all__ = ["browse"]


@pytest.fixture
def ours(cast: Cast) -> RuleSet:
    rules = {"preset": "1-3", "skin": 2}
    return name_rules(club=cast.club, game="daxuan", name="我们的打法", rules=rules, by=cast.owner)


def text(cast: Cast, browse: Browse, path: str, who: str = "owner", language: str = "zh-hans") -> str:
    answer = browse(getattr(cast, who), language).get(path)
    assert answer.status_code == 200
    return str(answer.text)


def test_the_list_says_what_there_is_and_what_to_start_from(
    cast: Cast, browse: Browse, ours: RuleSet
) -> None:
    change_rules(rule_set=ours, rules={"preset": "1-3", "skin": 4})
    path = f"/clubs/{cast.club.pk}/rules/"
    page = text(cast, browse, path)
    assert "我们的打法" in page and "第 2 版" in page and "皮 4" in page
    assert "从“5、20”开始" in page and f"{path}new/?game=daxuan&amp;preset=5-20" in page
    assert "version 2" in text(cast, browse, path, language="en")


def test_only_owners_are_offered_to_change(cast: Cast, browse: Browse, ours: RuleSet) -> None:
    for who, offered in (("owner", True), ("host", False), ("member", False)):
        assert ("从“1、3”开始" in text(cast, browse, f"/clubs/{cast.club.pk}/rules/", who)) is offered
        assert (
            f"/house-rules/{ours.pk}/change/" in text(cast, browse, f"/house-rules/{ours.pk}/", who)
        ) is offered


def test_a_rule_set_tells_its_versions_and_what_each_changed(
    cast: Cast, browse: Browse, ours: RuleSet
) -> None:
    change_rules(rule_set=ours, rules={"preset": "1-3", "skin": 2, "lap_mango": False}, by=cast.owner)
    answer = browse(cast.member).get(f"/house-rules/{ours.pk}/")
    versions = answer.context["versions"]
    assert [one.version.number for one in versions] == [2, 1]
    assert [[change.setting for change in one.changed] for one in versions] == [["lap_mango"], ["skin"]]
    skin = versions[1].changed[0]
    assert (skin.before, skin.after) == ("1", "2")
    assert [one.setting for one in answer.context["differences"]] == ["skin", "lap_mango"]


def test_no_longer_used_and_used_again(cast: Cast, browse: Browse, ours: RuleSet) -> None:
    client, offer = browse(cast.owner), f"/house-rules/{ours.pk}/offer/"
    home = client.post(offer, {"archived": "1"})["Location"]
    assert "不再用了，开桌时不会出现" in client.get(home).text
    ours.refresh_from_db()
    assert ours.archived
    other = name_rules(club=cast.club, game="daxuan", name="我们的打法", rules={})
    assert "请换一个" in client.post(offer, {"archived": "0"}, follow=True).text
    archive(rule_set=other)
    client.post(offer, {"archived": "0"})
    ours.refresh_from_db()
    assert not ours.archived


def test_only_owners_take_one_out_of_use(cast: Cast, browse: Browse, ours: RuleSet) -> None:
    due = {cast.host: 403, cast.member: 403, cast.outsider: 404, None: 302}
    for who, status in due.items():
        assert browse(who).post(f"/house-rules/{ours.pk}/offer/", {"archived": "1"}).status_code == status
    ours.refresh_from_db()
    assert not ours.archived


@pytest.mark.parametrize("query", ["", "?game=whist", "?game=daxuan&preset=7-7", "?preset=%00"])
def test_nonsense_starts_from_the_first(cast: Cast, browse: Browse, query: str) -> None:
    data = browse(cast.owner).get(f"/clubs/{cast.club.pk}/rules/new/{query}").context["data"]
    assert (data["game"], data["rules"]["preset"]) == ("daxuan", "1-3")


@pytest.mark.parametrize("game", GAMES)
def test_the_form_asks_for_every_setting_once(db: None, game: str) -> None:
    asked = [setting["name"] for group in groups(game) for setting in group["settings"]]
    assert sorted(asked) == sorted(GAMES[game].settings)
    assert {setting["kind"] for group in groups(game) for setting in group["settings"]} <= set(KINDS.values())
    assert set(GROUPS) == set(GAMES)


FACTORS = {"single": 1, "pair": 2, "tractor": 4, "throw": 8}
WORDS = [
    ("daxuan", "skin", 5, "5"),
    ("ermao", "extra_step", None, "最多升两级"),
    ("ermao", "extra_step", 40, "40"),
    (
        "ermao",
        "bottom_factors",
        {"single": 1, "pair": 2, "tractor": 4, "throw": 8},
        "单张 1、对子 2、拖拉机 4、甩牌 8",
    ),
    ("jinhua", "perks", [], "都不要"),
]


@pytest.mark.parametrize(("game", "name", "value", "words"), WORDS)
def test_a_value_in_words(game: str, name: str, value: object, words: str) -> None:
    assert value_in_words(game, name, value) == words


@pytest.mark.parametrize("game", GAMES)
def test_nothing_differs_from_itself(game: str) -> None:
    settings = GAMES[game].rules({}).to_json()
    assert differences(game, settings, settings) == []
