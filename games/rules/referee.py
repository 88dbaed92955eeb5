"""The referee: one question in, one answer out (judge.md). Each game answers for itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.rules import parse
from games.rules.ermao.judge import judge as judge_ermao
from games.rules.errors import Refusal
from games.rules.jinhua.judge import judge as judge_jinhua
from games.rules.shuangkou.judge import judge as judge_shuangkou
from games.rules.xuan.judge import judge as judge_xuan

JUDGES: dict[str, Callable[[Mapping[str, Any], str], dict[str, Any]]] = {
    "daxuan": judge_xuan,
    "dingerhuang": judge_xuan,
    "ermao": judge_ermao,
    "shuangkou": judge_shuangkou,
    "jinhua": judge_jinhua,
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
        return {"id": name, **_answer(parse.mapping(question, ""), language)}
    except Refusal as refusal:
        return {"id": name, "error": refusal.to_json(language)}


def _answer(question: Mapping[str, Any], language: str) -> dict[str, Any]:
    game = question.get("game")
    if not isinstance(game, str) or game not in JUDGES:
        raise Refusal("unknown_game", "game")
    return JUDGES[game](question, language)
