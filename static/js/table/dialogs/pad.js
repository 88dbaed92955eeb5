/** `<amount-pad>`: whole points on large keys. Tells `amount` with the points when done. */

import { gettext } from "../../i18n.js";
import { html, nothing, render } from "../lit.js";

const MOST = 1_000_000;

export class AmountPad extends HTMLElement {
  #points = "";
  /** What the button says. */ label = gettext("好");
  /** @type {number|null} */ max = null;

  connectedCallback() {
    this.#points = "";
    this.#show();
  }

  /** @param {string} key */
  #press(key) {
    const next = key === "⌫" ? this.#points.slice(0, -1) : this.#points + key;
    if (Number(next) <= (this.max ?? MOST)) this.#points = next.replace(/^0+(?=\d)/, "");
    this.#show();
  }

  /** A keyboard works too. @param {KeyboardEvent} event */
  #typed(event) {
    if (/^\d$/.test(event.key)) this.#press(event.key);
    else if (event.key === "Backspace") this.#press("⌫");
    else return;
    event.preventDefault();
  }

  #done() {
    if (this.#points === "") return;
    this.dispatchEvent(new CustomEvent("amount", { detail: Number(this.#points), bubbles: true }));
    this.#points = "";
    this.#show();
  }

  #show() {
    const key = (/** @type {string} */ each) => html`<button type="button" class="chip pad__key" aria-label=${each === "⌫" ? gettext("退一格") : nothing}
      @click=${() => this.#press(each)}>${each}</button>`;
    render(html`<div class="pad" @keydown=${(/** @type {KeyboardEvent} */ event) => this.#typed(event)}>
      <output class="pad__points num" aria-live="polite">${this.#points || "0"}</output>
      ${["1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0", "⌫"].map(key)}
      <button type="button" class="btn btn--primary pad__done" ?disabled=${this.#points === ""} @click=${() => this.#done()}>${this.label}</button>
    </div>`, this);
  }
}

customElements.define("amount-pad", AmountPad);
