/** Asking once before a hand is struck out. */

import { fill, gettext } from "../../i18n.js";
import { html } from "../lit.js";
import { frame } from "./frame.js";

/** @param {import("../store.js").Store} store @param {{close: () => void}} ui */
export function voiding(store, ui) {
  const hand = store.amending?.hand;
  const strike = (/** @type {string} */ reason) => async () => { ui.close(); await store.remove(hand, reason); };
  return frame(fill(gettext("第 %(n)s 盘作废"), { n: hand }), ui.close, html`<div class="stack">
    <p>${gettext("就当没打过：这一盘的输赢退回，后面的盘重新算。记录里留着，看得到是谁作废的。为什么？")}</p>
    <button type="button" class="btn btn--danger" @click=${strike("mistyped")}>${gettext("记错了，没有这一盘")}</button>
    <button type="button" class="btn btn--danger" @click=${strike("misdeal")}>${gettext("发错牌，不算")}</button>
    <button type="button" class="btn btn--danger" @click=${strike("other")}>${gettext("大家说好不算")}</button>
  </div>`);
}
