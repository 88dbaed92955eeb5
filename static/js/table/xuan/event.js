/** From a draft to the hand of the table record (xuan §9), and to what is still missing. Pure. */

import { fill, gettext } from "../../i18n.js";
import { bidsOf } from "./bids.js";
import { splits } from "./cards.js";
import { compared, dealtIn, held, standing } from "./draft.js";
import { complete, ranks } from "./order.js";

/** @typedef {import("./draft.js").Draft} Draft @typedef {import("../types.js").TableState} TableState @typedef {import("../types.js").Page} Page */

/** @param {Draft} draft @param {TableState} table @param {Page} page @returns {{event: Object, missing: string}} */
export function toEvent(draft, table, page) {
  const dealt = dealtIn(draft, table);
  const seats = table.seats.filter(({ left }) => !left).map(({ seat }) => seatEntry(draft, table, page, dealt, seat));
  const event = draft.log ? { bets: draft.bets, seats } : { ...bidding(draft, table), seats };
  return { event, missing: missing(draft, table, page, dealt) };
}

/** @param {Draft} draft @param {TableState} table */
function bidding(draft, table) {
  const bids = bidsOf(draft, table.rules);
  return { ...(bids.length ? { bids } : {}), ...(draft.passed ? { passed: draft.passed } : {}) };
}

/** One seat of the event. @param {Draft} draft @param {TableState} table @param {Page} page @param {number[]} dealt @param {number} seat */
function seatEntry(draft, table, page, dealt, seat) {
  if (draft.out.includes(seat)) return { seat, fate: "out" };
  const alone = standing(draft, dealt).length === 1;
  const bowl = draft.bowls[seat] === undefined ? {} : { bowl: draft.bowls[seat] };
  const shown = draft.passed || alone ? {} : showing(draft, page, dealt, seat);
  if (draft.log) return { seat, ...bowl, ...shown };
  const stake = draft.stakes[seat] === undefined ? {} : { stake: draft.stakes[seat] };
  if (draft.folded[seat]) return { seat, fate: "folded", round: draft.folded[seat], ...stake, ...bowl };
  return { seat, fate: draft.passed || alone ? "stood" : "shown", ...stake, ...bowl, ...shown };
}

/** The cards or the places of a seat that is compared. @param {Draft} draft @param {Page} page @param {number[]} dealt @param {number} seat */
function showing(draft, page, dealt, seat) {
  if (!standing(draft, dealt).includes(seat)) return {};
  if (draft.mode === "cards") {
    const { four, split } = held(draft, seat);
    return split === null ? {} : { pairs: splits(page.deck, four)[split].pairs };
  }
  if (draft.sanhua.includes(seat)) return { sanhua: true };
  const seats = compared(draft, dealt);
  if (seats.length === 1) return { order: { high: 1, low: 1 } };
  if (!complete(draft.low, seats) || !complete(draft.high, seats)) return {};
  return { order: { high: ranks(draft.high, seats)[seat], low: ranks(draft.low, seats)[seat] } };
}

/** A quiet hint at the next thing to enter, or "". @param {Draft} draft @param {TableState} table @param {Page} page @param {number[]} dealt */
function missing(draft, table, page, dealt) {
  const inHand = standing(draft, dealt);
  if (!inHand.length) return gettext("总要留下一家：再点一下就回来。");
  if (!draft.log && !draft.passed && !bidsOf(draft, table.rules).length && Object.keys(draft.stakes).length < dealt.length) {
    return gettext("先点每一轮叫到多少。");
  }
  if (draft.passed || inHand.length === 1) return "";
  return draft.mode === "cards" ? missingCards(draft, table, inHand) : missingOrder(draft, page, compared(draft, dealt));
}

/** @param {Draft} draft @param {Page} page @param {number[]} seats */
function missingOrder(draft, page, seats) {
  if (seats.length < 2) return "";
  const group = !complete(draft.low, seats) ? page.words.low : !complete(draft.high, seats) ? page.words.high : "";
  return group && fill(gettext("谁的%(group)s最大？从大到小点。"), { group });
}

/** @param {Draft} draft @param {TableState} table @param {number[]} inHand */
function missingCards(draft, table, inHand) {
  const seat = inHand.find((each) => held(draft, each).split === null);
  if (seat === undefined) return "";
  const name = table.seats.find((each) => each.seat === seat)?.name ?? "";
  const lacks = 4 - held(draft, seat).four.length;
  return lacks ? fill(gettext("%(name)s还差 %(n)s 张牌。"), { name, n: lacks }) : fill(gettext("%(name)s怎么扯？点一种。"), { name });
}

/** The seat whose cards come next, or null. @param {Draft} draft @param {number[]} inHand */
export const nextToPick = (draft, inHand) =>
  draft.picking !== null && inHand.includes(draft.picking) ? draft.picking : (inHand.find((seat) => held(draft, seat).split === null) ?? null);

/** Where on the form a refusal belongs. @param {string} field path into the event @param {Object} event */
export function place(field, event) {
  const [head, index] = field.replace(/^as\./, "").split(".");
  if (head === "seats" && index !== undefined) return `seat-${(event.as ?? event).seats?.[Number(index)]?.seat}`;
  return { bids: "bids", bets: "bets", passed: "passed", seats: "seats" }[head] ?? "";
}
