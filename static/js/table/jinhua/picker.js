/** Picking the three cards of a seat. */

import { copiesLeft } from "../../cards/kinds.js";
import { minis } from "../../cards/minis.js";
import { pickPad } from "../../cards/pad.js";
import { fill, gettext } from "../../i18n.js";
import { html } from "../lit.js";

/** @param {import("./form.js").Context} form */
export function picker({ draft, page, picking, tap, name }) {
  const kinds = page.deck.kinds;
  const left = copiesLeft(kinds, Object.values(draft.cards));
  const full = picking === null || (draft.cards[picking] ?? []).length >= 3;
  const who = picking === null ? gettext("牌都齐了。要改，点那家的牌。") : fill(gettext("%(name)s的三张牌（可以不填）"), { name: name(picking) });
  return html`<section class="picker" aria-label=${gettext("选牌")}>
    <div class="picker__hand"><p class="picker__who" aria-live="polite">${who}</p>${minis(kinds, draft.cards[picking] ?? [])}</div>
    ${pickPad({ kinds, left: full ? none(left) : left, tap: (kind) => tap.card(picking, kind), back: () => picking !== null && tap.back(picking), label: who })}</section>`;
}

/** Nothing can be picked. @param {Object<string, number>} left */
const none = (left) => Object.fromEntries(Object.keys(left).map((kind) => [kind, 0]));
