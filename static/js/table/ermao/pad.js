/** The points: captured, and the bottom where the attackers took it; one set of keys for both, with multiples of 5 only. */

import { fill, gettext } from "../../i18n.js";
import { html, nothing } from "../lit.js";
import { HUNDREDS, KEYS, hundredOf } from "./draft.js";

/** @typedef {import("./element.js").Context} Context */

/** What the last trick can be won with; each has its factor in the table's rules. */
const SHAPES = ["single", "pair", "tractor", "throw"];

/** @param {Context} form */
export function points(form) {
  return html`<section class="points" aria-label=${gettext("分数")}>
    <div class="sum">${figure(form, "captured")}${figure(form, "bottom")}${total(form)}</div>
    ${keys(form)}
    ${shapes(form)}${error(form, "last_trick")}
  </section>`;
}

/** @param {Context} form @param {string} place */
const error = ({ wrong }, place) => (wrong(place) ? html`<p class="field__error" id="wrong-${place}">${wrong(place)}</p>` : nothing);

/** A figure, and whether the keys are for it. @param {Context} form @param {"captured"|"bottom"} field */
function figure({ draft, words, table, tap, wrong }, field) {
  const idle = field === "bottom" && draft.shape === null;
  const factor = field === "bottom" && draft.shape ? ` × ${table.rules.bottom_factors[draft.shape]}` : "";
  const word = field === "bottom" ? gettext("底牌") : words.captured;
  return html`<button type="button" class="figure ${idle ? "figure--gone" : ""}" ?disabled=${idle} data-field=${field} aria-pressed=${draft.field === field}
    aria-label=${`${word} ${draft[field] ?? gettext("还没填")}`} aria-describedby=${wrong(field) ? `wrong-${field}` : nothing} @click=${() => tap.field(field)}>
    <span>${field === "bottom" ? "+ " : ""}${word}</span><b class="num">${draft[field] ?? "—"}${factor}</b></button>`;
}

/** The score that follows and who moves up, as the rules say. @param {Context} form */
function total(form) {
  const { told, words, outcome } = form;
  const counted = told && told.score !== null;
  return html`<p class="sum__total"><span>${gettext("闲家得分")}</span><b class="num">${counted ? told.score : "—"}</b></p>
    <div class="sum__so">${error(form, "captured")}${error(form, "bottom")}${counted ? moves(told, words, outcome) : nothing}</div>`;
}

/** @param {import("./form.js").SoFar} told @param {Object<string, string>} words @param {any} outcome */
function moves(told, words, outcome) {
  const called = told.called ? html` · <b>${words[told.called]}</b>` : nothing;
  const side = told.side === "attackers" ? gettext("闲家升 %(n)s 级，下一盘坐庄") : gettext("庄家升 %(n)s 级");
  return html`${fill(side, { n: told.up })}${reached(outcome)}${called}`;
}

/** Where that brings them. @param {any} outcome */
function reached(outcome) {
  if (!outcome?.levels) return "";
  if (outcome.match_won) return gettext("，赢了这一轮");
  return fill(gettext("，打到 %(level)s"), { level: outcome.levels[outcome.winner] });
}

/** @param {Context} form */
function keys({ draft, tap, words }) {
  const points = draft[draft.field];
  const key = (/** @type {number} */ each) => html`<button type="button" class="chip fives__key num" data-key=${each}
    aria-pressed=${points !== null && points % 100 === each} @click=${() => tap.key(each)}>${each}</button>`;
  const hundred = (/** @type {number} */ each) => html`<button type="button" class="chip fives__key fives__key--hundred num" data-hundred=${each}
    aria-pressed=${hundredOf(points) === each} @click=${() => tap.hundred(each)}>${each < 400 ? `+${each}` : each}</button>`;
  return html`<div class="fives" role="group" aria-label=${words[draft.field]}>${HUNDREDS.map((each, row) => html`${
    KEYS.slice(5 * row, 5 * row + 5).map(key)}${hundred(each)}`)}</div>`;
}

/** Whether the attackers took the last trick, and with what. @param {Context} form */
function shapes({ draft, words, table, tap }) {
  const chip = (/** @type {string|null} */ shape, /** @type {string} */ word) => html`<button type="button" class="chip shapes__one" data-shape=${shape ?? "none"}
    aria-pressed=${draft.shape === shape} @click=${() => tap.shape(shape)}>${word}${shape ? html`<span class="num">×${table.rules.bottom_factors[shape]}</span>` : nothing}</button>`;
  return html`<div class="shapes" role="group" aria-labelledby="bottom-taken"><p id="bottom-taken" class="shapes__word">${gettext("闲家抠底没有？用什么抠的？")}</p>
    <div class="shapes__row">${chip(null, gettext("没抠"))}${SHAPES.map((shape) => chip(shape, words[shape]))}</div></div>`;
}
