/**
 * A hand while it is being entered: every tap makes a new draft. Pure.
 *
 * @typedef {Object} Draft
 * @property {Object<number, number>} folded seat → round it folded in
 * @property {number[]} out seats that sit this hand out
 * @property {number[]} sanhua seats whose four cards neither win nor lose, where entered without cards
 * @property {Object<number, number>} stakes seat → points, where they differ from the bids
 * @property {Object<number, number>} bowls seat → its limit for this hand (丁二皇)
 * @property {(number|null)[]} bids bid at the end of each round, null where untouched
 * @property {number} round the round the next chip is for
 * @property {number|null} passed round in which everyone checked
 * @property {import("./order.js").Order} low
 * @property {import("./order.js").Order} high
 * @property {Object<number, import("./cards.js").Held>} cards
 * @property {number|null} picking seat whose cards are being picked, null for the first that lacks some
 * @property {"order"|"cards"} mode
 * @property {boolean} log the betting is entered act by act
 * @property {import("./log.js").Act[][]} bets
 * @property {number|null} speaker seat chosen to open the round that begins
 */
import { NO_ORDER, tap as tapOrder, equal as equalOrder } from "./order.js";
import { NO_CARDS, add, settled, takeBack } from "./cards.js";

export const ROUNDS = 3;

/** @param {"order"|"cards"} [mode] @param {boolean} [log] @returns {Draft} */
export const emptyDraft = (mode = "order", log = false) => ({
  folded: {}, out: [], sanhua: [], stakes: {}, bowls: {}, bids: Array(ROUNDS).fill(null), round: 1, passed: null,
  low: NO_ORDER, high: NO_ORDER, cards: {}, picking: null, mode, log, bets: [], speaker: null,
});

/** Whether something was entered that a new draft would lose. @param {Draft} draft */
export const touched = (draft) =>
  JSON.stringify({ ...draft, picking: null, round: 1 }) !== JSON.stringify(emptyDraft(draft.mode, draft.log));

/**
 * The map with another value for the key, or without it.
 * @template T
 * @param {Object<number, T>} map @param {number} key @param {T|null|undefined} value @returns {Object<number, T>}
 */
const put = (map, key, value) => {
  const { [key]: _, ...rest } = map;
  return value === null || value === undefined ? rest : { ...rest, [key]: value };
};

/** @param {number[]} list @param {number} item */
const toggle = (list, item) => (list.includes(item) ? list.filter((each) => each !== item) : [...list, item]);

/** Round 1, then 2, then 3, then in again. @param {Draft} draft @param {number} seat @returns {Draft} */
export function tapFold(draft, seat) {
  const round = (draft.folded[seat] ?? 0) + 1;
  const rounds = draft.passed ?? ROUNDS;
  return { ...draft, folded: put(draft.folded, seat, round > rounds ? null : round) };
}

/** Everyone but one folds, in the round the betting has come to; a second tap takes it back. @param {Draft} draft @param {number} seat @param {number[]} dealt @returns {Draft} */
export function tapAlone(draft, seat, dealt) {
  const others = dealt.filter((each) => each !== seat);
  if (standing(draft, dealt).join() === String(seat)) return { ...draft, folded: {} };
  const round = reached(draft);
  const folded = Object.fromEntries(others.map((each) => [each, draft.folded[each] ?? round]));
  return { ...draft, folded, passed: null };
}

/** The last round something was entered for. @param {Draft} draft */
export const reached = (draft) =>
  Math.max(1, ...draft.bids.map((bid, i) => (bid === null ? 1 : i + 1)), ...Object.values(draft.folded));

/** Everyone checked in this round; a second tap takes it back. @param {Draft} draft @param {number} round @returns {Draft} */
export function tapPassed(draft, round) {
  if (draft.passed === round) return { ...draft, passed: null };
  const folded = Object.fromEntries(Object.entries(draft.folded).filter(([, folds]) => folds <= round));
  return { ...draft, passed: round, folded };
}

/** @param {Draft} draft @param {number} round @returns {Draft} */
export const tapRound = (draft, round) => ({ ...draft, round });

/** The bid of the round at hand; the next chip is for the next round. The same chip again clears it. @param {Draft} draft @param {number} points @returns {Draft} */
export function tapBid(draft, points) {
  const same = draft.bids[draft.round - 1] === points;
  const bids = draft.bids.map((bid, i) => (i === draft.round - 1 ? (same ? null : points) : bid));
  return { ...draft, bids, round: same ? draft.round : Math.min(ROUNDS, draft.round + 1), passed: null };
}

/** @param {Draft} draft @param {"low"|"high"} group @param {number} seat @param {number[]} seats @returns {Draft} */
export const tapRank = (draft, group, seat, seats) => ({ ...draft, [group]: tapOrder(draft[group], seat, seats) });

/** @param {Draft} draft @param {"low"|"high"} group @param {number[]} seats @returns {Draft} */
export const tapEqual = (draft, group, seats) => ({ ...draft, [group]: equalOrder(draft[group], seats) });

/** @param {Draft} draft @param {number} seat */
export const held = (draft, seat) => draft.cards[seat] ?? NO_CARDS;

/** @param {Draft} draft @param {number} seat @param {string} kind @param {any} deck @param {boolean} sanhua @returns {Draft} */
export function tapCard(draft, seat, kind, deck, sanhua) {
  const cards = settled(deck, add(held(draft, seat), kind), sanhua);
  return { ...draft, cards: put(draft.cards, seat, cards), picking: cards.split === null ? seat : null };
}

/** @param {Draft} draft @param {number} seat @returns {Draft} */
export function tapBack(draft, seat) {
  const cards = takeBack(held(draft, seat));
  return { ...draft, cards: put(draft.cards, seat, cards.four.length ? cards : null), picking: seat };
}

/** A way of splitting is chosen, and the next seat's turn comes. @param {Draft} draft @param {number} seat @param {number} split @returns {Draft} */
export const tapSplit = (draft, seat, split) => ({
  ...draft, cards: put(draft.cards, seat, { ...held(draft, seat), split }), picking: null,
});

/** @param {Draft} draft @param {number} seat @returns {Draft} */
export const tapOut = (draft, seat) => ({ ...draft, out: toggle(draft.out, seat), folded: put(draft.folded, seat, null) });

/** @param {Draft} draft @param {number} seat @returns {Draft} */
export const tapSanhua = (draft, seat) => ({ ...draft, sanhua: toggle(draft.sanhua, seat) });

/** @param {Draft} draft @param {number} seat @param {number|null} points null: as the bids say @returns {Draft} */
export const setStake = (draft, seat, points) => ({ ...draft, stakes: put(draft.stakes, seat, points) });

/** @param {Draft} draft @param {number} seat @param {number|null} points @returns {Draft} */
export const setBowl = (draft, seat, points) => ({ ...draft, bowls: put(draft.bowls, seat, points) });

/** Seats dealt in. @param {Draft} draft @param {import("../types.js").TableState} table @returns {number[]} */
export const dealtIn = (draft, table) =>
  table.seats.filter(({ seat, left }) => !left && !draft.out.includes(seat)).map(({ seat }) => seat);

/** Seats that did not fold. @param {Draft} draft @param {number[]} dealt */
export const standing = (draft, dealt) => dealt.filter((seat) => !foldRound(draft, seat));

/** The round a seat folded in, by the log where there is one; 0 for a seat that is in. @param {Draft} draft @param {number} seat */
export function foldRound(draft, seat) {
  if (!draft.log) return draft.folded[seat] ?? 0;
  return draft.bets.findIndex((round) => round.some((act) => act.seat === seat && act.act === "fold")) + 1;
}

/** Whether anything was said about stakes yet. @param {Draft} draft */
export const bettingBegun = (draft) =>
  draft.bets.length > 0 || draft.bids.some((bid) => bid !== null) || Object.keys({ ...draft.folded, ...draft.stakes }).length > 0;

/** Seats whose hands are compared. @param {Draft} draft @param {number[]} dealt */
export const compared = (draft, dealt) =>
  standing(draft, dealt).filter((seat) => draft.mode === "cards" || !draft.sanhua.includes(seat));
