/** One seat while a hand is entered: who, what lies in front, folded or in, and its place or its cards. */

import { mini } from "../../cards/minis.js";
import { fill, gettext, sense, signed } from "../../i18n.js";
import { html, nothing } from "../lit.js";
import { stakeOf } from "./bids.js";
import { bettingBegun, foldRound, held } from "./draft.js";

/**
 * @typedef {Object} SeatProps
 * @property {import("../types.js").Seat} place
 * @property {import("./form.js").Context} form
 */

export const roundName = (/** @type {number} */ round) => [gettext("一轮"), gettext("二轮"), gettext("三轮")][round - 1];

/** @param {SeatProps} props */
export function seatRow({ place, form }) {
  const { draft } = form;
  const out = draft.out.includes(place.seat);
  const folded = foldRound(draft, place.seat);
  const wrong = form.wrong(`seat-${place.seat}`);
  return html`<li class="place ${out || folded ? "place--out" : ""} ${form.speaks?.seat === place.seat ? "place--turn" : ""}" data-seat=${place.seat}>
    ${who(place, form, out, wrong)}
    ${out ? html`<span class="place__sits">${gettext("这盘不打")}</span>` : html`
      ${draft.log ? nothing : fold(place, form, folded)}
      ${draft.mode === "cards" ? cards(place, form, Boolean(folded)) : places(place, form, Boolean(folded))}`}
    ${wrong ? html`<p class="field__error place__wrong" id="wrong-${place.seat}">${wrong}</p>` : nothing}
  </li>`;
}

/** Name, dealer, points; a tap opens bowl and stake. Where there is no room for both, the stake is seen. @param {import("../types.js").Seat} place @param {import("./form.js").Context} form @param {boolean} out @param {string} wrong */
function who(place, { draft, table, openSeat, words }, out, wrong) {
  const stake = out || !bettingBegun(draft) ? null : stakeOf(draft, table, place.seat);
  const own = draft.stakes[place.seat] !== undefined;
  const bowl = table.rules.bowl === "per_hand" ? draft.bowls[place.seat] : place.bowl;
  return html`<button type="button" class="place__who" aria-haspopup="dialog" aria-describedby=${wrong ? `wrong-${place.seat}` : nothing} @click=${() => openSeat(place.seat)}>
    <span class="place__name"><span class="place__text">${place.name}</span>${place.seat === table.dealer ? html`<span class="badge place__badge" title=${gettext("发牌")}>${gettext("发")}</span>` : nothing}${
      table.rules.opening && place.seat === table.opener ? html`<span class="badge badge--soft place__badge" title=${words.opener}>${gettext("挡")}</span>` : nothing}${
      place.mango ? html`<span class="badge badge--mango place__badge num" title=${words.mango}>${fill(gettext("芒 %(n)s"), { n: place.mango })}</span>` : nothing}</span>
    <span class="place__figures"><b class="num ${sense(place.total)}">${signed(place.total)}</b>${
      stake === null ? nothing : html`<span class="num place__stake ${own ? "place__stake--own" : ""}">${fill(gettext("下 %(n)s"), { n: stake })}</span>`}${
      bowl === null || bowl === undefined ? nothing : html`<span class="num place__bowl">${fill(gettext("%(bowl)s %(n)s"), { bowl: words.bowl, n: bowl })}</span>`}</span>
  </button>`;
}

/** @param {import("../types.js").Seat} place @param {import("./form.js").Context} form @param {number} folded */
function fold(place, { tap, words }, folded) {
  const label = folded ? fill(gettext("%(name)s %(fold)s，%(round)s"), { name: place.name, fold: words.fold, round: roundName(folded) })
    : fill(gettext("%(name)s %(fold)s"), { name: place.name, fold: words.fold });
  return html`<button type="button" class="key key--fold" aria-pressed=${Boolean(folded)} aria-label=${label} @click=${() => tap.fold(place.seat)}>
    <span>${words.fold}</span>${folded ? html`<span class="key__round">${roundName(folded)}</span>` : nothing}</button>`;
}

/** Low and high, each with the seat's rank. @param {import("../types.js").Seat} place @param {import("./form.js").Context} form @param {boolean} folded */
function places(place, form, folded) {
  const { draft, words, ranks, compared } = form;
  if (draft.sanhua.includes(place.seat)) return html`<span class="place__sits place__sits--short">${gettext("三花")}</span>`;
  if (draft.passed && !folded) return html`<span class="place__sits place__sits--short">${words.check}</span>`;
  const idle = folded || form.ending || compared.length < 2;
  return ["low", "high"].map((group) => {
    const rank = ranks[group][place.seat];
    const label = fill(rank ? gettext("%(name)s的%(group)s，第 %(n)s 大") : gettext("%(name)s的%(group)s"), { name: place.name, group: words[group], n: rank });
    return html`<button type="button" class="key key--rank ${idle ? "key--gone" : ""}" ?disabled=${idle} aria-pressed=${Boolean(rank)} aria-label=${label}
      data-group=${group} @click=${() => form.tap.rank(group, place.seat)}>${rank ? html`<b class="num">${rank}</b>` : words[group]}</button>`;
  });
}

/** The four cards, or the place for them. @param {import("../types.js").Seat} place @param {import("./form.js").Context} form @param {boolean} folded */
function cards(place, form, folded) {
  const { draft, page, picking } = form;
  const { four, split } = held(draft, place.seat);
  const idle = folded || form.ending || form.compared.length < 2;
  const order = split === null ? four : form.splits(place.seat)[split].pairs.flat();
  const names = order.map((kind) => page.deck.kinds.find((each) => each.kind === kind));
  const label = fill(gettext("%(name)s的牌：%(cards)s"), { name: place.name, cards: names.map((kind) => kind.name).join(" ") || gettext("还没选") });
  return html`<button type="button" class="key key--cards ${idle ? "key--gone" : ""} ${picking === place.seat ? "key--now" : ""}" ?disabled=${idle}
    aria-pressed=${picking === place.seat} aria-label=${label} @click=${() => form.tap.pick(place.seat)}>
    ${[0, 1, 2, 3].map((i) => mini(names[i], i === 2 ? "mini--second" : ""))}</button>`;
}
