"""Working an example out with the real rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils import translation
from django.utils.translation import gettext as _

from games.examples.example import Asks, Example, Settings
from games.rules.errors import Refusal
from games.rules.explain import explain, summary
from games.rules.record import Replay, legal_acts, open_table, replay

Record = dict[str, Any]
Names = Mapping[int, str]


@dataclass(frozen=True, slots=True)
class Worked:
    """What an example comes to, in one language."""

    title: str
    summary: str
    """What became of each hand, and what may be done where the example asks that. Empty if nothing stands."""
    told: tuple[str, ...]
    """What the points do not say and should be seen beside them: what may be done, levels, a match won."""
    lines: tuple[str, ...]
    """Why: one for each transfer of points."""
    nets: tuple[tuple[str, int], ...]
    """(name, points won or lost in all its hands), by seat; none where no hand was played."""
    refusal: str = ""
    """The sentence of the hand that is refused; what was played before it stands above."""


def worked(example: Example, settings: Settings | None = None, language: str = "zh") -> Worked:
    """An example with the settings given over its own.

    Args:
        settings: see `Example.settings`.
        language: ``zh`` or ``en``.

    Raises:
        Refusal: ``unknown_preset``, ``unknown_rule`` or ``bad_rule``: the settings cannot be.
    """
    record = example.record(settings, language)
    replayed, refusal = _played(record)
    names = dict(enumerate(record["players"], 1))
    with translation.override("en" if language == "en" else "zh-hans"):
        hands = tuple(_hands(replayed, names, language))
        offered = tuple(_offered(example.asks, record, names))
        return Worked(
            title=str(example.title),
            summary=_("；").join((*hands, *offered)),
            told=(*hands, *offered) if example.tells else offered,
            lines=tuple(_lines(replayed, names, language)),
            nets=_nets(replayed, names),
            refusal=refusal.message(language) if refusal else "",
        )


def _played(record: Record) -> tuple[Replay, Refusal | None]:
    """What stands, and what is refused after it."""
    try:
        return replay(record), None
    except Refusal as refusal:
        if not refusal.position:
            raise
        before = record["events"][: refusal.position - 1]
        return replay({**record, "events": before}), refusal


def _hands(replayed: Replay, names: Names, language: str) -> Iterator[str]:
    for entry in replayed.entries:
        if entry.outcome.hand is not None:
            yield summary(replayed.rules, entry.outcome, names, language)


def _lines(replayed: Replay, names: Names, language: str) -> Iterator[str]:
    for entry in replayed.entries:
        yield from (line.text for line in explain(replayed.rules, entry.outcome, names, language))


def _nets(replayed: Replay, names: Names) -> tuple[tuple[str, int], ...]:
    if not replayed.state.hands:
        return ()
    return tuple((names[seat], points) for seat, points in replayed.state.totals.items())


def _offered(asks: Asks | None, record: Record, names: Names) -> Iterator[str]:
    """What whoever speaks next may do, where the act asked for is among it."""
    if asks is None:
        return
    rules, state = open_table(record)
    turn = legal_acts(rules, state, asks.event(record["rules"]))
    for act in turn["acts"] if turn else ():
        if act["act"] == asks.act:
            yield _told(act, names[turn["seat"]], turn["bid"])  # type: ignore[index]


def _told(act: Mapping[str, Any], name: str, bid: int) -> str:
    values = {"name": name, "bid": bid, "least": act.get("min"), "most": act.get("max")}
    if act["act"] == "open":
        return _("%(name)s可以优先开牌，别人不能不肯") % values
    if values["most"] is None:
        return _("已经叫到 %(bid)s，%(name)s要加注，最少加到 %(least)s，多了不限") % values
    return _("已经叫到 %(bid)s，%(name)s要加注，最少加到 %(least)s，最多加到 %(most)s") % values
