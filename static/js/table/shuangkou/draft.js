/**
 * A hand of 双扣 while it is being entered: every tap makes a new draft. Pure.
 *
 * @typedef {{size?: number, run?: number, jokers?: number}} Bomb as the record has it
 * @typedef {{margin: number, name: string, least: number, most: number}} Margin
 *
 * @typedef {Object} Draft
 * @property {number|null} winner seat that ran out first
 * @property {number|null} left cards the other still holds
 * @property {Object<number, Bomb[]>} bombs seat → its bombs in the order tapped
 * @property {boolean} rare whether the keys show rows and big bombs
 */

/** @type {Draft} */
export const EMPTY = { winner: null, left: null, bombs: {}, rare: false };

/** Whether something was entered that a new draft would lose. @param {Draft} draft */
export const touched = ({ winner, left, bombs }) => winner !== null || left !== null || Object.values(bombs).some((list) => list.length > 0);

/** @param {Draft} draft @param {number} seat @returns {Bomb[]} */
export const bombsOf = (draft, seat) => draft.bombs[seat] ?? [];

/** Whether the seat won by this margin. @param {Draft} draft @param {number} seat @param {Margin} margin */
export const wonBy = ({ winner, left }, seat, { least, most }) => winner === seat && left !== null && left >= least && left <= most;

/**
 * The seat ran out first and the other holds so many; the same chip again takes it back. Any number of a margin counts
 * the same, and the fewest leave most room for what the loser bombed.
 * @param {Draft} draft @param {number} seat @param {Margin} margin @returns {Draft}
 */
export function tapMargin(draft, seat, margin) {
  if (wonBy(draft, seat, margin)) return { ...draft, winner: null, left: null };
  return { ...draft, winner: seat, left: margin.least };
}

/** The exact number. @param {Draft} draft @param {number} left @returns {Draft} */
export const setLeft = (draft, left) => ({ ...draft, left });

/** One more bomb. @param {Draft} draft @param {number} seat @param {Bomb} bomb @returns {Draft} */
export const tapBomb = (draft, seat, bomb) => ({ ...draft, bombs: { ...draft.bombs, [seat]: [...bombsOf(draft, seat), bomb] } });

/** One bomb less. @param {Draft} draft @param {number} seat @param {number} place @returns {Draft} */
export const tapAway = (draft, seat, place) => ({
  ...draft, bombs: { ...draft.bombs, [seat]: bombsOf(draft, seat).filter((_, i) => i !== place) },
});

/** The other keys, for both seats. @param {Draft} draft @returns {Draft} */
export const tapRare = (draft) => ({ ...draft, rare: !draft.rare });
