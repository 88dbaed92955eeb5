/** The two teams: their levels, their seats, and who declares. */

import { fill, gettext, sense, signed } from "../../i18n.js";
import { html, nothing } from "../lit.js";

/** @typedef {import("../types.js").TableState} TableState @typedef {import("../types.js").Page} Page @typedef {import("../types.js").Seat} Seat */

/**
 * @typedef {Object} Match
 * @property {number} number
 * @property {Object<string, string>} levels of both teams
 * @property {string} level the level played
 * @property {number|null} due the seat due to declare, null in the first hand of a match
 * @property {number|null} declarer
 */

/** Partners sit opposite each other. */
const TEAMS = [[1, 3], [2, 4]];

/** @param {TableState} table @param {number[]} team */
const membersOf = ({ seats }, team) => seats.filter(({ seat }) => team.includes(seat));

/** @param {TableState} table @param {string|number} team 1 or 2 */
export const teamName = (table, team) => membersOf(table, TEAMS[Number(team) - 1]).map(({ name }) => name).join(gettext("、"));

/** What the next hand is played for, for those who look; who enters it has it on the form. @param {TableState} table @param {Page} page */
export function status(table, page) {
  if (page.mayWrite) return nothing;
  const { declarer, level, levels, match } = table.play;
  return teams({ table, match: { number: match, levels, level, due: declarer, declarer }, words: page.words });
}

/**
 * @param {Object} what
 * @param {TableState} what.table
 * @param {Match} what.match
 * @param {Object<string, string>} what.words
 * @param {string} [what.wrong]
 * @param {(seat: number) => boolean} [what.mayDeclare] the seats that can be named
 * @param {(seat: number) => void} [what.choose] none for those who only look; their points stand elsewhere
 */
export function teams({ table, match, words, wrong = "", mayDeclare = () => false, choose }) {
  const seat = (/** @type {Seat} */ member) => {
    const declares = member.seat === match.declarer;
    const badge = declares ? html`<span class="badge member__badge">${gettext("庄")}</span>` : nothing;
    const name = html`<span class="place__text member__name">${member.name}</span>`;
    if (!choose) return html`<li class="member member--look ${declares ? "member--declares" : ""}">${name}${badge}</li>`;
    const body = html`${name}<span class="member__figures"><b class="num ${sense(member.total)}">${signed(member.total)}</b>${badge}</span>`;
    if (!mayDeclare(member.seat)) return html`<li class="member ${declares ? "member--declares" : ""}" data-seat=${member.seat}>${body}</li>`;
    return html`<li><button type="button" class="member member--open ${declares ? "member--declares" : ""}" data-seat=${member.seat} aria-pressed=${declares}
      aria-label=${fill(gettext("%(name)s坐庄"), { name: member.name })} @click=${() => choose(member.seat)}>${body}</button></li>`;
  };
  return html`<section class="teams" aria-label=${gettext("两队和级数")}>
    ${match.due && choose ? nothing : html`<p class="teams__what ${match.declarer === null ? "teams__what--ask" : ""}">${what(table, match, Boolean(choose))}</p>`}
    ${TEAMS.map((team, i) => html`<div class="team ${match.declarer !== null && team.includes(match.declarer) ? "team--declares" : ""}">
      <p class="team__level"><span>${gettext("打")}</span><b class="num">${match.levels[i + 1]}</b></p>
      <ul class="team__seats">${membersOf(table, team).map(seat)}</ul></div>`)}
    ${wrong ? html`<p class="field__error teams__wrong" id="wrong-declarer">${wrong}</p>` : nothing}
  </section>`;
}

/** The match in a line. @param {TableState} table @param {Match} match @param {boolean} asks */
function what(table, { number, level, declarer }, asks) {
  const open = asks ? gettext("第 %(n)s 轮，打 %(level)s：谁坐庄？点一下") : gettext("第 %(n)s 轮，打 %(level)s，谁坐庄还没定");
  if (declarer === null) return fill(open, { n: number, level });
  const name = table.seats.find(({ seat }) => seat === declarer)?.name ?? "";
  return fill(gettext("第 %(n)s 轮：%(name)s坐庄，打 %(level)s"), { n: number, name, level });
}
