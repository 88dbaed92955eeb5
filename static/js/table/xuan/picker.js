/** The seventeen kinds as tiles; after the fourth the ways to split them. The same room for both, so nothing jumps. */

import { copiesLeft } from "../../cards/kinds.js";
import { pickPad } from "../../cards/pad.js";
import { group, splitChips } from "../../cards/splits.js";
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
    ${group(page.deck.kinds, words.high, pairs[0], high)}${group(page.deck.kinds, words.low, pairs[1], low)}</li>`;
})}</ul>`;

/** @param {Context} form */
function tiles({ draft, page, picking, tap, compared }) {
  const left = copiesLeft(page.deck.kinds, compared.map((seat) => held(draft, seat).four));
  return pickPad({ kinds: page.deck.kinds, left, tap: (kind) => tap.card(picking, kind), back: () => tap.back(picking) });
}

/** @param {Context} form */
function splitting({ draft, picking, page, words, tap, splits }) {
  const props = { kinds: page.deck.kinds, splits: splits(picking), chosen: held(draft, picking).split, words };
  return html`<div class="picker__splits">${splitChips({ ...props, tap: (split) => tap.split(picking, split) })}
    <button type="button" class="btn btn--quiet picker__again" @click=${() => tap.back(picking)}>${gettext("退一张")}</button></div>`;
}
