"""Evenings, leaderboards and reports in and out of the API."""

from datetime import date
from typing import Any

from django.utils.translation import gettext_lazy as _
from rest_framework import serializers

from settlement.leaderboards import PERIODS
from settlement.models import Report, Sitting


class SittingForm(serializers.Serializer[Sitting]):
    """What opens an evening; everything may be left out."""

    title = serializers.CharField(max_length=60, required=False, allow_blank=True, default="")
    place = serializers.CharField(max_length=60, required=False, allow_blank=True, default="")
    planned_end = serializers.DateTimeField(required=False, allow_null=True, default=None)
    allotment = serializers.IntegerField(min_value=0, max_value=1_000_000, required=False, default=0)


class SittingOut(serializers.ModelSerializer[Sitting]):
    """An evening."""

    class Meta:
        model = Sitting
        fields = [
            "id",
            "club",
            "title",
            "place",
            "day",
            "opened_at",
            "planned_end",
            "closed_at",
            "allotment",
            "meal_bill",
            "meal_policy",
        ]
        read_only_fields = fields


class ReportOut(serializers.ModelSerializer[Report]):
    """How far a report is; `files` are the kinds that can be fetched."""

    files = serializers.SerializerMethodField()

    class Meta:
        model = Report
        fields = ["id", "revision", "status", "progress", "failure", "requested_at", "finished_at", "files"]
        read_only_fields = fields

    def get_files(self, report: Report) -> list[str]:
        return [file.kind for file in report.files.all()]


class StandingsQuery(serializers.Serializer[Any]):
    """Which leaderboard: `at` is a month (2026-11) or a year (2026), now if left out.

    `game` empty is all games.
    """

    period = serializers.ChoiceField(choices=PERIODS, required=False, default="month")
    at = serializers.RegexField(r"^\d{4}(-\d{2})?$", required=False)
    game = serializers.SlugField(max_length=20, required=False, allow_blank=True, default="")

    def validate_at(self, value: str) -> date:
        year, month = int(value[:4]), int(value[5:] or 1)
        if not (1900 <= year <= 2200 and 1 <= month <= 12):
            raise serializers.ValidationError(_("要一个月份，例如 2026-11。"), code="bad_month")
        return date(year, month, 1)


class StandingRow(serializers.Serializer[Any]):
    """A player's line in a leaderboard; equal points share a rank. `average` is points a hand."""

    rank = serializers.IntegerField()
    player_id = serializers.UUIDField()
    name = serializers.CharField()
    points = serializers.IntegerField()
    hands = serializers.IntegerField()
    average = serializers.FloatField()
    sittings = serializers.IntegerField()
    biggest = serializers.IntegerField()
