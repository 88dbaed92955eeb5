/** The seventeen kinds as tiles; after the fourth the ways to split them. The same room for both, so nothing jumps. */

import { copiesLeft } from "../../cards/kinds.js";
import { minis } from "../../cards/minis.js";
import { pickPad } from "../../cards/pad.js";
import { fill, gettext } from "../../i18n.js";
import { html, nothing } from "../lit.js";
import { held } from "./draft.js";

/** @typedef {import("./form.js").Context} Context */

/** @param {Context} form */
export function picker(form) {
  const { picking, table, draft } = form;
  if (form.ending || form.compared.length < 2) return nothing;
  const name = table.seats.find(({ seat }) => seat === picking)?.name ?? "";
  const full = picking !== null && held(draft, picking).four.length === 4;
  return html`<section class="picker" aria-label=${gettext("选牌")}>
    <p class="picker__who" aria-live="polite">${picking === null ? gettext("牌都齐了。要改，点那家的牌。") : fill(full ? gettext("%(name)s怎么扯？") : gettext("%(name)s的四张牌"), { name })}</p>
    <div class="picker__room">${picking === null ? chosen(form) : full ? splitting(form) : tiles(form)}</div>
  </section>`;
}

/** What everyone holds, once nobody lacks a card. @param {Context} form */
const chosen = ({ table, draft, page, words, compared, splits }) => html`<ul class="picker__chosen">${compared.map((seat) => {
  const { pairs, high, low } = splits(seat)[held(draft, seat).split];
  return html`<li><b class="picker__name">${table.seats.find((place) => place.seat === seat)?.name}</b>
    <span class="split__group"><span class="split__word">${words.high}</span>${minis(page.deck.kinds, pairs[0])}<b>${high}</b></span>
    <span class="split__group"><span class="split__word">${words.low}</span>${minis(page.deck.kinds, pairs[1])}<b>${low}</b></span></li>`;
})}</ul>`;

/** @param {Context} form */
function tiles({ draft, page, picking, tap, compared }) {
  const left = copiesLeft(page.deck.kinds, compared.map((seat) => held(draft, seat).four));
  return pickPad({ kinds: page.deck.kinds, left, tap: (kind) => tap.card(picking, kind), back: () => tap.back(picking) });
}

/** @param {Context} form */
function splitting({ draft, picking, page, words, tap, splits }) {
  const chosen = held(draft, picking).split;
  return html`<div class="picker__splits">${splits(picking).map(({ pairs, high, low }, i) => html`
    <button type="button" class="chip split" aria-pressed=${chosen === i} @click=${() => tap.split(picking, i)}>
      <span class="split__group"><span class="split__word">${words.high}</span>${minis(page.deck.kinds, pairs[0])}<b>${high}</b></span>
      <span class="split__group"><span class="split__word">${words.low}</span>${minis(page.deck.kinds, pairs[1])}<b>${low}</b></span></button>`)}
    <button type="button" class="btn btn--quiet picker__again" @click=${() => tap.back(picking)}>${gettext("退一张")}</button></div>`;
}
