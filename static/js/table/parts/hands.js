/** Every hand so far, the latest first; a tap opens it for correction. */

import { cite } from "../../cite.js";
import { fill, gettext, sense, signed } from "../../i18n.js";
import { html, nothing, repeat } from "../lit.js";

/** @param {import("../store.js").Store} store @param {(hand: number) => void} open */
export function hands(store, open) {
  const rows = [...store.rows].reverse();
  return html`<section class="section hands" id="hands" aria-labelledby="hands-head">
    <div class="section__head"><h2 id="hands-head">${gettext("每一盘")}</h2></div>
    ${rows.length ? html`<ol class="card card--flush list">${repeat(rows, ({ number }) => number, (row) => html`<li>${one(store, row, open)}</li>`)}</ol>`
      : html`<p class="empty card">${gettext("还没有记过。记下的每一盘都在这里，点开就能改。")}</p>`}
  </section>`;
}

/** @param {import("../store.js").Store} store @param {import("../types.js").Row} row @param {(hand: number) => void} open */
function one(store, row, open) {
  if (row.voided) return html`<div class="round round--void">${line(store, row, gettext("作废"))}</div>`;
  if (!store.mayEnter) return html`<details class="rounds__one"><summary class="round">${line(store, row)}</summary>${slip(row)}</details>`;
  const label = fill(gettext("改第 %(n)s 盘：%(summary)s"), { n: row.number, summary: row.summary });
  return html`<button type="button" class="round" aria-label=${label} @click=${() => open(row.number)}>${line(store, row)}</button>`;
}

/** @param {import("../store.js").Store} store @param {import("../types.js").Row} row @param {string} [badge] */
function line({ table }, row, badge = row.corrected ? gettext("改过") : "") {
  const seats = table.seats.filter(({ seat }) => row.net[seat] !== undefined);
  return html`<span class="round__n">${fill(gettext("第 %(n)s 盘"), { n: row.number })}${badge ? html`<em class="badge badge--soft">${badge}</em>` : nothing}</span>
    <span class="round__nets">${seats.map(({ seat, name }) => html`<span>${name} <b class="num ${sense(row.net[seat])}">${signed(row.net[seat])}</b></span>`)}</span>
    ${row.voided ? html`<span class="round__why">${row.summary}</span>` : nothing}`;
}

/** @param {import("../types.js").Row} row */
const slip = (row) => html`<ol class="slip round__slip">${row.lines.map((each) => html`<li><span>${each.text}${cite(each)}</span><b class="num">${each.points}</b></li>`)}</ol>`;
