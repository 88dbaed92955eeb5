/** One seat while a hand is entered: who, what it put in, whether it won or folded, its claim; its cards where they are picked. */

import { minis, mini } from "../../cards/minis.js";
import { namesOf } from "../../cards/kinds.js";
import { fill, gettext, sense, signed } from "../../i18n.js";
import { html, nothing } from "../lit.js";
import { HAND, fateOf, winners } from "./draft.js";
import { stakeOf } from "./stakes.js";

/** @typedef {import("./form.js").Context} Context @typedef {import("../types.js").Seat} Seat */

/** @param {Seat} place @param {Context} form */
export function seatRow(place, form) {
  const { draft, turn } = form;
  const fate = fateNow(place.seat, form);
  const gone = fate === "out" || fate === "folded";
  const wrong = form.wrong(`seat-${place.seat}`);
  return html`<li class="place ${gone ? "place--out" : ""} ${turn?.seat === place.seat ? "place--turn" : ""}" data-seat=${place.seat}>
    ${who(place, form, fate, wrong)}
    ${fate === "out" ? html`<span class="place__sits">${gettext("这盘不打")}</span>` : html`
      ${draft.log ? logged(place, form) : entered(place, form, fate)}${claim(place, form)}${form.draft.picks ? cards(place, form) : nothing}`}
    ${wrong ? html`<p class="field__error place__wrong" id="wrong-${place.seat}">${wrong}</p>` : nothing}
  </li>`;
}

/** What became of a seat as far as is known, or "". @param {number} seat @param {Context} form @returns {string} */
function fateNow(seat, { draft, dealt, played }) {
  const fate = fateOf(draft, dealt, seat);
  if (fate === "out" || draft.claims[seat] === "false") return fate;
  if (draft.log) return played.fates[seat] ?? "";
  return fate === "beaten" && !winners(draft, dealt).length ? "" : fate;
}

/** Name, points, dealer; a tap opens what is seldom needed. @param {Seat} place @param {Context} form @param {string} fate @param {string} wrong */
function who(place, { table, draft, words, openSeat }, fate, wrong) {
  return html`<button type="button" class="place__who" aria-haspopup="dialog" aria-describedby=${wrong ? `wrong-${place.seat}` : nothing} @click=${() => openSeat(place.seat)}>
    <span class="place__name"><span class="place__text">${place.name}</span></span>
    <span class="place__figures"><b class="num ${sense(place.total)}">${signed(place.total)}</b>${
      place.seat === table.dealer ? html`<span class="badge place__badge" title=${gettext("发牌")}>${gettext("发")}</span>` : nothing}${
      fate === "beaten" && !draft.log ? html`<span>${words.beaten}</span>` : nothing}</span>
  </button>`;
}

/** @param {Seat} place @param {Context} form @param {string} fate */
function entered(place, form, fate) {
  const { draft, dealt, cursor, tap } = form;
  const { seat, name } = place;
  const stake = stakeOf(draft, dealt, seat);
  return html`<button type="button" class="key key--stake ${draft.stakes[seat] === undefined ? "" : "key--own"} ${cursor === seat ? "key--now" : ""}" aria-pressed=${cursor === seat}
      aria-label=${fill(gettext("%(name)s下了 %(n)s"), { name, n: stake ?? "—" })} @click=${() => tap.figure(seat)}><b class="num">${stake ?? "—"}</b></button>
    ${key(gettext("赢"), fill(gettext("%(name)s赢了"), { name }), fate === "won", "key--won", () => tap.won(seat))}
    ${key(gettext("弃"), fill(gettext("%(name)s弃牌"), { name }), fate === "folded", "key--fold", () => tap.fold(seat))}`;
}

/** @param {string} word @param {string} label @param {boolean} on @param {string} kind @param {() => void} act */
const key = (word, label, on, kind, act) => html`<button type="button" class="key ${kind}" aria-pressed=${on} aria-label=${label} @click=${act}>${word}</button>`;

/** What the log has come to. @param {Seat} place @param {Context} form */
function logged({ seat, name }, form) {
  const { played, words } = form;
  const fate = fateNow(seat, form);
  return html`<span class="place__put num" aria-label=${fill(gettext("%(name)s下了 %(n)s"), { name, n: played.put[seat] ?? 0 })}>${played.put[seat] ?? 0}</span>
    <span class="place__fate">${fate ? words[fate] : nothing}</span>`;
}

/** @param {Seat} place @param {Context} form */
function claim({ seat, name }, { draft, tap, words }) {
  const said = draft.claims[seat];
  const label = said ? fill(gettext("%(name)s抓二游：%(claim)s"), { name, claim: words[said] }) : fill(gettext("%(name)s抓二游"), { name });
  return key({ true: gettext("真"), false: gettext("诈") }[said] ?? gettext("二游"), label, Boolean(said), `key--claim ${said === "false" ? "key--false" : ""}`, () => tap.claim(seat));
}

/** The three cards and what they are, or the place for them. @param {Seat} place @param {Context} form */
function cards({ seat, name }, { draft, page, preview, words, picking, tap }) {
  const held = draft.cards[seat] ?? [];
  const what = words[preview?.outcome?.classes?.[seat]];
  const label = fill(gettext("%(name)s的牌：%(cards)s"), { name, cards: namesOf(page.deck.kinds, held) || gettext("还没选") });
  return html`<button type="button" class="key key--cards key--hand ${picking === seat ? "key--now" : ""}" aria-pressed=${picking === seat} aria-label=${what ? `${label} ${what}` : label} @click=${() => tap.pick(seat)}>
    ${minis(page.deck.kinds, held)}${Array.from({ length: HAND - held.length }, () => mini(undefined, "mini--suited"))}<span class="key__class">${what ?? nothing}</span></button>`;
}
