"""Every page of the rules opens for anybody, in both languages, and nothing on it leads nowhere."""

import pytest
from django.test import Client

from games.rules.games import GAMES
from tests.rules_pages.reading import LANGUAGES, PAGES, Read, get, read

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_names_every_game_and_what_holds_for_all(language: str) -> None:
    links = Read(get("/rules/", language)).links
    assert [link for link in links if link.startswith("/rules/") and link != "/rules/"] == [
        f"/rules/{page}/" for page in PAGES
    ]
    assert set(GAMES) < set(PAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_every_link_within_the_rules_leads_to_a_section(page: str, language: str) -> None:
    found = read(page, language)
    assert len(found.ids) == len(set(found.ids))
    ids = {page: set(found.ids)}
    for link in found.links:
        place, _hash, anchor = link.partition("#")
        target = (
            place.strip("/").removeprefix("rules/")
            if place.startswith("/rules/")
            else page
            if not place
            else ""
        )
        if not anchor or not target:
            continue
        if target not in ids:
            ids[target] = set(read(target, language).ids)
        assert anchor in ids[target], link


@pytest.mark.parametrize("page", PAGES)
def test_both_languages_have_the_same_sections_and_paragraphs(page: str) -> None:
    numbered = {language: [i for i in read(page, language).ids if i[1:2].isdigit()] for language in LANGUAGES}
    assert numbered["zh"] == numbered["en"]
    assert numbered["zh"][0] == "s1"


def test_the_page_is_in_the_reader_s_language() -> None:
    assert "目录" in get("/rules/ermao/", "zh")
    assert "Contents" in get("/rules/ermao/", "en")


def test_a_page_there_is_not() -> None:
    assert Client().get("/rules/poker/").status_code == 404


def test_no_marks_and_no_markdown_are_left_over() -> None:
    for language in LANGUAGES:
        for page in PAGES:
            texts = " ".join(read(page, language).texts)
            assert "<!--" not in texts
            assert "**" not in texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_for_programs_are_folded_away(language: str) -> None:
    found = read("daxuan", language)
    folded = {text for texts in found.of("programs") for text in texts}
    assert {"raise_over_bowl", "stake_over_bowl", "settled"} <= folded
    shown = [text for text in found.texts if text not in folded]
    assert not [text for text in shown if "_" in text]


def test_the_way_in_is_on_the_page_to_sign_in() -> None:
    links = Read(get("/accounts/login/")).links
    assert {"/rules/", "/referee/"} <= set(links)
