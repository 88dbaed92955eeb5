"""What can go wrong outside the rules, sorted by what a person can do about it."""

from collections.abc import Mapping
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

Text = str | Promise


class Problem(Exception):  # noqa: N818 - most are no errors of ours
    """Nothing was changed.

    `code` is stable, `message` says what to do, `field` is the path of what it is about.
    """

    status = 400

    def __init__(self, code: str, message: Text, field: str = "", **detail: Any) -> None:
        super().__init__(code)
        self.code = code
        self.message = message
        self.field = field
        self.detail: Mapping[str, Any] = detail


class Invalid(Problem):
    """What was sent cannot be read as what it should be: mend it and send it again."""


class Conflict(Problem):
    """It was right to ask, but things have moved on: look at the present state first."""

    status = 409


class Nobody(Problem):
    """Whoever asks has not shown who he is."""

    status = 401

    def __init__(self) -> None:
        super().__init__("authentication_failed", _("登录没有成功，请检查用户名、密码或令牌。"))


class Forbidden(Problem):
    """The asker sees the thing but may not do this to it."""

    status = 403

    def __init__(self) -> None:
        super().__init__("forbidden", _("您在这个俱乐部的身份不能做这件事，请找记分人或主理人。"))


class Absent(Problem):
    """Not there, or not the asker's: the same answer, so that nobody learns which."""

    status = 404

    def __init__(self) -> None:
        super().__init__("not_found", _("没有找到，请检查链接，或者回到首页。"))
