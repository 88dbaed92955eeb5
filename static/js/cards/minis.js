/** Small cards in a row, for what was picked. */

import { html, nothing } from "../table/lit.js";
import { kindOf, SUITS } from "./kinds.js";

/** @param {import("./kinds.js").Kind[]} kinds @param {string[]} cards */
export const minis = (kinds, cards) => cards.map((card) => mini(kindOf(kinds, card)));

/** One small card; without a kind the place for one. @param {import("./kinds.js").Kind} [kind] @param {string} [more] a further class */
export const mini = (kind, more = "") =>
  html`<span class="mini ${kind ? `mini--${kind.ink}` : ""} ${kind?.suit ? "mini--suited" : ""} ${more}">${kind?.rank ?? ""}${kind?.suit ? html`<i>${SUITS[kind.suit]}</i>` : nothing}</span>`;
