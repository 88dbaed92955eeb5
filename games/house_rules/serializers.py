"""A club's house rules in and out of the API."""

from typing import Any

from rest_framework import serializers

from games.models import RuleSet, RuleVersion
from games.serializers import RefusalOut


class RulesForm(serializers.Serializer[Any]):
    """Settings of a game: a `preset` and what differs from it."""

    game = serializers.CharField(max_length=20)
    rules = serializers.DictField(required=False, default=dict)


class RuleSetForm(RulesForm):
    """What makes a rule set."""

    name = serializers.CharField(max_length=40)


class RuleSetChange(serializers.Serializer[Any]):
    """What may be changed of a rule set. New `rules` make a new version, if they differ from the newest.

    `expected_version` is the newest version the sender saw.
    """

    name = serializers.CharField(max_length=40, required=False)
    rules = serializers.DictField(required=False)
    archived = serializers.BooleanField(required=False)
    expected_version = serializers.IntegerField(
        min_value=1, max_value=2**31 - 1, required=False, allow_null=True, default=None
    )


class RuleSetQuery(serializers.Serializer[Any]):
    """Which rule sets: those of one game, those no longer offered."""

    game = serializers.CharField(max_length=20, required=False, default="")
    archived = serializers.BooleanField(required=False, default=False)


class RuleSetOut(serializers.ModelSerializer[RuleSet]):
    """A rule set as it stands: its newest version, all settings, since when."""

    version = serializers.IntegerField(read_only=True)
    rules = serializers.DictField(read_only=True)
    since = serializers.DateTimeField(read_only=True)

    class Meta:
        model = RuleSet
        fields = ["id", "game", "name", "archived", "version", "rules", "since"]
        read_only_fields = fields


class RuleVersionOut(serializers.ModelSerializer[RuleVersion]):
    """What a rule set said from a moment on, and who said so."""

    by = serializers.CharField(source="by.username", read_only=True, default=None, allow_null=True)

    class Meta:
        model = RuleVersion
        fields = ["number", "rules", "by", "at"]
        read_only_fields = fields


class DifferenceOut(serializers.Serializer[Any]):
    """A setting that differs: its key and name, and both values in words."""

    setting = serializers.CharField()
    name = serializers.CharField()
    before = serializers.CharField()
    after = serializers.CharField()


class NetOut(serializers.Serializer[Any]):
    """What a player of a worked example comes to."""

    name = serializers.CharField()
    points = serializers.IntegerField()


class ExampleOut(serializers.Serializer[Any]):
    """A hand worked out by the rules: what was played, what it comes to and why, or why it is refused."""

    key = serializers.CharField()
    setting = serializers.CharField()
    title = serializers.CharField()
    nets = NetOut(many=True)
    lines = serializers.ListField(child=serializers.CharField())
    summary = serializers.CharField()
    told = serializers.ListField(child=serializers.CharField())
    refusal = serializers.CharField()


class RulesPreviewOut(serializers.Serializer[Any]):
    """What settings would come to: all refusals, or the rules in words, the differences from the preset, and
    an example or more for each setting.
    """

    refusals = RefusalOut(many=True)
    words = serializers.ListField(child=serializers.CharField())
    differences = DifferenceOut(many=True)
    examples = ExampleOut(many=True)
