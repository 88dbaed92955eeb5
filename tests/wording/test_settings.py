"""Every setting of every game has a name, a sentence and names for its choices, in both languages."""

import re

import pytest
from django.utils import translation

from games.rules.games import GAMES
from games.rules.settings import Each, OneOf, Setting, Some, Step, Switch, Whole
from games.wording import SettingWords, setting_words

EVERY = [pytest.param(game, name, id=f"{game} {name}") for game in GAMES for name in GAMES[game].settings]


def _choices(setting: Setting) -> set[str]:
    if isinstance(setting, OneOf | Some):
        return set(setting.words)
    if isinstance(setting, Each):
        return set(setting.names)
    if isinstance(setting, Switch):
        return {"true", "false"}
    return {"null"} if isinstance(setting, Step) and setting.or_none else set()


def _words(game: str, name: str, language: str) -> SettingWords:
    with translation.override(language):
        return setting_words(game, name)


def _texts(words: SettingWords) -> list[str]:
    return [words.label, words.sentence, *words.choices.values()] + [words.unit] * bool(words.unit)


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_every_setting_is_said_in_both_languages(game: str, name: str) -> None:
    zh, en = _words(game, name, "zh-hans"), _words(game, name, "en")
    assert zh.sentence.endswith("。") and en.sentence.endswith(".")
    assert all(_texts(zh)) and all(_texts(en))
    foreign = re.findall(r"[^\x00-\x7f]", " ".join(_texts(en)).replace("(二游)", ""))
    assert not foreign, "the English has Chinese in it"
    assert re.search(r"[\u4e00-\u9fff]", zh.sentence)


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_every_choice_has_a_name_of_its_own(game: str, name: str) -> None:
    setting = GAMES[game].settings[name]
    for language in ("zh-hans", "en"):
        words = _words(game, name, language)
        assert set(words.choices) - {"0"} == _choices(setting)
        assert len(set(words.choices.values())) == len(words.choices)
        assert bool(words.unit) == isinstance(setting, Whole | Step | Each)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["zh-hans", "en"])
def test_no_two_settings_of_a_game_are_called_the_same(game: str, language: str) -> None:
    labels = [_words(game, name, language).label for name in GAMES[game].settings]
    assert len(set(labels)) == len(labels)


def test_a_setting_there_is_not() -> None:
    with pytest.raises(KeyError):
        setting_words("shuangkou", "mango")
