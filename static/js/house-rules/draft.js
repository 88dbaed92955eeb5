/**
 * House rules being changed, as pure functions: a draft in, a new draft out. No page, no network. What a setting
 * may be is the rules' business: whatever is typed is sent, and what they refuse is shown beside it.
 *
 * @typedef {{key: string, name: string}} Choice
 * @typedef {{name: string, kind: "whole"|"one_of"|"switch"|"some"|"step"|"each", label: string, sentence: string,
 *   unit: string, choices: Choice[], least?: number, most?: number, of?: number, or_none?: boolean,
 *   number?: {least: number, most: number}}} Setting
 * @typedef {{title: string, settings: Setting[]}} Group
 * @typedef {{key: string, setting: string, title: string, nets: {name: string, points: number}[], lines: string[],
 *   summary: string, told: string[], refusal: string}} Example
 * @typedef {{refusals: {code: string, field: string, message: string, section?: string, href?: string}[], words: string[],
 *   differences: {setting: string, name: string, before: string, after: string}[], examples: Example[]}} Preview
 * @typedef {{club: string, game: string, gameName: string, presetName: string, ruleSet: string|null, name: string,
 *   version: number, rules: Object<string, any>, groups: Group[], preview: Preview}} Given
 * @typedef {{name: string, rules: Object<string, any>}} Draft
 */

/** @param {Given} given @returns {Draft} */
export const begin = (given) => ({ name: given.name, rules: given.rules });

/** @param {Draft} draft @param {string} name @param {any} value */
export const set = (draft, name, value) => ({ ...draft, rules: { ...draft.rules, [name]: value } });

/** @param {Draft} draft @param {string} name of the setting @param {string} part @param {any} value */
export const setPart = (draft, name, part, value) => set(draft, name, { ...draft.rules[name], [part]: value });

/** One more of several, or one less. @param {Draft} draft @param {string} name @param {string} word */
export function toggle(draft, name, word) {
  const chosen = draft.rules[name];
  return set(draft, name, chosen.includes(word) ? chosen.filter((one) => one !== word) : [...chosen, word]);
}

/** A number as typed; what is none stays text, for the rules to refuse. @param {string} typed @returns {number|string} */
export function read(typed) {
  const text = typed.trim().replace(/^[－−]/, "-");
  const number = Number(text);
  return /^-?\d+$/.test(text) && Number.isSafeInteger(number) ? number : text;
}

/**
 * The next number up or down: by ones when small, by tens and hundreds when large.
 * @param {any} value @param {1|-1} way @param {number} [by] always by this much
 */
export function nudge(value, way, by = 0) {
  if (typeof value !== "number") return by;
  const step = by || size(way > 0 ? value : value - 1);
  return way > 0 ? (Math.floor(value / step) + 1) * step : (Math.ceil(value / step) - 1) * step;
}

/** @param {number} value */
const size = (value) => (value < 20 ? 1 : value < 50 ? 5 : value < 200 ? 10 : value < 1000 ? 50 : value < 10_000 ? 500 : 5000);

/** Whether anything differs from what was there. @param {Draft} draft @param {Given} given */
export const changed = (draft, given) =>
  draft.name.trim() !== given.name || JSON.stringify(draft.rules) !== JSON.stringify(given.rules);

/** What a refusal is about: "skin" of `rules.skin`, "name" of `name`. @param {string} field */
export const about = (field) => (field.startsWith("rules.") ? field.split(".")[1] : field);

/** What keeping sends: where, how and what. @param {Draft} draft @param {Given} given */
export const keeping = (draft, given) =>
  given.ruleSet
    ? { method: "PATCH", url: `/api/v1/rules/${given.ruleSet}/`, body: { ...draft, expected_version: given.version } }
    : { method: "POST", url: `/api/v1/clubs/${given.club}/rules/`, body: { ...draft, game: given.game } };
