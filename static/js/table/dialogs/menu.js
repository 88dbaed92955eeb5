/** The rarer things: people, the lap, closing, the board, the way out. */

import { gettext } from "../../i18n.js";
import { html, nothing } from "../lit.js";
import { frame } from "./frame.js";

/** @param {import("../store.js").Store} store @param {{close: () => void, go: (dialog: string) => void}} ui */
export function menu(store, ui) {
  const { table, page, mayEnter } = store;
  const item = (/** @type {string} */ word, /** @type {() => void} */ act) =>
    html`<li><button type="button" class="btn btn--wide menu__item" @click=${act}>${word}</button></li>`;
  const lap = async () => { if (await store.post([{ type: "final_lap" }])) ui.close(); };
  const open = mayEnter && !table.closed;
  return frame(gettext("这张桌子"), ui.close, html`<ul class="stack">
    ${item(gettext("看板：链接和二维码"), () => ui.go("share"))}
    ${open && !page.fixedSeats ? item(gettext("来人、走人"), () => ui.go("people")) : nothing}
    ${open && table.rules.lap_mango && !table.lap ? item(gettext("打圈芒"), lap) : nothing}
    ${open ? item(gettext("收桌算账"), () => ui.go("close")) : nothing}
    ${mayEnter && table.closed ? item(gettext("收早了，重开"), async () => { if (await store.post([{ type: "reopen" }])) ui.close(); }) : nothing}
    <li><a class="btn btn--wide menu__item" href=${page.sittingUrl}>${gettext("今晚的账和报告")}</a></li>
    <li><a class="btn btn--wide menu__item" href=${page.rulesUrl} target="_blank" rel="noopener">${gettext("看规则")}</a></li>
    <li><a class="btn btn--wide menu__item" href=${page.refereeUrl} target="_blank" rel="noopener">${gettext("问裁判")}</a></li>
    <li><a class="btn btn--wide menu__item" href=${page.clubUrl}>${gettext("回俱乐部")}</a></li>
  </ul>${store.notice ? html`<p class="field__error" role="alert">${store.notice}</p>` : nothing}`);
}
