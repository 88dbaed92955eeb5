"""How pages call games, stakes and evenings."""

from collections.abc import Iterable

from django.utils.translation import gettext as _

from games.models import Table
from games.presenting import language_now
from games.rules.games import GAMES


def game_name(key: str) -> str:
    """The game's name; a key no longer known is shown as it is."""
    return GAMES[key].name(language_now()) if key in GAMES else key


def game_names(keys: Iterable[str]) -> str:
    """Several games, each once, in the order met."""
    return _("、").join(game_name(key) for key in dict.fromkeys(keys))


def stakes(preset: str) -> str:
    """A stakes preset as players say it: 1、3."""
    return (
        _("标准") if preset == "default" else preset.replace("-", _("、") if language_now() == "zh" else "–")
    )


def playing(table: Table, *, version: bool = False) -> str:
    """What is played at a table: 打旋 1、3, or 打旋 · 我们的打法, with its `version` where that matters.

    A table opened by house rules should come with them (`select_related("rule_version__rule_set")`).
    """
    game = game_name(table.game)
    if table.rule_version is not None:
        name = f"{game} · {table.rule_version.rule_set.name}"
        return (
            _("%(name)s（第 %(n)s 版）") % {"name": name, "n": table.rule_version.number} if version else name
        )
    preset = table.rules.get("preset", "default")
    return game if preset == "default" else f"{game} {stakes(preset)}"
