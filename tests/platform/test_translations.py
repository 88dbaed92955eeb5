"""The catalogues: what is read from code, templates and scripts, and what lacks English."""

from pathlib import Path

import pytest
from babel.messages.mofile import read_mo

from config.translations import compile_catalogues, missing

PO = """
msgid ""
msgstr "Content-Type: text/plain; charset=utf-8\\n"

msgid "你好"
msgstr "Hello"

#, fuzzy
msgid "猜的"
msgstr "Guessed"

msgid "空的"
msgstr ""
"""

TEMPLATE = """{% translate '空的' %}{% blocktranslate trimmed %}
    三 {{ n }}
{% endblocktranslate %}"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    files = {
        "locale/en/LC_MESSAGES/django.po": PO,
        "clubs/a.py": 'x = _("你好"), gettext_lazy("新的"), ngettext("一个", "%d个", 2), _("猜的")\n',
        "templates/a.html": TEMPLATE,
        "static/a.js": "import {html} from './x.js'; html`<b>${gettext('脚本')}</b>`;",
        "static/vendor/b.js": "gettext('别人的')",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def test_what_lacks_english(project: Path) -> None:
    assert list(missing(project)) == [
        ("clubs/a.py:1", "新的"),
        ("clubs/a.py:1", "一个"),
        ("clubs/a.py:1", "猜的"),
        ("templates/a.html:1", "空的"),
        ("templates/a.html:1", "三 %(n)s"),
        ("static/a.js:1", "脚本"),
    ]


def test_compiled_once_until_it_changes(project: Path) -> None:
    written = compile_catalogues(project)
    assert [path.name for path in written] == ["django.po"]
    with written[0].with_suffix(".mo").open("rb") as file:
        assert read_mo(file).get("你好").string == "Hello"
    assert compile_catalogues(project) == []
