/** Before the first hand of a game with bowls: a bowl for everyone in one tap. */

import { fill, gettext } from "../../i18n.js";
import { html, nothing } from "../lit.js";
import { bowlSteps } from "./steps.js";

/** @param {import("./form.js").Context} form */
export function bowlOffer({ table, post, ask, words, amending }) {
  const without = table.seats.filter(({ bowl, left }) => !left && !bowl);
  if (table.rules.bowl !== "carried" || amending || !without.length) return nothing;
  const give = (/** @type {number} */ points) => post(without.map(({ seat }) => ({ type: "bowl", seat, points })));
  const all = without.length === table.seats.filter(({ left }) => !left).length;
  const who = all ? gettext("每家") : without.map(({ name }) => name).join("、");
  return html`<section class="notice table-notice offer"><p>${fill(gettext("%(who)s起一%(bowl)s："), { who, bowl: words.bowl })}</p>
    <div class="chips">${bowlSteps(table.rules, false).slice(0, 3).map((points) => html`<button type="button" class="chip num" @click=${() => give(points)}>${points}</button>`)}
      ${ask(gettext("别的数"), gettext("每家这么多"), give)}</div></section>`;
}
