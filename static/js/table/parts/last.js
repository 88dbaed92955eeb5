/** For those who only look: the seats as they stand, and the last hand with its slip. */

import { cite } from "../../cite.js";
import { fill, gettext, sense, signed } from "../../i18n.js";
import { html, nothing, repeat } from "../lit.js";

/** @param {import("../store.js").Store} store */
export function last(store) {
  if (store.entry) return nothing;
  return html`${store.table.closed ? nothing : seats(store)}${hand(store.table)}`;
}

/** @param {import("../store.js").Store} store */
const seats = ({ table, page }) => html`<ul class="places">${repeat(table.seats, ({ seat }) => seat, (place) => html`
  <li class="place place--look ${place.left ? "place--out" : ""}"><span class="place__name">${place.name}${
    place.seat === table.dealer ? html` <span class="badge">${gettext("发")}</span>` : nothing}</span>
    <span class="place__bowl num">${place.left ? gettext("走了") : place.bowl === null ? nothing : fill(gettext("%(bowl)s %(n)s"), { bowl: page.words.bowl, n: place.bowl })}</span>
    <b class="pts ${sense(place.total)}">${signed(place.total)}</b></li>`)}</ul>`;

/** @param {import("../types.js").TableState} table */
function hand({ last: hand }) {
  if (!hand) return nothing;
  return html`<section class="card stack"><h2>${fill(gettext("第 %(n)s 盘"), { n: hand.hand })}</h2><p>${hand.summary}</p>
    <ol class="slip">${hand.lines.map((line) => html`<li><span>${line.text}${cite(line)}</span><b class="num">${line.points}</b></li>`)}</ol></section>`;
}
