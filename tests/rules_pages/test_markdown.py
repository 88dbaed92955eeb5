"""From Markdown to a page: numbers, references, figures, and no HTML let through."""

import pytest

from games.rules_pages.markdown import Heading, Text, render

SOURCE = """# Title

## §1 First

See §2.1, general §6 and `§9`. <script>alert(1)</script>

<!-- figure: tiles -->

| a | b |
|---|---|
| 1 | 2 |

## §2 Second

1. One.
2. Two.

   <!-- example: one -->

   Example: in words.

   More.

> `code`

| wide | table |
|---|---|
| 1 | 2 |
"""


@pytest.fixture
def page() -> Text:
    return render(
        SOURCE,
        figure=lambda kind, name: f"<figure>{kind} {name}</figure>",
        address=lambda text, number: f"/{text or 'here'}/#{number}",
        programs="for programs",
    )


def test_title_and_contents(page: Text) -> None:
    assert page.title == "Title"
    assert page.contents == (Heading("1", "First"), Heading("2", "Second"))
    assert "<h1>" not in page.html


def test_sections_and_paragraphs_have_addresses(page: Text) -> None:
    assert '<h2 id="s1">' in page.html
    assert '<li id="s2-2" data-number="2.2">' in page.html


def test_references_are_links_but_not_in_code(page: Text) -> None:
    assert '<a class="ref" href="/here/#2.1">§2.1</a>' in page.html
    assert '<a class="ref" href="/general/#6">general §6</a>' in page.html
    assert "<code>§9</code>" in page.html


def test_html_is_shown_as_it_is_written(page: Text) -> None:
    assert "<script>" not in page.html
    assert "&lt;script&gt;" in page.html


def test_a_figure_stands_in_place_of_the_table_after_it(page: Text) -> None:
    assert "<figure>figure tiles</figure>" in page.html
    assert page.html.count("<table>") == 1


def test_an_example_stands_in_place_of_the_words_after_it(page: Text) -> None:
    assert "<figure>example one</figure>" in page.html
    assert "in words" not in page.html
    assert "More." in page.html


def test_what_programs_need_is_folded(page: Text) -> None:
    assert '<details class="programs"><summary>for programs</summary>' in page.html
    assert page.html.count("<details") == page.html.count("</details>") == 1
