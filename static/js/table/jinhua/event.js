/** From a draft to the hand of the table record (jinhua §2, §4), and to what is still missing. Pure. */

import { fill, gettext } from "../../i18n.js";
import { HAND, dealtIn, fateOf, standing, winners } from "./draft.js";
import { allSaid, stakeOf } from "./stakes.js";

/** @typedef {import("./draft.js").Draft} Draft @typedef {import("../types.js").TableState} TableState */

/** @param {Draft} draft @param {TableState} table @returns {{event: Object, missing: string}} */
export function toEvent(draft, table) {
  const dealt = dealtIn(draft, table);
  const seats = table.seats.filter(({ left }) => !left).map(({ seat }) => seatEntry(draft, dealt, seat));
  const dealer = draft.dealer === null ? {} : { dealer: draft.dealer };
  return { event: { ...dealer, seats, ...(draft.log ? { log: draft.acts } : {}) }, missing: missing(draft, table, dealt) };
}

/** @param {Draft} draft @param {number[]} dealt @param {number} seat */
function seatEntry(draft, dealt, seat) {
  const fate = fateOf(draft, dealt, seat);
  if (fate === "out") return { seat, fate };
  const claim = draft.claims[seat] ? { claim: draft.claims[seat] } : {};
  const cards = draft.cards[seat] ? { cards: draft.cards[seat] } : {};
  if (draft.log) return { seat, ...claim, ...cards };
  const beaten = fate === "beaten" && dealt.includes(draft.beatenBy[seat]) ? { beaten_by: draft.beatenBy[seat] } : {};
  return { seat, fate: sent(fate, draft, dealt), bets: stakeOf(draft, dealt, seat) ?? 0, ...beaten, ...claim, ...cards };
}

/** A winner is told once everything else is there, so that half a hand comes to nothing. @param {string} fate @param {Draft} draft @param {number[]} dealt */
const sent = (fate, draft, dealt) => (fate === "won" && missingWinner(draft, dealt) ? "beaten" : fate);

/** A quiet hint at the next thing to enter, or "". @param {Draft} draft @param {TableState} table @param {number[]} dealt */
function missing(draft, table, dealt) {
  return missingCards(draft, table, dealt) || (draft.log ? "" : missingWinner(draft, dealt));
}

/** @param {Draft} draft @param {number[]} dealt */
function missingWinner(draft, dealt) {
  if (!standing(draft, dealt).length) return gettext("总要留下一家：再点一下就回来。");
  const won = winners(draft, dealt);
  if (!allSaid(draft, dealt, won)) return gettext("先点下了多少（底注不算）。");
  if (!won.length) return gettext("谁赢了？点那家的“赢”。");
  return draft.tie && won.length < 2 && standing(draft, dealt).length > 1 ? gettext("还有哪家一样大？点那家的“赢”。") : "";
}

/** Which seat's hand is half picked, or "". @param {Draft} draft @param {TableState} table @param {number[]} dealt */
export function missingCards(draft, table, dealt) {
  const seat = dealt.find((each) => draft.cards[each] && draft.cards[each].length < HAND);
  if (seat === undefined) return "";
  const name = table.seats.find((each) => each.seat === seat)?.name ?? "";
  return fill(gettext("%(name)s还差 %(n)s 张牌。"), { name, n: HAND - draft.cards[seat].length });
}

/** Where on the form a refusal belongs. @param {string} field path into the event @param {Object} event */
export function place(field, event) {
  const [head, index] = field.replace(/^as\./, "").split(".");
  if (head === "seats" && index !== undefined) return `seat-${(event.as ?? event).seats?.[Number(index)]?.seat}`;
  return { log: "log", seats: "seats" }[head] ?? "";
}
