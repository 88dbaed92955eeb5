"""Every refusal in two languages: a sentence that says what to do (README §3).

Figures come from the refusal's ``detail``; a figure that is missing is left out, so each sentence
reads well without it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.rules.cards_in_words import in_words

TABLE: dict[str, tuple[str, str]] = {
    "unknown_game": (
        "没有这种玩法，请从玩法列表里选一种。",
        "There is no such game; choose one from the list.",
    ),
    "unknown_preset": (
        "这种玩法没有这个档位，请选：{presets}。",
        "This game has no such preset; choose one of: {presets}.",
    ),
    "unknown_rule": (
        "这种玩法没有这条桌规，请删掉或改成已有的。",
        "This game has no such rule; remove it or use one that exists.",
    ),
    "bad_rule": (
        "这条桌规的值不行，可以填：{allowed}。",
        "This rule cannot have that value; allowed: {allowed}.",
    ),
    "wrong_player_count": (
        "这种玩法要 {least} 到 {most} 人，现在是 {count} 人，请增减人数。",
        "This game takes {least} to {most} players and there are {count}; add or remove some.",
    ),
    "unknown_event": (
        "不认识这种记录，请从页面上能做的操作里选。",
        "This kind of entry is not known; use one the table offers.",
    ),
    "unknown_seat": (
        "桌上没有这个座位，请选在座的人。",
        "That seat is not at the table; choose someone who is.",
    ),
    "duplicate_seat": ("{seat} 号位填了两次，请删掉一次。", "Seat {seat} is entered twice; remove one."),
    "missing_seat": (
        "还缺 {seat} 号位，请把在座的人都填上（没上桌打的选“不打”）。",
        "Seat {seat} is missing; enter everyone at the table (sitting out counts).",
    ),
    "too_few_players": (
        "至少要 {least} 个人，请留下或加入一位。",
        "At least {least} players are needed; keep or add one.",
    ),
    "table_full": (
        "这张桌子坐满了（最多 {most} 人），请等人离座或另开一桌。",
        "The table is full ({most} at most); wait for a seat or open another table.",
    ),
    "not_points": (
        "这里要填整数分，最少 {least} 分，最多十亿分。",
        "Enter a whole number of points, at least {least} and at most a billion.",
    ),
    "not_a_card": ("这副牌里没有这张牌，请重选。", "There is no such card in this deck; choose again."),
    "too_many_copies": (
        "有一张用多了：{card}。牌里只有 {copies} 张，请核对各家的牌。",
        "Too many of one card: {card}. Only {copies} in play; check everyone's cards.",
    ),
    "wrong_card_count": (
        "牌的张数不对，{expected}，请补齐或去掉多的。",
        "That is the wrong number of cards: {expected_en}; add or remove some.",
    ),
    "wrong_hand_count": (
        "一次可以问 {least} 到 {most} 手牌，现在是 {count} 手，请增减。",
        "Ask about {least} to {most} hands at a time and there are {count}; add or remove some.",
    ),
    "hand_not_found": (
        "没有这一盘（可能已作废），请选记录里还在的一盘。",
        "There is no such hand (it may have been voided); choose one that stands.",
    ),
    "table_closed": (
        "这张桌子已经收桌，要继续请先重开。",
        "The table is closed; reopen it first to go on.",
    ),
    "not_closed": ("这张桌子没有收桌，不用重开。", "The table is not closed, so there is nothing to reopen."),
    "bad_record": (
        "这里的格式不对：{expected}，请改正后再试。",
        "This is not in the right form: {expected_en}; put it right and try again.",
    ),
    "bad_bill": (
        "饭钱要填大于 0 的金额，最多两位小数，例如 386.00。",
        "Enter the bill as an amount above 0 with at most two decimals, such as 386.00.",
    ),
    "no_bowls": (
        "这张桌子不起钵，不用记钵。",
        "This table keeps no bowls, so there is none to fill.",
    ),
    "no_final_lap": (
        "这种玩法没有圈芒，直接收桌就行。",
        "This game has no final lap; simply close the table.",
    ),
    "already_final_lap": (
        "已经在打圈芒了，接着打就行。",
        "The final lap is already under way; just go on.",
    ),
}

XUAN: dict[str, tuple[str, str]] = {
    "lap_finished": (
        "圈芒已经打完，请收桌；要接着打请另开一桌。",
        "The final lap is over; close the table, or open another to go on.",
    ),
    "unknown_fate": (
        "请选这一家怎么了：亮牌、丢了、留到最后、或不打。",
        "Say what became of this seat: shown, folded, stood or out.",
    ),
    "unknown_act": (
        "没有这种叫法，可以：休、跟、返、敲、丢。",
        "There is no such act; use check, call, raise, all_in or fold.",
    ),
    "out_of_turn": (
        "还没轮到这一家，该 {due} 号位说话，请核对顺序。",
        "It is not this seat's turn but seat {due}'s; check the order.",
    ),
    "check_after_bet": (
        "这一轮已经有人下注，不能休，请选跟、返、敲或丢。",
        "Someone has bet in this round, so no checking; call, raise, push or fold.",
    ),
    "nothing_to_call": (
        "这一轮还没人下注，没有可跟的，请选休、返、敲或丢。",
        "Nobody has bet in this round, so there is nothing to call; check, raise, push or fold.",
    ),
    "raise_too_small": (
        "返得不够，至少要大到 {least} 分。",
        "The raise is too small; it must be to at least {least} points.",
    ),
    "raise_over_bowl": (
        "返的比钵里的多，最多 {most} 分（就是敲）。",
        "The raise is more than the bowl; at most {most} points (which is all in).",
    ),
    "round_over": (
        "这一轮已经说完了，请把后面的记到下一轮。",
        "This round is over; enter what follows in the next round.",
    ),
    "round_not_over": (
        "这一轮还没说完，还该 {due} 号位说话。",
        "This round is not over; seat {due} has yet to speak.",
    ),
    "round_after_end": (
        "这一盘已经打完，请删掉后面这一轮。",
        "The hand is already over; remove this later round.",
    ),
    "wrong_round_count": (
        "一盘要说满三轮，现在是 {count} 轮，请补上或删掉。",
        "A hand has three rounds and {count} are entered; add or remove some.",
    ),
    "no_bowl_to_push": (
        "不知道这一家的钵里有多少，不能记敲，请改用返并填分数。",
        "This seat's bowl is not known, so it cannot push it all; enter a raise with its points.",
    ),
    "fate_contradicts_bets": (
        "这里填的和过招记录对不上（记录里是 {found}），请改其中一处。",
        "This does not agree with the betting log (which says {found}); change one of them.",
    ),
    "bowl_too_small": (
        "{seat} 号位的钵不够打这一盘，还差 {missing} 分，请先添钵或选“不打”。",
        "Seat {seat}'s bowl is too small for this hand, {missing} points short; top it up or sit out.",
    ),
    "bowl_below_minimum": (
        "起钵太少，至少 {least} 分。",
        "That is too little for a bowl; at least {least} points.",
    ),
    "stake_over_bowl": (
        "下注比钵里的多，最多 {most} 分，请改小或先添钵。",
        "The stake is more than the bowl holds, {most} points; lower it or top up first.",
    ),
    "stake_short": (
        "这一家没有跟够：要到 {least} 分（钵里还有），请改成 {least} 或选“丢了”。",
        "This seat has not matched the bid: {least} points are due; enter that or folded.",
    ),
    "stake_missing": (
        "还缺这一家的下注，请填每轮的叫分或这一家的分数。",
        "This seat's stake is missing; enter the bids of the rounds or its points.",
    ),
    "stake_below_skin": (
        "丢牌至少要出皮 {least} 分。",
        "Folding costs at least the skin, {least} points.",
    ),
    "fold_over_top": (
        "丢了的下注比留着的人都多（最多 {most} 分），请核对。",
        "A folded seat has put in more than anyone still in ({most} points at most); check both.",
    ),
    "fold_round_missing": (
        "请填这一家在第几轮丢的：1、2 或 3。",
        "Say in which round this seat folded: 1, 2 or 3.",
    ),
    "bids_too_short": (
        "叫分不够：请填到有人下注的最后一轮。",
        "Bids are missing; enter them up to the last round in which someone bet.",
    ),
    "no_one_left": (
        "不能所有人都丢，请留下最后的一家。",
        "Not everybody can have folded; leave the last seat in.",
    ),
    "not_shown": (
        "留到最后的有两家以上，都要亮牌，请填这一家的牌或大小。",
        "Two or more are left, so all must show; enter this seat's cards or order.",
    ),
    "pairs_missing": (
        "还缺这一家的牌，请填四张牌或头尾的大小。",
        "This seat's hand is missing; enter its four cards or its order in both groups.",
    ),
    "passed_but_shown": (
        "休过河的一盘没有人亮牌，请去掉休或把亮牌改掉。",
        "Nobody shows in a hand that was passed out; remove one or the other.",
    ),
    "mixed_showing": (
        "同一盘里要么都填牌，要么都填大小，请统一。",
        "In one hand enter either cards for everyone or the order for everyone.",
    ),
    "cannot_pass_round": (
        "这一轮不能休过河，请核对是第几轮、还剩几家。",
        "The hand cannot be passed out in this round; check the round and how many are left.",
    ),
    "no_sanhua": (
        "这里没有三花，请去掉三花或核对牌和桌规。",
        "There is no 三花 here; remove it or check the cards and the table's rules.",
    ),
}

JINHUA: dict[str, tuple[str, str]] = {
    "no_winner": (
        "还没有赢家，请给赢的一家选“赢了”。",
        "Nobody has won; mark the seat that did.",
    ),
    "too_many_winners": (
        "赢家太多（{count} 家）：一盘一家赢，最后两家一样大才算两家。",
        "There are {count} winners; a hand has one, or two if the last two were equal. Mark the others.",
    ),
    "result_contradicts_cards": (
        "牌和输赢对不上，请核对两家的牌或谁赢了。",
        "The cards say otherwise; check both hands or who won.",
    ),
    "claim_contradicts_cards": (
        "声明和牌对不上，请核对这一家的牌或二游的真假。",
        "The claim does not agree with the cards; check this seat's hand or its claim.",
    ),
    "false_claim_must_fold": (
        "诈二游的人当场出局，请给他选“弃牌”。",
        "Who claims falsely is out at once; mark this seat folded.",
    ),
    "raise_over_cap": (
        "加多了，最多加到 {most} 分。",
        "The raise is too large; at most to {most} points.",
    ),
    "no_right_to_open": (
        "这一家没有优先开牌的权，请改成比牌，或核对二游和桌规。",
        "This seat has no right to open; enter a comparison, or check its claim and the table's rules.",
    ),
    "log_not_over": (
        "这一盘还没打完，还剩 {left} 家，请接着录，到剩一家或最后两家亮牌为止。",
        "The hand is not over, {left} seats are left; go on until one is, or the last two show.",
    ),
    "log_after_end": (
        "这一盘已经打完，请删掉后面这一步。",
        "The hand is already over; remove this later act.",
    ),
    "fate_contradicts_log": (
        "这里填的和过程记录对不上（记录里是 {found}），请改其中一处。",
        "This does not agree with the log (which says {found}); change one of them.",
    ),
}

ERMAO: dict[str, tuple[str, str]] = {
    "declarer_missing": (
        "这一轮的头一盘，请填谁坐庄。",
        "This is the first hand of a match; say which seat declares.",
    ),
    "wrong_declarer": (
        "这一盘不该他坐庄，请选 {due} 号位或不填。",
        "This seat cannot declare now; choose seat {due} or leave it open.",
    ),
    "not_multiple_of_five": (
        "分牌都是 5 分、10 分，这里要填 5 的倍数。",
        "Points come in fives and tens; enter a multiple of five.",
    ),
    "too_many_points": (
        "没有这么多分，这里最多 {most} 分，请核对捡分和底牌分。",
        "There are not so many points, {most} at most here; check those captured and those buried.",
    ),
    "unknown_side": (
        "请选最后一轮谁赢的：闲家（抠底）或庄家。",
        "Say who took the last trick: attackers or declarers.",
    ),
    "unknown_shape": (
        "请选闲家用什么抠的底：单张、对子、拖拉机或甩牌。",
        "Say what the attackers took the last trick with: single, pair, tractor or throw.",
    ),
    "not_a_declaration": (
        "这样不能亮主：要一到四张同花色的 {level}，或大小王各一张，或两张大王。",
        "That declares nothing; show one to four {level}s of a suit, both kinds of joker, or two big jokers.",
    ),
    "does_not_outrank": (
        "压不住前面亮的，要张数更多或用王，请核对先后。",
        "This does not outrank the declaration before; more cards or jokers are needed, so check the order.",
    ),
    "trump_contradicts_declarations": (
        "填的主和最后亮的不一样，请改其中一处。",
        "The trumps are not those declared last; change one of them.",
    ),
    "not_a_lead": (
        "不能这样出：要单张、几张一样的、或同花色点数相连的几组（每组至少两张一样）。",
        "That cannot be led: one card, identical cards, or groups of them of neighbouring ranks in a suit.",
    ),
}

SHUANGKOU: dict[str, tuple[str, str]] = {
    "not_a_bomb": (
        "这不是炸弹：要 4 到 12 张一样的，或 3 到 6 个相连的点数各 4 张以上（张数加连数最多 12），"
        "或三个、四个王，请改正。",
        "That is no bomb: enter 4 to 12 of a kind, 3 to 6 ranks in a row of 4 or more cards each "
        "(size and run at most 12 together), or three or four jokers.",
    ),
    "too_many_cards": (
        "{seat} 号位的炸弹有 {cards} 张，最多 {most} 张（一家 27 张，剩牌也算），请核对炸弹和剩牌。",
        "Seat {seat}'s bombs are {cards} cards and at most {most} can be (27 a seat, those left included); "
        "check the bombs and the cards left.",
    ),
    "too_many_jokers": (
        "王用多了：两副牌只有 {most} 个，这里要 {jokers} 个（8 张以上的炸弹要靠王），请核对两家的炸弹。",
        "Too many jokers: two decks have {most} and {jokers} are needed here (a size above 8 needs them); "
        "check both seats' bombs.",
    ),
}

OWN: dict[tuple[str, str], tuple[str, str]] = {
    ("jinhua", "unknown_fate"): (
        "请选这一家怎么了：赢了、比输了、弃牌、或不打。",
        "Say what became of this seat: won, beaten, folded or out.",
    ),
    ("jinhua", "unknown_act"): (
        "没有这种打法，可以：跟注、加注、弃牌、比牌、开牌、亮牌。",
        "There is no such act; use call, raise, fold, compare, open or showdown.",
    ),
    ("jinhua", "raise_too_small"): (
        "加得不够，至少要加到 {least} 分。",
        "The raise is too small; it must be to at least {least} points.",
    ),
}
"""A game's own sentence for a code others have too; the refusal's detail names the ``game``."""

EXACTLY: dict[str, tuple[str, str]] = {
    "wrong_player_count": (
        "这种玩法要 {least} 人，现在是 {count} 人，请增减人数。",
        "This game takes exactly {least} players and there are {count}; add or remove some.",
    ),
}
"""The sentence where the detail's ``least`` and ``most`` are the same."""

MESSAGES: dict[str, tuple[str, str]] = TABLE | XUAN | JINHUA | ERMAO | SHUANGKOU


class _Figures(dict[str, Any]):
    def __missing__(self, key: str) -> str:
        return "…"


def sentence(code: str, detail: Mapping[str, Any], language: str) -> str:
    """The sentence of a refusal in ``zh`` or ``en``; an unknown code stands for itself."""
    pair = OWN.get((str(detail.get("game")), code)) or MESSAGES.get(code, (code, code))
    if "least" in detail and detail["least"] == detail.get("most"):
        pair = EXACTLY.get(code, pair)
    figures = _Figures(detail)
    if "card" in figures:
        figures["card"] = in_words(figures["card"], language)
    return pair[language == "en"].format_map(figures)
