/**
 * Cards as a picker knows them: kinds of which the deck has copies. Pure.
 *
 * @typedef {Object} Kind as `games/decks.py` gives it, in the order in which the tiles lie
 * @property {string} kind as it is written in a record: `rQ`, `Ks`, `8`, `BJ`
 * @property {string} rank as printed on the card
 * @property {"red"|"black"} ink
 * @property {string} name for the tile and for a screen reader
 * @property {number} copies how many the deck has
 * @property {string} [suit] `s h d c`, or "" for a joker; left out where the deck knows no suits
 */

/** What a suit looks like; U+FE0E keeps it a letter. @type {Object<string, string>} */
export const SUITS = { s: "♠\uFE0E", h: "♥\uFE0E", d: "♦\uFE0E", c: "♣\uFE0E" };

/** Copies of each kind that are in none of the hands. @param {Kind[]} kinds @param {string[][]} hands @returns {Object<string, number>} */
export function copiesLeft(kinds, hands) {
  const left = Object.fromEntries(kinds.map(({ kind, copies }) => [kind, copies]));
  for (const kind of hands.flat()) left[kind] -= 1;
  return left;
}

/** @param {Kind[]} kinds @param {string} card @returns {Kind|undefined} */
export const kindOf = (kinds, card) => kinds.find(({ kind }) => kind === card);

/** How cards are read out. @param {Kind[]} kinds @param {string[]} cards */
export const namesOf = (kinds, cards) => cards.map((card) => kindOf(kinds, card)?.name ?? card).join(" ");
