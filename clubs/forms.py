"""Forms of the club pages."""

from functools import cache
from typing import Any
from zoneinfo import available_timezones

from django import forms
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from clubs.errors import Invalid
from clubs.models import Club
from clubs.names import clean_name

NEAR: dict[str, Promise] = {
    "Asia/Shanghai": _("北京时间"),
    "Asia/Urumqi": _("乌鲁木齐"),
    "Asia/Hong_Kong": _("香港"),
    "Asia/Taipei": _("台北"),
    "Asia/Singapore": _("新加坡"),
}
SHORTEST, LONGEST = 5, 600


@cache
def other_zones() -> tuple[str, ...]:
    """The time zones of places that `NEAR` does not name."""
    return tuple(sorted(zone for zone in available_timezones() if "/" in zone and _of_a_place(zone)))


def zones() -> list[tuple[Any, Any]]:
    """Time zones to choose from: those near first."""
    others = [(zone, zone.replace("_", " ")) for zone in other_zones()]
    return [(_("常用"), list(NEAR.items())), (_("其他"), [*others, ("UTC", "UTC")])]


def _of_a_place(zone: str) -> bool:
    return zone not in NEAR and not zone.startswith(("Etc/", "SystemV/", "US/", "posix", "right"))


class NameField(forms.CharField):
    """A club's name."""

    def __init__(self, **options: Any) -> None:
        attrs = {"class": "input", "autocomplete": "organization", "maxlength": 60}
        required = _("请写个名字，比如“城西茶铺”。")
        super().__init__(
            widget=forms.TextInput(attrs=attrs), error_messages={"required": required}, **options
        )

    def clean(self, value: Any) -> str:
        try:
            return clean_name(super().clean(value), longest=60)
        except Invalid as invalid:
            raise forms.ValidationError(str(invalid.message)) from invalid


class FoundForm(forms.Form):
    """The one field a new club needs."""

    name = NameField(label=_("俱乐部叫什么"))


class SettingsForm(forms.ModelForm[Club]):
    """What an owner may change of the club itself."""

    name = NameField(label=_("俱乐部叫什么"))
    time_zone = forms.ChoiceField(
        label=_("时区"), choices=zones, widget=forms.Select(attrs={"class": "input"})
    )
    day_starts_at = forms.TypedChoiceField(
        label=_("一天从几点算起"),
        coerce=int,
        choices=[(hour, f"{hour:02d}:00") for hour in range(24)],
        widget=forms.Select(attrs={"class": "input"}),
        help_text=_("在这之前打的，还算前一天的牌局。已经开了的牌局不变。"),
    )
    turn_clock = forms.IntegerField(
        label=_("每手限时（秒）"),
        required=False,
        min_value=SHORTEST,
        max_value=LONGEST,
        widget=forms.NumberInput(attrs={"class": "input", "inputmode": "numeric", "min": SHORTEST}),
        help_text=_("逐手记下注的时候用：时间一到，提议丢牌。空着就不限时。"),
        error_messages={
            bound: _("请填 5 到 600 秒，或者空着不限时。") for bound in ("invalid", "min_value", "max_value")
        },
    )

    class Meta:
        model = Club
        fields = ("name", "language", "time_zone", "day_starts_at", "turn_clock")
        labels = {"language": _("报告用什么语言")}
        widgets = {"language": forms.Select(attrs={"class": "input"})}

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        kept = self.instance.time_zone
        if kept not in dict(NEAR) and kept not in other_zones():
            self.fields["time_zone"].choices = [*zones(), (kept, kept)]  # type: ignore[attr-defined]
