"""Every refusal code of the game: what brings it about, where it points, and that it says what to do."""

from typing import Any

import pytest

from games.rules.messages import JINHUA, OWN
from tests.rules.building import Json
from tests.rules.jinhua.dealing import hand, log, logged, refused, seat

TWO = [seat(1), seat(2)]
THREE = [*TWO, seat(3)]
LOST = seat(2, "beaten")
FOLDED = seat(2, "folded")
WON = seat(1, "won")
OPEN: Json = {"perks": ["open_first"]}
SMALL: Json = {"eryou": "two_twos_or_small"}
TIE = [seat(1, cards="Ah Ks 9d"), seat(2, cards="Ad Kc 9h")]
PAIRS = [seat(1, cards="Ah As 9d"), seat(2, cards="Kd Kc 9h")]

HEAD: list[tuple[str, str, Json]] = [
    ("unknown_preset", "rules.preset", {"rules": {"preset": "1-3"}}),
    ("unknown_preset", "rules.preset", {"rules": {"preset": 1}}),
    ("unknown_rule", "rules.mango", {"rules": {"mango": 5}}),
    ("bad_rule", "rules.ante", {"rules": {"ante": 0}}),
    ("bad_rule", "rules.ante", {"rules": {"ante": 1_000_001}}),
    ("bad_rule", "rules.ante", {"rules": {"ante": 1.0}}),
    ("bad_rule", "rules.ante", {"rules": {"ante": True}}),
    ("bad_rule", "rules.raise_cap", {"rules": {"raise_cap": -1}}),
    ("bad_rule", "rules.raise_cap", {"rules": {"raise_cap": 1001}}),
    ("bad_rule", "rules.eryou", {"rules": {"eryou": "three_twos"}}),
    ("bad_rule", "rules.eryou", {"rules": {"eryou": ["two_twos"]}}),
    ("bad_rule", "rules.eryou_above_straight", {"rules": {"eryou_above_straight": 1}}),
    ("bad_rule", "rules.ace_low_straight", {"rules": {"ace_low_straight": "no"}}),
    ("bad_rule", "rules.false_claim_penalty", {"rules": {"false_claim_penalty": None}}),
    ("bad_rule", "rules.perks", {"rules": {"perks": ["free_ante", "bonus", "floor"]}}),
    ("bad_rule", "rules.perks", {"rules": {"perks": ["bonus", "bonus"]}}),
    ("bad_rule", "rules.perks", {"rules": {"perks": ["luck"]}}),
    ("bad_rule", "rules.perks", {"rules": {"perks": [["bonus"]]}}),
    ("bad_rule", "rules.perks", {"rules": {"perks": "bonus"}}),
    ("wrong_player_count", "players", {"players": 1}),
    ("wrong_player_count", "players", {"players": 7}),
    ("unknown_seat", "dealer", {"dealer": 3}),
]

HANDS: list[tuple[str, str, Json, Json]] = [
    ("bad_record", "seats", {"type": "hand"}, {}),
    ("bad_record", "seats.0", hand(7), {}),  # type: ignore[arg-type]
    ("unknown_seat", "seats.1.seat", hand(WON, seat(3, "folded")), {}),
    ("duplicate_seat", "seats.1.seat", hand(WON, WON), {}),
    ("missing_seat", "seats", hand(WON), {}),
    ("unknown_seat", "dealer", hand(WON, FOLDED, dealer=3), {}),
    ("too_few_players", "seats", hand(WON, seat(2, "out")), {}),
    ("unknown_fate", "seats.0.fate", hand(seat(1), FOLDED), {}),
    ("unknown_fate", "seats.0.fate", hand(seat(1, "shown"), FOLDED), {}),
    ("unknown_fate", "seats.0.fate", hand({"seat": 1, "fate": ["won"]}, FOLDED), {}),
    ("not_points", "seats.0.bets", hand(seat(1, "won", bets=-1), FOLDED), {}),
    ("not_points", "seats.0.bets", hand({**WON, "bets": "5"}, FOLDED), {}),
    ("not_points", "seats.0.bets", hand({**WON, "bets": True}, FOLDED), {}),
    ("not_a_card", "seats.0.cards.2", hand(seat(1, "won", cards="2h 2s 1d"), FOLDED), {}),
    ("not_a_card", "seats.0.cards.0", hand({**WON, "cards": [["2h"], "2s", "Kd"]}, FOLDED), {}),
    ("wrong_card_count", "seats.0.cards", hand(seat(1, "won", cards="2h 2s"), FOLDED), {}),
    ("bad_record", "seats.0.cards", hand({**WON, "cards": "2h2sKd"}, FOLDED), {}),
    ("too_many_copies", "seats.0.cards", hand(seat(1, "won", cards="2h 2h Kd"), FOLDED), {}),
    (
        "too_many_copies",
        "seats.1.cards",
        hand(seat(1, "won", cards="2h 2s Kd"), seat(2, "folded", cards="Kd 9s 8c")),
        {},
    ),
    ("bad_record", "seats.0.claim", hand({**WON, "claim": True}, FOLDED), {}),
    ("bad_record", "seats.0.claim", hand(seat(1, "won", claim="maybe"), FOLDED), {}),
    (
        "claim_contradicts_cards",
        "seats.0.claim",
        hand(seat(1, "won", cards="2h 3s Kd", claim="true"), FOLDED),
        {},
    ),
    (
        "claim_contradicts_cards",
        "seats.0.claim",
        hand(seat(1, "won", cards="2h 2s 2d", claim="true"), FOLDED),
        {},
    ),
    (
        "claim_contradicts_cards",
        "seats.0.claim",
        hand(seat(1, "won", cards="2h 3s 4d", claim="true"), FOLDED),
        {},
    ),
    (
        "claim_contradicts_cards",
        "seats.1.claim",
        hand(WON, seat(2, "folded", cards="2h 2s 4d", claim="false")),
        {},
    ),
    (
        "claim_contradicts_cards",
        "seats.1.claim",
        hand(WON, seat(2, "folded", cards="2h 3s 4d", claim="false")),
        {"rules": SMALL},
    ),
    ("false_claim_must_fold", "seats.0.fate", hand(seat(1, "won", claim="false"), FOLDED), {}),
    ("false_claim_must_fold", "seats.1.fate", hand(WON, seat(2, "beaten", claim="false")), {}),
    ("false_claim_must_fold", "seats.1.fate", hand(WON, seat(2, "out", claim="false")), {}),
    ("bad_record", "seats.1.claim", hand(WON, seat(2, "out", claim="true")), {}),
    ("bad_record", "seats.1.cards", hand(WON, seat(2, "out", cards="2h 2s 4d")), {}),
    ("bad_record", "seats.1.bets", hand(WON, seat(2, "out", 1)), {}),
    ("no_winner", "seats", hand(LOST, seat(1, "folded")), {}),
    ("too_many_winners", "seats", hand(WON, seat(2, "won"), seat(3, "won")), {"players": 3}),
    (
        "result_contradicts_cards",
        "seats.1.beaten_by",
        hand(seat(1, "won", cards="5h 3s Kd"), seat(2, "beaten", cards="Ah As Kc", beaten_by=1)),
        {},
    ),
    (
        "result_contradicts_cards",
        "seats.0.fate",
        hand(seat(1, "won", cards="5h 3s Kd"), seat(2, "won", cards="Ah As Kc")),
        {},
    ),
    ("bad_record", "seats.0.beaten_by", hand({**WON, "beaten_by": 2}, LOST), {}),
    ("unknown_seat", "seats.1.beaten_by", hand(WON, {**LOST, "beaten_by": 2}), {}),
    ("unknown_seat", "seats.1.beaten_by", hand(WON, {**LOST, "beaten_by": 9}), {}),
    ("bad_record", "seats.1.beaten_by", hand(WON, {**LOST, "beaten_by": "1"}), {}),
]

LOGS: list[tuple[str, str, Json, Json]] = [
    ("bad_record", "log", hand(*TWO, log="2 fold"), {}),
    ("bad_record", "log.0", hand(*TWO, log=["fold"]), {}),
    ("unknown_act", "log.0.act", logged("2 check", *TWO), {}),
    ("unknown_act", "log.0.act", hand(*TWO, log=[{"seat": 2, "act": ["fold"]}]), {}),
    ("bad_record", "log.0.seat", hand(*TWO, log=[{"act": "fold"}]), {}),
    ("unknown_seat", "log.0.seat", logged("3 fold", *TWO), {}),
    ("out_of_turn", "log.0.seat", logged("1 fold", *TWO), {}),
    ("out_of_turn", "log.0.seat", logged("2 call", seat(1), seat(2, "out"), seat(3)), {"players": 3}),
    ("out_of_turn", "log.0.seat", logged("2 call", seat(1), seat(2, claim="false"), seat(3)), {"players": 3}),
    ("out_of_turn", "log.2.seat", logged("2 fold, 3 call, 2 call", *THREE), {"players": 3}),
    ("not_points", "log.0.to", hand(*TWO, log=[{"seat": 2, "act": "raise"}]), {}),
    ("not_points", "log.0.to", hand(*TWO, log=[{"seat": 2, "act": "raise", "to": 2.0}]), {}),
    ("raise_too_small", "log.0.to", logged("2 raise 1", *TWO), {}),
    ("raise_too_small", "log.1.to", logged("2 raise 3, 1 raise 3", *TWO), {}),
    ("raise_over_cap", "log.0.to", logged("2 raise 4", *TWO), {}),
    (
        "raise_over_cap",
        "log.1.to",
        logged("2 raise 10, 1 raise 16", *TWO),
        {"rules": {"ante": 5, "raise_cap": 1}},
    ),
    (
        "not_points",
        "log.2.to",
        logged("2 raise 900000000, 1 call, 2 raise 1000000000", *TWO),
        {"rules": {"raise_cap": 0}},
    ),
    ("unknown_seat", "log.0.with", logged("2 compare 2 won", *TWO), {}),
    ("unknown_seat", "log.1.with", logged("2 fold, 3 compare 2 won", *THREE), {"players": 3}),
    ("unknown_seat", "log.0.with", logged("2 compare 9 won", *TWO), {}),
    ("bad_record", "log.0.with", hand(*TWO, log=[{"seat": 2, "act": "compare", "won": True}]), {}),
    ("bad_record", "log.0.won", hand(*TWO, log=[{"seat": 2, "act": "compare", "with": 1}]), {}),
    ("bad_record", "log.0.won", hand(*TWO, log=[{"seat": 2, "act": "compare", "with": 1, "won": 1}]), {}),
    (
        "bad_record",
        "log.0.refused",
        hand(*TWO, log=[{"seat": 2, "act": "compare", "with": 1, "refused": 1}]),
        {},
    ),
    (
        "bad_record",
        "log.0.refused",
        hand(*TWO, log=[{"seat": 2, "act": "compare", "with": 1, "refused": True, "won": True}]),
        {},
    ),
    ("result_contradicts_cards", "log.0.won", logged("2 compare 1 won", *TIE), {}),
    ("result_contradicts_cards", "log.0.won", logged("2 compare 1 won", *PAIRS), {}),
    ("result_contradicts_cards", "log.0.won", hand(*PAIRS, log=log("1 compare 2 lost"), dealer=2), {}),
    ("no_right_to_open", "log.0.act", logged("2 open 1 won", *TWO), {}),
    ("no_right_to_open", "log.0.act", logged("2 open 1 won", *TWO), {"rules": OPEN}),
    ("no_right_to_open", "log.0.act", logged("2 open 1 won", seat(1), seat(2, claim="true")), {}),
    (
        "unknown_act",
        "log.0.refused",
        logged("2 open 1 refused", seat(1), seat(2, claim="true")),
        {"rules": OPEN},
    ),
    ("log_not_over", "log", logged("2 call", *TWO), {}),
    ("log_not_over", "log", logged("", *TWO), {}),
    ("log_not_over", "log.0", logged("showdown 1", *THREE), {"players": 3}),
    ("unknown_seat", "log.1.won.0", logged("2 fold, showdown 2", *THREE), {"players": 3}),
    ("unknown_seat", "log.0.won.1", logged("showdown 2 9", *TWO), {}),
    ("duplicate_seat", "log.0.won.1", logged("showdown 2 2", *TWO), {}),
    ("no_winner", "log.0.won", logged("showdown", *TWO), {}),
    ("bad_record", "log.0.won", hand(*TWO, log=[{"act": "showdown", "won": 2}]), {}),
    ("bad_record", "log.0.won.0", hand(*TWO, log=[{"act": "showdown", "won": ["2"]}]), {}),
    ("result_contradicts_cards", "log.0.won", logged("showdown 1", *TIE), {}),
    ("result_contradicts_cards", "log.0.won", logged("showdown 2", *PAIRS), {}),
    ("result_contradicts_cards", "log.0.won", logged("showdown 1 2", *PAIRS), {}),
    ("log_after_end", "log.1", logged("2 fold, 1 call", *TWO), {}),
    ("log_after_end", "log.1", logged("2 fold, showdown 1", *TWO), {}),
    ("log_after_end", "log.1", logged("showdown 1, showdown 1", *TWO), {}),
    ("log_after_end", "log.0", logged("1 call", seat(1), seat(2, claim="false")), {}),
    ("no_winner", "seats", logged("", seat(1, claim="false"), seat(2, claim="false")), {}),
    ("fate_contradicts_log", "seats.1.fate", logged("2 fold", seat(1), seat(2, "won")), {}),
    ("fate_contradicts_log", "seats.0.bets", logged("2 fold", seat(1, bets=1), seat(2)), {}),
    ("fate_contradicts_log", "seats.1.beaten_by", logged("2 fold", seat(1), seat(2, beaten_by=1)), {}),
    (
        "fate_contradicts_log",
        "seats.1.beaten_by",
        logged("2 call, showdown 1", seat(1), seat(2, beaten_by=True)),
        {},
    ),
    ("not_points", "seats.0.bets", logged("2 fold", {"seat": 1, "bets": True}, seat(2)), {}),
    ("unknown_fate", "seats.0.fate", logged("2 fold", seat(1, "shown"), seat(2)), {}),
]

OTHERS: list[tuple[str, str, list[Any], Json]] = [
    ("no_bowls", "type", [{"type": "bowl", "seat": 1, "points": 100}], {}),
    ("no_final_lap", "type", [{"type": "final_lap"}], {}),
    ("table_full", "player", [{"type": "join", "player": "七"}], {"players": 6}),
    ("too_few_players", "seat", [{"type": "leave", "seat": 1}], {}),
    ("table_closed", "type", [{"type": "close"}, hand(WON, FOLDED)], {}),
]


@pytest.mark.parametrize(("code", "field", "head"), HEAD)
def test_head(code: str, field: str, head: Json) -> None:
    refusal = refused([], **{"players": 2, **head})
    assert (refusal.position, refusal.code, refusal.field) == (0, code, field)


@pytest.mark.parametrize(("code", "field", "event", "head"), HANDS + LOGS)
def test_hand(code: str, field: str, event: Json, head: Json) -> None:
    refusal = refused([event], **{"players": 2, **head})
    assert (refusal.code, refusal.field, refusal.position) == (code, field, 1)
    _reads_well(refusal.message("zh"), refusal.message("en"))


@pytest.mark.parametrize(("code", "field", "events", "head"), OTHERS)
def test_other_events(code: str, field: str, events: list[Any], head: Json) -> None:
    refusal = refused(events, **{"players": 2, **head})
    assert (refusal.code, refusal.field, refusal.position) == (code, field, len(events))


def _reads_well(zh: str, en: str) -> None:
    assert zh.endswith("。") and en.endswith(".")
    assert "{" not in zh + en and "…" not in zh + en


def test_every_code_of_the_game_has_a_case() -> None:
    tried = {code for code, *_ in HANDS + LOGS}
    assert JINHUA.keys() <= tried
    assert {code for game, code in OWN if game == "jinhua"} <= tried


def test_the_game_speaks_its_own_words() -> None:
    refusal = refused([logged("2 check", *TWO)], players=2)
    assert "比牌" in refusal.message("zh") and "compare" in refusal.message("en")
    assert "三张" in refused([hand(seat(1, "won", cards="2h"), FOLDED)], players=2).message("zh")


def test_a_hand_that_was_not_known_may_have_lost_to_anyone() -> None:
    """Whose ``beaten_by`` is not named contradicts nothing (jinhua §2.4)."""
    event = hand(seat(1, "won", cards="5h 3s Kd"), seat(2, "beaten", cards="Ah As Kc"))
    with pytest.raises(AssertionError, match="nothing was refused"):
        refused([event], players=2)
    tied = hand(seat(1, "won", cards="Ah Ks 9d"), seat(2, "beaten", cards="Ad Kc 9h", beaten_by=1))
    with pytest.raises(AssertionError, match="nothing was refused"):
        refused([tied], players=2)
