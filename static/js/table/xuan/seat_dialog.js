/** What belongs to one seat: its stake where it differs, its bowl, sitting out. */

import { fill, gettext } from "../../i18n.js";
import { frame } from "../dialogs/frame.js";
import "../dialogs/pad.js";
import { html, nothing } from "../lit.js";
import { stakeOf } from "./bids.js";
import { bowlSteps } from "./steps.js";

/** @typedef {import("./form.js").Context} Context */

/** @param {Context} form @param {number} seat @param {() => void} close */
export function seatDialog(form, seat, close) {
  const place = form.table.seats.find((each) => each.seat === seat);
  if (!place) return nothing;
  return frame(place.name, close, html`<div class="stack stack--wide">
    ${bowl(form, place)}${form.draft.log ? nothing : stake(form, place)}${fate(form, place)}</div>`);
}

/** @param {string} word @param {boolean} on @param {() => void} act */
const chip = (word, on, act) => html`<button type="button" class="chip" aria-pressed=${on} @click=${act}>${word}</button>`;

/** @param {Context} form @param {import("../types.js").Seat} place */
function bowl(form, place) {
  if (form.table.rules.bowl === "per_hand") return handBowl(form, place);
  if (form.table.rules.bowl !== "carried" || form.amending) return nothing;
  const post = (/** @type {Object} */ what) => form.post([{ type: "bowl", seat: place.seat, ...what }]);
  const begun = Boolean(place.bowl);
  return html`<section class="stack"><h3>${begun ? fill(gettext("钵里 %(n)s，加钵"), { n: place.bowl }) : gettext("起钵")}</h3>
    <div class="chips">${bowlSteps(form.table.rules, begun).map((points) => html`<button type="button" class="chip num" @click=${() => post({ points })}>+${points}</button>`)}
      ${form.ask(gettext("别的数"), gettext("加进钵里"), (points) => post({ points }))}
      ${form.ask(gettext("数过的"), gettext("钵里就是这么多"), (counted) => post({ counted }))}</div>
    ${form.notice ? html`<p class="field__error" role="alert">${form.notice}</p>` : nothing}</section>`;
}

/** @param {Context} form @param {import("../types.js").Seat} place */
function handBowl(form, place) {
  const now = form.draft.bowls[place.seat];
  const set = (/** @type {number|null} */ points) => form.tap.bowl(place.seat, points);
  const steps = [50, 100, 200, 500];
  return html`<section class="stack"><h3>${gettext("这盘的簸簸数（不写就不封顶）")}</h3>
    <div class="chips">${steps.map((points) => chip(String(points), now === points, () => set(now === points ? null : points)))}
      ${form.ask(now !== undefined && !steps.includes(now) ? String(now) : gettext("别的数"), gettext("就这么多"), set)}</div></section>`;
}

/** @param {Context} form @param {import("../types.js").Seat} place */
function stake(form, place) {
  const { draft, table } = form;
  const own = draft.stakes[place.seat] !== undefined;
  const now = stakeOf(draft, table, place.seat);
  return html`<section class="stack"><h3>${fill(gettext("这盘下了 %(n)s"), { n: now ?? "—" })}</h3>
    <div class="chips">${chip(gettext("按叫注"), !own, () => form.tap.stake(place.seat, null))}
      ${form.ask(gettext("单独填"), gettext("下了这么多"), (points) => form.tap.stake(place.seat, points))}</div></section>`;
}

/** @param {Context} form @param {import("../types.js").Seat} place */
function fate(form, place) {
  const { draft, table } = form;
  return html`<section class="chips">${chip(gettext("这盘不打"), draft.out.includes(place.seat), () => form.tap.out(place.seat))}
    ${table.rules.sanhua === "auto" && draft.mode === "order" ? chip(gettext("三花，不输不赢"), draft.sanhua.includes(place.seat), () => form.tap.sanhua(place.seat)) : nothing}</section>`;
}
