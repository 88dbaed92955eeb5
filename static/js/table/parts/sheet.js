/** The bottom of the page: what the hand comes to, why, and the one big button. It never changes its height by itself. */

import { cite, look } from "../../cite.js";
import { fill, gettext, sense, signed } from "../../i18n.js";
import { html, nothing, repeat } from "../lit.js";

/** @typedef {import("../store.js").Store} Store @typedef {import("../entry.js").Entry} Entry */

/** @param {Store} store @param {{expanded: boolean, expand: () => void, save: () => void, leave: () => void}} ui */
export function sheet(store, ui) {
  const entry = store.entry;
  if (!entry) return nothing;
  const seen = shown(store, entry);
  return html`<section class="sheet table-sheet" aria-label=${gettext("这盘的结果")}><div class="sheet__in">
    ${nets(entry.table, seen.net)}
    ${reason(seen, ui)}
    <div class="table-sheet__acts">${left(store, ui)}${save(entry, ui)}</div>
    <p class="visually-hidden" role="status" aria-live="polite">${entry.preview?.stale ? nothing : seen.text}</p>
  </div></section>`;
}

/**
 * What the sheet says: the preview, or what is missing or wrong, or the hand just saved while the next has not begun.
 * @param {Store} store @param {Entry} entry
 * @returns {{net: Object<string, number>, text: string, rows?: string[], lines: any[], tone: "hint"|"wrong"|"slip", cited?: import("../../cite.js").Cited}}
 */
function shown(store, entry) {
  const { outcome } = entry.preview ?? {};
  const { saved } = store;
  if (store.notice) return { net: {}, text: store.notice, lines: [], tone: "wrong" };
  if (entry.failure === "network") return { net: outcome?.net ?? {}, text: gettext("没有连上，这盘还没记下。都还在，点“再试一次”。"), lines: [], tone: "wrong" };
  if (entry.wrong) return { net: {}, text: named(entry.wrong), lines: [], tone: "wrong", cited: entry.wrong };
  if (saved && !entry.touched) return { net: saved.net, text: fill(gettext("记下了。%(summary)s"), { summary: saved.summary }), lines: saved.lines, tone: "slip" };
  if (entry.missing || !outcome) return { net: {}, text: entry.missing || waiting(entry), lines: [], tone: "hint" };
  const rows = [changes(entry), ...gist(outcome)].filter(Boolean);
  return { net: outcome.net, text: rows.join(gettext("；")), rows, lines: outcome.lines, tone: "slip" };
}

/** A refusal with the name of the seat it is about. @param {{message: string, whose: string}} wrong */
const named = ({ message, whose }) => (whose && !message.includes(whose) ? `${whose}${gettext("：")}${message}` : message);

const PUT_IN = ["mango", "ante", "ante_return"];

/** The slip in a few rows: who won from whom; what was only put in is left to the whole slip. @param {any} outcome @returns {string[]} */
function gist({ lines, summary }) {
  const won = lines.filter(({ reason }) => !PUT_IN.includes(reason));
  return lines.length ? (won.length ? won : lines).map(({ text }) => text) : [summary];
}

/** @param {Entry} entry */
const waiting = (entry) => (entry.away ? gettext("没有连上，先看不到结果；可以照样记下。") : gettext("正在算…"));

/** Which later hands a correction changes too. @param {Entry} entry */
function changes(entry) {
  const later = (entry.preview?.changes ?? []).map(({ hand }) => hand).filter((hand) => hand !== entry.hand);
  return later.length ? fill(gettext("后面跟着变：第 %(hands)s 盘。"), { hands: later.join("、") }) : "";
}

/** @param {import("../types.js").TableState} table @param {Object<string, number>} net */
function nets(table, net) {
  const here = table.seats.filter(({ seat, left }) => !left || net[seat]);
  return html`<ul class="nets nets--${here.length > 4 ? Math.ceil(here.length / 2) : here.length}">${repeat(here, ({ seat }) => seat, ({ seat, name }) => html`
    <li><b class="num ${sense(net[seat] ?? 0)}">${net[seat] === undefined ? "·" : signed(net[seat])}</b><span>${name}</span></li>`)}</ul>`;
}

/** One row wraps; of several each keeps to its line, and how many there are is said. @param {{text: string, rows?: string[], lines: any[], tone: string, cited?: import("../../cite.js").Cited}} seen @param {{expanded: boolean, expand: () => void}} ui */
function reason({ text, rows = [], lines, tone, cited }, ui) {
  if (!lines.length) return html`<div class="table-why table-why--${tone}"><p role=${tone === "wrong" ? "alert" : nothing}>${text}</p>${cited ? look(cited) : nothing}</div>`;
  const slip = html`<ol class="slip table-slip">${lines.map((line) => html`<li><span>${line.text}${cite(line)}</span><b class="num">${line.points}</b></li>`)}</ol>`;
  return html`${ui.expanded ? slip : nothing}<button type="button" class="table-why" aria-expanded=${ui.expanded} @click=${ui.expand}>
    ${rows.length > 1 ? html`<span class="table-why__rows">${rows.map((row) => html`<span>${row}</span>`)}</span>
      ${rows.length > 2 ? html`<span class="table-why__count">${fill(gettext("%(n)s 笔"), { n: rows.length })}</span>` : nothing}`
      : html`<span class="table-why__text">${text}</span>`}</button>`;
}

/** Left of Save: undo the last hand, or leave the correction. @param {Store} store @param {{leave: () => void}} ui */
function left(store, ui) {
  if (store.amending) return html`<button type="button" class="btn table-sheet__undo" @click=${ui.leave}>${gettext("不改了")}</button>`;
  if (!store.saved) return nothing;
  return html`<button type="button" class="btn table-sheet__undo" ?disabled=${store.busy} @click=${() => store.undo()}>
    ${fill(gettext("撤销第 %(n)s 盘"), { n: store.saved.hand })}</button>`;
}

/** @param {Entry} entry @param {{save: () => void}} ui */
function save(entry, ui) {
  return html`<button type="button" class="btn btn--primary table-sheet__save" aria-disabled=${!entry.ready}
    @click=${() => entry.ready && ui.save()}>${label(entry)}</button>`;
}

/** @param {Entry} entry */
function label(entry) {
  if (entry.saving) return gettext("正在记…");
  if (entry.failure === "network") return gettext("再试一次");
  return entry.hand === null ? gettext("记下这盘") : fill(gettext("改好第 %(n)s 盘"), { n: entry.hand });
}
