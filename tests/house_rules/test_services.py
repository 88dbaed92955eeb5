"""Rule sets by name, and a table that keeps the version it was opened with."""

from typing import Any

import pytest
from django.db import DatabaseError, transaction
from django.db.models import ProtectedError

from clubs.errors import Conflict, Invalid
from clubs.models import Club, User
from games import services
from games.house_rules.services import (
    archive,
    change_rules,
    name_rules,
    newest_version,
    rename,
    version_to_play,
    with_newest,
)
from games.models import RuleSet, RuleVersion, Table
from games.pages.words import playing
from games.rules.errors import Refusal
from games.rules.games import GAMES

OURS = {"preset": "1-3", "skin": 2}


@pytest.fixture
def ours(club: Club, owner: User) -> RuleSet:
    return name_rules(club=club, game="daxuan", name="我们的打法", rules=OURS, by=owner)


def open_by(club: Club, version: RuleVersion) -> Table:
    sitting = services.open_sitting(club=club)
    return services.open_table(sitting=sitting, game="daxuan", players=["甲", "乙"], rule_version=version)


def test_a_name_keeps_all_settings_complete(ours: RuleSet, owner: User) -> None:
    version = newest_version(ours)
    assert (version.number, version.by) == (1, owner)
    assert version.rules == {"preset": "1-3", **GAMES["daxuan"].presets["1-3"], "skin": 2}


def test_a_table_keeps_the_version_it_was_opened_with(club: Club, ours: RuleSet) -> None:
    before = open_by(club, newest_version(ours))
    second = change_rules(rule_set=ours, rules={**OURS, "skin": 5})
    after = open_by(club, newest_version(ours))
    before.refresh_from_db()
    assert (before.rules["skin"], after.rules["skin"]) == (2, 5)
    assert (before.rule_version.number, after.rule_version) == (1, second)  # type: ignore[union-attr]
    assert playing(before) == playing(after) == "打旋 · 我们的打法"
    assert playing(before, version=True) == "打旋 · 我们的打法（第 1 版）"


def test_the_same_settings_make_no_version(ours: RuleSet) -> None:
    assert change_rules(rule_set=ours, rules=OURS).number == 1
    assert change_rules(rule_set=ours, rules={**OURS, "mango": 10}).number == 2
    assert change_rules(rule_set=ours, rules=OURS).number == 3
    assert ours.versions.count() == 3


def test_two_who_change_it_at_once(ours: RuleSet) -> None:
    change_rules(rule_set=ours, rules={**OURS, "skin": 4}, expected_version=1)
    with pytest.raises(Conflict) as conflict:
        change_rules(rule_set=ours, rules={**OURS, "skin": 3}, expected_version=1)
    assert (conflict.value.code, conflict.value.detail) == ("rules_moved_on", {"version": 2})
    assert newest_version(ours).rules["skin"] == 4


WRONG: list[tuple[str, dict[str, Any], str, str]] = [
    ("daxuan", {"skin": -1}, "bad_rule", "rules.skin"),
    ("daxuan", {"skin": 1_000_001}, "bad_rule", "rules.skin"),
    ("daxuan", {"skin": "5"}, "bad_rule", "rules.skin"),
    ("daxuan", {"trumps": 5}, "unknown_rule", "rules.trumps"),
    ("daxuan", {"preset": "7-7"}, "unknown_preset", "rules.preset"),
    ("ermao", {"bottom_factors": {"pair": 65}}, "bad_rule", "rules.bottom_factors.pair"),
    ("jinhua", {"perks": ["floor", "bonus", "open_first"]}, "bad_rule", "rules.perks"),
    ("whist", {}, "unknown_game", "game"),
]


@pytest.mark.parametrize(("game", "rules", "code", "field"), WRONG)
def test_what_the_rules_refuse_is_not_kept(
    club: Club, game: str, rules: dict[str, Any], code: str, field: str
) -> None:
    with pytest.raises(Refusal) as refused:
        name_rules(club=club, game=game, name="怪规矩", rules=rules)
    assert (refused.value.code, refused.value.field) == (code, field)
    assert not RuleSet.objects.exists()


def test_a_refused_change_leaves_the_newest(ours: RuleSet) -> None:
    with pytest.raises(Refusal):
        change_rules(rule_set=ours, rules={**OURS, "min_raise_factor": 11})
    assert ours.versions.count() == 1


def test_a_name_is_taken_once_a_game_while_it_is_offered(club: Club, other_club: Club, ours: RuleSet) -> None:
    with pytest.raises(Conflict) as conflict:
        name_rules(club=club, game="daxuan", name=" 我们的打法 ", rules={})
    assert (conflict.value.code, conflict.value.field) == ("name_taken", "name")
    name_rules(club=club, game="dingerhuang", name="我们的打法", rules={})
    name_rules(club=other_club, game="daxuan", name="我们的打法", rules={})
    archive(rule_set=ours)
    again = name_rules(club=club, game="daxuan", name="我们的打法", rules={})
    with pytest.raises(Conflict):
        archive(rule_set=ours, archived=False)
    rename(rule_set=again, name="新打法")
    archive(rule_set=ours, archived=False)


@pytest.mark.parametrize("name", ["", "  ", "长" * 41, "一\n二"])
def test_a_name_nobody_can_read(club: Club, ours: RuleSet, name: str) -> None:
    for refuse in (
        lambda: name_rules(club=club, game="ermao", name=name, rules={}),
        lambda: rename(rule_set=ours, name=name),
    ):
        with pytest.raises(Invalid) as invalid:
            refuse()
        assert (invalid.value.code, invalid.value.field) == ("bad_name", "name")


def test_what_may_be_played(club: Club, other_club: Club, ours: RuleSet) -> None:
    theirs = name_rules(club=other_club, game="daxuan", name="他们的", rules={})
    assert version_to_play(club=club, game="daxuan", wanted=ours.pk).number == 1
    archived = archive(rule_set=name_rules(club=club, game="daxuan", name="老规矩", rules={}))
    for game, wanted in (("ermao", ours.pk), ("daxuan", theirs.pk), ("daxuan", archived.pk)):
        with pytest.raises(Invalid) as invalid:
            version_to_play(club=club, game=game, wanted=wanted)
        assert (invalid.value.code, invalid.value.field) == ("unknown_rule_set", "rule_set")


def test_the_newest_of_each_in_one_statement(
    club: Club, ours: RuleSet, django_assert_num_queries: Any
) -> None:
    change_rules(rule_set=ours, rules={**OURS, "skin": 3})
    name_rules(club=club, game="ermao", name="五分一级", rules={"points_per_level": 5})
    with django_assert_num_queries(1):
        found = [(row.name, row.version, row.rules["preset"]) for row in with_newest(club.rule_sets.all())]  # type: ignore[attr-defined]
    assert found == [("我们的打法", 2, "1-3"), ("五分一级", 1, "default")]


def test_a_version_stays(club: Club, ours: RuleSet) -> None:
    open_by(club, newest_version(ours))
    version = newest_version(ours)
    version.rules = {}
    with pytest.raises(DatabaseError, match="Cannot update"), transaction.atomic():
        version.save()
    with pytest.raises(DatabaseError), transaction.atomic():
        RuleVersion.objects.all()._raw_delete(using="default")
    with pytest.raises(ProtectedError):
        ours.delete()
