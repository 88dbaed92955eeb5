/**
 * The form of 炸金花抓二游: `<jinhua-form>` draws it, the pure modules beside it know what a tap means.
 *
 * @typedef {Object} Context what the parts of the form are given
 * @property {import("../types.js").TableState} table
 * @property {import("../types.js").Page} page
 * @property {import("./draft.js").Draft} draft
 * @property {import("../types.js").Preview|null} preview
 * @property {Object<string, string>} words
 * @property {number[]} dealt
 * @property {number|null} cursor seat the next stake is for
 * @property {number|null} picking seat whose cards are picked
 * @property {import("../types.js").Turn|null} turn
 * @property {import("./log.js").Played} played what the log comes to so far
 * @property {(seat: number) => string} name
 * @property {(place: string) => string} wrong
 * @property {boolean} amending
 * @property {any} tap what each tap does
 * @property {(seat: number) => void} openSeat
 * @property {(word: string, done: string, give: (points: number) => void, max?: number|null) => any} ask a chip that opens the pad
 */
import { emptyDraft, touched } from "./draft.js";
import { place, toEvent } from "./event.js";
import { fromEvent } from "./prefill.js";
import { remembered } from "./remember.js";
import { html } from "../lit.js";
import "./element.js";

/** Refusals that only say that the hand is not all entered yet. */
const INCOMPLETE = new Set(["no_winner", "log_not_over", "wrong_card_count"]);

/** @type {import("../types.js").EntryForm} */
export const form = {
  empty: (table) => emptyDraft(remembered(table.id)),
  touched,
  toEvent,
  fromEvent,
  incomplete: INCOMPLETE,
  place,
  view: (props) => html`<jinhua-form .props=${props}></jinhua-form>`,
};
