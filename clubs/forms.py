"""Forms of the club pages."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from clubs.errors import Invalid
from clubs.names import clean_name


class FoundForm(forms.Form):
    """The one field a new club needs."""

    name = forms.CharField(
        label=_("俱乐部叫什么"),
        widget=forms.TextInput(attrs={"class": "input", "autocomplete": "organization"}),
        error_messages={"required": _("请写个名字，比如“城西茶铺”。")},
    )

    def clean_name(self) -> str:
        try:
            return clean_name(self.cleaned_data["name"], longest=60)
        except Invalid as invalid:
            raise forms.ValidationError(str(invalid.message)) from invalid

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["name"].widget.attrs["maxlength"] = 60
