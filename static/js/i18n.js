/**
 * Words for modules, from Django's JavaScriptCatalog (`/jsi18n/`, loaded by a classic script before the modules).
 * The msgid is the Chinese sentence; without a catalogue it is shown as it is.
 */

/** @param {string} words @returns {string} */
export const gettext = (words) => globalThis.gettext?.(words) ?? words;

/**
 * Fill `%(name)s` places.
 * @param {string} words
 * @param {Record<string, string|number>} values
 */
export const fill = (words, values) => words.replace(/%\((\w+)\)s/g, (_, name) => String(values[name]));

/** The page's language, as the API's Accept-Language. */
export const language = () => (document.documentElement.lang.startsWith("zh") ? "zh-hans" : "en");

/** Points with their sign: +12, −3 (U+2212), 0. @param {number} points */
export const signed = (points) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

/** The class that colours points. @param {number} points */
export const sense = (points) => (points > 0 ? "gain" : points < 0 ? "loss" : "zero");
