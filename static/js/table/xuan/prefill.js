/** From a recorded hand back to a draft, to correct it. Pure. */

import { fromPairs } from "./cards.js";
import { ROUNDS, emptyDraft } from "./draft.js";
import { stakeOf } from "./bids.js";
import { fromRanks } from "./order.js";

/** @typedef {import("./draft.js").Draft} Draft @typedef {import("../types.js").TableState} TableState @typedef {import("../types.js").Page} Page */

/**
 * @param {any} entered the hand as it stands in the record @param {TableState} table @param {Page} page
 * @returns {Draft}
 */
export function fromEvent(entered, table, page) {
  const seats = entered.seats ?? [];
  const log = Array.isArray(entered.bets);
  const mode = seats.some((each) => each.pairs) ? "cards" : "order";
  const absent = table.seats.filter(({ seat }) => !seats.some((each) => each.seat === seat)).map(({ seat }) => seat);
  const draft = {
    ...emptyDraft(mode, log),
    bets: entered.bets ?? [],
    bids: Array.from({ length: ROUNDS }, (_, i) => entered.bids?.[i] ?? null),
    passed: log ? null : (entered.passed ?? null),
    out: [...seats.filter((each) => each.fate === "out").map((each) => each.seat), ...(log ? [] : absent)],
    sanhua: seats.filter((each) => each.sanhua).map((each) => each.seat),
    folded: log ? {} : pick(seats, (each) => (each.fate === "folded" ? (each.round ?? 1) : undefined)),
    bowls: pick(seats, (each) => each.bowl),
    cards: pick(seats, (each) => each.pairs && fromPairs(page.deck, each.pairs)),
    low: fromRanks(seats.filter((each) => each.order).map((each) => [each.seat, each.order.low])),
    high: fromRanks(seats.filter((each) => each.order).map((each) => [each.seat, each.order.high])),
  };
  return { ...draft, stakes: log ? {} : pick(seats, (each) => ownStake(draft, table, each)) };
}

/** A recorded stake that the bids alone would not give. @param {Draft} draft @param {TableState} table @param {any} entry */
function ownStake(draft, table, entry) {
  if (entry.stake === undefined || entry.fate === "out") return undefined;
  return stakeOf(draft, { ...table, rules: { ...table.rules, bowl: "off" } }, entry.seat) === entry.stake ? undefined : entry.stake;
}

/**
 * Seat → what `value` finds in its entry, seats where it finds nothing left out.
 * @template T
 * @param {any[]} seats @param {(entry: any) => T|undefined} value @returns {Object<number, T>}
 */
const pick = (seats, value) =>
  Object.fromEntries(seats.map((each) => [each.seat, value(each)]).filter(([, found]) => found !== undefined && found !== null));
