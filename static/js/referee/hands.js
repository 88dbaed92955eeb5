/** The hands on the table, a row each: its cards, what it is, what is wrong with it. */

import { namesOf } from "../cards/kinds.js";
import { minis } from "../cards/minis.js";
import { look } from "../cite.js";
import { fill, gettext } from "../i18n.js";
import { html, nothing } from "../table/lit.js";
import * as draft from "./draft.js";

/** @typedef {import("./element.js").Context} Context */

/** @param {Context} context */
export const handRows = (context) => html`<ol class="hands-asked">${context.draft.hands.map((_, i) => row(context, i))}</ol>
  ${context.draft.hands.length < context.facts.most ? html`<button type="button" class="btn referee__more" @click=${() => context.change(draft.addHand(context.facts, context.draft))}>
    ${context.facts.asked.declarations ? gettext("再亮一次") : gettext("加一手")}</button>` : nothing}`;

/** @param {Context} context @param {number} i */
function row(context, i) {
  const { facts, draft: now, best, wrong, change } = context;
  const active = now.active === i;
  const first = best.includes(i + 1);
  return html`<li class="asked ${active ? "asked--now" : ""} ${first ? "asked--best" : ""}" data-hand=${i + 1}>
    <button type="button" class="asked__pick" aria-pressed=${active} aria-label=${label(facts, now, i)} @click=${() => change(draft.tapHand(now, i))}>
      <span class="asked__name">${name(facts, i)}</span>
      <span class="asked__cards">${cards(facts, now, i)}</span></button>
    ${now.hands[i].cards.length || now.hands.length > 2 ? html`<button type="button" class="asked__clear" aria-label=${fill(gettext("清掉第 %(n)s 手"), { n: i + 1 })} @click=${() => change(draft.clearHand(now, i))}>×</button>` : nothing}
    ${says(context, i, first, wrong(i))}</li>`;
}

/** @param {draft.Facts} facts @param {number} i */
function name(facts, i) {
  if (facts.asked.declarations) return fill(gettext("第 %(n)s 次亮"), { n: i + 1 });
  return fill(gettext("第 %(n)s 手"), { n: i + 1 });
}

/** @param {draft.Facts} facts */
function badge({ game, size, asked }) {
  if (asked.declarations) return gettext("算数");
  return size === 4 ? gettext("先收") : game === "ermao" || game === "shuangkou" ? gettext("赢") : gettext("最大");
}

/** @param {draft.Facts} facts @param {draft.Draft} now @param {number} i */
const label = (facts, now, i) =>
  fill(gettext("%(name)s的牌：%(cards)s"), { name: name(facts, i), cards: namesOf(draft.kindsOf(facts, now), now.hands[i].cards) || gettext("还没选") });

/** @param {draft.Facts} facts @param {draft.Draft} now @param {number} i */
function cards(facts, now, i) {
  const places = (facts.size ?? 0) - now.hands[i].cards.length;
  const kinds = draft.kindsOf(facts, now);
  const groups = draft.groupsOf(facts, now, i).map((group) => html`<span class="asked__group">${minis(kinds, group)}</span>`);
  const more = kinds.some(({ suit }) => suit) ? "mini--suited" : "";
  if (!facts.size && !now.hands[i].cards.length) return html`<span class="soft">${gettext("还没选")}</span>`;
  return html`${groups}${Array.from({ length: Math.max(0, places) }, () => html`<span class="mini mini--none ${more}"></span>`)}`;
}

/** What the hand is; while it is being picked, what it lacks is no mistake yet. @param {Context} context @param {number} i @param {boolean} first @param {import("../http.js").Refusal|null} wrong */
function says({ facts, draft: now, says: said }, i, first, wrong) {
  const lead = facts.game === "ermao" && !facts.asked.declarations && !i ? html`<span class="badge badge--soft">${gettext("领出")}</span> ` : nothing;
  if (wrong) return html`<p class="asked__says ${now.active === i ? "soft" : "field__error"}">${wrong.message} ${look(wrong)}</p>`;
  const open = draft.splitsOf(facts, now, i).length && now.hands[i].split === null;
  return html`<p class="asked__says">${lead}${first ? html`<span class="badge">${badge(facts)}</span> ` : nothing}${open ? html`<span class="soft">${gettext("怎么扯？点一种。")}</span>` : (said[i] ?? "")}</p>`;
}
