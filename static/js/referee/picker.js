/** The picker under the table: tiles, or the ways to split; the same room for all, so nothing jumps. */

import { copiesLeft } from "../cards/kinds.js";
import { pickPad } from "../cards/pad.js";
import { splitChips } from "../cards/splits.js";
import { fill, gettext } from "../i18n.js";
import { html, nothing } from "../table/lit.js";
import * as draft from "./draft.js";
import { wanted } from "./question.js";

/** @typedef {import("./element.js").Context} Context */

/** @param {Context} context */
export function picker(context) {
  const part = { card: tiles, split: splitting, nothing: done }[wanted(context.facts, context.draft)];
  return html`<section class="picker referee__picker ${context.draft.active === null ? "referee__picker--done" : ""} ${context.facts.asked.declarations ? "referee__picker--few" : ""}" aria-label=${gettext("选牌")}>
    <div class="referee__who"><p class="picker__who" aria-live="polite">${who(context)}</p>${onward(context)}</div>
    <div class="picker__room">${part(context)}</div></section>`;
}

/** @param {Context} context */
function who({ facts, draft: now }) {
  const values = { n: (now.active ?? 0) + 1 };
  const sentences = {
    nothing: gettext("牌都齐了。要改，点那一手。"), split: gettext("第 %(n)s 手怎么扯？"),
    card: facts.asked.declarations ? gettext("第 %(n)s 次亮的牌") : gettext("第 %(n)s 手的牌"),
  };
  return fill(sentences[wanted(facts, now)], values);
}

/** A hand of no fixed length is over when one says so. @param {Context} context */
function onward({ facts, draft: now, change }) {
  const i = now.active;
  if (facts.size || i === null || !now.hands[i].cards.length) return nothing;
  const last = i + 1 >= facts.most;
  return html`${last || i === 0 ? nothing : html`<button type="button" class="chip" @click=${() => change(draft.tapHand(now, i))}>${gettext("好了")}</button>`}
    <button type="button" class="chip" @click=${() => change(draft.tapNext(facts, now))}>${last ? gettext("好了") : facts.asked.declarations ? gettext("再亮一次") : gettext("下一手")}</button>`;
}

/** @param {Context} context */
function tiles({ facts, draft: now, change }) {
  const kinds = draft.kindsOf(facts, now);
  const { declarations } = facts.asked;
  // What was shown before may be shown again with more.
  const held = declarations ? [now.hands[now.active]] : now.hands;
  return pickPad({
    kinds, flat: declarations, left: copiesLeft(kinds, held.map(({ cards }) => cards)),
    tap: (kind) => change(draft.tapCard(facts, now, kind)), back: () => change(draft.tapBack(now)),
  });
}

/** @param {Context} context */
function splitting({ facts, draft: now, change }) {
  const { kinds } = draft.deckOf(facts, now);
  const props = { kinds, splits: draft.splitsOf(facts, now, now.active), chosen: now.hands[now.active].split, words: facts.words };
  return html`<div class="picker__splits">${splitChips({ ...props, tap: (split) => change(draft.tapSplit(facts, now, split)) })}
    <button type="button" class="btn btn--quiet picker__again" @click=${() => change(draft.tapBack(now))}>${gettext("退一张")}</button></div>`;
}

/** @param {Context} context */
const done = ({ facts }) => html`<a class="btn btn--wide" href="?game=${facts.game}">${gettext("重来")}</a>`;
