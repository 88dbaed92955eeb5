/**
 * Picking four cards and splitting them, by the table of groups the page carries. Pure.
 *
 * @typedef {{kinds: import("../../cards/kinds.js").Kind[], groups: Object<string, {name: string, strength: number}>}} Deck
 * @typedef {{four: string[], split: number|null}} Held the cards of a seat and which of its splits it chose
 * @typedef {{pairs: string[][], high: string, low: string}} Split names of its groups beside the cards, high first
 */

/** @type {Held} */
export const NO_CARDS = Object.freeze({ four: [], split: null });

const HAND = 4;

/** @param {Held} held @param {string} kind @returns {Held} */
export const add = (held, kind) => (held.four.length < HAND ? { four: [...held.four, kind], split: null } : held);

/** @param {Held} held @returns {Held} */
export const takeBack = (held) => ({ four: held.four.slice(0, -1), split: null });

/** @param {Deck} deck @param {string} a @param {string} b */
function group(deck, a, b) {
  const found = deck.groups[`${a} ${b}`] ?? deck.groups[`${b} ${a}`];
  return { cards: [a, b], ...found };
}

/** The ways to make two groups of four cards, best low first, then best high; equal ways once. @param {Deck} deck @param {string[]} four @returns {Split[]} */
export function splits(deck, four) {
  if (four.length < HAND) return [];
  const [a, b, c, d] = four;
  const ways = [[a, b, c, d], [a, c, b, d], [a, d, b, c]].map(([w, x, y, z]) => split(group(deck, w, x), group(deck, y, z)));
  const seen = new Set();
  return ways
    .filter(({ key }) => !seen.has(key) && seen.add(key))
    .sort((one, two) => two.strength[0] - one.strength[0] || two.strength[1] - one.strength[1])
    .map(({ pairs, high, low }) => ({ pairs, high, low }));
}

/** @param {any} one @param {any} two */
function split(one, two) {
  const [high, low] = one.strength >= two.strength ? [one, two] : [two, one];
  const key = [high, low].map(({ cards }) => [...cards].sort().join()).sort().join("|");
  return { pairs: [high.cards, low.cards], high: high.name, low: low.name, strength: [low.strength, high.strength], key };
}

const FLOWERS = [["bT", "rT", "bJ"], ["b6", "r6", "RJ"]];

/** 三花: cards that neither win nor lose (xuan §5.8). @param {string[]} four */
export const isSanhua = (four) => four.length === HAND && FLOWERS.some((three) => three.every((kind) => four.includes(kind)));

/** The split a hand has by itself: where there is but one, or where it does not matter. @param {Deck} deck @param {Held} held @param {boolean} sanhua whether 三花 counts @returns {Held} */
export function settled(deck, held, sanhua) {
  const only = splits(deck, held.four).length === 1 || (sanhua && isSanhua(held.four));
  return only ? { ...held, split: 0 } : held;
}

/** @param {Deck} deck @param {string[][]} pairs as recorded @returns {Held} */
export function fromPairs(deck, pairs) {
  const four = pairs.flat();
  const wanted = pairKey(pairs);
  return { four, split: splits(deck, four).findIndex((each) => pairKey(each.pairs) === wanted) };
}

/** @param {string[][]} pairs */
const pairKey = (pairs) => pairs.map((pair) => [...pair].sort().join()).sort().join("|");
