/**
 * A hand of 打二毛 while it is being entered: every tap makes a new draft. Pure.
 *
 * @typedef {{seat: number, show: string[]}} Declaration
 * @typedef {"captured"|"bottom"} Field
 * @typedef {Object} Draft
 * @property {number|null} declarer seat that was named, null for the one that is due
 * @property {string|null} trump as noted, where nobody's showing is entered
 * @property {Declaration[]} declarations who showed what, in order
 * @property {number|null} captured points the attackers took in tricks
 * @property {string|null} shape what the attackers won the last trick with, null where the declarers won it
 * @property {number|null} bottom points in the buried cards
 * @property {Field} field the figure the keys are for
 */

const HUNDRED = 100;
/** Points in four decks: no hundred is left to add to. */
export const ALL = 400;
/** What the keys of tens and fives say; with a hundred beside them they make every number that can be captured. */
export const KEYS = Array.from({ length: 20 }, (_, i) => 5 * i);
export const HUNDREDS = [100, 200, 300, ALL];

/** @returns {Draft} */
export const emptyDraft = () => ({ declarer: null, trump: null, declarations: [], captured: null, shape: null, bottom: null, field: "captured" });

/** Whether something was entered that a new draft would lose. @param {Draft} draft */
export const touched = (draft) => JSON.stringify({ ...draft, field: "captured" }) !== JSON.stringify(emptyDraft());

/** @param {number|null} points */
export const hundredOf = (points) => Math.floor((points ?? 0) / HUNDRED) * HUNDRED;

/** Tens and fives of the figure; its hundred stays, but for the one that leaves no room. @param {Draft} draft @param {number} key @returns {Draft} */
export function tapKey(draft, key) {
  const hundred = hundredOf(draft[draft.field]);
  return { ...draft, [draft.field]: (hundred < ALL ? hundred : 0) + key };
}

/** The hundred of the figure; the same again takes it away. @param {Draft} draft @param {number} hundred @returns {Draft} */
export function tapHundred(draft, hundred) {
  const points = draft[draft.field];
  const rest = (points ?? 0) % HUNDRED;
  if (hundredOf(points) === hundred) return { ...draft, [draft.field]: rest || null };
  return { ...draft, [draft.field]: hundred < ALL ? hundred + rest : ALL };
}

/** @param {Draft} draft @param {Field} field @returns {Draft} */
export const tapField = (draft, field) => ({ ...draft, field });

/** Who took the last trick, and with what; then the keys are for the bottom. @param {Draft} draft @param {string|null} shape @returns {Draft} */
export function tapShape(draft, shape) {
  if (shape === null) return { ...draft, shape, bottom: null, field: "captured" };
  return { ...draft, shape, field: draft.captured === null ? "captured" : "bottom" };
}

/** @param {Draft} draft @param {number|null} declarer null: whoever is due @returns {Draft} */
export const tapDeclarer = (draft, declarer) => ({ ...draft, declarer });

/** @param {Draft} draft @param {string} trump @returns {Draft} */
export const tapTrump = (draft, trump) => ({ ...draft, trump: draft.trump === trump ? null : trump });

/** One more declaration; in the first hand of a match its seat declares. @param {Draft} draft @param {Declaration} declaration @param {boolean} first @returns {Draft} */
export const declare = (draft, declaration, first) => declared(draft, [...draft.declarations, declaration], first);

/** The last declaration was none. @param {Draft} draft @param {boolean} first @returns {Draft} */
export const takeBack = (draft, first) => declared(draft, draft.declarations.slice(0, -1), first);

/** @param {Draft} draft @param {Declaration[]} declarations @param {boolean} first @returns {Draft} */
function declared(draft, declarations, first) {
  const declarer = first ? (declarations.at(-1)?.seat ?? null) : draft.declarer;
  return { ...draft, declarations, declarer, trump: null };
}
