"""Every refusal code: what brings it about, where it points, and that it says what to do."""

from typing import Any

import pytest

from games.rules.errors import Refusal
from games.rules.messages import TABLE, XUAN
from tests.rules.building import (
    NO_ANTE,
    bets,
    bowl,
    bowls,
    cards,
    folded,
    hand,
    out,
    refusal,
    seat,
    shown,
    stood,
)

DING = {"game": "dingerhuang", "rules": NO_ANTE}
CARRIED: dict[str, Any] = {"rules": {}}
TWO = [seat(1), seat(2)]
THREE = [*TWO, seat(3)]
PLAIN = hand(shown(1, stake=3), shown(2, stake=3), shown(3, stake=3))
OTHERS = [shown(2, stake=3), shown(3, stake=3)]
PASSED = hand(stood(1), stood(2), bids=[3], passed=2)

HEAD = [
    ("unknown_game", "game", {"game": "poker"}),
    ("bad_record", "game", {"game": 5}),
    ("bad_record", "format", {"format": "table-record/2"}),
    ("unknown_preset", "rules.preset", {"rules": {"preset": "2-6"}}),
    ("unknown_preset", "rules.preset", {"game": "dingerhuang", "rules": {"preset": "1-3"}}),
    ("unknown_preset", "rules.preset", {"rules": {"preset": ["1-3"]}}),
    ("unknown_rule", "rules.mangoes", {"rules": {"mangoes": 5}}),
    ("bad_rule", "rules.skin", {"rules": {"skin": -1}}),
    ("bad_rule", "rules.mango", {"rules": {"mango": 1_000_001}}),
    ("bad_rule", "rules.opening", {"rules": {"opening": True}}),
    ("bad_rule", "rules.min_raise_factor", {"rules": {"min_raise_factor": 0}}),
    ("bad_rule", "rules.min_raise_factor", {"rules": {"min_raise_factor": 11}}),
    ("bad_rule", "rules.bowl", {"rules": {"bowl": "kept"}}),
    ("bad_rule", "rules.sanhua", {"rules": {"sanhua": True}}),
    ("bad_rule", "rules.zero_ties", {"rules": {"zero_ties": 1}}),
    ("wrong_player_count", "players", {"players": 1}),
    ("wrong_player_count", "players", {"players": 9}),
    ("unknown_seat", "dealer", {"dealer": 4}),
    ("bad_record", "dealer", {"dealer": "1"}),
]

EVENTS: list[tuple[str, str, list[Any], dict[str, Any]]] = [
    ("unknown_event", "type", [{"type": "dance"}], {}),
    ("bad_record", "type", [{}], {}),
    ("bad_record", "", [7], {}),
    ("unknown_seat", "seats.2.seat", [hand(shown(1), shown(2), shown(9))], {}),
    ("duplicate_seat", "seats.1.seat", [hand(shown(1), shown(1))], {}),
    ("missing_seat", "seats", [hand(shown(1), shown(2))], {}),
    ("bad_record", "seats", [{"type": "hand"}], {}),
    ("too_few_players", "seats", [hand(shown(1, stake=3), out(2), out(3))], {}),
    ("too_few_players", "seat", [{"type": "leave", "seat": 1}], {"players": 2}),
    ("table_full", "player", [{"type": "join", "player": "九"}], {"players": 8}),
    ("bad_record", "player", [{"type": "join"}], {}),
    ("unknown_seat", "after", [{"type": "join", "player": "丁", "after": 7}], {}),
    ("not_points", "seats.0.stake", [hand(shown(1, stake=1.0), shown(2), shown(3), bids=[3])], {}),
    ("not_points", "bids.0", [hand(shown(1), shown(2), shown(3), bids=["3"])], {}),
    ("bad_record", "bids.1", [hand(shown(1), shown(2), shown(3), bids=[10, 3])], {}),
    ("not_points", "points", [bowl(1, 0)], CARRIED),
    ("not_points", "points", [{"type": "bowl", "seat": 1}], CARRIED),
    ("not_points", "counted", [{"type": "bowl", "seat": 1, "counted": -1}], CARRIED),
    ("bad_record", "counted", [{"type": "bowl", "seat": 1, "counted": 5, "points": 100}], CARRIED),
    (
        "not_a_card",
        "seats.0.pairs.0.0",
        [hand(cards(1, "rK rQ r2 r2", stake=3), out(2), shown(3, stake=3))],
        {},
    ),
    (
        "not_shown",
        "seats.2.fate",
        [hand(cards(1, "rQ rQ r2 r2", stake=3), out(2), stood(3, stake=3))],
        {},
    ),
    (
        "too_many_copies",
        "seats.0.pairs",
        [hand(cards(1, "rQ rQ r2 r2", stake=3), cards(2, "rQ b8 b7 b5", stake=3), out(3))],
        {},
    ),
    (
        "wrong_card_count",
        "seats.0.pairs",
        [hand({"seat": 1, "fate": "shown", "stake": 3, "pairs": [["rQ", "rQ"]]}, shown(2, stake=3), out(3))],
        {},
    ),
    ("hand_not_found", "hand", [{"type": "void", "hand": 1}], {}),
    (
        "hand_not_found",
        "hand",
        [PLAIN, {"type": "void", "hand": 1}, {"type": "amend", "hand": 1, "as": PLAIN}],
        {},
    ),
    ("bad_record", "hand", [PLAIN, {"type": "void", "hand": "1"}], {}),
    ("bad_record", "as", [PLAIN, {"type": "amend", "hand": 1}], {}),
    ("table_closed", "type", [{"type": "close"}, PLAIN], {}),
    ("not_closed", "type", [PLAIN, {"type": "reopen"}], {}),
    ("bad_bill", "meal.bill", [{"type": "close", "meal": {"bill": "12.345"}}], {}),
    ("bad_bill", "meal.bill", [{"type": "close", "meal": {"bill": 0}}], {}),
    ("bad_record", "meal.policy", [{"type": "close", "meal": {"bill": 5, "policy": "rich"}}], {}),
    ("no_bowls", "", [bowl(1)], {}),
    ("already_final_lap", "", [{"type": "final_lap"}, {"type": "final_lap"}], {}),
    ("lap_finished", "", [{"type": "final_lap"}, *[PLAIN] * 5], {}),
    ("unknown_fate", "seats.0.fate", [hand({"seat": 1, "fate": ["x"]}, shown(2), shown(3))], {}),
    ("unknown_act", "bets.0.0.act", [*bowls(100, 100), bets("1 shout", *TWO)], CARRIED | {"players": 2}),
    (
        "out_of_turn",
        "bets.1.0.seat",
        [*bowls(3, 100, 100), bets("3 call, 1 call|1 check", *THREE)],
        {"rules": {"first_bowl": 3}},
    ),
    ("out_of_turn", "bets.0.0.seat", [*bowls(100, 100, 100), bets("1 call", *THREE)], CARRIED),
    ("check_after_bet", "bets.0.0.act", [*bowls(100, 100), bets("1 check", *TWO)], CARRIED | {"players": 2}),
    ("nothing_to_call", "bets.0.0.act", [bets("1 call", *TWO)], DING | {"players": 2}),
    ("raise_too_small", "bets.0.0.to", [*bowls(100, 100), bets("1 raise 9", *TWO)], CARRIED | {"players": 2}),
    (
        "raise_over_bowl",
        "bets.0.0.to",
        [*bowls(100, 100), bets("1 raise 101", *TWO)],
        CARRIED | {"players": 2},
    ),
    ("not_points", "bets.0.0.to", [*bowls(100, 100), bets("1 raise", *TWO)], CARRIED | {"players": 2}),
    ("round_over", "bets.0.1", [*bowls(100, 100), bets("1 call, 2 check", *TWO)], CARRIED | {"players": 2}),
    ("round_over", "bets.1.1", [bets("1 call|1 fold, 2 check", *TWO)], {"players": 2}),
    ("round_over", "bets.0.1", [bets("1 fold, 2 check", *TWO)], DING | {"players": 2}),
    ("round_not_over", "bets.0", [*bowls(100, 100, 100), bets("3 call", *THREE)], CARRIED),
    ("round_not_over", "bets.1", [*bowls(100, 100), bets("1 call||1 check", *TWO)], CARRIED | {"players": 2}),
    (
        "round_after_end",
        "bets.2",
        [*bowls(100, 100), bets("1 call|1 check, 2 check|1 check", *TWO)],
        CARRIED | {"players": 2},
    ),
    ("wrong_round_count", "bets", [*bowls(100, 100), bets("1 call", *TWO)], CARRIED | {"players": 2}),
    ("wrong_round_count", "bids", [hand(shown(1), shown(2), shown(3), bids=[3, 3, 3, 3])], {}),
    ("no_bowl_to_push", "bets.0.0.act", [bets("3 all_in", *THREE)], {}),
    (
        "fate_contradicts_bets",
        "seats.0.fate",
        [*bowls(100, 100), bets("1 fold", seat(1, fate="stood"), seat(2))],
        CARRIED | {"players": 2},
    ),
    (
        "fate_contradicts_bets",
        "seats.0.stake",
        [*bowls(100, 100), bets("1 fold", seat(1, stake=3), seat(2))],
        CARRIED | {"players": 2},
    ),
    (
        "fate_contradicts_bets",
        "seats.0.round",
        [*bowls(100, 100), bets("1 fold", seat(1, round=2), seat(2))],
        CARRIED | {"players": 2},
    ),
    (
        "fate_contradicts_bets",
        "seats.1.round",
        [*bowls(100, 100), bets("1 fold", seat(1), seat(2, round=1))],
        CARRIED | {"players": 2},
    ),
    (
        "fate_contradicts_bets",
        "passed",
        [*bowls(100, 100), bets("1 fold", *TWO, passed=2)],
        CARRIED | {"players": 2},
    ),
    ("bowl_too_small", "seats.1", [hand(shown(1, stake=3), shown(2, stake=3), out(3))], CARRIED),
    ("bowl_below_minimum", "points", [bowl(1, 99)], CARRIED),
    ("bowl_below_minimum", "points", [bowl(1, 100), bowl(1, 49)], CARRIED),
    (
        "stake_over_bowl",
        "seats.0.stake",
        [*bowls(100, 100), hand(shown(1, stake=101), shown(2, stake=100))],
        CARRIED | {"players": 2},
    ),
    (
        "stake_short",
        "seats.1.stake",
        [*bowls(100, 100), hand(shown(1, stake=60), shown(2, stake=50))],
        CARRIED | {"players": 2},
    ),
    ("stake_missing", "seats.0.stake", [hand(shown(1), shown(2, stake=3), out(3))], {}),
    (
        "stake_below_skin",
        "seats.2.stake",
        [hand(shown(1, stake=3), shown(2, stake=3), folded(3, stake=0))],
        {},
    ),
    ("fold_over_top", "seats.2.stake", [hand(shown(1, stake=3), shown(2, stake=3), folded(3, stake=4))], {}),
    (
        "fold_round_missing",
        "seats.2.round",
        [hand(shown(1, stake=3), shown(2, stake=3), {"seat": 3, "fate": "folded", "stake": 1})],
        {},
    ),
    ("bids_too_short", "bids", [hand(shown(1), shown(2), shown(3), bids=[])], {}),
    ("bids_too_short", "bids", [hand(shown(1), shown(2), folded(3, 3), bids=[3])], {}),
    ("no_one_left", "seats", [hand(folded(1, stake=1), folded(2, stake=1), out(3))], {}),
    ("pairs_missing", "seats.0.pairs", [hand(seat(1, fate="shown", stake=3), shown(2, stake=3), out(3))], {}),
    ("passed_but_shown", "seats.0.fate", [hand(shown(1), stood(2), out(3), bids=[3], passed=2)], {}),
    (
        "mixed_showing",
        "seats.1.order",
        [hand(cards(1, "rQ rQ r2 r2", stake=3), shown(2, stake=3), out(3))],
        {},
    ),
    ("bad_record", "seats.0.order.low", [hand(shown(1, low=0, stake=3), shown(2, stake=3), out(3))], {}),
    ("bad_record", "seats.0.order.high", [hand(shown(1, high=0, stake=3, sanhua=True), *OTHERS)], DING),
    ("bad_record", "seats.0.order", [hand(shown(1, stake=3, sanhua=True) | {"order": 5}, *OTHERS)], DING),
    ("cannot_pass_round", "passed", [hand(stood(1), stood(2), out(3), bids=[3], passed=1)], {}),
    ("cannot_pass_round", "passed", [hand(stood(1), stood(2), out(3), bids=[3], passed=4)], {}),
    ("cannot_pass_round", "passed", [hand(stood(1), folded(2, 2), out(3), bids=[3], passed=2)], {}),
    ("no_sanhua", "seats.0.sanhua", [hand(shown(1, stake=3, sanhua=True), shown(2, stake=3), out(3))], {}),
    (
        "no_sanhua",
        "seats.0.sanhua",
        [hand(cards(1, "rQ rQ r2 r2", stake=3, sanhua=True), out(2), cards(3, "b9 b9 b8 b7", stake=3))],
        DING,
    ),
    (
        "bowl_too_small",
        "seats.1",
        [*bowls(100, 100), hand(shown(1, stake=95), shown(2, 2, 2, stake=95)), PASSED, PASSED],
        CARRIED | {"players": 2},
    ),
]


@pytest.mark.parametrize(("code", "field", "head"), HEAD)
def test_head(code: str, field: str, head: dict[str, Any]) -> None:
    refused = refusal([], **head)
    assert (refused.position, refused.code, refused.field) == (0, code, field)


@pytest.mark.parametrize(("code", "field", "events", "head"), EVENTS)
def test_event(code: str, field: str, events: list[Any], head: dict[str, Any]) -> None:
    refused = refusal(events, **head)
    assert (refused.code, refused.field) == (code, field)
    assert refused.position == len(events)
    _reads_well(refused)


def _reads_well(refused: Refusal) -> None:
    zh, en = refused.message("zh"), refused.message("en")
    assert zh.endswith("。") and en.endswith(".")
    assert "{" not in zh + en and "…" not in zh + en


WITHOUT_CASE = {"no_final_lap", "wrong_hand_count"}
"""Games with no final lap are not 打旋 or 丁二皇; the other is the referee's."""


def test_every_code_has_a_case() -> None:
    tried = {code for code, *_ in HEAD} | {code for code, *_ in EVENTS}
    assert tried | WITHOUT_CASE == TABLE.keys() | XUAN.keys()


def test_a_bowl_says_what_is_missing() -> None:
    refused = refusal([hand(shown(1, stake=3), shown(2, stake=3), out(3))], rules={})
    assert refused.detail == {"seat": 2, "missing": 1}


@pytest.mark.parametrize(
    ("game", "players", "zh", "en"),
    [
        ("daxuan", 1, "这种玩法要 2 到 8 人，现在是 1 人", "This game takes 2 to 8 players and there are 1;"),
        ("ermao", 3, "这种玩法要 4 人，现在是 3 人", "This game takes exactly 4 players and there are 3;"),
        (
            "shuangkou",
            3,
            "这种玩法要 2 人，现在是 3 人",
            "This game takes exactly 2 players and there are 3;",
        ),
    ],
)
def test_how_many_players_there_must_be(game: str, players: int, zh: str, en: str) -> None:
    refused = refusal([], game=game, rules={}, players=players)
    assert refused.message("zh").startswith(zh)
    assert refused.message("en").startswith(en)
