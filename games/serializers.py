"""Tables and their events in and out of the API. What a table looks like is `games.presenting`'s business."""

from typing import Any

from rest_framework import serializers

from games.models import Event
from games.rules.games import GAMES
from settlement.serializers import ReportOut, SittingOut


class Person(serializers.Serializer[Any]):
    """Who takes a seat: a player of the club by `player_id`, or by name (`player`), made if new."""

    player_id = serializers.UUIDField(required=False)
    player = serializers.CharField(max_length=40, required=False)

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        if len(attrs) != 1:
            raise serializers.ValidationError({"player_id": [_one_of()]})
        return attrs


class TableForm(serializers.Serializer[Any]):
    """What opens a table.

    People in playing order; a rule set of the club (its newest version) or `rules`, the settings that
    differ from the preset; the first dealer. `reopen` lets an evening that has closed go on.
    """

    game = serializers.CharField(max_length=20)
    rules = serializers.DictField(required=False)
    rule_set = serializers.UUIDField(required=False)
    players = serializers.ListField(child=Person(), min_length=1, max_length=20)
    dealer = serializers.IntegerField(min_value=1, max_value=20, required=False, default=1)
    name = serializers.CharField(max_length=40, required=False, allow_blank=True, default="")
    reopen = serializers.BooleanField(required=False, default=False)

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        if "rules" in attrs and "rule_set" in attrs:
            raise serializers.ValidationError({"rule_set": [_rules_once()]})
        return attrs


class EventForm(serializers.Serializer[Any]):
    """An event of the table record.

    `expected_seq` is the `seq` the sender saw; `reason` says why it corrects.
    """

    event = serializers.DictField()
    expected_seq = serializers.IntegerField(
        min_value=0, max_value=2**31 - 1, required=False, allow_null=True, default=None
    )
    reason = serializers.CharField(max_length=40, required=False, allow_blank=True, default="")


class PreviewForm(serializers.Serializer[Any]):
    """An event that is not recorded."""

    event = serializers.DictField()


class EventsQuery(serializers.Serializer[Any]):
    """Which events: those after a number, oldest first."""

    after = serializers.IntegerField(min_value=0, max_value=2**31 - 1, required=False, default=0)


class ImportForm(serializers.Serializer[Any]):
    """A table record (README §2) as `record`, and what to call the evening."""

    record = serializers.DictField()
    title = serializers.CharField(max_length=60, required=False, allow_blank=True, default="")
    place = serializers.CharField(max_length=60, required=False, allow_blank=True, default="")
    day = serializers.DateField(required=False, allow_null=True, default=None)


class EventOut(serializers.ModelSerializer[Event]):
    """An event as it stands in the record, who entered it and when, and its hash."""

    id = serializers.UUIDField(source="event_id", read_only=True)
    by = serializers.CharField(source="by.username", read_only=True, default=None, allow_null=True)

    class Meta:
        model = Event
        fields = ["seq", "id", "type", "body", "reason", "by", "at", "previous", "hash"]
        read_only_fields = fields


class GameOut(serializers.Serializer[Any]):
    """A game: its presets (the first is the default), its own words for the screen, seats from and to."""

    key = serializers.CharField()
    name = serializers.CharField()
    presets = serializers.DictField(child=serializers.DictField())
    words = serializers.DictField(child=serializers.CharField())
    seats = serializers.ListField(child=serializers.IntegerField())


class StandingOut(serializers.Serializer[Any]):
    """A player's total of the evening."""

    player = serializers.UUIDField()
    name = serializers.CharField()
    points = serializers.IntegerField()


class HouseRulesOut(serializers.Serializer[Any]):
    """The club's rules a table was opened with: a version of a rule set."""

    rule_set = serializers.UUIDField()
    name = serializers.CharField()
    version = serializers.IntegerField()


class TableOut(serializers.Serializer[Any]):
    """A table of an evening in one line; `house_rules` is null for a preset."""

    id = serializers.UUIDField()
    name = serializers.CharField()
    game = serializers.CharField()
    game_name = serializers.CharField()
    house_rules = HouseRulesOut(allow_null=True)
    closed_at = serializers.DateTimeField(allow_null=True)
    seq = serializers.IntegerField()
    board = serializers.CharField()


class SittingDetail(serializers.Serializer[Any]):
    """An evening with its standing, tables and latest report. `role` is what the asker is in the club."""

    sitting = SittingOut()
    role = serializers.CharField()
    standing = StandingOut(many=True)
    tables = TableOut(many=True)
    report = ReportOut(allow_null=True)


class LineOut(serializers.Serializer[Any]):
    """One line of a why slip; `from` and `to` are a seat's number or "pool"."""

    text = serializers.CharField()
    points = serializers.IntegerField()
    reason = serializers.CharField()
    section = serializers.CharField()
    href = serializers.CharField()

    def get_fields(self) -> dict[str, serializers.Field[Any, Any, Any, Any]]:
        sides = {"from": serializers.JSONField(), "to": serializers.JSONField()}
        return {**sides, **super().get_fields()}


class SeatOut(serializers.Serializer[Any]):
    """A seat in playing order.

    `mango` is what it puts in before the next hand, `missing` what its bowl lacks.
    """

    seat = serializers.IntegerField()
    player = serializers.UUIDField()
    name = serializers.CharField()
    total = serializers.IntegerField()
    bowl = serializers.IntegerField(allow_null=True)
    mango = serializers.IntegerField()
    missing = serializers.IntegerField()
    left = serializers.BooleanField()


class LastOut(serializers.Serializer[Any]):
    """The last hand that stands."""

    hand = serializers.IntegerField()
    net = serializers.DictField(child=serializers.IntegerField())
    lines = LineOut(many=True)
    summary = serializers.CharField()
    shown = serializers.DictField()
    more = serializers.DictField()


class TableState(serializers.Serializer[Any]):
    """All a phone or a board needs to know of a table."""

    id = serializers.UUIDField()
    game = serializers.ChoiceField(choices=list(GAMES))
    game_name = serializers.CharField()
    name = serializers.CharField()
    rules = serializers.DictField()
    seq = serializers.IntegerField()
    closed = serializers.BooleanField()
    seats = SeatOut(many=True)
    hand = serializers.IntegerField()
    dealer = serializers.IntegerField(allow_null=True)
    opener = serializers.IntegerField(allow_null=True)
    pool = serializers.IntegerField()
    owes = serializers.ListField(child=serializers.IntegerField())
    why = serializers.CharField(allow_null=True)
    lap = serializers.DictField(allow_null=True)
    play = serializers.DictField()
    planned_end = serializers.DateTimeField(allow_null=True)
    turn_clock = serializers.IntegerField(allow_null=True)
    closing = serializers.DictField(allow_null=True)
    last = LastOut(allow_null=True)
    board = serializers.CharField()


class ResultOut(serializers.Serializer[Any]):
    """What an event comes to. A game adds keys of its own (`dealer`, `takers`, `kind`, …)."""

    type = serializers.CharField()
    hand = serializers.IntegerField(allow_null=True)
    net = serializers.DictField(child=serializers.IntegerField())
    pool = serializers.IntegerField()
    transfers = serializers.ListField(child=serializers.DictField())
    warnings = serializers.ListField(child=serializers.DictField())
    lines = LineOut(many=True)
    summary = serializers.CharField()


class AnswerOut(ResultOut):
    """What the sender of an event gets, and gets again for the same id.

    The table is as it was right after it.
    """

    seq = serializers.IntegerField()
    table = TableState()


class ChangeOut(serializers.Serializer[Any]):
    """A hand whose nets a correction changes; empty where it does not stand."""

    hand = serializers.IntegerField()
    before = serializers.DictField(child=serializers.IntegerField())
    after = serializers.DictField(child=serializers.IntegerField())


class RefusalOut(serializers.Serializer[Any]):
    """Why something was refused, and what to do about it."""

    code = serializers.CharField()
    message = serializers.CharField()
    field = serializers.CharField()
    detail = serializers.DictField()
    section = serializers.CharField()
    href = serializers.CharField()


class PreviewOut(serializers.Serializer[Any]):
    """What an event would come to, or why not; whose turn it is in the betting log so far."""

    outcome = ResultOut(allow_null=True)
    refusal = RefusalOut(allow_null=True)
    turn = serializers.DictField(allow_null=True)
    so_far = serializers.DictField(allow_null=True)
    changes = ChangeOut(many=True)


class HandOut(serializers.Serializer[Any]):
    """A hand as it stands now; a voided one moves nothing."""

    number = serializers.IntegerField()
    voided = serializers.BooleanField()
    corrected = serializers.DateTimeField(allow_null=True)
    net = serializers.DictField(child=serializers.IntegerField())
    summary = serializers.CharField()
    lines = LineOut(many=True)
    shown = serializers.DictField()
    dealer = serializers.IntegerField(allow_null=True)
    kind = serializers.CharField(allow_null=True)
    pool = serializers.IntegerField()
    warnings = serializers.ListField(child=serializers.DictField())
    entered = serializers.DictField()
    at = serializers.DateTimeField()


class ImportedOut(serializers.Serializer[Any]):
    """The evening and the table an import made."""

    sitting = serializers.UUIDField()
    table = TableState()


def _one_of() -> serializers.ErrorDetail:
    from django.utils.translation import gettext as _

    return serializers.ErrorDetail(_("请给 player_id 或 player（名字）之一。"), code="one_of")


def _rules_once() -> serializers.ErrorDetail:
    from django.utils.translation import gettext as _

    return serializers.ErrorDetail(_("rules 和 rule_set 只能给一个。"), code="one_of")
