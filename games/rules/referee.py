"""The referee: one question in, one answer out (judge.md). Each game answers for itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from games.rules import parse
from games.rules.ermao.judge import judge as judge_ermao
from games.rules.ermao.judge_declarations import judge_declarations, verdict_on_declarations
from games.rules.ermao.verdict import verdict as verdict_ermao
from games.rules.errors import Refusal, at_table_of
from games.rules.jinhua.judge import judge as judge_jinhua
from games.rules.jinhua.verdict import verdict as verdict_jinhua
from games.rules.shuangkou.judge import judge as judge_shuangkou
from games.rules.shuangkou.verdict import verdict as verdict_shuangkou
from games.rules.verdict import Verdict
from games.rules.xuan.judge import judge as judge_xuan
from games.rules.xuan.verdict import verdict as verdict_xuan


class Judge(NamedTuple):
    """How a game answers, and how it says its answer."""

    judge: Callable[[Mapping[str, Any], str], dict[str, Any]]
    verdict: Callable[[Mapping[str, Any], Mapping[str, Any], str], Verdict]


JUDGES: dict[str, Judge] = {
    "daxuan": Judge(judge_xuan, verdict_xuan),
    "dingerhuang": Judge(judge_xuan, verdict_xuan),
    "ermao": Judge(judge_ermao, verdict_ermao),
    "shuangkou": Judge(judge_shuangkou, verdict_shuangkou),
    "jinhua": Judge(judge_jinhua, verdict_jinhua),
}


def judge(question: Any, language: str = "zh") -> dict[str, Any]:
    """Answer a question; names and sentences in ``zh`` or ``en``.

    Returns:
        The question's ``id`` (a text or a number, else None) and the game's answer, or ``{"id", "error":
        {"code", "field", "message", "detail"}}`` for what cannot be read. Never raises, whatever JSON the
        question is.
    """
    name = parse.name(question.get("id")) if isinstance(question, Mapping) else None
    try:
        asked = parse.mapping(question, "")
        return {"id": name, **_of(asked).judge(asked, language)}
    except Refusal as refusal:
        return {"id": name, "error": refusal.to_json(language)}


def explained(question: Any, language: str = "zh") -> dict[str, Any]:
    """The answer of `judge`, and ``says``: ``{"hands": [sentence, …], "lines": [sentence, …]}``.

    打二毛 is also asked ``{"level", "declarations": [cards shown, …]}`` (`judge_declarations`).

    Raises:
        Refusal: what cannot be read, as `judge` answers it.
    """
    asked = parse.mapping(question, "")
    name, game = parse.name(asked.get("id")), _of(asked)
    with at_table_of(asked["game"]):
        if asked["game"] == "ermao" and "declarations" in asked:
            answer = judge_declarations(asked)
            verdict = verdict_on_declarations(asked, answer, language)
        else:
            answer = game.judge(asked, language)
            verdict = game.verdict(asked, answer, language)
    return {"id": name, **answer, "says": {"hands": list(verdict.hands), "lines": list(verdict.lines)}}


def _of(question: Mapping[str, Any]) -> Judge:
    game = question.get("game")
    if not isinstance(game, str) or game not in JUDGES:
        raise Refusal("unknown_game", "game")
    return JUDGES[game]
