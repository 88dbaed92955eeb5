/** From a draft to the hand of the table record and back (shuangkou §1). Pure. */

import { gettext } from "../../i18n.js";
import { EMPTY, bombsOf } from "./draft.js";

/** @typedef {import("./draft.js").Draft} Draft @typedef {import("../types.js").TableState} TableState */

/** @param {Draft} draft @param {TableState} table @returns {{event: Object, missing: string}} */
export function toEvent(draft, table) {
  const bombs = Object.fromEntries(table.seats.map(({ seat }) => [seat, bombsOf(draft, seat)]));
  const won = draft.winner === null ? {} : { winner: draft.winner, left: draft.left };
  return { event: { ...won, bombs }, missing: draft.winner === null ? gettext("谁先出完？在他名下点平、单、双。") : "" };
}

/** @param {any} entered the hand as it stands in the record @returns {Draft} */
export const fromEvent = (entered) => ({ ...EMPTY, winner: entered.winner ?? null, left: entered.left ?? null, bombs: listed(entered.bombs ?? {}) });

/** @param {Object<string, import("./draft.js").Bomb[]|null>} bombs */
const listed = (bombs) => Object.fromEntries(Object.entries(bombs).map(([seat, list]) => [seat, list ?? []]));

/** Where on the form a refusal belongs: the cards left are the loser's. @param {string} field path into the event @param {any} event */
export function place(field, event) {
  const [head, seat] = field.replace(/^as\./, "").split(".");
  const { winner, bombs } = event.as ?? event;
  if (head === "bombs" && seat) return `seat-${seat}`;
  if (head === "left") return `seat-${Object.keys(bombs).find((each) => Number(each) !== winner)}`;
  return "";
}
