/** What bombs come to, in words: `so_far` of the preview, which the rules worked out. Pure. */

import { fill, gettext } from "../../i18n.js";

/** @typedef {{of: number, count: number, makes: number, made: number}} Merge */

/** @param {number} star */
const starName = (star) => gettext("一 二 三 四 五 六 七 八 九 十 十一 十二").split(" ")[star - 1];

/** @param {number} count */
const countName = (count) => gettext("一 两 三 四 五 六 七 八 九").split(" ")[count - 1];

/** @param {number} count @param {number} star */
const some = (count, star) => fill(count === 1 ? gettext("%(star)s星") : gettext("%(count)s个%(star)s星"), { star: starName(star), count: countName(count) });

/** Merges that only carry on what the one before made are one step. @param {Merge[]} merges */
const steps = (merges) => merges.reduce((/** @type {Merge[]} */ done, next) => {
  const last = done.at(-1);
  return last && last.makes === next.of && last.made === next.count ? [...done.slice(0, -1), { ...last, makes: next.makes, made: next.made }] : [...done, next];
}, []);

/** 两个五星 → 六星, step by step. @param {Merge[]} merges */
export const mergedWords = (merges) =>
  steps(merges).map(({ of, count, makes, made }) => fill(gettext("%(from)s → %(to)s"), { from: some(count, of), to: some(made, makes) }));

/** What a seat's bombs are worth, where it has some. @param {{stay: number[], multiplier: number, bonus: number}} sum */
export function worthWords({ stay, multiplier, bonus }) {
  const words = { star: starName(/** @type {number} */ (stay.at(-1))), multiplier, bonus };
  return fill(bonus ? gettext("%(star)s星 ×%(multiplier)s，奖 %(bonus)s") : gettext("%(star)s星 ×%(multiplier)s"), words);
}
