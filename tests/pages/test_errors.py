"""Error pages are ours, in the reader's language, and show nothing inside."""

import pytest
from django.http import HttpRequest
from django.template.loader import render_to_string
from django.test import Client
from django.utils import translation
from django.views.defaults import server_error

from tests.conftest import Cast
from tests.pages.conftest import Browse


@pytest.mark.parametrize(("language", "words"), [("zh-hans", "没有找到"), ("en", "Not found")])
def test_not_found(db: None, browse: Browse, language: str, words: str) -> None:
    answer = browse(None, language).get("/no/such/page/")
    assert answer.status_code == 404
    assert words in answer.text and 'class="brand"' in answer.text


def test_not_allowed(cast: Cast, browse: Browse) -> None:
    answer = browse(cast.member).get(f"/clubs/{cast.club.pk}/new/")
    assert answer.status_code == 403
    assert "这里您进不去" in answer.text


def test_a_form_without_its_token(cast: Cast) -> None:
    client = Client(enforce_csrf_checks=True)
    client.force_login(cast.member)
    answer = client.post("/clubs/", {"name": "x"})
    assert answer.status_code == 403
    assert "这一页放久了" in answer.text


def test_our_own_fault_is_said_in_both_languages_without_a_database() -> None:
    answer = server_error(HttpRequest())
    text = answer.content.decode()
    assert answer.status_code == 500
    assert "我们这边出错了" in text and "Something went wrong" in text
    assert "Traceback" not in text


@pytest.mark.parametrize(("language", "words"), [("zh-hans", "点得太快了"), ("en", "Too fast")])
def test_too_many(rf: object, language: str, words: str) -> None:
    with translation.override(language):
        assert words in render_to_string("429.html", request=HttpRequest())
