/** What the bids of a draft come to. Pure. */

import { ROUNDS, foldRound, reached } from "./draft.js";

/** @typedef {import("./draft.js").Draft} Draft @typedef {import("../types.js").TableState} TableState */

/**
 * The bid at the end of a round: what was tapped, else what it was before; with no opening a first bid counts from the
 * start, as a first round without one would have ended the hand. Null where nothing was bid yet.
 * @param {Draft} draft @param {Object<string, any>} rules @param {number} round @returns {number|null}
 */
export function bidAt(draft, rules, round) {
  const said = draft.bids.slice(0, round).filter((bid) => bid !== null);
  if (said.length) return said[said.length - 1];
  return rules.opening > 0 ? rules.opening : (draft.bids.find((bid) => bid !== null) ?? null);
}

/** How many rounds the hand is written with. @param {Draft} draft */
const length = (draft) => (draft.passed ? draft.passed - 1 : Math.min(ROUNDS, reached(draft)));

/** The `bids` of the event, empty where nothing was bid. @param {Draft} draft @param {Object<string, any>} rules @returns {number[]} */
export const bidsOf = (draft, rules) =>
  Array.from({ length: length(draft) }, (_, i) => bidAt(draft, rules, i + 1)).filter((bid) => bid !== null);

/** Points a seat can put into this hand, null where nobody knows. @param {Draft} draft @param {TableState} table @param {number} seat @returns {number|null} */
export function limit(draft, table, seat) {
  if (table.rules.bowl === "per_hand") return draft.bowls[seat] ?? null;
  const place = table.seats.find((each) => each.seat === seat);
  return table.rules.bowl === "carried" && place?.bowl !== null && place ? Math.max(0, place.bowl - place.mango) : null;
}

/** The largest bowl still in: what "all in" comes to. @param {Draft} draft @param {TableState} table @param {number[]} seats */
export function largest(draft, table, seats) {
  const limits = seats.map((seat) => limit(draft, table, seat));
  return limits.length && limits.every((each) => each !== null) ? Math.max(...limits) : null;
}

/**
 * Points a seat has put in by the bids, for the screen (the rules have the last word).
 * @param {Draft} draft @param {TableState} table @param {number} seat @returns {number|null}
 */
export function stakeOf(draft, table, seat) {
  if (draft.log) return lastAmount(draft, table, seat);
  if (draft.stakes[seat] !== undefined) return draft.stakes[seat];
  const most = limit(draft, table, seat) ?? Infinity;
  const folded = foldRound(draft, seat);
  const bid = folded === 1 ? first(table, seat) : bidAt(draft, table.rules, (folded || ROUNDS + 1) - 1);
  return bid === null ? null : Math.min(most, folded ? Math.max(bid, table.rules.skin ?? 0) : bid);
}

/** What folding in round 1 costs: the forced opener has put in the opening. @param {TableState} table @param {number} seat */
const first = (table, seat) => (table.rules.opening > 0 && table.opener === seat ? table.rules.opening : (table.rules.skin ?? 0));

/** @param {Draft} draft @param {TableState} table @param {number} seat */
function lastAmount(draft, table, seat) {
  let bid = table.rules.opening ?? 0;
  let mine = first(table, seat);
  for (const act of draft.bets.flat()) {
    if (act.act === "raise") bid = act.to;
    if (act.act === "all_in") bid = Math.max(bid, limit(draft, table, act.seat) ?? bid);
    if (act.seat === seat && ["raise", "all_in", "call"].includes(act.act)) {
      mine = act.act === "raise" ? act.to : act.act === "all_in" ? (limit(draft, table, seat) ?? bid) : Math.min(bid, limit(draft, table, seat) ?? bid);
    }
  }
  return mine;
}
