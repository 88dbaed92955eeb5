/** How cards are written on the form. Pure. */

import { fill, gettext } from "../../i18n.js";
import { html, nothing } from "../lit.js";

const SIGNS = { s: "♠", h: "♥", d: "♦", c: "♣" };
const BIG = "RJ";
const JOKERS = [BIG, "BJ"];

/** @param {string} suit */
export const isRed = (suit) => suit === "h" || suit === "d";

/** @param {string} suit */
export const suitSign = (suit) => html`<span class="pip ${isRed(suit) ? "pip--red" : ""}" aria-hidden="true">${SIGNS[suit]}</span>`;

/** @param {string[]} show */
export const isJokers = (show) => JOKERS.includes(show[0]);

/** @param {string[]} show */
const jokers = (show) => (show.every((card) => card === BIG) ? gettext("两个大王") : gettext("小王+大王"));

/** What is shown together, as small as it can be read: ♥2 ×3, 两个大王. @param {string[]} show */
export function shown(show) {
  if (isJokers(show)) return html`<span class="laid">${jokers(show)}</span>`;
  const [rank, suit] = show[0];
  return html`<span class="laid num">${suitSign(suit)}${rank === "T" ? "10" : rank}${show.length > 1 ? html`<small class="laid__times">×${show.length}</small>` : nothing}</span>`;
}

/** The same for a screen reader. @param {string[]} show @param {Object<string, string>} words */
export function said(show, words) {
  if (isJokers(show)) return jokers(show);
  const [rank, suit] = show[0];
  return fill(gettext("%(suit)s %(rank)s，%(n)s 张"), { suit: words[suit], rank: rank === "T" ? "10" : rank, n: show.length });
}
