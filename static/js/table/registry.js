/**
 * Which form enters which game's hands. A new game adds its line here and a folder beside xuan/; no page changes.
 * A form is what types.js calls EntryForm: `empty`, `touched`, `toEvent`, `fromEvent`, `place`, `view`.
 */

/** @type {Object<string, () => Promise<{form: import("./types.js").EntryForm}>>} */
const FORMS = {
  daxuan: () => import("./xuan/form.js"),
  dingerhuang: () => import("./xuan/form.js"),
};

/** @param {string} game @returns {Promise<import("./types.js").EntryForm|null>} null for a game without a form */
export async function formOf(game) {
  const load = FORMS[game];
  return load ? (await load()).form : null;
}
