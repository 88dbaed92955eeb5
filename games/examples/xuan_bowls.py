"""What bowls change (xuan §8)."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext_lazy as _

from games.examples.example import Event, Settings
from games.examples.xuan_hands import about, bowl, hand, least, shown, stake


def _first(settings: Settings) -> int:
    """The smallest first bowl to play with."""
    return least(1, settings, "first_bowl", "skin")


def _more(settings: Settings) -> int:
    """The smallest top-up to play with."""
    return least(1, settings, "bowl_min", "skin")


def _pushed(points: int) -> Event:
    """Both are in with `points`, and seat 1 has the better cards."""
    return hand(shown(1, 1, stake=points), shown(2, 2, stake=points))


def _first_bowl(settings: Settings) -> list[Event]:
    first = _first(settings)
    return [bowl(1, first), bowl(2, first), _pushed(first)]


def _bowl_min(settings: Settings) -> list[Event]:
    first, more = _first(settings), _more(settings)
    return [*_first_bowl(settings), bowl(2, more), _pushed(min(more, 2 * first))]


def _kinds(settings: Settings) -> list[Event]:
    """Seat 2 loses a little, then pushes: what is left of a carried bowl, or the one it names."""
    small = stake(settings)
    first = least(10 * small, settings, "first_bowl")
    named: dict[str, Any] = {"bowl": 5 * small} if settings["bowl"] == "per_hand" else {}
    filled = [bowl(1, first), bowl(2, first)] if settings["bowl"] == "carried" else []
    acts = [{"seat": 2, "act": "all_in"}, {"seat": 1, "act": "call"}]
    return [*filled, _pushed(small), hand(shown(1, 1, **named), shown(2, 2, **named), bets=[acts])]


CARRIED = {"bowl": "carried", "first_bowl": 100, "bowl_min": 50}

EXAMPLES = (
    *about(
        "first_bowl",
        _("甲乙都起最少的钵，敲了，甲大。"),
        _first_bowl,
        CARRIED,
        heeds=("skin",),
        players=2,
    ),
    *about(
        "bowl_min",
        _("乙的第一钵输光了，加最少的钵再敲，又输了。"),
        _bowl_min,
        CARRIED,
        heeds=("first_bowl", "skin"),
        players=2,
    ),
    *about(
        "bowl",
        _("乙先输了一盘，下一盘敲，又输了。"),
        _kinds,
        heeds=("first_bowl", "skin", "opening"),
        players=2,
    ),
)
