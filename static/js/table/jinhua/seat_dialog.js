/** What belongs to one seat and is seldom needed: sitting out, and who beat it. */

import { gettext } from "../../i18n.js";
import { frame } from "../dialogs/frame.js";
import { html, nothing } from "../lit.js";
import { fateOf } from "./draft.js";

/** @param {import("./form.js").Context} form @param {number} seat @param {() => void} close */
export function seatDialog(form, seat, close) {
  const { draft, dealt, tap, name } = form;
  const beaten = !draft.log && fateOf(draft, dealt, seat) === "beaten";
  const chip = (/** @type {string} */ word, /** @type {boolean} */ on, /** @type {() => void} */ act) => html`<button type="button" class="chip" aria-pressed=${on} @click=${act}>${word}</button>`;
  return frame(name(seat), close, html`<div class="stack stack--wide">
    ${beaten ? html`<section class="stack"><h3>${gettext("比牌输给谁（可以不填）")}</h3>
      <div class="chips">${dealt.filter((other) => other !== seat).map((other) => chip(name(other), draft.beatenBy[seat] === other, () => tap.beatenBy(seat, other)))}</div></section>` : nothing}
    <section class="chips">${chip(gettext("这盘不打"), draft.out.includes(seat), () => tap.out(seat))}</section></div>`);
}
