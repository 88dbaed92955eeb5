/** From the cards on the table to the question of the API (judge.md) and to the page's own address. Pure. */

import { groupsOf, inGroups, splitsOf } from "./draft.js";

/** @typedef {import("./draft.js").Facts} Facts @typedef {import("./draft.js").Draft} Draft */

/** Hands up to the last that has cards. @param {Draft} draft */
const begun = ({ hands }) => hands.slice(0, hands.findLastIndex(({ cards }) => cards.length) + 1);

/** The question, or null while cards are missing. @param {Facts} facts @param {Draft} draft @returns {Object|null} */
export function toQuestion(facts, draft) {
  const hands = begun(draft);
  const size = facts.size ?? (facts.game === "ermao" && !facts.asked.declarations ? hands[0]?.cards.length : null);
  if (!hands.length || hands.some(({ cards }) => !cards.length || (size && cards.length !== size))) return null;
  const given = hands.map(({ cards }) => cards);
  if (facts.asked.declarations) return { game: facts.game, level: draft.level, declarations: given };
  const asked = { game: facts.game, rules: draft.rules };
  if (facts.game === "ermao") return { ...asked, trump: draft.trump, level: draft.level, hands: given };
  if (!inGroups(facts) || hands.every(({ split }) => split === null)) return { ...asked, hands: given };
  return hands.some(({ split }) => split === null) ? null : { ...asked, hands: hands.map((_, i) => groupsOf(facts, draft, i)) };
}

/** What the page's address says of the table, to be opened again or sent to a friend. @param {Facts} facts @param {Draft} draft */
export function toQuery(facts, draft) {
  const query = new URLSearchParams({ game: facts.game });
  if (facts.asked.declarations) query.set("ask", "declarations");
  if (facts.levels.length) query.set("level", draft.level);
  if (facts.levels.length && !facts.asked.declarations) query.set("trump", draft.trump);
  for (const { name, on } of facts.choices) if (name in draft.rules) query.set(name, draft.rules[name] === on ? "1" : "0");
  const hands = begun(draft).map((_, i) => groupsOf(facts, draft, i).map((group) => group.join("")).join("."));
  return `${query}${hands.length ? `&hands=${hands.join(",")}` : ""}`;
}

/** Numbers of the hands the answer puts first, where several were compared. @param {any} answer @param {number} hands @returns {number[]} */
export function best(answer, hands) {
  if (!answer || hands < 2) return [];
  if (answer.order) return answer.order[0] ?? [];
  return [answer.wins ?? answer.stands].filter(Boolean);
}

/** The hand, from 0, a refusal is about, or null. @param {string} field */
export function place(field) {
  const found = /^(?:hands|declarations)\.(\d+)/.exec(field);
  return found ? Number(found[1]) : null;
}

/** What the next tap is for: a card, one of the ways to split, or nothing. @param {Facts} facts @param {Draft} draft @returns {"card"|"split"|"nothing"} */
export function wanted(facts, draft) {
  if (draft.active === null) return "nothing";
  return splitsOf(facts, draft, draft.active).length ? "split" : "card";
}
