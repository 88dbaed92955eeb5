/** The bids, round by round; and the two endings without a showdown. */

import { fill, gettext } from "../../i18n.js";
import { html, nothing } from "../lit.js";
import { bidAt, largest } from "./bids.js";
import { ROUNDS } from "./draft.js";
import { roundName } from "./seat.js";
import { bidSteps } from "./steps.js";

/** @typedef {import("./form.js").Context} Context */

/** @param {Context} form */
export function bidding(form) {
  const { draft, table, words } = form;
  const before = draft.round > 1 ? bidAt(draft, table.rules, draft.round - 1) : null;
  const most = largest(draft, table, form.inHand);
  const chosen = draft.bids[draft.round - 1];
  const steps = bidSteps(table.rules, before, most);
  const other = chosen !== null && chosen !== most && !steps.includes(chosen);
  const wrong = form.wrong("bids");
  return html`<section class="bids" aria-label=${gettext("每轮叫到多少")}>
    <div class="bids__rounds">${Array.from({ length: ROUNDS }, (_, i) => round(form, i + 1))}
      <button type="button" class="chip bids__log" aria-pressed="false" @click=${form.tap.log}>${gettext("逐手")}</button></div>
    <div class="bids__steps">${steps.map((points) => chip(form, points, points, chosen === points))}
      <button type="button" class="chip" ?disabled=${most === null} aria-pressed=${most !== null && chosen === most} aria-label=${most === null ? words.all_in : `${words.all_in} ${most}`}
        @click=${() => form.tap.bid(most)}>${words.all_in}</button>
      <button type="button" class="chip" aria-haspopup="dialog" aria-pressed=${other} aria-label=${gettext("别的数")} @click=${form.openBid}>${other ? chosen : "⋯"}</button></div>
    ${wrong ? html`<p class="field__error">${wrong}</p>` : nothing}
  </section>`;
}

/** @param {Context} form @param {number} points @param {any} word @param {boolean} on */
const chip = (form, points, word, on) =>
  html`<button type="button" class="chip num" aria-pressed=${on} @click=${() => form.tap.bid(points)}>${word}</button>`;

/** A round with its bid; what nobody tapped is what it was before. @param {Context} form @param {number} number */
function round({ draft, table, tap }, number) {
  const bid = bidAt(draft, table.rules, number);
  const said = draft.bids[number - 1] !== null;
  return html`<button type="button" class="chip bids__round ${said ? "bids__round--said" : ""}" aria-pressed=${draft.round === number}
    aria-label=${fill(gettext("%(round)s叫到 %(n)s"), { round: roundName(number), n: bid ?? "—" })} @click=${() => tap.round(number)}>
    <span>${roundName(number)}</span><b class="num">${bid ?? "—"}</b></button>`;
}

/** Everyone but one folded; everyone checked. @param {Context} form */
export function endings(form) {
  const { draft, table, words, inHand, dealt } = form;
  const alone = inHand.length === 1 ? inHand[0] : null;
  const rounds = [1, 2, 3].filter((number) => number > 1 || !table.rules.opening);
  const wrong = form.wrong("passed");
  return html`<section class="endings" aria-label=${gettext("没有亮牌")}>
    <div class="endings__line" role="group" aria-label=${gettext("别人都丢了，只剩")}><span class="endings__word">${gettext("只剩")}</span>
      ${table.seats.filter(({ seat }) => dealt.includes(seat)).map(({ seat, name }) => html`<button type="button" class="chip" aria-pressed=${alone === seat}
        @click=${() => form.tap.alone(seat)}>${name}</button>`)}</div>
    <div class="endings__line" role="group" aria-label=${words.passed}><span class="endings__word">${gettext("都休")}</span>
      ${rounds.map((number) => html`<button type="button" class="chip" aria-pressed=${draft.passed === number} @click=${() => form.tap.passed(number)}>${roundName(number)}</button>`)}</div>
    ${wrong ? html`<p class="field__error">${wrong}</p>` : nothing}
  </section>`;
}
