/** The top of the page: which hand of which game, what lies on the table, whether the line holds. */

import { fill, gettext } from "../../i18n.js";
import { html, nothing } from "../lit.js";

/** @typedef {import("../store.js").Store} Store */

/** @param {Store} store @param {() => void} openMenu */
export function header(store, openMenu) {
  const { table, page } = store;
  return html`<header class="felt table-head"><div class="felt__in">
    <div class="table-head__line">
      <a class="table-head__back" href=${page.sittingUrl} aria-label=${gettext("回到牌局")}>‹</a>
      <h1 class="table-head__title">${title(table, page)}</h1>
      ${connection(store)}
      <button class="table-head__menu" type="button" aria-haspopup="dialog" aria-label=${gettext("更多")} @click=${openMenu}>⋯</button>
    </div>
    <p class="felt__sub table-head__sub">${[page.title, page.place, table.name, planned(table, page)].filter(Boolean).join(" · ")}</p>
    <p class="table-head__pool">${pool(table, page)}${lap(table)}</p>
  </div></header>`;
}

/** @param {import("../types.js").TableState} table @param {import("../types.js").Page} page */
function title(table, { playing: game }) {
  if (table.closed) return fill(gettext("%(game)s · 已收桌"), { game });
  return fill(gettext("第 %(n)s 盘 · %(game)s"), { n: table.hand, game });
}

/** @param {import("../types.js").TableState} table @param {import("../types.js").Page} page */
function planned(table, { zone }) {
  if (!table.planned_end) return "";
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return fill(gettext("%(time)s 散场"), { time: clock.format(new Date(table.planned_end)) });
}

/** @param {Store} store */
function connection({ connection: state }) {
  const word = { open: gettext("已连接"), lost: gettext("断线了") }[state] ?? gettext("连接中");
  return html`<span class="table-head__live table-head__live--${state || "new"}" role="status"><i class="dot ${state === "lost" ? "dot--lost" : "dot--live"}" aria-hidden="true"></i><span>${word}</span></span>`;
}

/** What the next hand is played for beside the stakes; who puts it in is marked on the seats. @param {import("../types.js").TableState} table @param {import("../types.js").Page} page */
function pool(table, page) {
  const due = table.seats.reduce((sum, { mango, left }) => sum + (left ? 0 : mango), 0);
  if (table.closed || !(table.pool + due)) return nothing;
  const { mango, knockout, passed } = page.words;
  const why = { knockout, passed }[table.why];
  return html`<span class="pill"><i class="dot dot--mango" aria-hidden="true"></i><span class="num">${
    fill(gettext("桌上%(mango)s %(n)s"), { mango, n: table.pool + due })}${why ? ` · ${why}` : ""}</span></span>`;
}

/** @param {import("../types.js").TableState} table */
function lap({ lap: round, closed }) {
  if (!round || closed) return nothing;
  return html`<span class="pill pill--lap">${fill(gettext("圈芒 第 %(n)s/%(of)s 盘"), { n: Math.min(round.hand, round.of), of: round.of })}</span>`;
}
