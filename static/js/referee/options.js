/** What an answer depends on beside the cards: trumps and level of 打二毛, and a table's own rules. */

import { SUITS } from "../cards/kinds.js";
import { gettext } from "../i18n.js";
import { html, nothing } from "../table/lit.js";
import * as draft from "./draft.js";

/** @typedef {import("./element.js").Context} Context */

/** @param {Context} context */
export function options({ facts, draft: now, change }) {
  if (!facts.levels.length) return nothing;
  const { declarations } = facts.asked;
  return html`<div class="referee__options">
    <nav class="chips" aria-label=${gettext("问什么")}>
      <a class="chip" href="?game=ermao&level=${now.level}" aria-current=${declarations ? nothing : "true"}>${gettext("一轮牌")}</a>
      <a class="chip" href="?game=ermao&ask=declarations&level=${now.level}" aria-current=${declarations ? "true" : nothing}>${gettext("亮主")}</a></nav>
    <label class="referee__level"><span>${gettext("打几")}</span><select class="input" @change=${(event) => change(draft.setLevel(facts, now, event.target.value))}>
      ${facts.levels.map(([level, name]) => html`<option value=${level} ?selected=${level === now.level}>${name}</option>`)}</select></label>
    ${declarations ? nothing : html`<div class="referee__trumps" role="group" aria-label=${gettext("什么做主")}>${facts.trumps.map(([trump, name]) => html`
      <button type="button" class="chip suited__suit--${trump}" data-trump=${trump} aria-pressed=${trump === now.trump} aria-label=${name} @click=${() => change(draft.setTrump(now, trump))}>${SUITS[trump] ?? name}</button>`)}</div>`}</div>`;
}

/** The settings that change answers, each a switch. @param {Context} context */
export function rules({ facts, draft: now, change }) {
  if (!facts.choices.length) return nothing;
  return html`<section class="referee__rules" aria-labelledby="referee-rules"><h2 id="referee-rules">${gettext("按哪种桌规")}</h2>
    <div class="chips">${facts.choices.map((choice) => html`<button type="button" class="chip" data-rule=${choice.name} aria-pressed=${draft.valueOf(facts, now, choice.name) === choice.on}
      @click=${() => change(draft.tapRule(facts, now, choice))}>${choice.label}</button>`)}</div></section>`;
}
