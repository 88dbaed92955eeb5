"""The rules of a table in words a player reads: those in force, and what each setting does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from games.wording import ermao, jinhua, shuangkou, xuan
from games.wording.setting import Settings, SettingWords

__all__ = ["SettingWords", "rules_in_words", "setting_words"]

_IN_WORDS: dict[str, Callable[[Settings], Iterator[str]]] = {
    "daxuan": xuan.in_words,
    "dingerhuang": xuan.in_words,
    "ermao": ermao.in_words,
    "shuangkou": shuangkou.in_words,
    "jinhua": jinhua.in_words,
}

_SETTINGS: dict[str, Callable[[], Mapping[str, SettingWords]]] = {
    "daxuan": xuan.settings,
    "dingerhuang": xuan.settings,
    "ermao": ermao.settings,
    "shuangkou": shuangkou.settings,
    "jinhua": jinhua.settings,
}


def rules_in_words(game: str, settings: Settings) -> tuple[str, ...]:
    """Short phrases in the active language; none for a game that has no words here.

    Args:
        settings: complete, as `Rules.to_json` writes them.
    """
    words = _IN_WORDS.get(game)
    return tuple(words(settings)) if words else ()


def setting_words(game: str, name: str) -> SettingWords:
    """What a setting of a game is called and does, in the active language.

    Raises:
        KeyError: the game has no such setting.
    """
    return _SETTINGS[game]()[name]
