"""What slips and refusals cite can be read: the section exists on the game's page, in both languages."""

import pytest

from games.rules import messages
from games.rules.ermao import slip as ermao
from games.rules.games import GAMES
from games.rules.jinhua import slip as jinhua
from games.rules.sections import section_of
from games.rules.shuangkou import slip as shuangkou
from games.rules.xuan import slip as xuan
from games.rules_pages.addresses import href_of, number_of
from tests.rules_pages.reading import LANGUAGES, PAGES, read

pytestmark = pytest.mark.django_db

SLIPS = {
    "daxuan": set(xuan.SECTIONS.values()),
    "dingerhuang": set(xuan.SECTIONS.values()),
    "ermao": set(ermao.SECTIONS.values()),
    "shuangkou": {shuangkou.SECTION},
    "jinhua": set(jinhua.SECTIONS.values()),
}
ADDRESSES = [
    ("xuan §5.2", "daxuan", "/rules/daxuan/#s5-2"),
    ("xuan §5.2", "dingerhuang", "/rules/dingerhuang/#s5-2"),
    ("xuan §5.2", None, "/rules/daxuan/#s5-2"),
    ("xuan §10", "ermao", "/rules/daxuan/#s10"),
    ("jinhua §3.4", "jinhua", "/rules/jinhua/#s3-4"),
    ("README §4.1", "ermao", "/rules/general/#s4-1"),
    ("sitting §3.2", "daxuan", "/rules/sitting/#s3-2"),
    ("judge", None, "/rules/judge/"),
]
REFUSALS = [
    ("raise_too_small", "daxuan", "xuan §4.3"),
    ("raise_too_small", "jinhua", "jinhua §4.1"),
    ("out_of_turn", "dingerhuang", "xuan §4.1"),
    ("out_of_turn", "jinhua", "jinhua §4.4"),
    ("bowl_too_small", None, "xuan §7.4"),
    ("not_a_bomb", None, "shuangkou §2"),
    ("wrong_declarer", "ermao", "ermao §4"),
    ("bad_rule", "shuangkou", "shuangkou §5"),
    ("bad_rule", None, "README §3"),
    ("table_closed", "jinhua", "README §2"),
    ("something_new", "daxuan", "README §3"),
]


@pytest.fixture(scope="module")
def anchors(django_db_setup: None) -> dict[tuple[str, str], set[str]]:
    """Page and language → the ids on it; the pages do without the database."""
    from games.rules_pages.texts import text
    from tests.rules_pages.reading import Read

    return {(page, lang): set(Read(text(page, lang).html).ids) for page in PAGES for lang in LANGUAGES}


@pytest.mark.parametrize(("section", "game", "href"), ADDRESSES)
def test_the_address_of_a_section(section: str, game: str | None, href: str) -> None:
    assert href_of(section, game) == href


def test_nothing_is_made_of_a_section_that_is_none() -> None:
    with pytest.raises(ValueError, match="poker"):
        href_of("poker §1")


def test_a_link_says_the_number() -> None:
    assert [number_of(section) for section in ("xuan §5.2", "judge")] == ["§5.2", "judge"]


@pytest.mark.parametrize(("code", "game", "section"), REFUSALS)
def test_the_section_of_a_refusal(code: str, game: str | None, section: str) -> None:
    assert section_of(code, game) == section


@pytest.mark.parametrize("game", [None, *GAMES])
@pytest.mark.parametrize("code", messages.MESSAGES)
def test_what_a_refusal_cites_is_on_a_page(
    anchors: dict[tuple[str, str], set[str]], code: str, game: str | None
) -> None:
    _must_be_there(anchors, section_of(code, game), game)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_slip_cites_is_on_a_page(anchors: dict[tuple[str, str], set[str]], game: str) -> None:
    for section in SLIPS[game]:
        _must_be_there(anchors, section, game)


def _must_be_there(anchors: dict[tuple[str, str], set[str]], section: str, game: str | None) -> None:
    page, _hash, anchor = href_of(section, game).removeprefix("/rules/").partition("/#")
    for language in LANGUAGES:
        assert anchor in anchors[page, language], section


def test_every_code_of_a_game_has_a_section_of_its_own() -> None:
    own = {
        "daxuan": messages.XUAN,
        "jinhua": messages.JINHUA,
        "ermao": messages.ERMAO,
        "shuangkou": messages.SHUANGKOU,
    }
    for game, codes in own.items():
        assert [code for code in codes if section_of(code, game) == "README §3"] == []


def test_the_pages_are_the_ones_read() -> None:
    assert read("daxuan").ids
