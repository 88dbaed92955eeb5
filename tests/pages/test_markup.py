"""Every page in both languages: nothing inline, one heading, a name for every field."""

from html.parser import HTMLParser

import pytest
from django.test import Client

from tests.conftest import Cast
from tests.pages.conftest import Browse, House

MEMBERS = [
    "/clubs/",
    "/clubs/{club}/",
    "/clubs/{club}/evenings/",
    "/clubs/{club}/leaderboard/?period=all",
    "/clubs/{club}/new/",
    "/clubs/{club}/settings/",
    "/clubs/{club}/rules/",
    "/clubs/{club}/rules/new/",
    "/house-rules/{rule_set}/",
    "/house-rules/{rule_set}/change/",
    "/sittings/{closed}/",
    "/sittings/{running}/",
    "/board/{token}/",
    "/accounts/logout/",
    "/accounts/password/change/",
    "/accounts/email/",
    "/accounts/2fa/",
    "/nowhere/",
]
STRANGERS = [
    "/accounts/login/",
    "/accounts/signup/",
    "/accounts/password/reset/",
    "/referee/?game=ermao&hands=KsKs,3h3h",
    "/board/{token}/",
    "/rules/",
    "/rules/dingerhuang/",
    "/rules/shuangkou/",
    "/nowhere/",
]
LANGUAGES = {"zh-hans": "zh-Hans", "en": "en"}


class Page(HTMLParser):
    """What a policy forbids, and what a screen reader needs, read off a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.inline: list[str] = []
        self.headings = 0
        self.language: str | None = None
        self.labels: set[str | None] = set()
        self.fields: dict[str, bool] = {}
        self.nameless: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.inline += [f"{tag} {name}" for name in found if name.startswith("on") or name == "style"]
        if tag == "style" or (
            tag == "script" and "src" not in found and found.get("type") != "application/json"
        ):
            self.inline.append(tag)
        self.headings += tag == "h1"
        if tag == "html":
            self.language = found.get("lang")
        if tag == "label":
            self.labels.add(found.get("for"))
        if tag == "img" and "alt" not in found:
            self.nameless.append("img")
        if tag in {"input", "select", "textarea"} and found.get("type") not in {
            "hidden",
            "submit",
            "checkbox",
            "radio",
        }:
            self.fields[found.get("id") or "no id"] = "aria-label" in found

    def unlabelled(self) -> list[str]:
        return [name for name, labelled in self.fields.items() if not labelled and name not in self.labels]


def check(client: Client, address: str, language: str) -> None:
    answer = client.get(address)
    page = Page(answer.text)
    assert page.inline == []
    assert page.headings == 1
    assert page.language == language
    assert page.unlabelled() == []
    assert page.nameless == []
    policy = answer["Content-Security-Policy"]
    assert "unsafe" not in policy and "script-src 'self'" in policy


@pytest.mark.parametrize("path", MEMBERS)
def test_for_members(house: House, cast: Cast, browse: Browse, path: str) -> None:
    for cookie, language in LANGUAGES.items():
        check(browse(cast.owner, cookie), house.address(path), language)


@pytest.mark.parametrize("path", STRANGERS)
def test_for_strangers(house: House, browse: Browse, path: str) -> None:
    for cookie, language in LANGUAGES.items():
        check(browse(None, cookie), house.address(path), language)
