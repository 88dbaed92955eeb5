"""Names on the book: how they are cleaned and how they are sorted."""

import unicodedata

from django.utils.translation import gettext_lazy as _

from clubs.errors import Invalid

LONGEST = 40


def clean_name(name: object, field: str = "name", longest: int = LONGEST) -> str:
    """A name without outer blanks, in one normal form.

    Raises:
        Invalid: `bad_name` — not text, empty, too long, or with characters nobody can see.
    """
    text = unicodedata.normalize("NFC", name).strip() if isinstance(name, str) else ""
    if not 0 < len(text) <= longest or any(unicodedata.category(c) in {"Cc", "Cs"} for c in text):
        raise Invalid(
            "bad_name",
            _("名字要 1 到 %(longest)s 个字，不能有看不见的字符。") % {"longest": longest},
            field,
            longest=longest,
        )
    return text


def sort_key(name: str) -> str:
    """What Chinese and other names are ordered by.

    Their pinyin, in small letters (at most 200 characters).
    """
    from pypinyin import lazy_pinyin  # its tables take a while to load, and most commands need none of them

    return " ".join(lazy_pinyin(name)).casefold()[:200]
