/** The stakes by chips; or the betting log: whose turn, only what is legal now, and what was said so far. */

import { fill, gettext } from "../../i18n.js";
import { html, nothing } from "../lit.js";
import "../parts/turn_clock.js";
import { missingCards } from "./event.js";
import { raises } from "./log.js";
import { sameAsLast, stakeOf, stakeSteps } from "./stakes.js";

/** @typedef {import("./form.js").Context} Context */

/** @param {any} word @param {string} act @param {() => void} tap @param {string} [kind] */
const chip = (word, act, tap, kind = "") => html`<button type="button" class="chip num ${kind}" data-act=${act} @click=${tap}>${word}</button>`;

/** What the seat at hand put in beyond the ante. @param {Context} form */
export function stakes(form) {
  const { draft, dealt, cursor, table, tap } = form;
  const now = cursor === null ? null : stakeOf(draft, dealt, cursor);
  const last = sameAsLast(draft, dealt, cursor);
  const give = (/** @type {number} */ points) => tap.stake(cursor, points);
  return html`<section class="bets" aria-label=${gettext("下了多少")}>
    <p class="bets__who" aria-live="polite">${cursor === null ? nothing : fill(gettext("%(name)s下了多少（底注 %(ante)s 不算）"), { name: form.name(cursor), ante: table.rules.ante })}</p>
    <div class="bets__steps ${table.rules.ante > 100 ? "bets__steps--wide" : ""}"><button type="button" class="chip bets__same" ?disabled=${last === null} @click=${() => give(last)}>
      <span>${gettext("同上")}</span>${last === null ? nothing : html` <b class="num">${last}</b>`}</button>
      ${stakeSteps(table.rules.ante).map((points) => html`<button type="button" class="chip num" aria-pressed=${now === points} @click=${() => give(points)}>${points}</button>`)}
      ${form.ask("⋯", gettext("下了这么多"), give)}</div></section>`;
}

/** Above the seats, so that what is tapped stands in one place. @param {Context} form */
export function betting(form) {
  const { turn, draft, table, dealt, preview, tap } = form;
  const wrong = form.wrong("log");
  return html`<section class="betting" aria-label=${gettext("逐手叫注")}>
    <div class="betting__turn ${table.turn_clock && !form.amending ? "betting__turn--clock" : ""}">${turn ? whose(form)
      : html`<p class="betting__who" aria-live="polite">${preview?.outcome ? gettext("叫注完了。") : missingCards(draft, table, dealt) || gettext("正在算…")}</p>`}</div>
    ${wrong ? html`<p class="field__error">${wrong}</p>` : nothing}
    <div class="betting__head">${said(form)}
      <button type="button" class="chip" ?disabled=${!draft.acts.length && !draft.asked} @click=${tap.undoAct}>${gettext("退一步")}</button></div>
  </section>`;
}

/** @param {Context} form */
function whose(form) {
  const { turn, table, draft, words } = form;
  const name = form.name(turn.seat);
  const clock = table.turn_clock && !form.amending ? html`<turn-clock .seconds=${table.turn_clock} .key=${`${draft.acts.length}/${turn.seat}`} .name=${name}
    .word=${words.fold} @fold=${() => form.tap.act({ seat: turn.seat, act: "fold" })}></turn-clock>` : nothing;
  return html`<p class="betting__who" aria-live="polite">${fill(gettext("轮到 %(name)s · 一注 %(n)s"), { name, n: turn.bid })}</p>
    ${draft.asked ? result(form) : offered(form)}${clock}`;
}

/** What costs a tap; then with whom to compare, and who has won, as far as it may be. @param {Context} form */
function offered(form) {
  const { turn, words, tap } = form;
  const { call, raise, fold, compare, open, showdown } = Object.fromEntries(turn.acts.map((act) => [act.act, act]));
  const say = (/** @type {string} */ act, /** @type {Object} */ more = {}) => tap.act({ seat: turn.seat, act, ...more });
  return html`<div class="chips">${call ? chip(`${words.call} ${call.to}`, "call", () => say("call")) : nothing}${raise ? raising(form, raise, (to) => say("raise", { to })) : nothing}${
      fold ? chip(words.fold, "fold", () => say("fold"), "chip--fold") : nothing}</div>
    ${[compare, open].map((act) => act ? html`<div class="chips"><span class="betting__word">${words[act.act]}</span>${
      act.with.map((/** @type {number} */ seat) => chip(form.name(seat), act.act, () => tap.ask(act.act, seat)))}</div>` : nothing)}
    ${showdown ? html`<div class="chips"><span class="betting__word">${words.showdown}</span>${
      showdown.of.map((/** @type {number} */ seat) => chip(wins(form.name(seat)), "showdown", () => tap.act({ act: "showdown", won: [seat] })))}${
      chip(gettext("一样大"), "showdown", () => tap.act({ act: "showdown", won: showdown.of }))}</div>` : nothing}`;
}

const wins = (/** @type {string} */ name) => fill(gettext("%(name)s赢"), { name });

/** A few steps, and the pad where there are more. @param {Context} form @param {any} legal @param {(to: number) => void} say */
function raising({ turn, table, words, ask }, { min, max }, say) {
  const steps = raises(turn.bid, table.rules.ante, min, max);
  const all = max !== null && max - min + 1 === steps.length;
  return html`${steps.map((to) => chip(`${words.raise} ${to}`, "raise", () => say(to)))}${all || (max !== null && max < min) ? nothing : ask(`${words.raise} …`, gettext("加到这么多"), say, max)}`;
}

/** With whom is said; now who was bigger. @param {Context} form */
function result({ turn, draft, words, name, tap }) {
  const { act, with: other } = draft.asked;
  const who = { name: name(turn.seat), other: name(other) };
  return html`<p>${fill(act === "open" ? gettext("%(name)s优先开 %(other)s：") : gettext("%(name)s找 %(other)s 比牌："), who)}</p>
    <div class="chips">${chip(wins(who.name), "won", () => tap.answer(turn.seat, "won"))}${chip(wins(who.other), "lost", () => tap.answer(turn.seat, "lost"))}
      ${act === "compare" ? chip(`${who.other} ${words.refused}`, "refused", () => tap.answer(turn.seat, "refused")) : nothing}</div>`;
}

/** What was said so far, the latest in sight. @param {Context} form */
function said({ draft, words, name }) {
  return html`<ol class="betting__said" aria-label=${gettext("叫过的")} tabindex="0"><li>${draft.acts.map((act) => told(act, words, name)).join(gettext("；"))}</li></ol>`;
}

/** @param {import("./log.js").Act} act @param {Object<string, string>} words @param {(seat: number) => string} name */
function told(act, words, name) {
  if (act.act === "showdown") return `${words.showdown} ${/** @type {number[]} */ (act.won).map((seat) => wins(name(seat))).join(" ")}`;
  const start = `${act.seat === undefined ? "" : name(act.seat)} ${words[act.act]}`;
  if (act.with === undefined) return `${start}${act.to === undefined ? "" : ` ${act.to}`}`;
  return `${start} ${name(act.with)} ${act.refused ? words.refused : act.won ? words.won : words.beaten}`;
}
