/** Amounts offered as chips. Pure; nothing here decides what is legal, the rules do. */

const COMMON = [1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 300, 500, 1000, 2000, 5000, 10000];
const USUAL_LEAST = 5; // where any raise is legal, smaller ones are rare enough for the pad

/** @param {number[]} amounts @param {number} count */
const first = (amounts, count) => [...new Set(amounts)].sort((a, b) => a - b).slice(0, count);

/**
 * What a round may be bid up to: the bid before, the least raise, the double, then usual amounts.
 * @param {Object<string, any>} rules @param {number|null} before bid of the round before
 * @param {number|null} most the largest bowl still in @param {number} [count]
 * @returns {number[]}
 */
export function bidSteps(rules, before, most, count = 4) {
  const base = before ?? rules.opening ?? 0;
  const factor = rules.min_raise_factor ?? 1;
  const least = Math.max(rules.min_raise_to ?? 0, base * factor, base + 1);
  const usual = factor > 1 ? [least, ...COMMON] : COMMON.filter((points) => points >= USUAL_LEAST);
  const raises = [...usual, base * 2].filter((points) => points >= least && (most === null || points < most));
  return base > 0 ? [base, ...first(raises, count - 1)] : first(raises, count);
}

/** Raises within what is legal now. @param {number} min @param {number} max @param {number} [count] */
export function raiseSteps(min, max, count = 4) {
  return first([min, min * 2, ...COMMON].filter((points) => points >= min && points <= max), count);
}

/** Points a bowl is begun or topped up with. @param {Object<string, any>} rules @param {boolean} begun */
export function bowlSteps(rules, begun) {
  const least = begun ? rules.bowl_min : rules.first_bowl;
  const unit = least || 50;
  return first([unit, unit * 2, unit * 3, rules.first_bowl || unit, (rules.first_bowl || unit) * 2], 4);
}
