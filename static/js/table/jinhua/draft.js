/**
 * A hand while it is being entered: every tap makes a new draft. Pure.
 *
 * @typedef {Object} Draft
 * @property {Object<number, number>} stakes seat → points put in beyond the ante, where the seat has a figure of its own
 * @property {number|null} at seat the next stake is for, null for the first that has none
 * @property {number|null} before the stake entered last on this phone, for "same as last"
 * @property {number[]} won seats tapped as winners; one, or two that are equal
 * @property {boolean} tie whether two have won
 * @property {number[]} folded
 * @property {number[]} out seats that sit this hand out
 * @property {Object<number, "true"|"false">} claims
 * @property {Object<number, number>} beatenBy seat → seat that beat it, where it was said
 * @property {Object<number, string[]>} cards seat → its cards as far as picked
 * @property {boolean} picks whether cards are picked
 * @property {number|null} picking seat whose cards are picked, null for the first that lacks some
 * @property {boolean} log whether the betting is entered act by act
 * @property {import("./log.js").Act[]} acts
 * @property {{act: "compare"|"open", with: number}|null} asked a comparison whose result is still to be said
 * @property {number|null} dealer who dealt, where a recorded hand says so
 */

export const HAND = 3;

/** @param {Partial<Draft>} [remembered] @returns {Draft} */
export const emptyDraft = (remembered = {}) => ({
  stakes: {}, at: null, before: null, won: [], tie: false, folded: [], out: [], claims: {}, beatenBy: {}, cards: {},
  picks: false, picking: null, log: false, acts: [], asked: null, dealer: null, ...remembered,
});

/** Whether something was entered that a new draft would lose. @param {Draft} draft */
export const touched = (draft) =>
  [draft.stakes, draft.won, draft.folded, draft.out, draft.claims, draft.beatenBy, draft.cards, draft.acts].some((each) => Object.keys(each).length > 0) ||
  draft.asked !== null;

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
const without = (list, item) => list.filter((each) => each !== item);

/** @param {number[]} list @param {number} item */
const toggle = (list, item) => (list.includes(item) ? without(list, item) : [...list, item]);

/** @param {Draft} draft @param {number} seat @param {number} points @returns {Draft} */
export const tapStake = (draft, seat, points) => ({ ...draft, stakes: put(draft.stakes, seat, points), at: null });

/** The seat whose figure comes next; tapped again, it is the first without one again. @param {Draft} draft @param {number} seat @returns {Draft} */
export const tapFigure = (draft, seat) => ({ ...draft, at: draft.at === seat ? null : seat });

/** Another winner takes the place of the one before, unless two are equal. @param {Draft} draft @param {number} seat @returns {Draft} */
export function tapWon(draft, seat) {
  const others = without(draft.won, seat);
  const won = others.length < draft.won.length ? others : [...(draft.tie ? others.slice(-1) : []), seat];
  return { ...draft, won, folded: without(draft.folded, seat), claims: draft.claims[seat] === "false" ? put(draft.claims, seat, null) : draft.claims };
}

/** @param {Draft} draft @returns {Draft} */
export const tapTie = (draft) => ({ ...draft, tie: !draft.tie, won: draft.tie ? draft.won.slice(-1) : draft.won });

/**
 * Who folds has paid only the ante, unless a figure is tapped after it; a figure that stood for those below as well
 * stays with the next of them.
 * @param {Draft} draft @param {number} seat @param {number[]} dealt @returns {Draft}
 */
export function tapFold(draft, seat, dealt) {
  const { [seat]: own, ...stakes } = draft.stakes;
  const below = own === undefined ? undefined : standing(draft, dealt).find((each) => dealt.indexOf(each) > dealt.indexOf(seat));
  const passed = below !== undefined && stakes[below] === undefined && !draft.folded.includes(seat) ? { [below]: own } : {};
  return { ...draft, folded: toggle(draft.folded, seat), won: without(draft.won, seat), stakes: { ...stakes, ...passed } };
}

/** None, verified, false, none. Who claimed falsely is out of the hand. @param {Draft} draft @param {number} seat @returns {Draft} */
export function tapClaim(draft, seat) {
  const next = { true: "false", false: null }[draft.claims[seat]];
  const claim = /** @type {"true"|"false"|null} */ (next === undefined ? "true" : next);
  return { ...draft, claims: put(draft.claims, seat, claim), won: claim === "false" ? without(draft.won, seat) : draft.won };
}

/** Who was not dealt in has nothing else. @param {Draft} draft @param {number} seat @returns {Draft} */
export const tapOut = (draft, seat) => ({
  ...draft, out: toggle(draft.out, seat), won: without(draft.won, seat), folded: without(draft.folded, seat),
  stakes: put(draft.stakes, seat, null), claims: put(draft.claims, seat, null), cards: put(draft.cards, seat, null), beatenBy: put(draft.beatenBy, seat, null),
});

/** @param {Draft} draft @param {number} seat @param {number} other @returns {Draft} */
export const tapBeatenBy = (draft, seat, other) => ({ ...draft, beatenBy: put(draft.beatenBy, seat, draft.beatenBy[seat] === other ? null : other) });

/** @param {Draft} draft @param {number} seat @param {string} kind @returns {Draft} */
export function tapCard(draft, seat, kind) {
  const held = draft.cards[seat] ?? [];
  if (held.length >= HAND) return draft;
  return { ...draft, cards: put(draft.cards, seat, [...held, kind]), picking: held.length + 1 < HAND ? seat : null };
}

/** @param {Draft} draft @param {number} seat @returns {Draft} */
export function tapBack(draft, seat) {
  const held = (draft.cards[seat] ?? []).slice(0, -1);
  return { ...draft, cards: put(draft.cards, seat, held.length ? held : null), picking: seat };
}

/** Seats dealt in. @param {Draft} draft @param {import("../types.js").TableState} table @returns {number[]} */
export const dealtIn = (draft, table) =>
  table.seats.filter(({ seat, left }) => !left && !draft.out.includes(seat)).map(({ seat }) => seat);

/** Whether a seat gave up or claimed falsely. @param {Draft} draft @param {number} seat */
export const gaveUp = (draft, seat) => draft.folded.includes(seat) || draft.claims[seat] === "false";

/** Seats that did not fold. @param {Draft} draft @param {number[]} dealt */
export const standing = (draft, dealt) => dealt.filter((seat) => !gaveUp(draft, seat));

/** Who has won: as tapped, or the only one left. @param {Draft} draft @param {number[]} dealt @returns {number[]} */
export function winners(draft, dealt) {
  const left = standing(draft, dealt);
  return left.length === 1 ? left : draft.won;
}

/** What became of a seat. @param {Draft} draft @param {number[]} dealt @param {number} seat @returns {"won"|"beaten"|"folded"|"out"} */
export function fateOf(draft, dealt, seat) {
  if (!dealt.includes(seat)) return "out";
  if (gaveUp(draft, seat)) return "folded";
  return winners(draft, dealt).includes(seat) ? "won" : "beaten";
}

/** The seat whose cards come next, or null. @param {Draft} draft @param {number[]} dealt */
export const nextToPick = (draft, dealt) =>
  draft.picking !== null && dealt.includes(draft.picking) ? draft.picking : (standing(draft, dealt).find((seat) => (draft.cards[seat] ?? []).length < HAND) ?? null);
