/**
 * The form of 打旋 and 丁二皇: `<xuan-form>` draws it, the pure modules beside it know what a tap means.
 *
 * @typedef {Object} Context what the parts of the form are given
 * @property {import("../types.js").TableState} table
 * @property {import("../types.js").Page} page
 * @property {import("./draft.js").Draft} draft
 * @property {Object<string, string>} words
 * @property {number[]} dealt @property {number[]} inHand @property {number[]} compared
 * @property {boolean} ending whether no hands are compared
 * @property {{low: Object<number, number>, high: Object<number, number>}} ranks
 * @property {number|null} picking
 * @property {(seat: number) => import("./cards.js").Split[]} splits
 * @property {import("../types.js").Turn|null} turn
 * @property {{seat: number|null, acts: any[]}|null} speaks whose turn it is, and what it may do
 * @property {(place: string) => string} wrong
 * @property {boolean} amending
 * @property {any} tap what each tap does
 * @property {(seat: number) => void} openSeat
 * @property {() => void} openBid
 * @property {(word: string, done: string, give: (points: number) => void, max?: number|null) => any} ask a chip that opens the pad
 * @property {(events: Object[]) => Promise<boolean>} post
 * @property {string} notice
 * @property {(draft: import("./draft.js").Draft) => void} change
 */
import { toEvent, place } from "./event.js";
import { emptyDraft, touched } from "./draft.js";
import { fromEvent } from "./prefill.js";
import { remembered } from "./remember.js";
import { html } from "../lit.js";
import "./element.js";

/** Refusals that only say that the hand is not all entered yet. */
const INCOMPLETE = new Set([
  "pairs_missing", "not_shown", "stake_missing", "bids_too_short", "fold_round_missing", "no_one_left", "wrong_card_count",
  "round_not_over", "wrong_round_count", "mixed_showing",
]);

/** @type {import("../types.js").EntryForm} */
export const form = {
  empty: (table) => emptyDraft(...remembered(table.id)),
  touched,
  toEvent,
  fromEvent,
  incomplete: INCOMPLETE,
  place,
  view: (props) => html`<xuan-form .props=${props}></xuan-form>`,
};
