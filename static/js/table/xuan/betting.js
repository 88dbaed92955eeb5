/** The betting log on the screen: whose turn, only what is legal now, and what was said so far. */

import { fill, gettext } from "../../i18n.js";
import { html, nothing } from "../lit.js";
import { acts } from "./log.js";
import { roundName } from "./seat.js";
import { raiseSteps } from "./steps.js";
import "../parts/turn_clock.js";

/** @typedef {import("./form.js").Context} Context */

/** @param {Context} form */
export function betting(form) {
  const { turn, draft, tap } = form;
  const wrong = form.wrong("bets");
  return html`<section class="betting" aria-label=${gettext("逐手叫注")}>
    <div class="betting__head">${said(form)}
      <button type="button" class="chip" ?disabled=${!acts(draft).length} @click=${tap.undoAct}>${gettext("退一步")}</button>
      <button type="button" class="chip bids__log" aria-pressed="true" @click=${tap.log}>${gettext("逐手")}</button></div>
    <div class="betting__turn">${turn ? whose(form) : html`<p class="betting__who" aria-live="polite">${acts(draft).length ? gettext("叫注完了。") : gettext("正在算…")}</p>`}</div>
    ${wrong ? html`<p class="field__error">${wrong}</p>` : nothing}
  </section>`;
}

/** @param {Context} form */
function whose(form) {
  const { turn, table, draft, words, speaks: { seat, acts: legal } } = form;
  const name = (/** @type {number} */ each) => table.seats.find((place) => place.seat === each)?.name;
  if (seat === null) return html`<p class="betting__who" aria-live="polite">${fill(gettext("%(round)s谁的牌最大，谁先说话："), { round: roundName(turn.round) })}</p>
    <div class="chips">${turn.speakers.map((each) => html`<button type="button" class="chip" @click=${() => form.tap.speaker(each)}>${name(each)}</button>`)}</div>`;
  const clock = table.turn_clock && !form.amending ? html`<turn-clock .seconds=${table.turn_clock} .key=${`${acts(draft).length}/${seat}`} .name=${name(seat)}
    .word=${words.fold} @fold=${() => form.tap.act(turn.round, { seat, act: "fold" })}></turn-clock>` : nothing;
  return html`<p class="betting__who" aria-live="polite">${fill(gettext("%(round)s · 轮到 %(name)s · 叫到 %(n)s"), { round: roundName(turn.round), name: name(seat), n: turn.bid })}</p>
    <div class="chips">${legal.map((act) => one(form, seat, act))}</div>${clock}`;
}

/** @param {Context} form @param {number} seat @param {any} act */
function one(form, seat, act) {
  const { turn, words } = form;
  const say = (/** @type {number} */ to) => form.tap.act(turn.round, { seat, act: act.act, ...(to === undefined ? {} : { to }) });
  const chip = (/** @type {any} */ word, /** @type {() => void} */ tap, kind = "") => html`<button type="button" class="chip num ${kind}" data-act=${act.act} @click=${tap}>${word}</button>`;
  if (act.act === "raise") return html`${raiseSteps(act.min, act.max ?? Infinity, 3).map((to) => chip(`${words.raise} ${to}`, () => say(to)))}
    ${form.ask(`${words.raise} …`, gettext("就这么多"), say, act.max)}`;
  const amount = act.to === undefined ? "" : ` ${act.to}`;
  return chip(`${words[act.act]}${amount}`, () => say(undefined), act.act === "fold" ? "chip--fold" : "");
}

/** What was said so far, the latest in sight. @param {Context} form */
function said({ draft, table, words }) {
  const name = (/** @type {number} */ seat) => table.seats.find((place) => place.seat === seat)?.name;
  const text = (/** @type {any} */ each) => `${name(each.seat)} ${words[each.act]}${each.to === undefined ? "" : ` ${each.to}`}`;
  return html`<ol class="betting__said" aria-label=${gettext("叫过的")} tabindex="0">${draft.bets.map((round, i) => round.length ? html`<li><b>${roundName(i + 1)}</b> ${round.map(text).join("，")}</li>` : nothing)}</ol>`;
}
