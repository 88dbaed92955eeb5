/** `<turn-clock>`: seconds left for the seat whose turn it is; when they are gone it proposes to fold, one tap. */

import { fill, gettext } from "../../i18n.js";
import { html, render } from "../lit.js";

const TICK = 250; // ms

export class TurnClock extends HTMLElement {
  seconds = 0;
  name = "";
  word = "";
  #key = "";
  #ends = 0;
  #timer = 0;

  /** Another turn starts the clock again. @param {string} key */
  set key(key) {
    if (key === this.#key) return;
    this.#key = key;
    this.#ends = Date.now() + this.seconds * 1000;
    if (this.isConnected) this.#show();
  }

  connectedCallback() {
    this.#timer = setInterval(() => this.#show(), TICK);
    this.#show();
  }

  disconnectedCallback() {
    clearInterval(this.#timer);
  }

  #show() {
    const left = Math.max(0, Math.ceil((this.#ends - Date.now()) / 1000));
    const fold = () => this.dispatchEvent(new CustomEvent("fold"));
    render(left ? html`<p class="clock"><span class="num">${fill(gettext("还有 %(n)s 秒"), { n: left })}</span></p>`
      : html`<p class="clock clock--out" role="alert"><span>${gettext("时间到了。")}</span>
        <button type="button" class="btn" @click=${fold}>${this.name} ${this.word}</button></p>`, this);
  }
}

customElements.define("turn-clock", TurnClock);
