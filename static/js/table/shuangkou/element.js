/** `<shuangkou-form>`: a card for each player. Holds only whether the pad is open. */

import { fill, gettext } from "../../i18n.js";
import { frame, showDialogs } from "../dialogs/frame.js";
import "../dialogs/pad.js";
import { html, nothing, render, repeat } from "../lit.js";
import { setLeft } from "./draft.js";
import { player } from "./player.js";

export class ShuangkouForm extends HTMLElement {
  /** @type {import("../types.js").FormProps} */ #props;
  #typing = false;

  set props(props) {
    this.#props = props;
    this.#show();
  }

  /** @param {boolean} open */
  #type(open) {
    this.#typing = open;
    this.#show();
  }

  #show() {
    const { table } = this.#props;
    render(html`<div class="entry-form"><div class="players">
      ${repeat(table.seats, ({ seat }) => seat, (place) => player(place, this.#props, () => this.#type(true)))}
    </div></div>${this.#pad()}`, this);
    showDialogs(this);
  }

  /** The exact number of cards the loser has left. */
  #pad() {
    const { table, draft, page, change } = this.#props;
    const loser = table.seats.find(({ seat }) => seat !== draft.winner);
    if (!this.#typing || !loser) return nothing;
    const given = (/** @type {CustomEvent} */ event) => { this.#type(false); change(setLeft(draft, event.detail)); };
    return frame(fill(gettext("%(name)s还剩几张"), { name: loser.name }), () => this.#type(false),
      html`<amount-pad .label=${gettext("就剩这么多")} .max=${page.deck.dealt} @amount=${given}></amount-pad>`, "sheet-dialog--pad");
  }
}

customElements.define("shuangkou-form", ShuangkouForm);
