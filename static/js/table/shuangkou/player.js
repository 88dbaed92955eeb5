/** One player: by how much this one ran out first, the bombs, and what they come to. The same room whatever is tapped. */

import { fill, gettext, sense, signed } from "../../i18n.js";
import { html, nothing, repeat } from "../lit.js";
import { bombsOf, tapAway, tapBomb, tapMargin, tapRare, wonBy } from "./draft.js";
import { mergedWords, worthWords } from "./words.js";

/** @typedef {import("../types.js").FormProps} FormProps @typedef {import("../types.js").Seat} Seat */

/** @param {Seat} place @param {FormProps} form @param {() => void} type opens the pad for the cards left */
export function player(place, form, type) {
  const wrong = form.wrong(`seat-${place.seat}`);
  const won = form.draft.winner === place.seat;
  return html`<section class="player ${won ? "player--won" : ""}" data-seat=${place.seat} aria-label=${place.name}>
    <h2 class="player__head"><span class="player__name">${place.name}</span> <b class="num ${sense(place.total)}">${signed(place.total)}</b></h2>
    ${margins(place, form)}
    ${fate(place, form, type)}
    ${worth(place, form)}
    ${keys(place, form)}
    ${played(place, form)}
    ${wrong ? html`<p class="field__error">${wrong}</p>` : nothing}
  </section>`;
}

const SHORT = () => ({ 1: gettext("平"), 2: gettext("单"), 4: gettext("双") });

/** Ran out first, by one of the margins. @param {Seat} place @param {FormProps} form */
function margins(place, form) {
  const { draft, page, table, change } = form;
  const loser = table.seats.find(({ seat }) => seat !== place.seat);
  const room = form.preview?.so_far?.seats[loser?.seat]?.left ?? page.deck.dealt;
  return html`<div class="player__keys" role="group" aria-label=${fill(gettext("%(name)s先出完"), { name: place.name })}>${page.deck.margins.map((margin) => {
    const pressed = wonBy(draft, place.seat, margin);
    const label = fill(gettext("%(name)s先出完，%(margin)s"), { name: place.name, margin: margin.name });
    return html`<button type="button" class="player__margin" data-margin=${margin.margin} aria-pressed=${pressed} aria-label=${label}
      ?disabled=${!pressed && margin.least > room} @click=${() => change(tapMargin(draft, place.seat, margin))}>
      <b>${SHORT()[margin.margin]}</b><span class="num">${range(margin, page.deck.dealt)}</span></button>`;
  })}</div>`;
}

/** @param {import("./draft.js").Margin} margin @param {number} dealt */
const range = ({ least, most }, dealt) => (most === dealt ? fill(gettext("%(n)s 起"), { n: least }) : `${least}–${most}`);

/** Under the margins: out first, also where it pays; or what is left, to be told exactly. @param {Seat} place @param {FormProps} form @param {() => void} type */
function fate({ seat, name }, { draft, preview }, type) {
  if (draft.winner === null) return html`<p class="player__fate player__fate--ask">${gettext("先出完点这里 ↑")}</p>`;
  if (draft.winner !== seat) {
    return html`<button type="button" class="chip player__fate" aria-haspopup="dialog" aria-label=${fill(gettext("%(name)s还剩 %(n)s 张，点了改"), { name, n: draft.left })}
      @click=${type}><span>${fill(gettext("剩 %(n)s 张"), { n: draft.left })}</span><span class="player__edit" aria-hidden="true">✎</span></button>`;
  }
  const net = preview?.outcome && !preview.stale ? preview.outcome.net[seat] : 1;
  if (net > 0) return html`<p class="player__fate">${gettext("先出完")}</p>`;
  const words = net < 0 ? fill(gettext("先出完却要倒付 %(n)s"), { n: -net }) : gettext("先出完，正好不输不赢");
  return html`<p class="player__fate player__fate--pays" role="alert"><span class="visually-hidden">${name}</span>${words}</p>`;
}

/** The bombs that can be played; those that cannot any more stand still. @param {Seat} place @param {FormProps} form */
function keys({ seat, name }, { draft, page, preview, change }) {
  const room = preview?.so_far?.seats[seat]?.cards ?? page.deck.dealt;
  const jokers = preview?.so_far?.jokers ?? Infinity;
  const shown = page.deck.bombs.filter((each) => rare(each) === draft.rare);
  return html`<div class="player__keys" role="group" aria-label=${fill(gettext("%(name)s的炸弹"), { name })}>
    ${draft.rare ? html`<p class="player__caption">${gettext("几张一样 × 几连")}</p>` : nothing}${repeat(shown, ({ short }) => short, (each) => html`
    <button type="button" class="chip player__bomb num" data-bomb=${each.short} aria-label=${fill(gettext("%(name)s加一个：%(bomb)s"), { name, bomb: each.name })}
      ?disabled=${each.cards > room || each.jokers > jokers} @click=${() => change(tapBomb(draft, seat, each.bomb))}>${each.short}</button>`)}
    <button type="button" class="chip player__bomb player__more" aria-pressed=${draft.rare} @click=${() => change(tapRare(draft))}>${draft.rare ? gettext("回到 4–8 张") : gettext("连炸、9 起")}</button></div>`;
}

/** In a row, or jokers in it: on the second page of keys. @param {any} bomb */
const rare = ({ bomb, jokers }) => bomb.run !== undefined || (bomb.size !== undefined && jokers > 0);

/** What was played; a tap takes it away. @param {Seat} place @param {FormProps} form */
function played({ seat, name }, { draft, page, change }) {
  return html`<div class="player__keys player__played" role="group" aria-label=${fill(gettext("%(name)s打了的炸弹"), { name })}>${bombsOf(draft, seat).map((bomb, i) => {
    const { short, name: called } = page.deck.bombs.find((each) => alike(each.bomb, bomb)) ?? { short: "?", name: "?" };
    return html`<button type="button" class="chip player__bomb player__bomb--played num" aria-label=${fill(gettext("去掉%(name)s的：%(bomb)s"), { name, bomb: called })}
      @click=${() => change(tapAway(draft, seat, i))}>${short}<span aria-hidden="true">✕</span></button>`;
  })}</div>`;
}

/** @param {any} one @param {any} other */
const alike = (one, other) => ["size", "run", "jokers"].every((key) => (one[key] ?? null) === (other[key] ?? null));

/** What they come to, as the rules say; before that, what the keys count. @param {Seat} place @param {FormProps} form */
function worth({ seat }, { draft, preview }) {
  const sum = preview?.so_far?.seats[seat];
  if (!sum?.stay.length || !bombsOf(draft, seat).length) return html`<p class="player__worth player__worth--none">${gettext("炸弹：几张一样")}</p>`;
  return html`<p class="player__worth" aria-live="polite">${mergedWords(sum.merges).map((words) => html`<span>${words}</span> `)}<b>${worthWords(sum)}</b></p>`;
}
