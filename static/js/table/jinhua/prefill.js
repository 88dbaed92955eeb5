/** From a recorded hand back to a draft, to correct it. Pure. */

import { emptyDraft } from "./draft.js";

/** @typedef {import("./draft.js").Draft} Draft @typedef {import("../types.js").TableState} TableState */

/** @param {any} entered the hand as it stands in the record @param {TableState} table @returns {Draft} */
export function fromEvent(entered, table) {
  const seats = entered.seats ?? [];
  const log = Array.isArray(entered.log);
  const won = log ? [] : which(seats, (each) => each.fate === "won");
  const absent = table.seats.filter(({ seat }) => !seats.some((each) => each.seat === seat)).map(({ seat }) => seat);
  const cards = pick(seats, (each) => each.cards);
  return emptyDraft({
    log, won, cards, tie: won.length > 1, picks: Object.keys(cards).length > 0,
    acts: entered.log ?? [],
    out: [...which(seats, (each) => each.fate === "out"), ...absent],
    folded: log ? [] : which(seats, (each) => each.fate === "folded" && each.claim !== "false"),
    stakes: log ? {} : pick(seats, (each) => (each.fate === "out" ? undefined : (each.bets ?? 0))),
    beatenBy: log ? {} : pick(seats, (each) => each.beaten_by),
    claims: pick(seats, (each) => each.claim),
    dealer: entered.dealer ?? null,
  });
}

/** @param {any[]} seats @param {(entry: any) => boolean} is @returns {number[]} */
const which = (seats, is) => seats.filter(is).map(({ seat }) => seat);

/**
 * Seat → what `value` finds in its entry, seats where it finds nothing left out.
 * @template T
 * @param {any[]} seats @param {(entry: any) => T|undefined} value @returns {Object<number, T>}
 */
const pick = (seats, value) =>
  Object.fromEntries(seats.map((each) => [each.seat, value(each)]).filter(([, found]) => found !== undefined && found !== null));
