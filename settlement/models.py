"""What it comes to: an evening's book, the movements in it, and the figures kept beside it."""

import uuid

import pgtrigger
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from clubs.models import Club, Player

APPEND_ONLY = pgtrigger.Protect(name="append_only", operation=pgtrigger.Update | pgtrigger.Delete)


class MealPolicy(models.TextChoices):
    POINTS = "points", _("按输赢")
    EQUAL = "equal", _("AA制")


class Sitting(models.Model):
    """One evening's book: the people, one or more tables, every movement of points (sitting §1)."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    club = models.ForeignKey(
        Club, on_delete=models.PROTECT, related_name="sittings", verbose_name=_("俱乐部")
    )
    title = models.CharField(_("题目"), max_length=60, blank=True)
    place = models.CharField(_("地点"), max_length=60, blank=True)
    day = models.DateField(_("日期"), db_index=True)
    opened_at = models.DateTimeField(_("开始"))
    planned_end = models.DateTimeField(_("预计结束"), null=True, blank=True)
    closed_at = models.DateTimeField(_("结束"), null=True, blank=True)
    allotment = models.PositiveIntegerField(_("每人积分"), default=0)
    meal_bill = models.DecimalField(_("饭钱（元）"), max_digits=12, decimal_places=2, null=True, blank=True)
    meal_policy = models.CharField(
        _("饭钱怎么分"), max_length=10, choices=MealPolicy.choices, default=MealPolicy.POINTS
    )

    class Meta:
        verbose_name = _("牌局")
        verbose_name_plural = _("牌局")
        ordering = ["-opened_at"]
        indexes = [models.Index(fields=["club", "-opened_at"], name="sitting_club_latest")]

    def __str__(self) -> str:
        return self.title or f"{self.day:%Y-%m-%d}"


class Account(models.Model):
    """Where points are: one a player in a sitting, one pool a table."""

    sitting = models.ForeignKey(
        Sitting, on_delete=models.PROTECT, related_name="accounts", verbose_name=_("牌局")
    )
    player = models.ForeignKey(
        Player, on_delete=models.PROTECT, null=True, related_name="accounts", verbose_name=_("牌友")
    )
    pool = models.UUIDField(_("哪一桌的池"), null=True)

    class Meta:
        verbose_name = _("账户")
        verbose_name_plural = _("账户")
        constraints = [
            models.UniqueConstraint(fields=["sitting", "player"], name="account_once_a_player"),
            models.UniqueConstraint(fields=["pool"], name="account_once_a_pool"),
            models.CheckConstraint(
                condition=Q(player__isnull=False, pool__isnull=True)
                | Q(player__isnull=True, pool__isnull=False),
                name="account_of_a_player_or_a_pool",
            ),
        ]

    def __str__(self) -> str:
        return str(self.player) if self.player_id else str(_("池"))


class Posting(models.Model):
    """What one hand (or the return of the pool at the close, `hand` null) put into the book. Never changed.

    `accounts` are the players dealt in, also those whose points did not move.
    """

    sitting = models.ForeignKey(
        Sitting, on_delete=models.PROTECT, related_name="postings", verbose_name=_("牌局")
    )
    table = models.UUIDField(_("牌桌"))
    game = models.CharField(_("玩法"), max_length=20)
    hand = models.PositiveIntegerField(_("第几盘"), null=True)
    event = models.PositiveIntegerField(_("由第几条记录"))
    accounts = ArrayField(models.BigIntegerField(), verbose_name=_("在局的账户"))
    reverses = models.OneToOneField(
        "self", on_delete=models.PROTECT, null=True, related_name="reversed_by", verbose_name=_("冲销")
    )
    posted_at = models.DateTimeField(_("入账时间"), auto_now_add=True)

    class Meta:
        verbose_name = _("入账")
        verbose_name_plural = _("入账")
        indexes = [models.Index(fields=["table", "hand"], name="posting_of_a_hand")]
        triggers = [APPEND_ONLY]

    def __str__(self) -> str:
        return f"{self.game} {self.hand or '—'}"


class Transfer(models.Model):
    """Points that moved from one account to another. Never changed; a mistake is reversed."""

    posting = models.ForeignKey(
        Posting, on_delete=models.PROTECT, related_name="transfers", verbose_name=_("入账")
    )
    source = models.ForeignKey(Account, on_delete=models.PROTECT, related_name="paid", verbose_name=_("付"))
    target = models.ForeignKey(
        Account, on_delete=models.PROTECT, related_name="received", verbose_name=_("收")
    )
    points = models.PositiveBigIntegerField(_("分"))
    reason = models.CharField(_("缘由"), max_length=20)

    class Meta:
        verbose_name = _("转分")
        verbose_name_plural = _("转分")
        constraints = [
            models.CheckConstraint(condition=Q(points__gt=0), name="transfer_points_positive"),
            models.CheckConstraint(condition=~Q(source=F("target")), name="transfer_between_two_accounts"),
        ]
        triggers = [APPEND_ONLY]

    def __str__(self) -> str:
        return f"{self.source_id} → {self.target_id}: {self.points}"


class Standing(models.Model):
    """A player's figures for a month in one game (`game` empty: in all).

    Moved with the ledger, can be rebuilt.
    """

    club = models.ForeignKey(
        Club, on_delete=models.PROTECT, related_name="standings", verbose_name=_("俱乐部")
    )
    player = models.ForeignKey(
        Player, on_delete=models.PROTECT, related_name="standings", verbose_name=_("牌友")
    )
    game = models.CharField(_("玩法"), max_length=20, blank=True)
    month = models.DateField(_("月份"))
    points = models.BigIntegerField(_("总分"), default=0)
    hands = models.PositiveIntegerField(_("盘数"), default=0)
    sittings = models.PositiveIntegerField(_("场数"), default=0)
    biggest = models.BigIntegerField(_("最大一盘"), default=0)

    class Meta:
        verbose_name = _("战绩")
        verbose_name_plural = _("战绩")
        constraints = [
            models.UniqueConstraint(fields=["club", "game", "month", "player"], name="standing_once_a_month"),
        ]

    def __str__(self) -> str:
        return f"{self.player_id} {self.month:%Y-%m}: {self.points}"


class Proof(models.Model):
    """The last proof of a sitting: when, over how many events, and what differed (sitting §1.4).

    `wrong` counts the differences; `differences` tells the first of them, as
    [{"code", "where", "kept", "due"}].
    """

    sitting = models.OneToOneField(
        Sitting, on_delete=models.CASCADE, related_name="proof", verbose_name=_("牌局")
    )
    at = models.DateTimeField(_("对账时间"), db_index=True)
    events = models.PositiveIntegerField(_("记录数"))
    wrong = models.PositiveIntegerField(_("几处出入"), default=0)
    differences = models.JSONField(_("出入"), default=list, blank=True)

    class Meta:
        verbose_name = _("对账")
        verbose_name_plural = _("对账")
        ordering = ["-at"]

    def __str__(self) -> str:
        return f"{self.sitting} · {self.wrong}"


class Report(models.Model):
    """One making of a sitting's report. A correction after the close asks for the next revision."""

    class Status(models.TextChoices):
        QUEUED = "queued", _("排队中")
        RUNNING = "running", _("正在做")
        DONE = "done", _("做好了")
        FAILED = "failed", _("没做成")

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    sitting = models.ForeignKey(
        Sitting, on_delete=models.PROTECT, related_name="reports", verbose_name=_("牌局")
    )
    revision = models.PositiveSmallIntegerField(_("第几版"), default=1)
    status = models.CharField(_("状态"), max_length=10, choices=Status.choices, default=Status.QUEUED)
    progress = models.PositiveSmallIntegerField(_("进度"), default=0)
    attempts = models.PositiveSmallIntegerField(_("次数"), default=0)
    failure = models.TextField(_("失败原因"), blank=True)
    requested_at = models.DateTimeField(_("提出时间"), auto_now_add=True)
    claimed_at = models.DateTimeField(_("开始做"), null=True)
    finished_at = models.DateTimeField(_("做好时间"), null=True)

    class Meta:
        verbose_name = _("报告")
        verbose_name_plural = _("报告")
        ordering = ["-revision"]
        constraints = [models.UniqueConstraint(fields=["sitting", "revision"], name="report_revision_once")]

    def __str__(self) -> str:
        return f"{self.sitting} · {self.revision}"


class ReportFile(models.Model):
    """A document of a report, kept in the database so that every web process and every backup has it."""

    class Kind(models.TextChoices):
        PDF = "pdf", "PDF"
        XLSX = "xlsx", "Excel"

    report = models.ForeignKey(Report, on_delete=models.CASCADE, related_name="files", verbose_name=_("报告"))
    kind = models.CharField(_("种类"), max_length=10, choices=Kind.choices)
    content = models.BinaryField(_("内容"))

    class Meta:
        verbose_name = _("报告文件")
        verbose_name_plural = _("报告文件")
        constraints = [models.UniqueConstraint(fields=["report", "kind"], name="report_file_once")]

    def __str__(self) -> str:
        return self.kind
