/**
 * What the elements of the entry forms share: they are drawn from their properties, and a number is asked for on
 * the pad. A form extends it and says in `draw` what it looks like.
 */

import { frame, showDialogs } from "../dialogs/frame.js";
import "../dialogs/pad.js";
import { html, nothing, render } from "../lit.js";

/** @typedef {{title: string, done: string, give: (points: number) => void, max: number|null}} Asked */

export class FormElement extends HTMLElement {
  /** @type {import("../types.js").FormProps} */ #props;
  /** @type {Asked|null} what the pad is open for */ #asked = null;

  set props(props) {
    this.#props = props;
    this.update();
  }

  get props() {
    return this.#props;
  }

  /** What the form looks like now. @returns {any} */
  draw() {
    return nothing;
  }

  /** Called whenever it stands on the page anew. */
  drawn() {}

  update() {
    render(html`${this.draw()}${this.#pad()}`, this);
    showDialogs(this);
    this.drawn();
  }

  /** Open the pad; what is given goes to `give`. @param {string} title @param {string} done @param {(points: number) => void} give @param {number|null} [max] */
  ask(title, done, give, max = null) {
    this.#asked = { title, done, give, max };
    this.update();
  }

  #pad() {
    const asked = this.#asked;
    if (!asked) return nothing;
    const close = () => { this.#asked = null; this.update(); };
    const given = (/** @type {CustomEvent} */ event) => { close(); asked.give(event.detail); };
    return frame(asked.title, close, html`<amount-pad .label=${asked.done} .max=${asked.max} @amount=${given}></amount-pad>`, "sheet-dialog--pad");
  }
}
