/** The form of 二人双扣: `<shuangkou-form>` draws it, the pure modules beside it know what a tap means. */

import { html } from "../lit.js";
import { EMPTY, touched } from "./draft.js";
import "./element.js";
import { fromEvent, place, toEvent } from "./event.js";

/** @type {import("../types.js").EntryForm} */
export const form = {
  empty: () => EMPTY,
  touched,
  toEvent,
  fromEvent,
  incomplete: new Set(["bad_record"]),
  place,
  view: (props) => html`<shuangkou-form .props=${props}></shuangkou-form>`,
};
