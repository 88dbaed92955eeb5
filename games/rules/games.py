"""The register of games: the only place that names them. The order is the order of display."""

from __future__ import annotations

from games.rules.ermao.game import ERMAO
from games.rules.errors import Refusal
from games.rules.game import Game
from games.rules.jinhua.game import JINHUA
from games.rules.shuangkou.game import SHUANGKOU
from games.rules.xuan.game import DAXUAN, DINGERHUANG

GAMES: dict[str, Game] = {game.key: game for game in (DAXUAN, DINGERHUANG, ERMAO, SHUANGKOU, JINHUA)}


def game_of(key: object) -> Game:
    """The game with this key (``unknown_game``)."""
    game = GAMES.get(key) if isinstance(key, str) else None
    if game is None:
        raise Refusal("unknown_game", "game")
    return game
