"""The admin pages of tables and house rules: tables follow from the events, so everything is only read."""

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest

from clubs.admin_tools import ReadOnly
from games.models import Event, Hand, RuleSet, RuleVersion, Seat, Table


class SeatsInline(admin.TabularInline):  # type: ignore[type-arg]
    model = Seat
    extra = 0
    can_delete = False
    fields = ("number", "player", "account")
    readonly_fields = fields

    def get_queryset(self, request: HttpRequest) -> QuerySet[Seat]:
        return super().get_queryset(request).select_related("player", "account__player")

    def has_add_permission(self, request: object, obj: object = None) -> bool:
        return False


@admin.register(Table)
class TableAdmin(ReadOnly):
    list_display = ["name", "game", "sitting", "opened_at", "closed_at", "seq", "head"]
    list_filter = ["game", ("closed_at", admin.EmptyFieldListFilter), "sitting__club"]
    list_select_related = ["sitting"]
    search_fields = ["name", "sitting__title", "seats__player__name", "=id"]
    # Whoever has the link may watch; it is not shown to everyone who may look after the site.
    exclude = ["board_token"]
    inlines = [SeatsInline]


@admin.register(Seat)
class SeatAdmin(ReadOnly):
    list_display = ["table", "number", "player", "account"]
    list_filter = ["table__game", "table__sitting__club"]
    list_select_related = ["table", "player", "account__player"]
    search_fields = ["player__name", "table__name", "=table__id"]


@admin.register(Event)
class EventAdmin(ReadOnly):
    list_display = ["table", "seq", "type", "by", "at", "reason", "hash"]
    list_filter = ["type", "table__game", "table__sitting__club"]
    list_select_related = ["table", "by"]
    search_fields = ["=event_id", "=table__id", "by__username", "table__name"]
    show_full_result_count = False

    def get_queryset(self, request: HttpRequest) -> QuerySet[Event]:
        return super().get_queryset(request).defer("answer")


@admin.register(Hand)
class HandAdmin(ReadOnly):
    list_display = ["table", "number", "voided", "corrected_at"]
    list_filter = [
        "voided",
        ("corrected_at", admin.EmptyFieldListFilter),
        "table__game",
        "table__sitting__club",
    ]
    list_select_related = ["table"]
    search_fields = ["table__name", "=table__id", "=number"]
    show_full_result_count = False


class VersionsInline(admin.TabularInline):  # type: ignore[type-arg]
    model = RuleVersion
    extra = 0
    can_delete = False
    fields = ("number", "rules", "by", "at")
    readonly_fields = fields

    def get_queryset(self, request: HttpRequest) -> QuerySet[RuleVersion]:
        return super().get_queryset(request).select_related("by")

    def has_add_permission(self, request: object, obj: object = None) -> bool:
        return False


@admin.register(RuleSet)
class RuleSetAdmin(ReadOnly):
    list_display = ["name", "club", "game", "archived", "created_at"]
    list_filter = ["game", "archived", "club"]
    list_select_related = ["club"]
    search_fields = ["name", "club__name", "=id"]
    inlines = [VersionsInline]


@admin.register(RuleVersion)
class RuleVersionAdmin(ReadOnly):
    list_display = ["rule_set", "number", "by", "at"]
    list_filter = ["rule_set__game", "rule_set__club"]
    list_select_related = ["rule_set", "by"]
    search_fields = ["rule_set__name", "rule_set__club__name"]
