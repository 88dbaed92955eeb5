/** Between a draft and the hand of the table record (ermao §2, §8), and what is still missing. Pure. */

import { gettext } from "../../i18n.js";
import { emptyDraft } from "./draft.js";

/** @typedef {import("./draft.js").Draft} Draft @typedef {import("../types.js").TableState} TableState */

/** @param {Draft} draft @param {TableState} table @returns {{event: Object, missing: string}} */
export function toEvent(draft, table) {
  return { event: { ...named(draft), ...given({ captured: draft.captured }), ...lastTrick(draft) }, missing: missing(draft, table) };
}

/** @param {Draft} draft */
const named = ({ declarer, trump, declarations }) => ({ ...given({ declarer, trump }), ...(declarations.length ? { declarations } : {}) });

/** Taken by the attackers, the bottom has to be counted: until it is, the shape is held back, so that nothing is saved without it. @param {Draft} draft */
function lastTrick({ shape, bottom }) {
  if (shape === null) return {};
  if (bottom === null) return { last_trick: { by: "attackers" } };
  return { bottom, last_trick: { by: "attackers", shape } };
}

/** @param {Object<string, any>} values */
const given = (values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** A quiet hint at the next thing to enter, or "". @param {Draft} draft @param {TableState} table */
function missing(draft, table) {
  if (draft.declarer === null && table.play.declarer === null && !draft.declarations.length) return gettext("谁坐庄？点一下名字。");
  if (draft.captured === null) return gettext("闲家捡了多少分？");
  return draft.shape !== null && draft.bottom === null ? gettext("抠底了：底牌有多少分？") : "";
}

/** From a recorded hand back to a draft, to correct it. @param {any} entered @returns {Draft} */
export function fromEvent(entered) {
  const taken = entered.last_trick?.by === "attackers";
  const declarations = entered.declarations ?? [];
  return {
    ...emptyDraft(),
    declarer: entered.declarer ?? null,
    trump: declarations.length ? null : (entered.trump ?? null),
    declarations,
    captured: entered.captured,
    shape: taken ? entered.last_trick.shape : null,
    bottom: taken ? (entered.bottom ?? 0) : null,
  };
}

/** Where on the form a refusal belongs. @param {string} field path into the event */
export function place(field) {
  const [head] = field.replace(/^as\./, "").split(".");
  return head === "trump" ? "declarations" : head;
}
