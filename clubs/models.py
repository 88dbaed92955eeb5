"""Who: people, clubs, what each may do, and the names on the book."""

import uuid
from datetime import date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from django.conf import settings
from django.contrib.auth.models import AbstractUser
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.utils.translation import gettext_lazy as _

from clubs.names import sort_key


class User(AbstractUser):
    """An account that can sign in. What it may do in a club is its Membership."""


class Club(models.Model):
    """People who share players, evenings and a leaderboard."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    name = models.CharField(_("名称"), max_length=60)
    language = models.CharField(_("语言"), max_length=10, choices=settings.LANGUAGES, default="zh-hans")
    time_zone = models.CharField(_("时区"), max_length=40, default="Asia/Shanghai")
    day_starts_at = models.PositiveSmallIntegerField(
        _("一天从几点算起"), default=6, validators=[MaxValueValidator(23)]
    )
    turn_clock = models.PositiveSmallIntegerField(
        _("每手限时（秒）"), null=True, blank=True, validators=[MinValueValidator(5), MaxValueValidator(600)]
    )
    created_at = models.DateTimeField(_("建立时间"), auto_now_add=True)

    class Meta:
        verbose_name = _("俱乐部")
        verbose_name_plural = _("俱乐部")
        ordering = ["name"]

    def __str__(self) -> str:
        return self.name

    def day_of(self, moment: datetime) -> date:
        """The club's day a moment belongs to: an evening past midnight is still one day."""
        return (moment.astimezone(ZoneInfo(self.time_zone)) - timedelta(hours=self.day_starts_at)).date()


class Role(models.TextChoices):
    OWNER = "owner", _("主理人")
    HOST = "host", _("记分人")
    MEMBER = "member", _("会员")


class Player(models.Model):
    """A name on the club's book. A guest has no membership."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    club = models.ForeignKey(Club, on_delete=models.PROTECT, related_name="players", verbose_name=_("俱乐部"))
    name = models.CharField(_("名字"), max_length=40)
    sort_key = models.CharField(_("拼音"), max_length=200, editable=False, db_index=True)
    archived = models.BooleanField(_("已离开"), default=False)
    created_at = models.DateTimeField(_("建立时间"), auto_now_add=True)

    class Meta:
        verbose_name = _("牌友")
        verbose_name_plural = _("牌友")
        ordering = ["sort_key", "id"]
        constraints = [models.UniqueConstraint(fields=["club", "name"], name="player_name_once_a_club")]

    def __str__(self) -> str:
        return self.name

    def save(self, *args: Any, **kwargs: Any) -> None:
        self.sort_key = sort_key(self.name)
        super().save(*args, **kwargs)


class Membership(models.Model):
    """What an account is in a club, and which name on the book is its own."""

    club = models.ForeignKey(
        Club, on_delete=models.CASCADE, related_name="memberships", verbose_name=_("俱乐部")
    )
    user = models.ForeignKey(
        User, on_delete=models.CASCADE, related_name="memberships", verbose_name=_("账号")
    )
    role = models.CharField(_("身份"), max_length=10, choices=Role.choices, default=Role.MEMBER)
    player = models.OneToOneField(
        Player,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="membership",
        verbose_name=_("牌友"),
    )
    created_at = models.DateTimeField(_("加入时间"), auto_now_add=True)

    class Meta:
        verbose_name = _("成员")
        verbose_name_plural = _("成员")
        constraints = [models.UniqueConstraint(fields=["club", "user"], name="membership_once_a_club")]

    def __str__(self) -> str:
        return f"{self.user} · {self.get_role_display()}"
