/**
 * The cards on the referee's table: every tap makes a new draft. Pure.
 *
 * @typedef {{cards: string[], split: number|null}} Hand `split`: which of its splits is chosen, in 打旋 and 丁二皇
 * @typedef {Object} Draft
 * @property {Hand[]} hands
 * @property {number|null} active the hand being picked, null once all are there
 * @property {Object<string, any>} rules settings that were named
 * @property {string} trump @property {string} level
 *
 * @typedef {{name: string, label: string, off: any, on: any, now: any}} Choice a setting that changes answers
 * @typedef {Object} Facts what the page says (games/pages/referee.py)
 * @property {string} api @property {string} address @property {string} game
 * @property {{hands: string[][], split: boolean[], rules: Object<string, any>, trump: string, level: string, declarations: boolean}} asked
 * @property {Object|null} answer @property {import("../http.js").Refusal|null} refusal
 * @property {number|null} size cards of a hand, where that is fixed
 * @property {number} most hands at a time
 * @property {Object<string, string>} words
 * @property {Object<string, any>} decks by what `zero_ties` is, or `any`
 * @property {Choice[]} choices
 * @property {[string, string][]} trumps @property {[string, string][]} levels
 */
import { fromPairs, settled, splits } from "../table/xuan/cards.js";

const ROWS = 2;
const DECLARED = 4;
/** @type {Hand} */
const NOTHING = Object.freeze({ cards: [], split: null });

/** @param {Facts} facts @returns {Draft} */
export function fromFacts(facts) {
  const { rules, trump, level } = facts.asked;
  const draft = { hands: [], active: null, rules, trump, level };
  const hands = facts.asked.hands.slice(0, facts.most).map((cards, i) => laid(facts, draft, cards, facts.asked.split[i]));
  while (hands.length < ROWS) hands.push(NOTHING);
  return next(facts, { ...draft, hands, active: firstOpen(facts, hands) });
}

/** Where picking begins: a hand of no fixed length that has cards is taken as it is. @param {Facts} facts @param {Hand[]} hands */
function firstOpen(facts, hands) {
  const open = facts.size ? 0 : hands.findIndex(({ cards }) => !cards.length);
  return open < 0 ? null : open;
}

/** A hand of the address; one with cards the deck does not have is left out. @param {Facts} facts @param {Draft} draft @param {string[]} cards @param {boolean} split @returns {Hand} */
function laid(facts, draft, cards, split) {
  const kinds = kindsOf(facts, draft).map(({ kind }) => kind);
  if (!cards.every((card) => kinds.includes(card))) return NOTHING;
  if (!split || cards.length !== facts.size) return { cards, split: null };
  return { cards, split: fromPairs(deckOf(facts, draft), [cards.slice(0, 2), cards.slice(2)]).split };
}

/** Whether hands are split in two groups. @param {Facts} facts */
export const inGroups = (facts) => facts.size === 4;

/** @param {Facts} facts @param {Draft} draft @param {string} name */
export const valueOf = (facts, draft, name) => draft.rules[name] ?? facts.choices.find((choice) => choice.name === name)?.now;

/** @param {Facts} facts @param {Draft} draft */
export const deckOf = (facts, draft) => facts.decks.any ?? facts.decks[String(valueOf(facts, draft, "zero_ties"))];

/** The kinds that may be picked. @param {Facts} facts @param {Draft} draft @returns {import("../cards/kinds.js").Kind[]} */
export function kindsOf(facts, draft) {
  const { kinds } = deckOf(facts, draft);
  return facts.asked.declarations ? kinds.filter(({ kind, suit }) => suit === "" || kind[0] === draft.level) : kinds;
}

/** @param {Facts} facts @param {Draft} draft @param {number} i */
export function splitsOf(facts, draft, i) {
  return inGroups(facts) ? splits(deckOf(facts, draft), draft.hands[i].cards) : [];
}

/** The cards of a hand as they lie: its groups apart where it is split. @param {Facts} facts @param {Draft} draft @param {number} i @returns {string[][]} */
export function groupsOf(facts, draft, i) {
  const { cards, split } = draft.hands[i];
  return split === null ? [cards] : splitsOf(facts, draft, i)[split].pairs;
}

/** The most cards a hand may have now. @param {Facts} facts @param {Draft} draft @param {number} i */
export function room(facts, draft, i) {
  if (facts.asked.declarations) return DECLARED;
  if (facts.size) return facts.size;
  const lead = draft.hands[0].cards.length;
  return facts.game === "ermao" && i > 0 && lead ? lead : Infinity;
}

/** Whether nothing more can be picked for a hand. @param {Facts} facts @param {Draft} draft @param {number} i */
export function full(facts, draft, i) {
  const { cards, split } = draft.hands[i];
  return cards.length === room(facts, draft, i) && (!inGroups(facts) || split !== null);
}

/** The next hand comes once the active one is full. @param {Facts} facts @param {Draft} draft @returns {Draft} */
function next(facts, draft) {
  if (draft.active !== null && !full(facts, draft, draft.active)) return draft;
  const open = draft.hands.findIndex((_, i) => !full(facts, draft, i));
  return { ...draft, active: open < 0 ? null : open };
}

/** @param {Draft} draft @param {number} i @param {Hand} hand @returns {Draft} */
const put = (draft, i, hand) => ({ ...draft, hands: draft.hands.map((each, at) => (at === i ? hand : each)) });

/** @param {Facts} facts @param {Draft} draft @param {string} kind @returns {Draft} */
export function tapCard(facts, draft, kind) {
  const i = draft.active;
  if (i === null || draft.hands[i].cards.length >= room(facts, draft, i)) return draft;
  const cards = [...draft.hands[i].cards, kind];
  return next(facts, put(draft, i, { cards, split: splitByItself(facts, draft, cards) }));
}

/** @param {Facts} facts @param {Draft} draft @param {string[]} cards */
function splitByItself(facts, draft, cards) {
  if (!inGroups(facts)) return null;
  return settled(deckOf(facts, draft), { four: cards, split: null }, valueOf(facts, draft, "sanhua") === "auto").split;
}

/** @param {Draft} draft @returns {Draft} */
export function tapBack(draft) {
  const i = draft.active;
  return i === null ? draft : put(draft, i, { cards: draft.hands[i].cards.slice(0, -1), split: null });
}

/** @param {Facts} facts @param {Draft} draft @param {number} split @returns {Draft} */
export function tapSplit(facts, draft, split) {
  const i = draft.active;
  return i === null ? draft : next(facts, put(draft, i, { ...draft.hands[i], split }));
}

/** The hand to pick; tapped again, the picker goes. @param {Draft} draft @param {number} i @returns {Draft} */
export const tapHand = (draft, i) => ({ ...draft, active: draft.active === i ? null : i });

/** On to the hand after the active one, or to the end. @param {Facts} facts @param {Draft} draft @returns {Draft} */
export function tapNext(facts, draft) {
  const i = (draft.active ?? 0) + 1;
  if (i < draft.hands.length) return { ...draft, active: i };
  return i < facts.most ? addHand(facts, draft) : { ...draft, active: null };
}

/** @param {Facts} facts @param {Draft} draft @returns {Draft} */
export const addHand = (facts, draft) =>
  draft.hands.length < facts.most ? { ...draft, hands: [...draft.hands, NOTHING], active: draft.hands.length } : draft;

/** A hand is taken off the table; two places stay. @param {Draft} draft @param {number} i @returns {Draft} */
export function clearHand(draft, i) {
  if (draft.hands.length <= ROWS) return { ...put(draft, i, NOTHING), active: i };
  const hands = draft.hands.filter((_, at) => at !== i);
  return { ...draft, hands, active: Math.min(i, hands.length - 1) };
}

/** @param {Facts} facts @param {Draft} draft @param {Choice} choice @returns {Draft} */
export function tapRule(facts, draft, { name, off, on }) {
  const rules = { ...draft.rules, [name]: valueOf(facts, draft, name) === on ? off : on };
  const after = { ...draft, rules };
  const hands = draft.hands.map(({ cards, split }, i) =>
    ({ cards, split: split === null ? null : fromPairs(deckOf(facts, after), groupsOf(facts, draft, i)).split }));
  return { ...after, hands };
}

/** @param {Draft} draft @param {string} trump @returns {Draft} */
export const setTrump = (draft, trump) => ({ ...draft, trump });

/** What was shown at another level declares nothing at this one. @param {Facts} facts @param {Draft} draft @param {string} level @returns {Draft} */
export const setLevel = (facts, draft, level) =>
  facts.asked.declarations ? { ...draft, level, hands: draft.hands.map(() => NOTHING), active: 0 } : { ...draft, level };
