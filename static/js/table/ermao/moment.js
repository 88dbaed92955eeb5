/** A match won, for everyone to see until the next hand is saved. */

import { fill, gettext } from "../../i18n.js";
import { html, nothing } from "../lit.js";
import { teamName } from "./teams.js";

/** For those who look; who enters the next hand has it on the form, where it stays, so that no key moves under the thumb. @param {import("../types.js").TableState} table @param {import("../types.js").Page} page */
export const moment = (table, page) => (page.mayWrite && !table.closed ? nothing : won(table));

/** @param {import("../types.js").TableState} table */
export function won(table) {
  const winner = table.last?.more.match_won;
  if (!winner) return nothing;
  return html`<section class="won" role="status"><h2 class="won__head"><span>${teamName(table, winner)}</span> <span>${fill(gettext("赢了第 %(n)s 轮！"), { n: table.play.match - 1 })}</span></h2>
    ${table.closed ? nothing : html`<p>${gettext("两队都从 2 重新打，谁坐庄重新定。")}</p>`}</section>`;
}
