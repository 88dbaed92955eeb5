/**
 * The betting log, act by act (xuan §4). Pure; what may be done comes from the server's `turn`.
 *
 * @typedef {{seat: number, act: string, to?: number}} Act
 */

/** An act of the seat whose turn it is, in the round that is on. @param {import("./draft.js").Draft} draft @param {number} round @param {Act} act @returns {import("./draft.js").Draft} */
export function addAct(draft, round, act) {
  const bets = Array.from({ length: Math.max(round, draft.bets.length) }, (_, i) => draft.bets[i] ?? []);
  return { ...draft, bets: bets.map((acts, i) => (i === round - 1 ? [...acts, act] : acts)), speaker: null };
}

/** Take the last act back. @param {import("./draft.js").Draft} draft @returns {import("./draft.js").Draft} */
export function undoAct(draft) {
  const bets = draft.bets.filter((acts) => acts.length);
  const last = bets.pop();
  return { ...draft, bets: last && last.length > 1 ? [...bets, last.slice(0, -1)] : bets, speaker: null };
}

/** @param {import("./draft.js").Draft} draft @returns {Act[]} */
export const acts = (draft) => draft.bets.flat();

/**
 * Who speaks and what he may do: the server's turn, or the speaker the host chose to open a round.
 * @param {import("../types.js").Turn} turn @param {number|null} speaker
 * @returns {{seat: number|null, acts: any[]}}
 */
export function speaking(turn, speaker) {
  if (turn.seat !== null) return { seat: turn.seat, acts: turn.acts };
  const acts = turn.acts_of?.[String(speaker)];
  return acts ? { seat: speaker, acts } : { seat: null, acts: [] };
}
