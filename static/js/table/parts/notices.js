/** What stands between header and seats when something wants the host's attention. */

import { fill, gettext, signed } from "../../i18n.js";
import { html, nothing } from "../lit.js";

/** @typedef {import("../store.js").Store} Store */

/** @param {Store} store @param {{close: () => void, later: () => void, lapOffered: boolean, voiding: () => void}} ui */
export function notices(store, ui) {
  return html`${moved(store)}${correcting(store, ui)}${store.amending ? nothing : lap(store, ui)}`;
}

/** Someone else recorded something while this hand was being entered. @param {Store} store */
function moved({ entry, table }) {
  if (entry?.failure !== "moved") return nothing;
  const what = entry.missed.map((event) => event.summary || fill(gettext("第 %(seq)s 条记录"), { seq: event.seq }));
  return html`<div class="notice table-notice" role="alert">
    <p>${gettext("另一部手机刚记了一笔，这一盘还在这里，没有记下：")}</p>
    <ul>${(what.length ? what : [table.last?.summary ?? ""]).map((text) => html`<li>${text}</li>`)}</ul>
    <div class="chips"><button type="button" class="btn" @click=${() => entry.accept()}>${gettext("看过了，接着记")}</button></div></div>`;
}

/** What a correction may be for; only where one bids can a bid be misheard. @param {import("../types.js").Page} page */
const reasons = ({ words }) => ({
  mistyped: gettext("点错了"), misread: gettext("看错牌"), ...(words.raise ? { misheard: gettext("听错叫注") } : {}), other: gettext("别的"),
});

/** @param {Store} store @param {{voiding: () => void}} ui */
function correcting(store, ui) {
  const entry = store.amending;
  if (!entry) return nothing;
  const choose = (/** @type {string} */ key) => () => { entry.reason = entry.reason === key ? "" : key; store.changed(); };
  return html`<section class="notice notice--good table-notice" aria-labelledby="correcting">
    <div class="row row--apart"><h2 id="correcting">${fill(gettext("正在改第 %(n)s 盘"), { n: entry.hand })}</h2>
      <button type="button" class="btn btn--danger" @click=${ui.voiding}>${gettext("整盘作废")}</button></div>
    <div class="chips" role="group" aria-label=${gettext("为什么改")}>${Object.entries(reasons(store.page)).map(([key, word]) => html`
      <button type="button" class="chip" aria-pressed=${entry.reason === key} @click=${choose(key)}>${word}</button>`)}</div>
    ${changes(entry)}</section>`;
}

/** @param {import("../entry.js").Entry} entry */
function changes(entry) {
  const later = (entry.preview?.changes ?? []).filter(({ hand }) => hand !== entry.hand);
  if (!later.length) return nothing;
  const name = (/** @type {string} */ seat) => entry.table.seats.find((each) => String(each.seat) === seat)?.name ?? seat;
  return html`<p>${gettext("后面的盘跟着变：")}</p><ul>${later.map(({ hand, before, after }) => html`<li>${fill(gettext("第 %(n)s 盘"), { n: hand })} ${
    Object.keys(after).filter((seat) => after[seat] !== before[seat]).map((seat) => `${name(seat)} ${signed(before[seat] ?? 0)} → ${signed(after[seat])}`).join("，")}</li>`)}</ul>`;
}

/** The final lap: offered when the evening's end has come; when it is over, closing. @param {Store} store @param {any} ui */
function lap(store, ui) {
  if (!store.next || !store.mayEnter) return nothing;
  if (store.table.lap?.left === 0) return html`<div class="notice table-notice" role="status"><p>${gettext("圈芒打完了。")}</p>
    <div class="chips"><button type="button" class="btn" @click=${ui.close}>${gettext("收桌算账")}</button></div></div>`;
  if (!ui.lapOffered) return nothing;
  return html`<div class="notice table-notice" role="status"><p>${gettext("说好的散场时间到了，打圈芒吗？")}</p>
    <div class="chips"><button type="button" class="btn" @click=${() => store.post([{ type: "final_lap" }])}>${gettext("打圈芒")}</button>
      <button type="button" class="btn btn--quiet" @click=${ui.later}>${gettext("再打一会儿")}</button></div></div>`;
}
