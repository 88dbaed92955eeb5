"""The admin pages of people and clubs."""

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin
from django.db.models import QuerySet
from django.http import HttpRequest

from clubs.models import Club, Membership, Player, User

admin.site.register(User, UserAdmin)


class MembershipsInline(admin.TabularInline):  # type: ignore[type-arg]
    model = Membership
    autocomplete_fields = ["user", "player"]
    extra = 0

    def get_queryset(self, request: HttpRequest) -> QuerySet[Membership]:
        return super().get_queryset(request).select_related("user", "player")


@admin.register(Club)
class ClubAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    list_display = ["name", "language", "time_zone", "created_at"]
    list_filter = ["language"]
    search_fields = ["name"]
    inlines = [MembershipsInline]


@admin.register(Player)
class PlayerAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    list_display = ["name", "club", "archived", "created_at"]
    list_filter = ["archived", "club"]
    list_select_related = ["club"]
    search_fields = ["name", "sort_key"]
    autocomplete_fields = ["club"]


@admin.register(Membership)
class MembershipAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    list_display = ["user", "club", "role", "player", "created_at"]
    list_filter = ["role", "club"]
    list_select_related = ["user", "club", "player"]
    search_fields = ["user__username", "club__name", "player__name"]
    autocomplete_fields = ["user", "club", "player"]
