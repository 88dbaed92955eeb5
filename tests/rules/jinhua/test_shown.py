"""Three cards that are known are told with the hand: what reports and boards draw (jinhua §1, §2.4)."""

import json

from games.rules.outcome import Outcome
from tests.rules.building import Json
from tests.rules.jinhua.dealing import hand, logged, run, seat


def shown(event: Json) -> Json:
    outcome = run([event]).entries[0].outcome
    stored = Outcome.from_json(json.loads(json.dumps(outcome.to_json())))
    return dict(stored.shown)


def test_only_hands_that_are_known() -> None:
    event = hand(
        seat(1, "won", 3, "2h 2s Kd", claim="true"), seat(2, "beaten", 3, "Ah Qs 9d"), seat(3, "folded")
    )
    assert shown(event) == {
        "1": {"cards": ["2h", "2s", "Kd"], "class": "eryou"},
        "2": {"cards": ["Ah", "Qs", "9d"], "class": "high"},
    }


def test_nothing_where_no_cards_were_entered() -> None:
    assert shown(hand(seat(1, "won", 3), seat(2, "beaten", 3), seat(3, "out"))) == {}


def test_by_the_log_as_well() -> None:
    event = logged("2 call, 3 fold, 1 compare 2 won", seat(1, cards="5h 5s Kd"), seat(2), seat(3))
    assert shown(event) == {"1": {"cards": ["5h", "5s", "Kd"], "class": "pair"}}
