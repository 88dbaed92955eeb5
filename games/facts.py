"""What a hand was beside its points, in a few words for print: one line a game that has such words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from django.utils.translation import gettext as _

from games.rules.ermao.play import seats_of
from games.rules.games import GAMES
from games.rules.outcome import Outcome

Names = Mapping[int, str]


def fact(game: str, outcome: Outcome, names: Names, language: str) -> str:
    """The hand's fact in the active language, `language` being its key; empty where a game has none.

    Args:
        names: seat → name, every seat of the table.
    """
    tell = _GAMES.get(game)
    return tell(outcome, names, language) if tell else ""


def _ermao(outcome: Outcome, names: Names, language: str) -> str:
    """Score, and the levels both teams stand at afterwards or who won the match (ermao §3, §5)."""
    more = outcome.more
    if more["match_won"]:
        end = _("%(team)s赢了这一轮") % {"team": _team(int(more["match_won"]), names)}
    else:
        end = _("、").join(
            _("%(team)s打 %(level)s") % {"team": _team(int(team), names), "level": level}
            for team, level in more["levels"].items()
        )
    return _("闲家 %(score)s 分，%(end)s") % {"score": more["score"], "end": end}


def _team(team: int, names: Names) -> str:
    return "+".join(names[seat] for seat in seats_of(team))


def _shuangkou(outcome: Outcome, names: Names, language: str) -> str:
    """Margin × multiplier of the winner, and the bonuses where there are any (shuangkou §4)."""
    more, winner = outcome.more, outcome.event["winner"]
    word = GAMES["shuangkou"].words(language)[str(more["margin"])]
    told = f"{word} {more['margin']}×{more['multiplier']}"
    mine, others = more["bonus"][str(winner)], sum(more["bonus"].values())
    if not others:
        return told
    bonus = {"told": told, "mine": mine, "other": others - mine}
    return _("%(told)s，奖励 %(mine)s 对 %(other)s") % bonus


def _jinhua(outcome: Outcome, names: Names, language: str) -> str:
    """Who claimed, rightly or falsely (jinhua §2.5)."""
    forms = {"true": _("%(name)s真二游"), "false": _("%(name)s诈二游")}
    return _("，").join(
        forms[entry["claim"]] % {"name": names[entry["seat"]]}
        for entry in outcome.event["seats"]
        if entry.get("claim")
    )


_GAMES: dict[str, Callable[[Outcome, Names, str], str]] = {
    "ermao": _ermao,
    "shuangkou": _shuangkou,
    "jinhua": _jinhua,
}
