"""What is played: tables, who sits where, what happened, and how each hand stands now."""

import secrets
import uuid

import pgtrigger
from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from clubs.models import Club, Player
from settlement.models import APPEND_ONLY, Account, Sitting

TELL = pgtrigger.Trigger(
    name="tell_the_board",
    when=pgtrigger.After,
    operation=pgtrigger.Insert,
    func="PERFORM pg_notify('bobo_table', NEW.table_id || ' ' || NEW.seq); RETURN NEW;",
)


def new_token() -> str:
    return secrets.token_urlsafe(16)


class RuleSet(models.Model):
    """House rules: a club's own way of playing a game, by name. What it says is in its versions.

    One that tables were opened with is never deleted; archived, it is no longer offered.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    club = models.ForeignKey(
        Club, on_delete=models.PROTECT, related_name="rule_sets", verbose_name=_("俱乐部")
    )
    game = models.CharField(_("玩法"), max_length=20)
    name = models.CharField(_("名称"), max_length=40)
    archived = models.BooleanField(_("不用了"), default=False)
    created_at = models.DateTimeField(_("建立时间"), auto_now_add=True)

    class Meta:
        verbose_name = _("桌规")
        verbose_name_plural = _("桌规")
        ordering = ["created_at"]
        constraints = [
            models.UniqueConstraint(
                fields=["club", "game", "name"],
                condition=models.Q(archived=False),
                name="rule_set_name_once_a_game",
            )
        ]

    def __str__(self) -> str:
        return self.name


class RuleVersion(models.Model):
    """What a rule set said from a moment on: all settings, complete. Never changed; an edit makes another."""

    rule_set = models.ForeignKey(
        RuleSet, on_delete=models.PROTECT, related_name="versions", verbose_name=_("桌规")
    )
    number = models.PositiveIntegerField(_("第几版"))
    rules = models.JSONField(_("内容"))
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.PROTECT,
        null=True,
        related_name="+",
        verbose_name=_("谁定的"),
    )
    at = models.DateTimeField(_("时间"), auto_now_add=True)

    class Meta:
        verbose_name = _("桌规的版本")
        verbose_name_plural = _("桌规的版本")
        ordering = ["rule_set", "number"]
        constraints = [models.UniqueConstraint(fields=["rule_set", "number"], name="rule_version_once")]
        triggers = [APPEND_ONLY]

    def __str__(self) -> str:
        return f"{self.rule_set} {self.number}"


class Table(models.Model):
    """A table is a record of events; `state` is the fold so far and can be worked out again from them.

    `rules` are the settings in full, whichever `rule_version` of the club they came from (null: a preset),
    `closing` the outcome of the close as it stands (null while open), `head` the hash of the last event.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    sitting = models.ForeignKey(
        Sitting, on_delete=models.PROTECT, related_name="tables", verbose_name=_("牌局")
    )
    name = models.CharField(_("桌名"), max_length=40, blank=True)
    game = models.CharField(_("玩法"), max_length=20)
    rules = models.JSONField(_("桌规"))
    rule_version = models.ForeignKey(
        RuleVersion,
        on_delete=models.PROTECT,
        null=True,
        blank=True,
        related_name="tables",
        verbose_name=_("桌规的版本"),
    )
    dealer = models.PositiveSmallIntegerField(_("第一个发牌的座位"), default=1)
    opened_at = models.DateTimeField(_("开桌"), auto_now_add=True)
    opened_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        related_name="+",
        verbose_name=_("开桌人"),
    )
    closed_at = models.DateTimeField(_("收桌"), null=True)
    seq = models.PositiveIntegerField(_("记录数"), default=0)
    head = models.CharField(_("校验码"), max_length=64, blank=True)
    state = models.JSONField(_("现在"))
    closing = models.JSONField(_("收桌的结果"), null=True, blank=True)
    pool = models.OneToOneField(
        Account, on_delete=models.PROTECT, null=True, related_name="+", verbose_name=_("池的账户")
    )
    board_token = models.CharField(_("看板链接"), max_length=40, unique=True, default=new_token)

    class Meta:
        verbose_name = _("牌桌")
        verbose_name_plural = _("牌桌")
        ordering = ["opened_at"]

    def __str__(self) -> str:
        return self.name or self.game


class Seat(models.Model):
    """Who sits where. Numbers are stable and never reused; the playing order is in the table's state."""

    table = models.ForeignKey(Table, on_delete=models.PROTECT, related_name="seats", verbose_name=_("牌桌"))
    number = models.PositiveSmallIntegerField(_("座位"))
    player = models.ForeignKey(Player, on_delete=models.PROTECT, related_name="seats", verbose_name=_("牌友"))
    account = models.ForeignKey(Account, on_delete=models.PROTECT, related_name="+", verbose_name=_("账户"))

    class Meta:
        verbose_name = _("座位")
        verbose_name_plural = _("座位")
        ordering = ["number"]
        constraints = [models.UniqueConstraint(fields=["table", "number"], name="seat_number_once")]

    def __str__(self) -> str:
        return f"{self.number} {self.player}"


class Event(models.Model):
    """Something that happened at a table. Never changed; a correction is one more event.

    `sent` is the hash of the body as the phone sent it (to tell a retry from a reused id), `body` the event
    as it stands in the table record, with the facts worked out when it was recorded (README §4.3). `hash`
    covers `body`, who, when and the event before, so an edit of an old event is found.
    """

    table = models.ForeignKey(Table, on_delete=models.PROTECT, related_name="events", verbose_name=_("牌桌"))
    seq = models.PositiveIntegerField(_("序号"))
    event_id = models.UUIDField(_("编号"))
    type = models.CharField(_("种类"), max_length=20)
    body = models.JSONField(_("内容"))
    sent = models.CharField(_("原文校验"), max_length=64)
    answer = models.JSONField(_("当时的回答"))
    reason = models.CharField(_("更正原因"), max_length=40, blank=True)
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.PROTECT,
        null=True,
        related_name="+",
        verbose_name=_("谁记的"),
    )
    at = models.DateTimeField(_("时间"))
    previous = models.CharField(_("前一条的校验码"), max_length=64, blank=True)
    hash = models.CharField(_("校验码"), max_length=64)

    class Meta:
        verbose_name = _("记录")
        verbose_name_plural = _("记录")
        ordering = ["table", "seq"]
        constraints = [
            models.UniqueConstraint(fields=["table", "seq"], name="event_seq_once"),
            models.UniqueConstraint(fields=["table", "event_id"], name="event_id_once"),
        ]
        triggers = [APPEND_ONLY, TELL]

    def __str__(self) -> str:
        return f"{self.seq} {self.type}"


class Hand(models.Model):
    """How a hand stands now, after corrections: what was entered and what came of it.

    Follows from the events.
    """

    table = models.ForeignKey(Table, on_delete=models.PROTECT, related_name="hands", verbose_name=_("牌桌"))
    number = models.PositiveIntegerField(_("第几盘"))
    event = models.ForeignKey(Event, on_delete=models.PROTECT, related_name="+", verbose_name=_("记录"))
    entered = models.JSONField(_("记的"))
    outcome = models.JSONField(_("结果"))
    voided = models.BooleanField(_("作废"), default=False)
    corrected_at = models.DateTimeField(_("更正时间"), null=True)

    class Meta:
        verbose_name = _("盘")
        verbose_name_plural = _("盘")
        ordering = ["table", "number"]
        constraints = [models.UniqueConstraint(fields=["table", "number"], name="hand_number_once")]

    def __str__(self) -> str:
        return str(self.number)
