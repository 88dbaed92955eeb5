/**
 * The form of 打二毛: `<ermao-form>` draws it, the pure modules beside it know what a tap means. What a hand comes to
 * is never worked out here; the preview's `so_far` says it.
 *
 * @typedef {Object} SoFar see games/rules/ermao/so_far.py
 * @property {number|null} due
 * @property {number|null} declarer
 * @property {string} level
 * @property {Object<string, string>} levels
 * @property {number} match
 * @property {string|null} trump
 * @property {string[][]} declarations all that may be shown next
 * @property {number|null} score
 * @property {"declarers"|"attackers"|null} side
 * @property {number|null} up
 * @property {string|null} called
 */
import { html } from "../lit.js";
import { emptyDraft, touched } from "./draft.js";
import { fromEvent, place, toEvent } from "./event.js";
import { moment } from "./moment.js";
import { status } from "./teams.js";
import "./element.js";

/** Refusals that only say that the hand is not all entered yet. */
const INCOMPLETE = new Set(["declarer_missing", "not_points", "unknown_shape"]);

/** @type {import("../types.js").EntryForm} */
export const form = {
  empty: emptyDraft,
  touched,
  toEvent,
  fromEvent,
  incomplete: INCOMPLETE,
  place,
  view: (props) => html`<ermao-form .props=${props}></ermao-form>`,
  status,
  moment,
};
