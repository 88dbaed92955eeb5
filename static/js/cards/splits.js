/** The ways to split a hand of 打旋 or 丁二皇, one of which is tapped. */

import { html } from "../table/lit.js";
import { minis } from "./minis.js";

/**
 * @typedef {Object} SplitsProps
 * @property {import("./kinds.js").Kind[]} kinds
 * @property {import("../table/xuan/cards.js").Split[]} splits best low first
 * @property {number|null} chosen
 * @property {Object<string, string>} words the game's own for high and low
 * @property {(split: number) => void} tap
 */

/** @param {SplitsProps} props */
export const splitChips = ({ kinds, splits, chosen, words, tap }) => splits.map(({ pairs, high, low }, i) => html`
  <button type="button" class="chip split" aria-pressed=${chosen === i} @click=${() => tap(i)}>
    ${group(kinds, words.high, pairs[0], high)}${group(kinds, words.low, pairs[1], low)}</button>`);

/** One group: the game's word for it, its cards, its name. @param {import("./kinds.js").Kind[]} kinds @param {string} word @param {string[]} pair @param {string} name */
export const group = (kinds, word, pair, name) =>
  html`<span class="split__group"><span class="split__word">${word}</span>${minis(kinds, pair)}<b>${name}</b></span>`;
