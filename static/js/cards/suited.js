/** `<suited-pad>`: a row of suits (and jokers) over the thirteen ranks of the suit chosen. Holds only which suit that is. */

import { gettext } from "../i18n.js";
import { html, nothing, render } from "../table/lit.js";
import { SUITS } from "./kinds.js";
import { back, tile } from "./tile.js";

class SuitedPad extends HTMLElement {
  /** @type {import("./pad.js").PadProps} */ #props;
  #suit = "s";

  set props(props) {
    this.#props = props;
    this.#show();
  }

  #show() {
    const { kinds, label } = this.#props;
    const jokers = kinds.filter(({ suit }) => suit === "");
    render(html`<div class="suited" role="group" aria-label=${label ?? nothing}>
      <div class="suited__suits" role="group" aria-label=${gettext("花色")}>${Object.keys(SUITS).map((suit) => this.#tab(suit))}${jokers.map((kind) => tile(kind, this.#props))}</div>
      <div class="suited__ranks">${kinds.filter(({ suit }) => suit === this.#suit).map((kind) => tile(kind, this.#props))}${back(this.#props)}</div></div>`, this);
  }

  /** @param {string} suit */
  #tab(suit) {
    const choose = () => { this.#suit = suit; this.#show(); };
    return html`<button type="button" class="chip suited__suit suited__suit--${suit}" data-suit=${suit} aria-pressed=${suit === this.#suit} aria-label=${NAMES[suit]()} @click=${choose}>${SUITS[suit]}</button>`;
  }
}

/** @type {Object<string, () => string>} */
const NAMES = { s: () => gettext("黑桃"), h: () => gettext("红桃"), d: () => gettext("方块"), c: () => gettext("梅花") };

customElements.define("suited-pad", SuitedPad);
