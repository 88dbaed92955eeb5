/** Trumps: noted in one tap, or as they were declared and declared over. */

import { gettext } from "../../i18n.js";
import { frame } from "../dialogs/frame.js";
import { html, nothing } from "../lit.js";
import { isJokers, said, shown, suitSign } from "./cards.js";

/** @typedef {import("./element.js").Context} Context */

const SUITS = ["s", "h", "c", "d"];
const NO_TRUMPS = "nt";

/** @param {Context} form */
export function trumps(form) {
  const wrong = form.wrong("declarations");
  return html`<section class="trumps" aria-labelledby="trumps-label"><p id="trumps-label" class="trumps__label">${gettext("主牌（不记也行）")}</p>
    ${form.draft.declarations.length ? declared(form) : noted(form)}
    <button type="button" class="chip trumps__show" aria-haspopup="dialog" @click=${form.openShows}>${gettext("亮主…")}</button>
    ${wrong ? html`<p class="field__error trumps__wrong" id="wrong-declarations">${wrong}</p>` : nothing}
  </section>`;
}

/** @param {Context} form */
function noted({ draft, words, tap }) {
  const chip = (/** @type {string} */ trump) => html`<button type="button" class="chip trumps__one" data-trump=${trump} aria-label=${words[trump]}
    aria-pressed=${draft.trump === trump} @click=${() => tap.trump(trump)}>${trump === NO_TRUMPS ? gettext("无") : suitSign(trump)}</button>`;
  return html`<div class="trumps__row" role="group" aria-label=${words.trump}>${[...SUITS, NO_TRUMPS].map(chip)}</div>`;
}

/** Who showed what, and the trumps that makes. @param {Context} form */
function declared({ draft, told, words, name }) {
  const trump = told?.trump;
  return html`<div class="trumps__row trumps__row--said"><span class="trumps__word">${words.trump} ${trump ? (trump === NO_TRUMPS ? words.nt : suitSign(trump)) : nothing}</span>
    <span class="trumps__said">${draft.declarations.map(({ seat, show }) => html`<span>${name(seat)} ${shown(show)}</span>`)}</span></div>`;
}

/** Who shows, then what: only what outranks the last can be tapped. @param {Context} form @param {number|null} seat @param {(seat: number|null) => void} pick @param {() => void} close */
export function showing(form, seat, pick, close) {
  const { draft, table, told, words, tap, name } = form;
  const last = draft.declarations.length - 1;
  const wrong = form.wrong("declarations");
  const add = (/** @type {string[]} */ show) => { pick(null); tap.declare({ seat, show }); };
  const chip = (/** @type {string[]} */ show) => html`<button type="button" class="chip show" data-show=${show.join(" ")} ?disabled=${seat === null}
    aria-label=${said(show, words)} @click=${() => add(show)}>${shown(show)}</button>`;
  const offered = told?.declarations ?? [];
  return frame(gettext("亮主、反主"), close, html`<div class="shows">
    <ol class="shows__said">${draft.declarations.map((each, i) => html`<li><span>${name(each.seat)} ${shown(each.show)}</span>${
      i === last ? html`<button type="button" class="btn btn--quiet" @click=${tap.takeBack}>${gettext("去掉")}</button>` : nothing}</li>`)}</ol>
    <div role="group" aria-label=${gettext("谁亮？")} class="shows__who">${table.seats.map((each) => html`<button type="button" class="chip" aria-pressed=${seat === each.seat}
      @click=${() => pick(each.seat)}><span class="place__text">${each.name}</span></button>`)}</div>
    ${wrong ? html`<p class="field__error">${wrong}</p>` : html`<p class="shows__hint">${hint(offered, seat, Boolean(told))}</p>`}
    <div class="shows__cards" role="group" aria-label=${gettext("亮什么？")}>${offered.filter((show) => !isJokers(show)).sort(byCount).map(chip)}
      ${offered.filter(isJokers).map((show) => html`<div class="shows__jokers">${chip(show)}</div>`)}</div>
    <button type="button" class="btn btn--wide" @click=${close}>${gettext("好")}</button></div>`);
}

/** Rows of equal number, suits in the order of the page. @param {string[]} a @param {string[]} b */
const byCount = (a, b) => a.length - b.length || SUITS.indexOf(a[0][1]) - SUITS.indexOf(b[0][1]);

/** @param {string[][]} offered @param {number|null} seat @param {boolean} known */
function hint(offered, seat, known) {
  if (!known) return gettext("正在算…");
  if (!offered.length) return gettext("没有更大的了。");
  return seat === null ? gettext("谁亮？先点名字。") : gettext("亮什么？只列压得过的。");
}
