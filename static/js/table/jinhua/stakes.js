/** What each seat put in beyond the ante: its own figure, or the same as the seat above it. Pure. */

import { standing } from "./draft.js";

/** @typedef {import("./draft.js").Draft} Draft */

/**
 * Points a seat put in, null where nobody said yet. Who folded has paid only the ante unless a figure says otherwise.
 * @param {Draft} draft @param {number[]} dealt seats dealt in, as they stand on the screen @param {number} seat @returns {number|null}
 */
export function stakeOf(draft, dealt, seat) {
  if (draft.stakes[seat] !== undefined) return draft.stakes[seat];
  return draft.folded.includes(seat) ? 0 : above(draft, dealt, seat);
}

/** The figure of the nearest seat above that has one and did not fold. @param {Draft} draft @param {number[]} dealt @param {number} seat @returns {number|null} */
function above(draft, dealt, seat) {
  const said = dealt.slice(0, dealt.indexOf(seat)).filter((each) => !draft.folded.includes(each) && draft.stakes[each] !== undefined);
  return said.length ? draft.stakes[said[said.length - 1]] : null;
}

/** The seat the next chip is for: as tapped, else the first without a figure of its own, else the last. @param {Draft} draft @param {number[]} dealt @returns {number|null} */
export function cursor(draft, dealt) {
  if (draft.at !== null && dealt.includes(draft.at)) return draft.at;
  const betting = standing(draft, dealt);
  return betting.find((seat) => draft.stakes[seat] === undefined) ?? betting[betting.length - 1] ?? null;
}

/** What "same as last" comes to for a seat: the seat above, or the last hand. @param {Draft} draft @param {number[]} dealt @param {number|null} seat @returns {number|null} */
export const sameAsLast = (draft, dealt, seat) => (seat === null ? null : (above(draft, dealt, seat) ?? draft.before));

/** Whether it is known what every loser put in; what a winner did moves nothing. @param {Draft} draft @param {number[]} dealt @param {number[]} won */
export const allSaid = (draft, dealt, won) => dealt.every((seat) => won.includes(seat) || stakeOf(draft, dealt, seat) !== null);

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20];
const MOST = 1_000_000;

/** Stakes offered as chips, in antes. @param {number} ante */
export const stakeSteps = (ante) => STEPS.map((antes) => antes * ante).filter((points) => points <= MOST);
