"""What can be done to a club's house rules: one keyword-only function a use case, one transaction.

Whether settings are allowed is the rules' own business: their `Refusal` (`bad_rule` with the field
`rules.<setting>`, `unknown_rule`, `unknown_preset`, `unknown_game`) goes through.
"""

from collections.abc import Mapping
from typing import Any

from django.db import IntegrityError, transaction
from django.db.models import OuterRef, QuerySet, Subquery
from django.utils.translation import gettext_lazy as _

from clubs.errors import Conflict, Invalid
from clubs.models import Club, User
from clubs.names import clean_name
from games.models import RuleSet, RuleVersion
from games.rules.record import rules_of

Rules = Mapping[str, Any]


@transaction.atomic
def name_rules(*, club: Club, game: str, name: str, rules: Rules, by: User | None = None) -> RuleSet:
    """Keep settings (a `preset` and what differs from it) under a name, as version 1.

    Raises:
        Conflict: `name_taken` by another rule set of the game. Invalid: `bad_name`.
    """
    settings = complete(game, rules)
    rule_set = _save(RuleSet(club=club, game=game, name=clean_name(name)))
    rule_set.versions.create(number=1, rules=settings, by=by)
    return rule_set


@transaction.atomic
def change_rules(
    *, rule_set: RuleSet, rules: Rules, by: User | None = None, expected_version: int | None = None
) -> RuleVersion:
    """The next version of a rule set; the newest as it is if nothing differs. Tables keep the one they have.

    Raises:
        Conflict: `rules_moved_on` if the newest is not `expected_version`; `detail` says which `version`.
    """
    settings = complete(rule_set.game, rules)
    RuleSet.objects.select_for_update().get(pk=rule_set.pk)
    newest = newest_version(rule_set)
    if newest.rules == settings:
        return newest
    if expected_version is not None and expected_version != newest.number:
        raise Conflict(
            "rules_moved_on",
            _("这套桌规刚被别人改过，请刷新，看过新的再改。"),
            "expected_version",
            version=newest.number,
        )
    return rule_set.versions.create(number=newest.number + 1, rules=settings, by=by)


@transaction.atomic
def change(
    *,
    rule_set: RuleSet,
    name: str | None = None,
    rules: Rules | None = None,
    archived: bool | None = None,
    by: User | None = None,
    expected_version: int | None = None,
) -> RuleSet:
    """Whatever is given of `rename`, `change_rules` and `archive`; all of it or nothing."""
    if name is not None:
        rename(rule_set=rule_set, name=name)
    if archived is not None:
        archive(rule_set=rule_set, archived=archived)
    if rules is not None:
        change_rules(rule_set=rule_set, rules=rules, by=by, expected_version=expected_version)
    return rule_set


def rename(*, rule_set: RuleSet, name: str) -> RuleSet:
    """Call it otherwise, everywhere, also for tables already played.

    Raises:
        Conflict: `name_taken`. Invalid: `bad_name`.
    """
    rule_set.name = clean_name(name)
    return _save(rule_set, "name")


def archive(*, rule_set: RuleSet, archived: bool = True) -> RuleSet:
    """Offer it no longer, or again (`name_taken` if another has the name by now)."""
    rule_set.archived = archived
    return _save(rule_set, "archived")


def complete(game: str, rules: Rules) -> dict[str, Any]:
    """All settings of a game, from a preset and what differs from it; refuses what the rules refuse."""
    return rules_of(game, rules).to_json()


def newest_version(rule_set: RuleSet) -> RuleVersion:
    return rule_set.versions.order_by("-number")[0]


def with_newest(rule_sets: "QuerySet[RuleSet]") -> "QuerySet[RuleSet]":
    """Each with its newest version's `version` (the number), `rules`, and `since` when it holds."""
    newest = RuleVersion.objects.filter(rule_set=OuterRef("pk")).order_by("-number")
    return rule_sets.annotate(
        version=Subquery(newest.values("number")[:1]),
        rules=Subquery(newest.values("rules")[:1]),
        since=Subquery(newest.values("at")[:1]),
    )


def version_to_play(*, club: Club, game: str, wanted: Any) -> RuleVersion:
    """The newest version of the club's rule set of that id, for a table of that game.

    Raises:
        Invalid: `unknown_rule_set` (also another club's, an archived one, another game's).
    """
    rule_set = club.rule_sets.filter(pk=wanted, game=game, archived=False).first()
    if rule_set is None:
        raise Invalid("unknown_rule_set", _("俱乐部没有这套桌规，请从这种玩法的桌规里选。"), "rule_set")
    return newest_version(rule_set)


def _save(rule_set: RuleSet, *fields: str) -> RuleSet:
    try:
        with transaction.atomic():
            rule_set.save(update_fields=fields or None)
    except IntegrityError as error:
        message = _("这种玩法已经有一套桌规叫这个名字，请换一个。")
        raise Conflict("name_taken", message, "name") from error
    return rule_set
