/**
 * The betting log, act by act (jinhua §4). Pure; what may be done comes from the server's `turn`.
 *
 * @typedef {{act: string, seat?: number, to?: number, with?: number, won?: boolean|number[], refused?: boolean}} Act
 * @typedef {{put: Object<number, number>, fates: Object<number, "folded"|"beaten"|"won">}} Played
 */

/** @typedef {import("./draft.js").Draft} Draft */

/** @param {Draft} draft @param {Act} act @returns {Draft} */
export const addAct = (draft, act) => ({ ...draft, acts: [...draft.acts, act], asked: null });

/** Take back the question with whom to compare, else the last act. @param {Draft} draft @returns {Draft} */
export const undoAct = (draft) => (draft.asked ? { ...draft, asked: null } : { ...draft, acts: draft.acts.slice(0, -1) });

/** With whom is known, the result is asked next. @param {Draft} draft @param {"compare"|"open"} act @param {number} other @returns {Draft} */
export const ask = (draft, act, other) => ({ ...draft, asked: { act, with: other } });

/** How a comparison ended. @param {Draft} draft @param {number} seat who asked for it @param {"won"|"lost"|"refused"} result @returns {Draft} */
export const answer = (draft, seat, result) =>
  addAct(draft, { seat, ...draft.asked, ...(result === "refused" ? { refused: true } : { won: result === "won" }) });

/** What each seat has put in beyond the ante and what became of it so far, for the screen (the rules have the last word). @param {Draft} draft @param {number} ante @returns {Played} */
export function played(draft, ante) {
  const put = /** @type {Object<number, number>} */ ({});
  const fates = /** @type {Played["fates"]} */ ({});
  const pay = (/** @type {number} */ seat, /** @type {number} */ points) => { put[seat] = (put[seat] ?? 0) + points; };
  let unit = ante;
  for (const act of draft.acts) {
    if (act.act === "raise") unit = act.to;
    if (act.act === "call" || act.act === "raise") pay(act.seat, unit);
    else if (act.act === "fold") fates[act.seat] = "folded";
    else if (act.act === "showdown") for (const seat of /** @type {number[]} */ (act.won)) fates[seat] = "won";
    else { pay(act.seat, ante); Object.assign(fates, compared(act)); }
  }
  return { put, fates };
}

/** Who is out after a comparison, and why. @param {Act} act @returns {Played["fates"]} */
function compared({ seat, with: other, won, refused }) {
  if (refused) return { [other]: "folded" };
  return { [won ? other : seat]: "beaten" };
}

/** Raises offered as chips: by one ante, by two, to the double. @param {number} unit @param {number} ante @param {number} min @param {number|null} max @returns {number[]} */
export function raises(unit, ante, min, max) {
  const steps = [unit + ante, unit + 2 * ante, 2 * unit].filter((to) => to >= min && to <= (max ?? Infinity));
  return [...new Set(steps)].sort((a, b) => a - b);
}
