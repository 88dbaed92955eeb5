"""Which section of the rules a refusal rests on. A section is a text and a number: ``xuan §4.2``.

A game's text is called like the game; 打旋 and 丁二皇 share ``xuan``. ``README`` holds for every game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

TEXTS: Mapping[str, str] = {"daxuan": "xuan", "dingerhuang": "xuan"}
"""Game -> its text, for those that share one."""

GENERAL: Mapping[str, str] = {
    "unknown_game": "README §2",
    "unknown_event": "README §2",
    "unknown_seat": "README §1",
    "hand_not_found": "README §4.1",
    "table_closed": "README §2",
    "not_closed": "README §2",
    "bad_record": "README §2",
    "not_points": "README §1",
    "bad_bill": "sitting §4",
}
"""Refusals that mean the same in every game."""

OTHERWISE = "README §3"
"""Where all refusals are listed."""

_SETTINGS = "unknown_preset unknown_rule bad_rule wrong_player_count too_few_players table_full"
"""What the section on a game's settings says: them, and how many may play."""

_SECTIONS: Mapping[str, Mapping[str, str]] = {
    "xuan": {
        "xuan §1": "not_a_card too_many_copies",
        "xuan §3": "wrong_card_count",
        "xuan §4.1": "out_of_turn",
        "xuan §4.2": "unknown_act check_after_bet nothing_to_call no_bowl_to_push",
        "xuan §4.3": "raise_too_small raise_over_bowl",
        "xuan §4.4": "round_over round_not_over round_after_end wrong_round_count cannot_pass_round",
        "xuan §4.5": "stake_below_skin",
        "xuan §5.8": "no_sanhua",
        "xuan §7.3": "lap_finished already_final_lap no_final_lap",
        "xuan §7.4": "bowl_too_small",
        "xuan §8": "no_bowls bowl_below_minimum stake_over_bowl stake_short",
        "xuan §9": "duplicate_seat missing_seat unknown_fate stake_missing fold_over_top no_one_left "
        "not_shown pairs_missing passed_but_shown mixed_showing",
        "xuan §9.1": "fold_round_missing bids_too_short",
        "xuan §9.3": "fate_contradicts_bets",
        "xuan §10": _SETTINGS,
        "judge §1": "wrong_hand_count",
    },
    "ermao": {
        "ermao §2.1": "declarer_missing",
        "ermao §2.3": "unknown_side unknown_shape",
        "ermao §2.4": "not_multiple_of_five too_many_points",
        "ermao §4": "wrong_declarer",
        "ermao §7": f"{_SETTINGS} no_bowls no_final_lap",
        "ermao §8": "not_a_card not_a_declaration does_not_outrank trump_contradicts_declarations",
        "judge §4": "wrong_hand_count wrong_card_count too_many_copies not_a_lead",
    },
    "shuangkou": {
        "shuangkou §1": "wrong_card_count",
        "shuangkou §2": "not_a_bomb too_many_cards too_many_jokers",
        "shuangkou §5": f"{_SETTINGS} no_bowls no_final_lap",
        "judge §3": "wrong_hand_count not_a_card too_many_copies",
    },
    "jinhua": {
        "jinhua §2.1": "duplicate_seat missing_seat unknown_fate",
        "jinhua §2.3": "no_winner too_many_winners",
        "jinhua §2.4": "not_a_card too_many_copies wrong_card_count result_contradicts_cards",
        "jinhua §2.5": "claim_contradicts_cards false_claim_must_fold",
        "jinhua §4.1": "raise_too_small raise_over_cap",
        "jinhua §4.2": "no_right_to_open",
        "jinhua §4.4": "out_of_turn unknown_act log_not_over log_after_end fate_contradicts_log",
        "jinhua §5": f"{_SETTINGS} no_bowls no_final_lap",
        "judge §2": "wrong_hand_count",
    },
}
"""Text -> section -> the codes it refuses with."""


def _by_code(sections: Mapping[str, str]) -> dict[str, str]:
    return {code: section for section, codes in sections.items() for code in codes.split()}


_OF_TEXT: Mapping[str, Mapping[str, str]] = {text: _by_code(all_of) for text, all_of in _SECTIONS.items()}


def text_of(game: str) -> str:
    """The text a game's rules stand in: ``daxuan`` -> ``xuan``."""
    return TEXTS.get(game, game)


def section_of(code: str, game: str | None = None) -> str:
    """The section behind a refusal's code.

    Args:
        game: at whose table it was refused. None where that is not known; then a code that several games
            have is explained by the general rules.
    """
    if code in GENERAL:
        return GENERAL[code]
    texts: Iterable[str] = _OF_TEXT if game is None else (text_of(game),)
    found = {section for text in texts if (section := _OF_TEXT.get(text, {}).get(code))}
    return found.pop() if len(found) == 1 else OTHERWISE
