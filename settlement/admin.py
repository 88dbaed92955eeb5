"""The admin pages of the book: evenings can be described, what was posted can only be read."""

from django.contrib import admin
from django.utils.translation import gettext_lazy as _

from clubs.admin_tools import ReadOnly
from settlement.models import Account, Posting, Proof, Report, Sitting, Standing, Transfer


@admin.register(Sitting)
class SittingAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    list_display = ["day", "title", "club", "place", "opened_at", "closed_at"]
    list_filter = ["club", ("closed_at", admin.EmptyFieldListFilter)]
    list_select_related = ["club"]
    date_hierarchy = "day"
    search_fields = ["title", "place", "club__name"]
    # The day decides the month of the figures, and only the tables open and close an evening.
    readonly_fields = ["club", "day", "opened_at", "closed_at", "meal_bill", "meal_policy"]

    def has_add_permission(self, request: object) -> bool:
        return False


@admin.register(Account)
class AccountAdmin(ReadOnly):
    list_display = ["id", "sitting", "player", "pool"]
    list_filter = ["sitting__club"]
    list_select_related = ["sitting", "player"]
    search_fields = ["player__name", "sitting__title", "=pool"]


class TransfersInline(admin.TabularInline):  # type: ignore[type-arg]
    model = Transfer
    extra = 0
    can_delete = False
    fields = ("source", "target", "points", "reason")
    readonly_fields = fields

    def get_queryset(self, request):  # type: ignore[no-untyped-def]
        return super().get_queryset(request).select_related("source__player", "target__player")

    def has_add_permission(self, request: object, obj: object = None) -> bool:
        return False

    def has_change_permission(self, request: object, obj: object = None) -> bool:
        return False


@admin.register(Posting)
class PostingAdmin(ReadOnly):
    list_display = ["id", "sitting", "game", "hand", "event", "reverses", "posted_at"]
    list_filter = ["game", ("reverses", admin.EmptyFieldListFilter), "sitting__club"]
    list_select_related = ["sitting", "reverses"]
    search_fields = ["sitting__title", "=table", "=hand"]
    inlines = [TransfersInline]


@admin.register(Transfer)
class TransferAdmin(ReadOnly):
    list_display = ["id", "evening", "hand", "source", "target", "points", "reason"]
    list_filter = ["reason", "posting__game", "posting__sitting__club"]
    list_select_related = ["posting__sitting", "source__player", "target__player"]
    search_fields = ["source__player__name", "target__player__name", "posting__sitting__title"]
    show_full_result_count = False

    @admin.display(description=_("牌局"))
    def evening(self, transfer: Transfer) -> str:
        return str(transfer.posting.sitting)

    @admin.display(description=_("第几盘"))
    def hand(self, transfer: Transfer) -> int | None:
        return transfer.posting.hand


@admin.register(Standing)
class StandingAdmin(ReadOnly):
    list_display = ["player", "club", "game", "month", "points", "hands", "sittings", "biggest"]
    list_filter = ["game", "month", "club"]
    list_select_related = ["player", "club"]
    search_fields = ["player__name", "club__name"]


@admin.register(Proof)
class ProofAdmin(ReadOnly):
    list_display = ["sitting", "at", "events", "wrong"]
    list_filter = ["sitting__club"]
    list_select_related = ["sitting"]
    search_fields = ["sitting__title", "sitting__club__name"]
    ordering = ["-wrong", "-at"]


@admin.register(Report)
class ReportAdmin(ReadOnly):
    list_display = ["sitting", "revision", "status", "progress", "attempts", "requested_at", "finished_at"]
    list_filter = ["status", "sitting__club"]
    list_select_related = ["sitting"]
    search_fields = ["sitting__title", "sitting__club__name"]
    ordering = ["-requested_at"]
