/** The tiles of a picker. */

import { fill, gettext } from "../i18n.js";
import { html, nothing } from "../table/lit.js";
import { SUITS } from "./kinds.js";

const DOTS = 2;

/** @param {import("./kinds.js").Kind} kind @param {import("./pad.js").PadProps} props */
export function tile({ kind, rank, ink, name, copies, suit }, { left, tap }) {
  const label = copies > 1 ? fill(gettext("%(name)s，还剩 %(n)s 张"), { name, n: left[kind] }) : name;
  return html`<button type="button" class="tile tile--${ink}" data-kind=${kind} ?disabled=${left[kind] < 1} aria-label=${label} @click=${() => tap(kind)}>
    <span>${rank}</span>${name === rank ? nothing : html`<small class=${suit ? "tile__suit" : ""}>${suit ? SUITS[suit] : name}</small>`}${
      copies > 1 ? html`<span class="tile__left ${copies > DOTS ? "tile__left--many" : ""}" aria-hidden="true">${remaining(left[kind], copies)}</span>` : nothing}</button>`;
}

/** A dot for each copy left, a number where dots would be too many. @param {number} left @param {number} copies */
const remaining = (left, copies) => (copies > DOTS ? `×${Math.max(0, left)}` : "•".repeat(Math.max(0, left)));

/** @param {{back: () => void}} props */
export const back = (props) =>
  html`<button type="button" class="tile picker__back" aria-label=${gettext("退一张")} @click=${() => props.back()}>⌫</button>`;
